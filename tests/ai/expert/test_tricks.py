"""The open trick of a view, played on and searched in sampled worlds."""

from random import Random

import pytest

from game.ai.expert.facts import learned
from game.ai.expert.tricks import Tricks
from game.ai.expert.worlds import sampled
from game.rules.actions import PlayCard
from game.rules.variant import Phase
from tests.ai.expert.dealing import deal, views


@pytest.mark.parametrize(
    ("key", "two_sided"),
    [
        ("kencom", True),
        ("three_hand", False),
        ("cardgames", True),
        ("auction_250", True),
        ("auction3_points", False),
    ],
)
def test_there_are_two_sides_where_everybody_is_with_or_against_somebody(
    key: str, *, two_sided: bool
) -> None:
    assert Tricks(learned(next(views(key, Phase.PLAYOFF)))).two_sided is two_sided


@pytest.mark.parametrize("key", ["kencom", "cardgames", "double_deck", "auction_250"])
def test_the_last_card_is_worth_the_same_played_on_and_searched(key: str) -> None:
    view = next(view for view in views(key, Phase.PLAYOFF) if len(view.hand) == 1)
    facts = learned(view)
    tricks = Tricks(facts)
    place = next(facts.code.place[action.card] for action in view.legal if isinstance(action, PlayCard))
    for world in sampled(facts, 3, Random(1)):
        searched = tricks.searched(world, 100)
        assert searched is not None
        assert searched[place] == tricks.played_on(world, place)


def test_the_search_is_given_up_when_it_takes_too_many_nodes() -> None:
    view = next(view for view in views("cardgames", Phase.PLAYOFF) if len(view.hand) == 6)
    facts = learned(view)
    assert Tricks(facts).searched(sampled(facts, 1, Random(1))[0], 2) is None


def test_the_search_values_every_card() -> None:
    for each in deal("cardgames", 5):
        view = each.view
        if view.phase is Phase.PLAYOFF and len(view.hand) == 2 and not view.plays:
            facts = learned(view)
            world = sampled(facts, 1, Random(2))[0]
            searched = Tricks(facts).searched(world, 10_000)
            assert searched is not None
            assert set(searched) == {facts.code.place[card] for card in view.hand}
