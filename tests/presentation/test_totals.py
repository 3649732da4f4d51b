"""Meld totals come from the variant's own table, and say what giving cards away costs."""

from dataclasses import replace

import pytest

from game.presentation.totals import before_and_after, counters_in, suit_totals
from game.rules.cards import Card, Hand, Rank, Suit
from game.rules.variant import Phase
from game.rules.view import View
from tests.presentation.moments import moment


def holding(key: str, *codes: str) -> View:
    """A view in the auction of a game with these cards of first copies in hand."""
    ranks = {rank.value: rank for rank in Rank}
    suits = {suit.value: suit for suit in Suit}
    cards = [Card(ranks[code[:-1]], suits[code[-1]], 0) for code in codes]
    return replace(moment(key, Phase.AUCTION), hand=Hand(cards))


def test_four_totals_and_no_fifth() -> None:
    totals = suit_totals(moment("cardgames", Phase.AUCTION))
    assert set(totals) == set(Suit)


@pytest.mark.parametrize(("key", "unit"), [("cardgames", 10), ("kencom", 1), ("double_deck", 1)])
def test_run_counts_only_in_its_own_suit(key: str, unit: int) -> None:
    totals = suit_totals(holding(key, "AS", "10S", "KS", "QS", "JS"))
    assert totals[Suit.SPADES] == 15 * unit
    assert totals[Suit.HEARTS] == 2 * unit


def test_giving_half_a_marriage_away_loses_it() -> None:
    view = replace(holding("cardgames", "KH", "QH", "9C"), trump=Suit.HEARTS)
    king, nine = next(c for c in view.hand if c.rank is Rank.KING), view.hand.cards[0]
    assert before_and_after(view, [king]) == (40, 0)
    assert before_and_after(view, [nine]) == (40, 40)
    assert before_and_after(view, []) == (40, 40)


def test_before_trump_is_named_the_best_suit_is_looked_at() -> None:
    view = holding("cardgames", "KH", "QH", "KS", "QS")
    king = next(card for card in view.hand if card.rank is Rank.KING and card.suit is Suit.HEARTS)
    assert before_and_after(view, []) == (60, 60)
    assert before_and_after(view, [king])[1] < 60


def test_counters_follow_the_scheme_of_the_game() -> None:
    view = holding("auction_250", "AS", "10S", "9S")
    assert counters_in(view, view.hand.cards) == 21
