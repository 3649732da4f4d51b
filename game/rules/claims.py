"""Claims: declaring out, who may claim and which trick has a claim counted (rules 1.9)."""

from __future__ import annotations

from game.rules.events import ClaimCounted, TrickWon
from game.rules.reasons import Reason, Refusal
from game.rules.scoring import cards_left, standings
from game.rules.state import State
from game.rules.variant import DeclareOut, MatchFormat, TargetCheck, Variant


def declaring_is_on(variant: Variant) -> bool:
    """Say whether claims are played: in matches only, and not where the target is checked at once."""
    rules = variant.match
    return (
        rules.declare_out is not DeclareOut.OFF
        and rules.format is MatchFormat.MATCH
        and rules.target_check is TargetCheck.END_OF_DEAL
    )


def why_not(state: State, seat: int) -> Reason | None:
    """Return why this seat may not declare out now, or None."""
    if not declaring_is_on(state.variant):
        return Reason(Refusal.DECLARING_IS_OFF)
    if state.trump is None:
        return Reason(Refusal.NOT_DEALT)
    if state.result is not None or not cards_left(state):
        return Reason(Refusal.DEAL_OVER)
    if seat in state.claims:
        return Reason(Refusal.ALREADY_DECLARED)
    if state.variant.match.own_turn and state.to_act != seat:
        return Reason(Refusal.ONLY_ON_OWN_TURN)
    return None


def count(state: State, seat: int) -> ClaimCounted:
    """Count a seat's claim now: match score, melds of the deal and rounded captured points."""
    total = standings(state)[seat]
    return ClaimCounted(seat, total, state.target, met=total >= state.target)


def counted_at_once(state: State) -> bool:
    """Say whether a claim stops the play (base rule) instead of waiting for a trick."""
    return state.variant.match.declare_out is DeclareOut.BASE


def qualifies(state: State, trick: TrickWon) -> bool:
    """Say whether the trick just taken has its winner's open claim counted (variations 1 and 2)."""
    if trick.seat not in state.claims:
        return False
    led = state.tricks[-1].plays[0].seat
    return state.variant.match.declare_out is DeclareOut.VARIATION_1 or led == trick.seat
