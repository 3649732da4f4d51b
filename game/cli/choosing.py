"""Choosing a game on the command line: a preset, and the rules of it that are changed."""

from __future__ import annotations

from collections.abc import Iterable

from game.presentation.wording import _
from game.presentation.wording.switches import conflict
from game.rules.seats import side_of
from game.rules.switches import SWITCHES, conflicts, decode, encode, with_switch
from game.rules.variant import Variant
from game.rules.variants import REGISTRY


class NoSuchGameError(ValueError):
    """The rules cannot be changed so; the text tells a player why, and what is valid."""


def chosen(key: str, changes: Iterable[tuple[str, str]]) -> Variant:
    """Return the preset with these switches set, in this order; raises NoSuchGameError."""
    variant = REGISTRY[key]
    for name, text in changes:
        variant = _changed(variant, name, text)
    clash = conflicts(variant)
    if clash:
        raise NoSuchGameError(conflict(clash[0]))
    return variant


def by_seat(levels: tuple[str, ...], rules: Variant) -> tuple[str, ...] | None:
    """Return a level for each seat, from one for all, for each side or for each seat; None for others."""
    if len(levels) == 1:
        return levels * rules.seats
    if len(levels) == rules.sides:
        return tuple(levels[side_of(rules, seat)] for seat in range(rules.seats))
    return levels if len(levels) == rules.seats else None


def _changed(variant: Variant, name: str, text: str) -> Variant:
    known = {switch.key: switch for switch in SWITCHES if switch.applies(variant)}
    if name not in known:
        raise NoSuchGameError(
            _("{text} is no rule of this game; there are {rules}").format(
                text=repr(name), rules=", ".join(known)
            )
        )
    values = known[name].valid(variant)
    if text not in map(encode, values):
        raise NoSuchGameError(
            _("{rule} cannot be {text}; valid are {values}").format(
                rule=name, text=repr(text), values=", ".join(map(encode, values))
            )
        )
    return with_switch(variant, name, decode(known[name], text))
