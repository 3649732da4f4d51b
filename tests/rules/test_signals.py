"""Signals: what a first bid tells, by the jump, by the step, or to spare the dealer (rules 9)."""

from __future__ import annotations

import pytest

from game.rules.contract_rules import BidsTell
from game.rules.signals import Signal, Tells, signal
from game.rules.state import Call
from game.rules.variant import Variant
from game.rules.variants import REGISTRY
from tests.rules.staging import variant

CARDGAMES, DOUBLE_DECK = REGISTRY["cardgames"], REGISTRY["double_deck"]
JUMPS, STEPS = (variant(CARDGAMES, bids_tell=tell) for tell in (BidsTell.JUMPS, BidsTell.STEPS))
RISING = variant(DOUBLE_DECK, bids_tell=BidsTell.STEPS)
SAVES = variant(CARDGAMES, save_bid=True)


def tells(rules: Variant, *points: int) -> Signal | None:
    """Return what the last of these bids of seats 1, 2, ... tells with seat 0 as dealer; 0 passes."""
    calls = tuple(Call((place + 1) % 4, each or None) for place, each in enumerate(points))
    return signal(rules, 0, calls)


@pytest.mark.parametrize(
    ("rules", "points", "told"),
    [
        (JUMPS, (250,), None),
        (JUMPS, (260,), Signal(Tells.MELDS, 100)),
        (JUMPS, (270,), Signal(Tells.ACES)),
        (JUMPS, (280,), None),
        (JUMPS, (290,), Signal(Tells.RUN)),
        (JUMPS, (250, 260), None),
        (JUMPS, (250, 300), Signal(Tells.RUN)),
        (JUMPS, (0, 250, 280), Signal(Tells.ACES)),
        (JUMPS, (250, 0, 0, 0), None),
        (variant(JUMPS, step="five_units"), (250, 300), None),
        (STEPS, (250,), None),
        (STEPS, (270,), Signal(Tells.MELDS, 200)),
        (STEPS, (250, 270), Signal(Tells.MELDS, 100)),
        (RISING, (52,), Signal(Tells.MELDS, 20)),
        (RISING, (50, 53), Signal(Tells.MELDS, 20)),
        (RISING, (60, 70), None),
        (CARDGAMES, (290,), None),
    ],
)
def test_what_a_first_bid_tells(rules: Variant, points: tuple[int, ...], told: Signal | None) -> None:
    assert tells(rules, *points) == told


def test_a_later_bid_of_the_same_seat_tells_nothing() -> None:
    assert tells(JUMPS, 250, 0, 260, 0, 310) is None


@pytest.mark.parametrize(
    ("rules", "points", "saves"),
    [
        (SAVES, (0, 250), True),
        (SAVES, (0, 260), False),
        (SAVES, (250,), False),
        (SAVES, (0, 0, 250), False),
        (CARDGAMES, (0, 250), False),
    ],
)
def test_the_least_bid_of_the_dealers_partner_spares_the_dealer_and_tells_nothing(
    rules: Variant, points: tuple[int, ...], *, saves: bool
) -> None:
    assert (tells(rules, *points) == Signal(Tells.SAVES)) is saves
