"""Scoring: melds and tricks so far, how they are rounded, and what the end of a deal decides."""

from __future__ import annotations

from typing import assert_never

from game.rules.events import ClaimCounted, DealScored, Event, MatchWon, TargetRaised
from game.rules.state import LaidMeld, State, Trick
from game.rules.variant import BothOver, MatchFormat, Rounding, TargetCheck, Tie


def rounded(points: int, rounding: Rounding) -> int:
    """Return one player's trick points as the count scores them (rules 1.7)."""
    match rounding:
        case Rounding.BICYCLE:
            return (points + 3) // 10 * 10
        case Rounding.NEAREST10:
            return (points + 5) // 10 * 10
        case Rounding.NONE:
            return points
        case _:
            assert_never(rounding)


def meld_points(melds: tuple[LaidMeld, ...], seats: int) -> tuple[int, ...]:
    """Return each seat's points for melds and dix, a turned nine included."""
    points = [0] * seats
    for laid in melds:
        points[laid.seat] += laid.meld.points
    return tuple(points)


def trick_points(tricks: tuple[Trick, ...], seats: int) -> tuple[int, ...]:
    """Return each seat's captured points, raw."""
    points = [0] * seats
    for trick in tricks:
        points[trick.winner] += trick.points
    return tuple(points)


def standings(state: State) -> tuple[int, ...]:
    """Return each seat's match score as it would be if play stopped now; an open trick counts for nobody."""
    seats, rounding = state.variant.seats, state.variant.scoring.rounding
    melds, tricks = meld_points(state.melds, seats), trick_points(state.tricks, seats)
    parts = zip(state.standing, melds, tricks, strict=True)
    return tuple(before + meld + rounded(trick, rounding) for before, meld, trick in parts)


def cards_left(state: State) -> bool:
    """Say whether any seat still has a card to play."""
    return any(state.hands) or any(state.table)


def deal_scored(state: State) -> DealScored:
    """Return the result of the deal as it stands, `cut` when cards are left."""
    seats, rounding = state.variant.seats, state.variant.scoring.rounding
    tricks = trick_points(state.tricks, seats)
    return DealScored(
        melds=meld_points(state.melds, seats),
        tricks=tricks,
        rounded=tuple(rounded(points, rounding) for points in tricks),
        scores=standings(state),
        cut=cards_left(state),
    )


def checked_at_once(state: State) -> bool:
    """Say whether the match ends the moment the target is reached (rules 1.8)."""
    rules = state.variant.match
    return rules.format is MatchFormat.MATCH and rules.target_check is TargetCheck.IMMEDIATE


def reached(scores: tuple[int, ...], target: int) -> tuple[int, ...]:
    """Return the seats whose score is at the target or above."""
    return tuple(seat for seat, score in enumerate(scores) if score >= target)


def verdict(state: State, result: DealScored) -> tuple[Event, ...]:
    """Return what the scored deal does to the match: won, drawn, target raised, or nothing (rules 1.8)."""
    if state.counted is not None:
        return (_claim_decided(state.counted, result.scores),)
    if state.variant.match.format is MatchFormat.SINGLE_DEAL:
        return _highest_wins(state, result.scores)
    over = reached(result.scores, state.target)
    if len(over) <= 1:
        return tuple(MatchWon(seat, result.scores, by_claim=False) for seat in over)
    if state.variant.match.both_over is BothOver.HIGHER_WINS:
        return _highest_wins(state, result.scores)
    return (TargetRaised(_raised(result.scores, state.target, state.variant.match.raise_by)),)


def recheck(state: State, result: DealScored) -> tuple[Event, ...]:
    """Return the win of the only seat that a raised target leaves above it, where played (rules 1.8)."""
    over = reached(result.scores, state.target)
    if not state.variant.match.immediate_recheck or len(over) != 1:
        return ()
    return (MatchWon(over[0], result.scores, by_claim=False),)


def _claim_decided(claim: ClaimCounted, scores: tuple[int, ...]) -> MatchWon:
    others = [seat for seat in range(len(scores)) if seat != claim.seat]
    winner = claim.seat if claim.met else max(others, key=lambda seat: scores[seat])
    return MatchWon(winner, scores, by_claim=True)


def _highest_wins(state: State, scores: tuple[int, ...]) -> tuple[Event, ...]:
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(best) == 1:
        return (MatchWon(best[0], scores, by_claim=False),)
    match state.variant.match.tie:
        case Tie.DRAW:
            return (MatchWon(None, scores, by_claim=False),)
        case Tie.EXTRA_DEAL:
            return ()
        case _:
            assert_never(state.variant.match.tie)


def _raised(scores: tuple[int, ...], target: int, step: int) -> int:
    while len(reached(scores, target)) > 1:
        target += step
    return target
