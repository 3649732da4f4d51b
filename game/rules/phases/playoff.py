"""The playoff: strict tricks, once the stock is gone or from the first lead on (rules 0.6, 1.6)."""

from __future__ import annotations

from game.rules import elsewhere
from game.rules.actions import (
    DeclareMeld,
    Draw,
    EndMelding,
    ExchangeDix,
    PlayCard,
    ShootMoon,
    ShowDix,
    StartPlay,
    TurnAction,
)
from game.rules.events import CardPlayed, Event
from game.rules.reasons import IllegalAction, Reason, Refusal
from game.rules.seats import partner_of
from game.rules.state import State
from game.rules.tricks import Duty, DutyKind, duty, winning
from game.rules.variant import Phase

_REFUSALS = {
    DutyKind.LEAD_TRUMP: Refusal.MUST_LEAD_TRUMP,
    DutyKind.FOLLOW: Refusal.MUST_FOLLOW_SUIT,
    DutyKind.BEAT: Refusal.MUST_BEAT,
    DutyKind.BEAT_TRUMP: Refusal.MUST_BEAT_TRUMP,
    DutyKind.TRUMP: Refusal.MUST_TRUMP,
    DutyKind.OVERTRUMP: Refusal.MUST_OVERTRUMP,
}


def legal(state: State, seat: int) -> tuple[PlayCard, ...]:
    """Return a play of each card that the strict rules allow."""
    return tuple(PlayCard(card) for card in _duty(state, seat).cards)


def why_not(state: State, seat: int, action: TurnAction) -> Reason | None:
    """Return why the seat to act may not do this, or None."""
    match action:
        case PlayCard(card):
            if card not in state.hands[seat]:
                return Reason(Refusal.NOT_HELD, (card,))
            owed = _duty(state, seat)
            return None if card in owed.cards else Reason(_REFUSALS[owed.kind], owed.cards)
        case DeclareMeld() | ShowDix() | ExchangeDix() | Draw() | EndMelding() if _had_stock(state):
            return Reason(Refusal.STOCK_IS_GONE)
        case StartPlay() | ShootMoon():
            return Reason(Refusal.PLAY_HAS_BEGUN)
        case _:
            return elsewhere.refusal(action)


def decide(state: State, seat: int, action: TurnAction) -> tuple[Event, ...]:
    """Return the event of an action that `why_not` allows, without what follows from it."""
    match action:
        case PlayCard(card):
            return (CardPlayed(seat, card, from_table=card in state.table[seat]),)
        case _:
            raise IllegalAction(elsewhere.refusal(action))


def _had_stock(state: State) -> bool:
    return Phase.STOCK_TRICK in state.variant.phases


def _duty(state: State, seat: int) -> Duty:
    cards = [play.card for play in state.plays]
    partner = partner_of(state.variant, seat)
    best = state.plays[winning(cards, state.trump, state.variant.rank_order)].seat if cards else None
    return duty(
        state.hands[seat].cards,
        cards,
        state.trump,
        state.variant.play,
        state.variant.rank_order,
        partner_winning=partner is not None and best == partner,
        first_lead=not state.tricks,
    )
