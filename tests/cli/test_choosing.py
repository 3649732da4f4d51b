"""A game is chosen with the rules that are changed, or it is said why that cannot be."""

import pytest

from game.cli.choosing import NoSuchGameError, chosen
from game.rules.switches import with_switch
from game.rules.variants import REGISTRY


@pytest.mark.parametrize("key", REGISTRY)
def test_nothing_changed_is_the_preset(key: str) -> None:
    assert chosen(key, ()) == REGISTRY[key]


def test_rules_are_changed_in_their_order() -> None:
    double = with_switch(with_switch(REGISTRY["classic_500"], "copies", 4), "passed", 0)
    assert chosen("classic_500", (("copies", "4"), ("passed", "0"))) == double
    assert chosen("classic_500", (("passed", "0"), ("copies", "4"))).passing.passed == 4


@pytest.mark.parametrize(
    ("key", "change", "words"),
    [
        ("cardgames", ("seats", "3"), ("seats", "passed", "target")),
        ("two_hand_classic", ("comet", "on"), ("comet", "rank_order")),
        ("auction_250", ("seats", "many"), ("seats", "3, 4")),
        ("cardgames", ("minimum", "51"), ("minimum", "250")),
    ],
)
def test_what_cannot_be_names_what_can(key: str, change: tuple[str, str], words: tuple[str, ...]) -> None:
    with pytest.raises(NoSuchGameError) as caught:
        chosen(key, (change,))
    assert all(word in str(caught.value) for word in words)


def test_rules_that_clash_are_refused() -> None:
    with pytest.raises(NoSuchGameError, match="Declaring out"):
        chosen("two_hand_classic", (("target_check", "immediate"),))
