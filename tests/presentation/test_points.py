"""Points in the scale that the player wants, and money never."""

from itertools import islice

import pytest

from game.presentation.points import Display, converts, in_scale, shown_points, view_in_scale
from game.rules.actions import Bid
from game.rules.cards import Card
from game.rules.contract_events import ContractSet, MeldsLaid
from game.rules.events import DealScored, TrickWon
from game.rules.melds import Meld, MeldKind
from game.rules.variants import REGISTRY
from tests.presentation.wording.rounds import seen as _seen


@pytest.mark.parametrize(
    ("key", "display", "shown"),
    [
        ("cardgames", Display.ONES, 15),
        ("cardgames", Display.TENS, 150),
        ("cardgames", Display.OWN, 150),
        ("double_deck", Display.TENS, 1500),
        ("double_deck", Display.ONES, 150),
        ("two_hand_classic", Display.ONES, 150),
        ("auction_250", Display.ONES, 150),
    ],
)
def test_points_convert_only_where_every_value_does(key: str, display: Display, shown: int) -> None:
    assert shown_points(150, REGISTRY[key], display) == shown


def test_negative_points_convert_like_positive_ones() -> None:
    assert shown_points(-250, REGISTRY["cardgames"], Display.ONES) == -25


def test_a_game_for_stakes_and_a_classic_count_never_convert() -> None:
    assert [key for key, variant in REGISTRY.items() if converts(variant)] == [
        "kencom",
        "auction3_points",
        "cardgames",
        "cardzmania",
        "classic_500",
        "article_20",
        "double_deck",
    ]


def test_events_reasons_and_contracts_are_told_in_the_scale_and_cards_and_seats_stay() -> None:
    rules = REGISTRY["cardgames"]
    queen = Card.parse("QS0")
    melds = MeldsLaid(3, (Meld(MeldKind.PINOCHLE, (queen, Card.parse("JD0")), 40),))
    told = in_scale(melds, rules, Display.ONES)
    assert told == MeldsLaid(3, (Meld(MeldKind.PINOCHLE, (queen, Card.parse("JD0")), 4),))
    scored = DealScored((60, 20), (250, 0), (250, 0), (310, -320), cut=False, points=(310, -320), bidder=1)
    assert in_scale(scored, rules, Display.ONES) == DealScored(
        (6, 2), (25, 0), (25, 0), (31, -32), cut=False, points=(31, -32), bidder=1
    )
    assert in_scale(Bid(320), rules, Display.ONES) == Bid(32)
    assert in_scale(ContractSet(2, 250, held=True), rules, Display.ONES) == ContractSet(2, 25, held=True)


def test_what_does_not_convert_is_told_as_it_is() -> None:
    for key in ("two_hand_classic", "auction_250"):
        event = TrickWon(0, 31, last=False)
        assert in_scale(event, REGISTRY[key], Display.ONES) is event
    assert in_scale(Bid(320), REGISTRY["cardgames"], Display.OWN) == Bid(320)


@pytest.mark.parametrize("key", ["cardgames", "double_deck", "kencom", "auction3_points"])
def test_every_event_of_a_game_can_be_told_in_either_scale(key: str) -> None:
    for event, seen in islice(_seen(key), 0, None, 3):
        for display in Display:
            told = in_scale(event, seen.variant, display)
            assert type(told) is type(event)
            assert view_in_scale(seen, display).variant == seen.variant
