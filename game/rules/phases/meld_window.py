"""The meld window of a trick's winner, and the draw that ends it or comes before it (rules 1.3 to 1.5)."""

from __future__ import annotations

from game.rules import elsewhere, window
from game.rules.actions import DeclareMeld, Draw, EndMelding, ExchangeDix, PlayCard, ShowDix, TurnAction
from game.rules.cards import Card
from game.rules.events import CardDrawn, DixExchanged, DixShown, Event, MeldDeclared, WindowClosed
from game.rules.melds import Meld
from game.rules.reasons import IllegalAction, Reason, Refusal
from game.rules.shapes import DIX_POINTS, points_of
from game.rules.state import State
from game.rules.variant import LastDraw, MeldTiming


def legal(state: State, seat: int) -> tuple[TurnAction, ...]:
    """Return every meld card by card, nine and draw the owner of the window has."""
    endings = [EndMelding()] if _draw_is_done(state) else _draws(state)
    if _must_draw_first(state):
        return tuple(endings)
    nines = window.nines(state, seat)
    return (
        *(DeclareMeld(meld.kind, meld.cards) for meld in window.possible_melds(state, seat)),
        *(ShowDix(nine) for nine in nines if window.why_no_show(state, seat, nine) is None),
        *(ExchangeDix(nine) for nine in nines if window.why_no_exchange(state, seat, nine) is None),
        *endings,
    )


def why_not(state: State, seat: int, action: TurnAction) -> Reason | None:
    """Return why the owner of the window may not do this, or None."""
    match action:
        case Draw(upcard):
            return _why_no_draw(state, upcard=upcard)
        case EndMelding():
            return None if _draw_is_done(state) else Reason(Refusal.DRAW_FIRST)
        case PlayCard():
            return Reason(Refusal.END_MELDING_FIRST if _draw_is_done(state) else Refusal.DRAW_FIRST)
        case DeclareMeld() | ShowDix() | ExchangeDix() if _must_draw_first(state):
            return Reason(Refusal.DRAW_FIRST)
        case DeclareMeld(kind, cards):
            return window.why_no_meld(state, seat, kind, cards)
        case ShowDix(card):
            return window.why_no_show(state, seat, card)
        case ExchangeDix(card):
            return window.why_no_exchange(state, seat, card)
        case _:
            return elsewhere.refusal(action)


def decide(state: State, seat: int, action: TurnAction) -> tuple[Event, ...]:
    """Return the events of an action that `why_not` allows, without what follows from them."""
    match action:
        case DeclareMeld(kind, cards):
            return (MeldDeclared(seat, Meld(kind, cards, points_of(kind, state.variant.melds))),)
        case ShowDix(card):
            return (DixShown(seat, card, DIX_POINTS),)
        case ExchangeDix(card):
            return _exchanged(state, seat, card)
        case Draw(upcard):
            drawn = _drawn(state, upcard=upcard)
            return drawn if _must_draw_first(state) else (*drawn, WindowClosed(seat))
        case EndMelding():
            return (WindowClosed(seat),)
        case _:
            raise IllegalAction(elsewhere.refusal(action))


def _draw_is_done(state: State) -> bool:
    return state.variant.melds.timing is MeldTiming.AFTER_DRAW and state.drawn


def _must_draw_first(state: State) -> bool:
    return state.variant.melds.timing is MeldTiming.AFTER_DRAW and not state.drawn


def _upcard_can_be_chosen(state: State) -> bool:
    return state.variant.stock.last_draw is LastDraw.WINNER_CHOOSES and len(state.stock) == 1


def _draws(state: State) -> list[Draw]:
    return [Draw(), Draw(upcard=True)] if _upcard_can_be_chosen(state) else [Draw()]


def _why_no_draw(state: State, *, upcard: bool) -> Reason | None:
    if _draw_is_done(state):
        return Reason(Refusal.ALREADY_DRAWN)
    if not upcard or _upcard_can_be_chosen(state):
        return None
    return Reason(Refusal.CANNOT_CHOOSE_UPCARD, (state.upcard,) if state.upcard else ())


def _exchanged(state: State, seat: int, nine: Card) -> tuple[Event, ...]:
    if state.upcard is None:
        raise IllegalAction(Reason(Refusal.STOCK_IS_GONE))
    return (DixExchanged(seat, nine, state.upcard, window.exchange_points(state, nine)),)


def _drawn(state: State, *, upcard: bool) -> tuple[Event, ...]:
    """Return both draws, the winner's first; the last stock card is shown by whoever draws it."""
    winner, loser = state.leader, (state.leader + 1) % state.variant.seats
    if len(state.stock) > 1:
        return tuple(CardDrawn(seat, card) for seat, card in zip((winner, loser), state.stock, strict=False))
    last = CardDrawn(loser if upcard else winner, state.stock[0], shown=True)
    turned = CardDrawn(winner if upcard else loser, state.upcard, from_upcard=True)
    return (turned, last) if upcard else (last, turned)
