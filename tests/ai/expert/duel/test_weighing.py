"""Weighing: actions are compared in the same worlds, and what is plainly better is found."""

from __future__ import annotations

from game.ai.expert.duel.stakes import Stakes
from game.ai.expert.duel.weighing import ROUNDS, StockAction, weighed
from game.rules.actions import DeclareMeld, Draw, PlayCard
from game.rules.engine import view
from game.rules.state import State
from game.rules.variant import Phase
from tests.ai.asking import midway
from tests.ai.kernel.duel.table import dealt


def means(state: State, seed: int = 1) -> dict[StockAction, float]:
    seen = view(state, 0)
    known, _ = dealt(state)
    actions = [action for action in seen.legal if isinstance(action, StockAction)]
    return weighed(known, Stakes(seen, 0), actions, seed)


def test_a_run_is_worth_more_than_drawing() -> None:
    found = means(midway("AS 10S KS QS JS 9C 9C JC JC 9H 9H", phase=Phase.MELD_WINDOW, tricks=2, upcard="9S"))
    best = max(found, key=lambda action: found[action])
    assert isinstance(best, DeclareMeld)
    assert found[best] > found[Draw()] + 40


def test_half_of_a_meld_on_its_way_is_not_thrown() -> None:
    found = means(midway("AS 10S KS QS 9C AH AD 9H JH QC KD 9D", tricks=6))
    by_face = {action.card.face: worth for action, worth in found.items() if isinstance(action, PlayCard)}
    assert by_face["9C"] > max(by_face["KS"], by_face["QS"], by_face["10S"])


def test_the_same_seed_weighs_the_same_and_only_so_many_actions() -> None:
    state = midway("AS 10S KS QS 9C AH JH QH KC QC 10D 9D")
    assert means(state) == means(state)
    assert means(state) != means(state, seed=2)
    assert len(means(state)) == ROUNDS[0][0]
