"""Table: two-hand positions on bits, written in the signs of cards."""

from __future__ import annotations

from random import Random
from typing import Any

from game.ai.expert.duel.worlds import Known
from game.ai.kernel.duel.deal import Deal
from game.rules.cards import Card, Suit
from game.rules.engine import view
from game.rules.state import State
from tests.ai.asking import midway


def dealt(state: State, seed: int = 0) -> tuple[Known, Deal]:
    """Return what seat 0 knows, and a deal in which hidden cards lie anywhere."""
    known = Known(view(state, 0), 0, state.trump or Suit.SPADES)
    return known, known.world(Random(seed))


def at(hand: str, **setting: Any) -> tuple[Known, Deal]:  # noqa: ANN401 - as `midway` takes it
    """Return the same of a position set up card by card."""
    return dealt(midway(hand, **setting))


def named(known: Known, text: str) -> int:
    """Return the bits of all copies of these faces."""
    return sum(3 << known.bit[Card.parse(f"{word}0")] for word in text.split())
