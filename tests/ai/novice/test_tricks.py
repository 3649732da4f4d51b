"""Greedy tricks: high cards win and lead, low ones go, and nothing is given away for nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.ai.choice import Choice, Motive
from game.ai.novice.tricks import play
from game.rules.actions import PlayCard
from game.rules.engine import view
from game.rules.variants import REGISTRY
from game.rules.view import View
from tests.ai import asking
from tests.ai.sitting import CLASSIC_500, STAKES, allowed, seen, sit

ELEVENS = REGISTRY["bicycle_auction"]


def chooses(hand: str, **setting: Any) -> Choice:  # noqa: ANN401 - as `sit` takes it
    mine = seen(sit(hand, **{"rules": CLASSIC_500, "bidder": 1, **setting}))
    choice = play(mine, 0)
    assert allowed(mine, choice.action)
    return choice


def played(hand: str, **setting: Any) -> tuple[str, Motive]:  # noqa: ANN401 - as `sit` takes it
    return _told(chooses(hand, **setting))


def in_stock(hand: str, led: str) -> tuple[str, Motive]:
    return _told(play(view(asking.midway(hand, led=led), 0), 0))


def _told(choice: Choice) -> tuple[str, Motive]:
    assert isinstance(choice.action, PlayCard)
    return choice.action.card.face, choice.reasons[0].code


@pytest.mark.parametrize(
    ("hand", "bidder", "card"),
    [("AS KH 9D", 0, "AS"), ("AS AH 9D", 0, "AH"), ("AS KH 9D", 1, "KH"), ("AS 9S", 1, "AS")],
)
def test_highest_card_is_led_but_no_trump_for_the_bidder(hand: str, bidder: int, card: str) -> None:
    assert played(hand, bidder=bidder) == (card, Motive.LEADS_HIGHEST)


def test_a_trick_is_taken_with_the_highest_card_of_the_suit_while_others_follow() -> None:
    assert played("AH 10H 9H KD", led="KH") == ("AH", Motive.TAKES_HIGH)


def test_who_plays_last_takes_the_trick_with_the_lowest_card_that_does() -> None:
    assert played("AH 10H 9H KD", led="KH QH JH") == ("10H", Motive.WINS_CHEAPLY)


def test_lowest_trump_takes_a_suit_that_is_void() -> None:
    assert played("AS 10S 9S KD", led="KH") == ("9S", Motive.WINS_CHEAPLY)


def test_lowest_plain_card_goes_on_a_lost_trick() -> None:
    assert played("AD KC 9C", led="AH 9H 9H", trump="S") == ("9C", Motive.THROWS_LOWEST)


def test_sure_trick_of_the_partner_gets_the_king_and_the_ten_is_kept() -> None:
    assert played("10H KH QH", led="9H AH JH") == ("KH", Motive.FEEDS_PARTNER)


def test_partner_gets_the_points_of_a_ten_where_it_counts_more_and_no_ace_is_spent_on_it() -> None:
    assert played("AH 10H KH", rules=ELEVENS, led="9H AH JH") == ("10H", Motive.FEEDS_PARTNER)
    assert played("AH JH", led="9H AH JH") == ("JH", Motive.PARTNER_WINS)


def test_partner_who_may_still_be_trumped_gets_nothing() -> None:
    assert played("10H KH 9H", led="AH JH") == ("9H", Motive.PARTNER_WINS)


def test_low_card_of_the_partner_is_beaten() -> None:
    assert played("AH 9H", led="QH JH") == ("AH", Motive.TAKES_HIGH)


def test_other_defender_is_a_partner_where_the_deal_is_played_for_stakes() -> None:
    assert played("10H KH 9H", rules=STAKES, led="9H AH", bidder=1)[1] is Motive.FEEDS_PARTNER


def test_trick_of_the_stock_is_taken_as_cheaply_as_it_can_be() -> None:
    hand = "AH 10H 9H KD QD JD 9C 9C JC QC KC 9D"
    assert in_stock(hand, "KH") == ("10H", Motive.WINS_CHEAPLY)


def test_no_trump_is_spent_on_a_trick_of_the_stock_that_counts_nothing() -> None:
    hand = "AS KS 9S KD QD JD 9C JC QC KC 9D AD"
    assert in_stock(hand, "9H")[0] == "9D"
    assert in_stock(hand, "AH") == ("9S", Motive.WINS_CHEAPLY)


@pytest.mark.parametrize("led", ["", "KH", "9H AH JH"])
def test_what_was_played_before_is_forgotten(led: str) -> None:
    mine = seen(sit("AS 10H KH QH 9D", led=led, gone="AH AH 10H KC KC", bidder=1))
    assert mine.tricks
    assert play(_forgotten(mine), 3) == play(mine, 3)


def _forgotten(mine: View) -> View:
    return replace(mine, tricks=(), known=((),) * mine.variant.seats, melds=(), trick_points=(0,) * 4)
