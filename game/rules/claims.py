"""Claims: declaring out, who may claim and which trick has a claim counted (rules 1.9)."""

from __future__ import annotations

from game.rules.events import ClaimCounted, TrickWon
from game.rules.reasons import Reason, Refusal
from game.rules.scoring import cards_left, standings
from game.rules.seats import side_of
from game.rules.state import State
from game.rules.variant import DeclareOut, MatchFormat, TargetCheck, Variant


def declaring_is_on(variant: Variant) -> bool:
    """Say whether claims are played: in matches without bidding, where the target is not checked at once."""
    rules = variant.match
    return (
        not variant.is_bid
        and rules.declare_out is not DeclareOut.OFF
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
    """Count the claim of a seat for its side now: match score, melds of the deal, rounded captured points."""
    total = standings(state)[side_of(state.variant, seat)]
    return ClaimCounted(seat, total, state.target, met=total >= state.target)


def counted_at_once(state: State) -> bool:
    """Say whether a claim stops the play (base rule) instead of waiting for a trick."""
    return state.variant.match.declare_out is DeclareOut.BASE


def qualifying(state: State, trick: TrickWon) -> int | None:
    """Return the seat whose open claim the trick just taken has counted (variations 1 and 2).

    In a partnership a trick of either partner counts; variation 2 asks for the claimant's own lead.
    """
    side, led = side_of(state.variant, trick.seat), state.tricks[-1].plays[0].seat
    for seat in state.claims:
        own_lead = state.variant.match.declare_out is not DeclareOut.VARIATION_2 or led == seat
        if side_of(state.variant, seat) == side and own_lead:
            return seat
    return None
