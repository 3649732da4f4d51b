"""An action is the same however it was picked."""

from __future__ import annotations

from itertools import permutations

from game.rules.actions import DeclareMeld
from game.rules.melds import MeldKind
from tests.rules.staging import after, cards, position


def test_a_meld_is_recognised_in_whatever_order_its_cards_were_picked() -> None:
    run = cards("AS 10S KS QS JS")
    orders = {DeclareMeld(MeldKind.RUN, order) for order in permutations(run)}
    assert orders == {DeclareMeld(MeldKind.RUN, run)}
    assert orders.pop().cards == run


def test_a_pinochle_is_laid_queen_first_or_jack_first() -> None:
    for order in permutations(cards("QS JD")):
        state = after(position("QS JD", trump="H"), (0, DeclareMeld(MeldKind.PINOCHLE, order)))
        assert state.melds[0].meld.points == 40
