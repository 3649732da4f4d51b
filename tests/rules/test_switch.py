"""A switch by itself: what it is set to, what can be chosen, and its text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.switch import Part, Switch, Value, always, decode, encode, no_value
from game.rules.variant import Heading, Variant
from game.rules.variants import REGISTRY

RULES = REGISTRY["cardgames"]
HEADING = Switch("heading", "play", Part.PLAYOFF, tuple(Heading))


def test_a_switch_reads_and_sets_its_field() -> None:
    assert HEADING.get(RULES) is Heading.ALWAYS
    assert HEADING.set(RULES, Heading.NEVER).play.heading is Heading.NEVER
    assert always(RULES)
    assert not no_value(RULES, Heading.NEVER)


def test_foreign_values_cannot_be_set_and_pointless_ones_are_not_offered() -> None:
    def is_never(_: Variant, value: Value) -> bool:
        return value is Heading.NEVER

    foreign, pointless = replace(HEADING, foreign=is_never), replace(HEADING, pointless=is_never)
    assert Heading.NEVER not in foreign.valid(RULES)
    assert Heading.NEVER in pointless.valid(RULES)
    assert Heading.NEVER not in pointless.choices(RULES)


def test_values_are_written_as_words() -> None:
    assert [encode(value) for value in (True, False, 4, Heading.NEVER)] == ["on", "off", "4", "never"]
    assert decode(HEADING, "always") is Heading.ALWAYS
    with pytest.raises(ValueError, match="heading cannot be 'maybe'"):
        decode(HEADING, "maybe")
