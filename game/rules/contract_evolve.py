"""How the events of auctions and of melds laid at once change the state; bookkeeping only."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.rules.contract_events import (
    BidMade,
    BidPassed,
    CardsBuried,
    CardsPassed,
    ConcessionAnswered,
    ConcessionOffered,
    ContractEvent,
    ContractSet,
    DeadHandDealt,
    HandEnded,
    KittyAnted,
    KittyDivided,
    MeldPicked,
    MeldsCounted,
    MeldsLaid,
    MeldsTold,
    MoonDeclared,
    PassChosen,
    PhaseBegan,
    PickingEnded,
    RestClaimed,
    SwapDeclined,
    TrumpNamed,
    WidowDealt,
    WidowTaken,
)
from game.rules.holdings import put, seen_only, with_cards, with_laid, without_cards
from game.rules.melds import MeldKind
from game.rules.seats import following, partner_of
from game.rules.state import Call, Contract, LaidMeld, Passed, State
from game.rules.variant import Phase


def evolve(state: State, event: ContractEvent) -> State:  # noqa: C901 - one row for each
    """Return the state after the event, which must be whole, never redacted."""
    match event:
        case KittyAnted() | DeadHandDealt() | WidowDealt() | KittyDivided():
            return _beside_the_hands(state, event)
        case BidMade() | BidPassed() | ContractSet() | TrumpNamed():
            return _bid(state, event)
        case WidowTaken() | PassChosen() | CardsPassed() | CardsBuried():
            return _moved(state, event)
        case MeldPicked() | PickingEnded() | MeldsLaid() | MeldsTold():
            return _melded(state, event)
        case PhaseBegan(phase, seat):
            return replace(state, phase=phase, to_act=seat)
        case MoonDeclared():
            return replace(state, moon=True)
        case ConcessionOffered(seat, partner):
            return replace(state, offering=seat, phase=Phase.CONCESSION, to_act=partner)
        case ConcessionAnswered():
            offered = (*state.offered, *(() if state.offering is None else (state.offering,)))
            return replace(state, offered=offered, offering=None, phase=Phase.PLAYOFF, to_act=state.offering)
        case RestClaimed(seat):
            return replace(state, rest=seat)
        case HandEnded(ending):
            return replace(state, ending=ending, to_act=None)
        case SwapDeclined() | MeldsCounted():
            return replace(state, to_act=None)
        case _:
            assert_never(event)


def _beside_the_hands(state: State, event: KittyAnted | DeadHandDealt | WidowDealt | KittyDivided) -> State:
    match event:
        case KittyAnted(_, kitty, scores):
            return replace(state, kitty=kitty, standing=scores)
        case DeadHandDealt(cards):
            dead = seen_only(cards)
            return replace(state, dead=(*state.dead, *dead), stock=state.stock[len(dead) :])
        case WidowDealt(cards):
            widow = seen_only(cards)
            return replace(state, widow=widow, stock=state.stock[len(widow) :])
        case KittyDivided():
            return replace(state, kitty=0)


def _bid(state: State, event: BidMade | BidPassed | ContractSet | TrumpNamed) -> State:
    match event:
        case BidMade(seat, points):
            return _called(state, Call(seat, points))
        case BidPassed(seat):
            return _called(state, Call(seat, None))
        case ContractSet(seat, points, held):
            return replace(state, contract=Contract(seat, points, held), to_act=None)
        case TrumpNamed(_, suit):
            return replace(state, trump=suit, to_act=None)


def _called(state: State, call: Call) -> State:
    """Enter a call; the next seat that has not passed is to act."""
    calls = (*state.calls, call)
    out = {each.seat for each in calls if each.points is None}
    seat = following(state, call.seat)
    while seat in out and seat != call.seat:
        seat = following(state, seat)
    return replace(state, calls=calls, to_act=seat)


def _moved(state: State, event: WidowTaken | PassChosen | CardsPassed | CardsBuried) -> State:
    match event:
        case WidowTaken(seat, cards, shown):
            taken = with_cards(state, seat, seen_only(cards), known=shown)
            return replace(taken, widow_taken=True, to_act=None)
        case PassChosen(seat, cards):
            return replace(state, chosen=seen_only(cards), to_act=partner_of(state.variant, seat))
        case CardsPassed(giver, receiver, cards):
            named = seen_only(cards)
            moved = with_cards(without_cards(state, giver, named), receiver, named)
            passed = (*state.passed, Passed(giver, receiver, cards))
            return replace(moved, passed=passed, chosen=(), to_act=_passes_next(moved, giver, receiver))
        case CardsBuried(seat, cards, kept_apart, trumps, aces):
            named = seen_only(cards)
            lying = state if kept_apart else _picked_up(state, seat)
            left = without_cards(lying, seat, named)
            return replace(
                left,
                buried=named,
                known=put(left.known, seat, ()),
                announced_trumps=trumps,
                announced_aces=aces,
                to_act=None,
            )


def _passes_next(state: State, giver: int, receiver: int) -> int | None:
    """Return who passes after a pass: the bidder, until nobody waits for a card."""
    if state.phase is Phase.SHARING:
        return giver if len(state.hands[giver]) > state.variant.deal.hand_size + 1 else None
    bidding = state.contract is not None and state.contract.seat == giver
    return None if bidding else receiver


def _picked_up(state: State, seat: int) -> State:
    held = with_cards(state, seat, state.table[seat])
    return replace(held, table=put(state.table, seat, ()))


def _melded(state: State, event: MeldPicked | PickingEnded | MeldsLaid | MeldsTold) -> State:
    match event:
        case MeldPicked(seat, meld):
            new = () if meld is None else (LaidMeld(seat, meld, len(state.tricks), shown=False),)
            return replace(state, picked=(*state.picked, *new))
        case PickingEnded():
            return replace(state, to_act=None)
        case MeldsLaid(seat):
            return replace(_laid(state, event), picked=_picked_by_others(state, seat))
        case MeldsTold(seat, _, melds):
            kept = tuple(LaidMeld(seat, meld, len(state.tricks), shown=False) for meld in melds)
            return replace(state, melds=(*state.melds, *kept), picked=_picked_by_others(state, seat))


def _picked_by_others(state: State, seat: int) -> tuple[LaidMeld, ...]:
    return tuple(laid for laid in state.picked if laid.seat != seat)


def _laid(state: State, event: MeldsLaid) -> State:
    seat = event.seat
    shown = with_laid(state, seat, (card for meld in event.melds for card in meld.cards))
    nines = tuple(card for meld in event.melds if meld.kind is MeldKind.DIX for card in meld.cards)
    laid = tuple(LaidMeld(seat, meld, len(state.tricks)) for meld in event.melds)
    return replace(shown, melds=(*state.melds, *laid), counted_dix=(*state.counted_dix, *nines))
