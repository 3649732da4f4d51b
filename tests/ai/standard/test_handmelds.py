"""Picking the melds of a whole hand: none is missed, the dearest comes first."""

from __future__ import annotations

from functools import reduce

import pytest

from game.ai.choice import Motive
from game.ai.levels import LEVELS
from game.rules.actions import DeclareMeld, EndMelding
from game.rules.engine import decide, evolve, view
from game.rules.hand_melds import Melding
from game.rules.keeping import meld_points
from game.rules.laying import melding_cards
from game.rules.melds import MeldKind
from game.rules.state import State
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from game.rules.whole_hands import melds_of, points_in
from tests.ai.sitting import asked, sit, why
from tests.rules.staging import variant

RULES = variant(REGISTRY["cardgames"], melding=Melding.MANUAL)
HAND = "AS 10S KS QS JS JD QH KH 9S KD KC 10C"


def test_the_dearest_meld_comes_first_and_the_end_when_nothing_is_left() -> None:
    choice = asked(sit(HAND, phase=Phase.MELDS, rules=RULES))
    assert isinstance(choice.action, DeclareMeld)
    assert choice.action.kind is MeldKind.RUN
    assert (why(choice), choice.reasons[0].points) == (Motive.BEST_MELD, 150)
    end = asked(sit("AS AH 10H JH JC 9C 9C 9D 9D 10D 10C QD", phase=Phase.MELDS, rules=RULES))
    assert end.action == EndMelding()
    assert why(end) is Motive.NOTHING_TO_MELD


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_misses_a_meld(level: str) -> None:
    state: State = sit(HAND, phase=Phase.MELDS, rules=RULES)
    best = points_in(melds_of(melding_cards(state, 0), state.trump, RULES))
    while state.to_act == 0:
        action = LEVELS[level].choose(view(state, 0), 1).action
        state = reduce(evolve, decide(state, 0, action), state)
    assert best == 150 + 40 + 20 + 80 + 10 == meld_points(state.picked, 4)[0]
