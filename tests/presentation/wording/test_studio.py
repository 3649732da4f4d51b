"""What the studio says names what it is about."""

import pytest

from game.presentation.wording import studio
from game.rules.variants import REGISTRY
from game.scenes.switch_rows import GROUPS


@pytest.mark.parametrize("key", REGISTRY)
def test_every_group_of_switches_has_a_page_name_of_its_own(key: str) -> None:
    names = {studio.page_name(parts, REGISTRY[key]) for parts in GROUPS}
    names |= {studio.page_name((part,), REGISTRY[key]) for parts in GROUPS for part in parts}
    assert len(names) == len(GROUPS) + sum(len(parts) for parts in GROUPS if len(parts) > 1) - 1


def test_what_was_done_names_the_rules() -> None:
    for said in (studio.kept("Ours"), studio.forgotten("Ours"), studio.taken("Ours")):
        assert "Ours" in said
        assert said.endswith(".")
    assert studio.taken("")
    assert "rules.txt" in studio.copied("rules.txt")
    assert "clipboard" in studio.copied("")


def test_what_cannot_be_done_says_so() -> None:
    said = {studio.name_missing(), studio.no_clipboard(), studio.nothing_there()}
    assert len(said) == 3
    assert all(text.endswith(".") for text in said)
