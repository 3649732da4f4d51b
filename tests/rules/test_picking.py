"""What is wrong with a choice of cards, whatever they are for."""

from __future__ import annotations

from game.rules.picking import why_not_cards
from game.rules.reasons import Reason, Refusal
from tests.rules.staging import cards

HELD = cards("AS KS QS JS 9S")


def test_so_many_different_held_cards_are_right() -> None:
    assert why_not_cards(HELD[:3], HELD, 3) is None


def test_the_first_fault_is_named() -> None:
    (foreign,) = cards("AH")
    assert why_not_cards((foreign, *HELD[:2]), HELD, 3) == Reason(Refusal.NOT_HELD, (foreign,))
    assert why_not_cards((HELD[0], HELD[0], HELD[1]), HELD, 3) == Reason(Refusal.CARD_TWICE, (HELD[0],))
    for count in (0, 2, 4):
        assert why_not_cards(HELD[:count], HELD, 3) == Reason(Refusal.WRONG_COUNT, points=3)
