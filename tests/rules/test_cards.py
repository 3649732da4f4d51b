"""Cards, decks and hands."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from game.rules.cards import Card, Deck, Hand, Rank, RankOrder, Suit


def test_single_deck_has_48_cards_two_of_each_face() -> None:
    assert set(Counter(card.face for card in Deck().cards).values()) == {2}
    assert len(Deck().cards) == 48


def test_double_deck_has_80_cards_four_of_each_face_and_no_nines() -> None:
    cards = Deck(copies=4, nines=False).cards
    assert set(Counter(card.face for card in cards).values()) == {4}
    assert len(cards) == 80
    assert not any(card.rank is Rank.NINE for card in cards)


def test_every_card_prints_and_parses_as_itself() -> None:
    for card in Deck(copies=4).cards:
        assert Card.parse(str(card)) is card


def test_two_copies_of_a_face_are_different_cards() -> None:
    assert Card.parse("QS0") is not Card.parse("QS1")
    assert Card.parse("QS0") != Card.parse("QS1")


def test_a_card_that_crossed_a_process_is_the_same_card() -> None:
    card, hand = Card.parse("10D1"), Hand.parse("QS QS JD")
    assert pickle.loads(pickle.dumps((card, hand)))[0] is card  # noqa: S301 - made in this line
    assert pickle.loads(pickle.dumps((card, hand)))[1] == hand  # noqa: S301 - made in this line


@pytest.mark.parametrize("text", ["", "1S", "QX", "S", "Q", "QS0QS", "10"])
def test_text_that_is_no_card_is_refused_by_name(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        Card.parse(text)


def test_cards_and_hands_never_change() -> None:
    with pytest.raises(AttributeError):
        Card.parse("QS").rank = Rank.ACE
    with pytest.raises(AttributeError):
        Hand().cards = ()


def test_hand_is_listed_in_one_order_whatever_it_was_made_from() -> None:
    assert Hand.parse("9S AS QC").cards == Hand.parse("QC 9S AS").cards


def test_hand_refuses_the_same_card_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        Hand.parse("QS0 QS0")
    with pytest.raises(ValueError, match="twice"):
        Hand([Card.parse("QS"), Card.parse("QS")])


def test_hand_gives_up_only_cards_it_holds() -> None:
    hand = Hand.parse("QS QS JD")
    assert hand.without(Card.parse("QS1")) == Hand.parse("QS0 JD0")
    with pytest.raises(ValueError, match="not held"):
        hand.without(Card.parse("AS"))


def test_hand_answers_by_suit_and_face() -> None:
    hand = Hand.parse("QS QS JD 9S")
    assert hand.of_suit(Suit.SPADES) == Hand.parse("9S QS QS").cards
    assert hand.of_face(Rank.QUEEN, Suit.SPADES) == (Card.parse("QS0"), Card.parse("QS1"))
    assert hand.plus(Card.parse("AS")) == Hand.parse("AS QS QS JD 9S")
    assert Card.parse("JD0") in hand
    assert Card.parse("JD1") not in hand


def test_tens_rank_under_the_ace_or_above_the_nine() -> None:
    assert [rank.value for rank in RankOrder.ACE_TEN.ascending] == ["9", "J", "Q", "K", "10", "A"]
    assert [rank.value for rank in RankOrder.ACE_KING.ascending] == ["9", "10", "J", "Q", "K", "A"]
    assert RankOrder.ACE_KING.strength(Rank.TEN) == 1
    assert RankOrder.ACE_TEN.strength(Rank.TEN) == 4
