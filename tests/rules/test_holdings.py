"""Cards go into a hand, out of it and onto the table, and are in one place only."""

from __future__ import annotations

from dataclasses import replace

from game.rules.cards import Hand
from game.rules.engine import begin
from game.rules.holdings import put, seen_only, with_cards, with_laid, without_cards
from game.rules.variants import REGISTRY
from tests.rules.staging import cards

STATE = replace(begin(REGISTRY["cardgames"]), hands=(Hand(), Hand.parse("AS KS QS"), Hand(), Hand()))
ACE, KING, QUEEN = cards("AS KS QS")


def test_added_cards_are_known_only_when_everybody_saw_them() -> None:
    (heart,) = cards("AH")
    hidden, shown = with_cards(STATE, 1, [heart]), with_cards(STATE, 1, [heart], known=True)
    assert heart in hidden.hands[1]
    assert hidden.known[1] == ()
    assert shown.known[1] == (heart,)


def test_cards_leave_hand_table_and_what_is_known() -> None:
    laid = with_laid(with_cards(STATE, 1, [], known=True), 1, [KING])
    known = replace(laid, known=put(laid.known, 1, (ACE,)))
    left = without_cards(known, 1, [ACE, KING])
    assert left.hands[1] == Hand([QUEEN])
    assert left.table[1] == left.known[1] == ()


def test_laid_cards_lie_on_the_table_once() -> None:
    laid = with_laid(with_laid(STATE, 1, [KING, QUEEN]), 1, [QUEEN, ACE, ACE])
    assert laid.table[1] == (KING, QUEEN, ACE)
    assert laid.hands[1] == Hand()


def test_small_helpers() -> None:
    assert put((1, 2, 3), 1, 9) == (1, 9, 3)
    assert seen_only((ACE, None, KING)) == (ACE, KING)
