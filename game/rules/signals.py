"""Signals: what a seat's first bid tells everybody about its hand, where tables agree on that (rules 9)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from game.rules.contract_rules import BidsTell, Step
from game.rules.ladder import rungs
from game.rules.seats import in_play, partner_of
from game.rules.state import Call
from game.rules.variant import Variant

_UNITS_A_STEP = 10
_UNIT_STEPS_UP_TO = 60
_RUN, _ACES, _MELDS = 5, 3, 2


class Tells(Enum):
    """What a bid tells: a run, aces of all four suits, so many points in melds, or nothing but a favour."""

    RUN = "run"
    ACES = "aces"
    MELDS = "melds"
    SAVES = "saves"


@dataclass(frozen=True, slots=True)
class Signal:
    """What a bid tells; `points` of melds at least, in the variant's scale, where it is about melds."""

    tells: Tells
    points: int = 0


def signal(variant: Variant, dealer: int, calls: tuple[Call, ...]) -> Signal | None:
    """Return what the last of these calls of an auction tells, None where it is only a bid."""
    *before, last = calls
    if last.points is None or any(call.seat == last.seat for call in before):
        return None
    highest = max((call.points or 0 for call in before), default=0)
    if not highest and _saves(variant, dealer, last):
        return Signal(Tells.SAVES)
    floor = highest or variant.auction.minimum - variant.scale.unit
    return _jump(variant, floor, last.points)


def _saves(variant: Variant, dealer: int, call: Call) -> bool:
    """Say whether the dealer, who would be held to a bid, is spared that by the partner's least bid."""
    least = call.points == variant.auction.minimum
    return (
        variant.auction.save_bid and least and partner_of(variant, in_play(variant, dealer)[-1]) == call.seat
    )


def _jump(variant: Variant, floor: int, points: int) -> Signal | None:
    """Return what it tells to bid so much over what stands, with bids in between left out."""
    rules, unit = variant.auction, variant.scale.unit
    left_out = sum(floor < rung < points for rung in rungs(rules, variant.scale))
    if not left_out:
        return None
    match rules.bids_tell:
        case BidsTell.NOTHING:
            return None
        case BidsTell.JUMPS:
            jumps = {_RUN: Signal(Tells.RUN), _ACES: Signal(Tells.ACES)}
            jumps[_MELDS] = Signal(Tells.MELDS, _UNITS_A_STEP * unit)
            return jumps.get((points - floor) // unit)
        case BidsTell.STEPS:
            coarse = rules.step is Step.RISING and points > _UNIT_STEPS_UP_TO * unit
            return None if coarse else Signal(Tells.MELDS, left_out * _UNITS_A_STEP * unit)
        case _:
            assert_never(rules.bids_tell)
