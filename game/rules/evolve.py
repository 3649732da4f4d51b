"""Evolve: how each event changes the state of a deal; bookkeeping only, the rules have decided already."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TypeVar, assert_never

from game.rules import contract_evolve
from game.rules.cards import Card, Hand
from game.rules.contract_events import ContractEvent
from game.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsDealt,
    ClaimCounted,
    DealScored,
    DealStarted,
    DixExchanged,
    DixShown,
    Event,
    MatchWon,
    MeldDeclared,
    OutDeclared,
    PlayoffBegan,
    TargetRaised,
    TrickWon,
    TrumpTurned,
    WindowClosed,
)
from game.rules.melds import Meld, MeldKind
from game.rules.seats import following, players
from game.rules.state import LaidMeld, Play, State, Trick
from game.rules.variant import Phase, Variant

_T = TypeVar("_T")


def begin(variant: Variant) -> State:
    """Return the state before the first deal: no cards, nobody to act."""
    seats = variant.seats
    return State(
        variant=variant,
        deal_no=0,
        dealer=0,
        standing=(0,) * variant.sides,
        target=variant.match.target,
        deck=(),
        phase=variant.phases[0],
        to_act=None,
        leader=0,
        hands=(Hand(),) * seats,
        table=((),) * seats,
        known=((),) * seats,
    )


def evolve(state: State, event: Event) -> State:
    """Return the state after the event, which must be whole, never redacted."""
    if isinstance(event, ContractEvent):
        return contract_evolve.evolve(state, event)
    match event:
        case DealStarted() | CardsDealt() | TrumpTurned():
            return _deal(state, event)
        case CardPlayed() | TrickWon():
            return _trick(state, event)
        case MeldDeclared() | DixShown() | DixExchanged():
            return _meld(state, event)
        case CardDrawn() | WindowClosed() | PlayoffBegan():
            return _stock(state, event)
        case OutDeclared(seat):
            return replace(state, claims=(*state.claims, seat))
        case ClaimCounted():
            return replace(state, counted=event)
        case DealScored():
            kitty = state.kitty if event.settlement is None else event.settlement.kitty
            return replace(state, result=event, phase=Phase.FINISHED, to_act=None, kitty=kitty)
        case TargetRaised(target):
            return replace(state, target=target)
        case MatchWon():
            return replace(state, won=event)
        case _:
            assert_never(event)


def _deal(state: State, event: DealStarted | CardsDealt | TrumpTurned) -> State:
    match event:
        case DealStarted():
            return replace(
                begin(state.variant),
                deal_no=event.deal_no,
                dealer=event.dealer,
                standing=event.standing,
                target=event.target,
                deck=event.deck,
                stock=event.deck,
                played=event.played,
                kitty=event.kitty,
                last_made=event.last_made,
            )
        case CardsDealt(seat, cards):
            packet = [card for card in cards if card is not None]
            hands = _at(state.hands, seat, state.hands[seat].plus(*packet))
            return replace(state, hands=hands, stock=state.stock[len(packet) :])
        case TrumpTurned(card, dealer, points):
            eldest = players(state)[0]
            turned = replace(
                state, upcard=card, trump=card.suit, stock=state.stock[1:], leader=eldest, to_act=eldest
            )
            return _with_dix(turned, dealer, card, points)


def _trick(state: State, event: CardPlayed | TrickWon) -> State:
    match event:
        case CardPlayed(seat, card):
            plays = (*state.plays, Play(seat, card))
            open_still = len(plays) < state.variant.players
            next_seat = following(state, seat) if open_still else None
            return replace(_without(state, seat, (card,)), plays=plays, to_act=next_seat)
        case TrickWon(seat, points):
            phase = Phase.MELD_WINDOW if state.phase is Phase.STOCK_TRICK else state.phase
            tricks = (*state.tricks, Trick(state.plays, seat, points))
            return replace(state, tricks=tricks, plays=(), leader=seat, to_act=seat, phase=phase, offered=())


def _meld(state: State, event: MeldDeclared | DixShown | DixExchanged) -> State:
    match event:
        case MeldDeclared(seat, meld):
            laid = _laid(state, seat, meld.cards)
            melds = (*state.melds, LaidMeld(seat, meld, len(state.tricks)))
            return replace(laid, melds=melds, window_melds=state.window_melds + 1)
        case DixShown(seat, card, points):
            laid = _with_dix(_laid(state, seat, (card,)), seat, card, points)
            return replace(laid, window_dix=state.window_dix + 1)
        case DixExchanged(seat, nine, taken, points):
            given = _with_known(_without(state, seat, (nine,)), seat, (taken,))
            scored = state.window_dix + (points > 0)
            return replace(
                _with_dix(given, seat, nine, points), upcard=nine, exchanged=True, window_dix=scored
            )


def _stock(state: State, event: CardDrawn | WindowClosed | PlayoffBegan) -> State:
    match event:
        case CardDrawn(seat, card, shown, from_upcard):
            drawn = () if card is None else (card,)
            if from_upcard:
                return replace(_with_known(state, seat, drawn), upcard=None, drawn=True)
            given = _with_known(state, seat, drawn) if shown else _with_cards(state, seat, drawn)
            return replace(given, stock=state.stock[1:], drawn=True)
        case WindowClosed(seat):
            return replace(
                state, phase=Phase.STOCK_TRICK, to_act=seat, window_melds=0, window_dix=0, drawn=False
            )
        case PlayoffBegan(leader):
            picked_up = state
            for seat, cards in enumerate(state.table):
                picked_up = _with_known(picked_up, seat, cards)
            return replace(
                picked_up,
                table=((),) * state.variant.seats,
                phase=Phase.PLAYOFF,
                leader=leader,
                to_act=leader,
            )


def _at(items: tuple[_T, ...], seat: int, item: _T) -> tuple[_T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])


def _less(cards: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card not in gone)


def _with_cards(state: State, seat: int, cards: tuple[Card, ...]) -> State:
    return replace(state, hands=_at(state.hands, seat, state.hands[seat].plus(*cards)))


def _with_known(state: State, seat: int, cards: tuple[Card, ...]) -> State:
    known = _at(state.known, seat, (*state.known[seat], *cards))
    return replace(_with_cards(state, seat, cards), known=known)


def _without(state: State, seat: int, cards: tuple[Card, ...]) -> State:
    held = state.hands[seat]
    return replace(
        state,
        hands=_at(state.hands, seat, held.without(*(card for card in cards if card in held))),
        table=_at(state.table, seat, _less(state.table[seat], cards)),
        known=_at(state.known, seat, _less(state.known[seat], cards)),
    )


def _laid(state: State, seat: int, cards: tuple[Card, ...]) -> State:
    fresh = _less(cards, state.table[seat])
    return replace(_without(state, seat, fresh), table=_at(state.table, seat, (*state.table[seat], *fresh)))


def _with_dix(state: State, seat: int, nine: Card, points: int) -> State:
    """Enter a nine that scored; `points` 0 means that it did not score now."""
    if not points:
        return state
    dix = LaidMeld(seat, Meld(MeldKind.DIX, (nine,), points), len(state.tricks))
    return replace(state, melds=(*state.melds, dix), counted_dix=(*state.counted_dix, nine))
