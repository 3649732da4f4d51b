"""Estimates: what a hand promises grows with what it holds."""

from __future__ import annotations

import pytest

from game.ai.standard import estimate
from game.ai.standard.estimate import Company, chance, company, melds, nameable, prospect, prospects, tricks
from game.rules.cards import Suit
from game.rules.variants import REGISTRY
from tests.ai.sitting import CARDGAMES, CLASSIC_500, DOUBLE_DECK
from tests.rules.staging import cards, variant

HAND = "AS 10S KS QS 9S AH 10H JD 9D QC JC 9H"


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("kencom", Company.TWO),
        ("auction_300", Company.THREE),
        ("three_hand", Company.THREE),
        ("bicycle_auction", Company.PARTNERS),
        ("cardgames", Company.PASSING_PARTNERS),
        ("double_deck", Company.DOUBLE),
    ],
)
def test_every_game_has_the_company_it_is_played_in(key: str, expected: Company) -> None:
    assert company(REGISTRY[key]) is expected


def test_passing_with_eighty_cards_is_a_company_of_its_own() -> None:
    assert company(variant(CLASSIC_500, copies=4)) is Company.PASSING_DOUBLE


def test_scales_change_points_and_not_estimates() -> None:
    hand = cards(HAND)
    assert melds(hand, Suit.SPADES, CARDGAMES) == 10 * melds(hand, Suit.SPADES, CLASSIC_500)
    tens, ones = prospect(hand, Suit.SPADES, CARDGAMES), prospect(hand, Suit.SPADES, CLASSIC_500)
    assert tens == ones


@pytest.mark.parametrize(("less", "more"), [("9H", "AS"), ("9H", "9S"), ("9H", "AD"), ("9H", "JS")])
def test_aces_trumps_and_parts_of_a_run_make_a_hand_worth_more(less: str, more: str) -> None:
    before = prospect(cards(HAND), Suit.SPADES, CARDGAMES).total
    after = prospect(cards(HAND.replace(less, more, 1)), Suit.SPADES, CARDGAMES).total
    assert after > before


def test_too_few_trumps_cost_what_a_marriage_brings() -> None:
    promised = prospect(cards("KD QD AH 10H 10H JH 9H AC 9C 9S JS JH"), Suit.DIAMONDS, CARDGAMES)
    assert estimate.short(promised.trumps) > promised.meld


def test_suits_come_in_the_order_of_their_promise_and_unnameable_ones_last() -> None:
    totals = [each.total for each in prospects(cards(HAND), CARDGAMES)]
    assert totals == sorted(totals, reverse=True)
    few = cards("AS AS AS KS KS AH AH AH KH AD AD KD KD KD AC AC AC KC QC 10C")
    assert prospects(few, DOUBLE_DECK)[0].trump is Suit.CLUBS


@pytest.mark.parametrize(
    ("needs", "trumps", "allowed"),
    [
        ("nothing", "9S", True),
        ("marriage", "KS QS", True),
        ("marriage", "KS AS", False),
        ("run", "AS 10S KS QS JS", True),
        ("run", "AS 10S KS QS", False),
        ("dix", "9S", True),
        ("dix", "KS", False),
    ],
)
def test_a_suit_may_be_named_with_what_the_rules_ask_for(needs: str, trumps: str, *, allowed: bool) -> None:
    assert nameable(cards(trumps), variant(CARDGAMES, trump_needs=needs)) is allowed


def test_chances_are_even_for_what_is_expected_and_fall_with_what_is_missing() -> None:
    assert chance(0, 5) == 0.5
    assert chance(-50, 5) > 0.99
    assert chance(5, 5) < chance(1, 5) < 0.5


def test_estimates_of_tricks_stay_inside_what_there_is() -> None:
    weak = cards("9S 9H JH QH 9D JD QD 9C JC QC 10C KD")
    strong = cards("AS AS 10S 10S KS KS QS AH AH AD AC AC")
    assert 0 < tricks(weak, Suit.DIAMONDS, CARDGAMES) < tricks(strong, Suit.SPADES, CARDGAMES)
    assert estimate.led_spread(CARDGAMES) < estimate.dealt_spread(CARDGAMES)


def test_little_meld_counts_against_a_hand_where_little_may_not_be_laid() -> None:
    hand = cards("AS AS 10S JS AH AH AH 10H JH JH JC JC")
    free = variant(DOUBLE_DECK, min_meld=0)
    assert prospect(hand, Suit.HEARTS, DOUBLE_DECK).total < prospect(hand, Suit.HEARTS, free).total
