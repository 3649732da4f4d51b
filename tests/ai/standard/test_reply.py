"""Replies: how likely a lead is taken."""

from __future__ import annotations

from dataclasses import replace

from game.ai.standard.reply import taken_chance
from game.rules.cards import Card
from tests.ai.asking import midway, sight

HAND = "AS 9S AH 10H 9H AD 9D JC 9C KD QD QC"


def test_nothing_takes_the_trump_ace() -> None:
    assert taken_chance(sight(midway(HAND)), Card.parse("AS0")) == 0


def test_lower_cards_of_a_suit_are_taken_more_often() -> None:
    seen = sight(midway(HAND))
    ace, ten, nine = (taken_chance(seen, Card.parse(card)) for card in ("AH0", "10H0", "9H0"))
    assert 0 < ace < ten
    assert 0 < ace < nine < 1


def test_a_known_ace_takes_a_ten_more_surely_than_an_unseen_one() -> None:
    state, ten, ace = midway(HAND, stock="AH"), Card.parse("10H0"), Card.parse("AH1")
    shown = replace(state, table=((), (ace,)))
    assert taken_chance(sight(shown), ten) > taken_chance(sight(state), ten)
