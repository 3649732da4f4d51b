"""Views: what one seat, or a spectator, may see of a state and of an event."""

from __future__ import annotations

from dataclasses import replace

from game.rules.cards import Hand
from game.rules.events import CardDrawn, CardsDealt, DealStarted, Event
from game.rules.legality import legal_actions
from game.rules.scoring import meld_points, trick_points
from game.rules.state import State
from game.rules.view import View


def view(state: State, seat: int | None) -> View:
    """Return all that `seat` may know of the state; None is a spectator, who sees no hand and has no turn."""
    seats = state.variant.seats
    return View(
        seat=seat,
        variant=state.variant,
        deal_no=state.deal_no,
        dealer=state.dealer,
        standing=state.standing,
        target=state.target,
        phase=state.phase,
        to_act=state.to_act,
        leader=state.leader,
        hand=Hand() if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        table=state.table,
        known=state.known,
        stock_count=len(state.stock),
        upcard=state.upcard,
        trump=state.trump,
        exchanged=state.exchanged,
        plays=state.plays,
        tricks=state.tricks,
        melds=state.melds,
        counted_dix=state.counted_dix,
        window_melds=state.window_melds,
        window_dix=state.window_dix,
        drawn=state.drawn,
        meld_points=meld_points(state.melds, seats),
        trick_points=trick_points(state.tricks, seats),
        claims=state.claims,
        counted=state.counted,
        result=state.result,
        won=state.won,
        legal=() if seat is None else legal_actions(state, seat),
    )


def redact(event: Event, seat: int | None) -> Event:
    """Return the event as `seat` saw it, with the cards that it did not see taken out."""
    match event:
        case DealStarted():
            return replace(event, deck=())
        case CardsDealt(owner, cards) if owner != seat:
            return CardsDealt(owner, (None,) * len(cards))
        case CardDrawn(owner, _, shown, from_upcard) if owner != seat and not shown and not from_upcard:
            return CardDrawn(owner, None)
        case _:
            return event
