"""Verdicts: what a scored deal does to the match (rules 1.8, 1.9, 5.6b, 6.3, 6.4)."""

from __future__ import annotations

from typing import assert_never

from game.rules import matters
from game.rules.contract_rules import Mercy, Moon
from game.rules.endings import REDEALT, Fate
from game.rules.events import ClaimCounted, DealScored, Event, MatchWon, TargetRaised
from game.rules.scoring import reached
from game.rules.seats import side_of
from game.rules.settling import divided
from game.rules.state import State
from game.rules.sums import Sums, summed
from game.rules.variant import BothOver, MatchFormat, Tie, Variant

_THOUSAND = 100


def verdict(state: State, result: DealScored) -> tuple[Event, ...]:
    """Return what the scored deal does to the match: won, drawn, target raised, or nothing (rules 1.8)."""
    return judged(state, summed(state), result)


def judged(state: State, sums: Sums, result: DealScored) -> tuple[Event, ...]:
    """Return the same when the deal has come to these sums, whatever the state's cards say."""
    if state.counted is not None:
        return (_claim_decided(state, state.counted, result.scores),)
    if result.ending in REDEALT:
        return ()
    outright = _outright(sums, result)
    if outright is not None:
        return (MatchWon(outright, result.scores, by_claim=False),)
    match state.variant.match.format:
        case MatchFormat.SINGLE_DEAL:
            return _after_last_deal(state, result)
        case MatchFormat.ROUNDS:
            rounds = state.variant.match.rounds
            return _after_last_deal(state, result) if 0 < rounds <= state.played + 1 else ()
        case MatchFormat.MATCH:
            return _at_target(state, result)
        case _:
            assert_never(state.variant.match.format)


def recheck(state: State, result: DealScored) -> tuple[Event, ...]:
    """Return the win of the only side that a raised target leaves above it, where played (rules 1.8)."""
    over = _over(state, result)
    if not state.variant.match.immediate_recheck or len(over) != 1:
        return ()
    return (MatchWon(over[0], result.scores, by_claim=False),)


def highest_wins(state: State, scores: tuple[int, ...]) -> tuple[Event, ...]:
    """Return the win of the highest score, or what the tie rule makes of level ones."""
    best = [side for side, score in enumerate(scores) if score == max(scores)]
    if len(best) == 1:
        return (MatchWon(best[0], scores, by_claim=False),)
    if state.variant.stakes.paid:
        return (MatchWon(None, scores, by_claim=False),)
    match state.variant.match.tie:
        case Tie.DRAW:
            return (MatchWon(None, scores, by_claim=False),)
        case Tie.EXTRA_DEAL:
            return ()
        case _:
            assert_never(state.variant.match.tie)


def _claim_decided(state: State, claim: ClaimCounted, scores: tuple[int, ...]) -> MatchWon:
    own = side_of(state.variant, claim.seat)
    others = [side for side in range(len(scores)) if side != own]
    winner = own if claim.met else max(others, key=lambda side: scores[side])
    return MatchWon(winner, scores, by_claim=True)


def _outright(sums: Sums, result: DealScored) -> int | None:
    """Return the side that wins before the target: by all tricks, moon, mercy or the other's ruin."""
    rules, sides = sums.variant.match, range(sums.variant.sides)
    shot = sums.moon and sums.variant.contract.moon is Moon.WINS and Fate.MADE in result.fates
    for side in sides:
        all_tricks = rules.all_tricks_win and sums.swept(side)
        if all_tricks or (shot and result.fates[side] is Fate.MADE):
            return side
    if has_fallen(sums.variant, result):
        return max(sides, key=lambda side: result.scores[side])
    return None


def has_fallen(variant: Variant, result: DealScored) -> bool:
    """Say whether one side is so low or so far behind after a deal that it has lost the match."""
    ruined = min(result.scores) <= -_THOUSAND * variant.scale.unit
    spared = matters.mercy(variant) and _spared(variant, result)
    return spared or (variant.match.thousand_down_loses and ruined)


def _spared(variant: Variant, result: DealScored) -> bool:
    """Say whether the match ends by the mercy rule, because one side is too low or too far behind."""
    rules, low, high = variant.match, min(result.scores), max(result.scores)
    match rules.mercy:
        case Mercy.OFF:
            return False
        case Mercy.HALF_DOWN:
            return 2 * low <= -rules.target
        case Mercy.TARGET_DOWN:
            return low <= -rules.target
        case Mercy.TARGET_BEHIND:
            return high - low >= rules.target
        case _:
            assert_never(rules.mercy)


def _after_last_deal(state: State, result: DealScored) -> tuple[Event, ...]:
    """Return the end of the match, after the kitty has gone back where there is one."""
    if not state.variant.stakes.paid:
        return highest_wins(state, result.scores)
    made = result.bidder if Fate.MADE in result.fates else state.last_made
    return divided(state.kitty, result.scores, made) or highest_wins(state, result.scores)


def _over(state: State, result: DealScored) -> tuple[int, ...]:
    rules = state.variant.match
    over = reached(result.scores, state.target, strictly=rules.strictly_over)
    if not rules.bid_and_out or not state.variant.is_bid:
        return over
    return tuple(side for side in over if result.fates[side] is Fate.MADE)


def _at_target(state: State, result: DealScored) -> tuple[Event, ...]:
    over = _over(state, result)
    if len(over) <= 1:
        return tuple(MatchWon(side, result.scores, by_claim=False) for side in over)
    match state.variant.match.both_over:
        case BothOver.HIGHER_WINS:
            return highest_wins(state, result.scores)
        case BothOver.RAISE_TARGET:
            return (TargetRaised(_raised(state, result)),)
        case BothOver.EXTRA_DEAL:
            before = reached(state.standing, state.target, strictly=state.variant.match.strictly_over)
            return highest_wins(state, result.scores) if len(before) > 1 else ()
        case BothOver.BIDDER_WINS:
            return _bidder_wins(state, result, over)
        case _:
            assert_never(state.variant.match.both_over)


def _bidder_wins(state: State, result: DealScored, over: tuple[int, ...]) -> tuple[Event, ...]:
    bidders = None if result.bidder is None else side_of(state.variant, result.bidder)
    if bidders in over:
        return (MatchWon(bidders, result.scores, by_claim=False),)
    return highest_wins(state, result.scores)


def _raised(state: State, result: DealScored) -> int:
    target, strictly = state.target, state.variant.match.strictly_over
    while len(reached(result.scores, target, strictly=strictly)) > 1:
        target += state.variant.match.raise_by
    return target
