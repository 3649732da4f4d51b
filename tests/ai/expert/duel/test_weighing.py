"""Weighing: actions are compared in the same worlds, and what is plainly better is found."""

from __future__ import annotations

import pytest

from game.ai.expert.duel import weighing
from game.ai.expert.duel.stakes import Stakes
from game.ai.expert.duel.weighing import StockAction, Tally, weighed
from game.rules.actions import DeclareMeld, Draw, PlayCard
from game.rules.engine import view
from game.rules.state import State
from game.rules.variant import Phase
from tests.ai.asking import midway
from tests.ai.kernel.duel.table import dealt


def means(state: State, seed: int = 1) -> dict[StockAction, float]:
    seen = view(state, 0)
    known, _ = dealt(state)
    priors = dict.fromkeys((action for action in seen.legal if isinstance(action, StockAction)), 0.0)
    return weighed(known, Stakes(seen, 0), priors, seed)


def test_a_run_is_worth_more_than_drawing() -> None:
    found = means(midway("AS 10S KS QS JS 9C 9C JC JC 9H 9H", phase=Phase.MELD_WINDOW, tricks=2, upcard="9S"))
    best = max(found, key=lambda action: found[action])
    assert isinstance(best, DeclareMeld)
    assert found[best] > found[Draw()] + 40


def test_what_a_marriage_needs_is_not_thrown_while_it_waits_for_a_window(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(weighing, "ROUNDS", ((6, 8), (3, 16)))
    found = means(midway("KS QS AS 10S 9C AH AD 9H JH QC KD 9D", tricks=6))
    best = max(found, key=lambda action: found[action])
    assert isinstance(best, PlayCard)
    assert best.card.face not in {"KS", "QS"}


def test_rule_of_thumb_counts_until_the_worlds_know_better() -> None:
    tally = Tally(prior=500.0)
    assert tally.judged() == 500
    for number in range(4):
        tally.add(-2000 if number % 2 else 1000)
    assert -500 < tally.judged() < 500
    for number in range(4000):
        tally.add(-2000 if number % 2 else 1000)
    assert -510 < tally.judged() < -450


def test_the_same_seed_weighs_the_same_and_only_so_many_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "ROUNDS", ((5, 3), (2, 3)))
    state = midway("AS 10S KS QS 9C AH JH QH KC QC 10D 9D")
    assert means(state) == means(state)
    assert means(state) != means(state, seed=2)
    assert len(means(state)) == 5
