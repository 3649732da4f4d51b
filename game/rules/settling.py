"""Settling: what a deal played for stakes pays, and the kitty (rules 5.5, 5.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from game.rules.cards import Suit
from game.rules.contract_events import KittyAnted, KittyDivided
from game.rules.contract_rules import StakeScale, StakesRules
from game.rules.contracts import made
from game.rules.endings import REDEALT, Cause, Ending, Payment, Settlement
from game.rules.state import Contract
from game.rules.sums import Sums
from game.rules.variant import Variant

_TIER, _FIRST = 50, 300
_BONUS_FROM = 350
_SCA_BONUS = (2, 3, 5, 7, 10, 13, 17, 21, 25, 30)
_HOYLE = (3, 3, 5, 10, 15, 20, 25, 30)
_LINEAR = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11)


def stake(rules: StakesRules, bid: int) -> int:
    """Return the units that a bid is played for, without the trump suit (rules 5.6)."""
    step = (bid - _FIRST) // _TIER
    match rules.stakes:
        case StakeScale.DOUBLING:
            return 1 << max(0, (bid - rules.doubling_base) // _TIER)
        case StakeScale.STEPS:
            return 1 if step <= 0 else 2 * step
        case StakeScale.LINEAR:
            return _at(_LINEAR, step + 1)
        case StakeScale.BONUS:
            return _at(_SCA_BONUS, step + 1)
        case StakeScale.HOYLE:
            return _at(_HOYLE, step + 1)
        case _:
            assert_never(rules.stakes)


def factor(rules: StakesRules, trump: Suit | None) -> int:
    """Return how many times the stake a trump suit is played for."""
    if trump is Suit.SPADES and rules.spades_double:
        return 2
    return 3 if trump is Suit.HEARTS and rules.hearts_triple else 1


def settlement(sums: Sums) -> Settlement:
    """Return how the deal is paid; it sums to zero over the seats and the kitty."""
    if sums.contract is None or sums.ending in REDEALT:
        return Settlement(0, (), sums.kitty)
    rules = sums.variant.stakes
    base = stake(rules, sums.contract.points)
    conceded = sums.ending in (Ending.CONCEDED, Ending.THROWN_IN_UNSEEN)
    units = base if conceded else base * factor(rules, sums.trump)
    payments = tuple(_payments(sums, sums.contract, units))
    gained = sum(each.units for each in payments if each.payee is None)
    spent = sum(each.units for each in payments if each.payer is None)
    return Settlement(units, payments, sums.kitty + gained - spent)


def balances(settled: Settlement, seats: int) -> tuple[int, ...]:
    """Return what each seat gained or lost."""
    points = [0] * seats
    for each in settled.payments:
        if each.payee is not None:
            points[each.payee] += each.units
        if each.payer is not None:
            points[each.payer] -= each.units
    return tuple(points)


def anted(variant: Variant, kitty: int, scores: tuple[int, ...]) -> tuple[KittyAnted, ...]:
    """Return the antes of all seats when the kitty is empty at the start of a deal."""
    ante = variant.stakes.ante
    if not variant.stakes.paid or not ante or kitty:
        return ()
    return (KittyAnted(ante, ante * len(scores), tuple(score - ante for score in scores)),)


def divided(kitty: int, scores: tuple[int, ...], last_made: int | None) -> tuple[KittyDivided, ...]:
    """Return how the kitty goes back at the end of the match (rules 5.6b)."""
    if not kitty:
        return ()
    share, rest = divmod(kitty, len(scores))
    shares = tuple(share + (rest if seat == (last_made or 0) else 0) for seat in range(len(scores)))
    return (KittyDivided(shares, tuple(map(sum, zip(scores, shares, strict=True)))),)


def _at(row: tuple[int, ...], index: int) -> int:
    return row[min(max(index, 0), len(row) - 1)]


def _payments(sums: Sums, contract: Contract, units: int) -> Iterator[Payment]:
    rules, bidder = sums.variant.stakes, contract.seat
    others = [seat for seat in range(sums.variant.seats) if seat != bidder]
    if sums.ending is Ending.THROWN_IN_UNSEEN:
        yield Payment(bidder, None, units, Cause.THROWN_IN)
    elif made(sums):
        yield from (Payment(seat, bidder, units, Cause.MADE) for seat in others)
        bonus = min(rules.kitty_bonus or units, sums.kitty)
        if contract.points >= _BONUS_FROM and bonus:
            yield Payment(None, bidder, bonus, Cause.KITTY_BONUS)
    else:
        conceded = sums.ending is Ending.CONCEDED
        cause, lost = (Cause.SINGLE_BETE, units) if conceded else (Cause.DOUBLE_BETE, 2 * units)
        yield from (Payment(bidder, seat, lost, cause) for seat in others)
        if rules.loser_pays_kitty:
            yield Payment(bidder, None, lost, cause)
