"""Burying: the bidder lays away as many cards as the widow had (rules 5.3)."""

from __future__ import annotations

from typing import assert_never

from game.rules import elsewhere
from game.rules.actions import BuryCards, TurnAction
from game.rules.cards import Card, Rank
from game.rules.choices import Choices, ChooseCards, Purpose
from game.rules.contract_events import CardsBuried
from game.rules.contract_rules import Announce
from game.rules.events import Event
from game.rules.picking import why_not_cards
from game.rules.reasons import IllegalAction, Reason, Refusal
from game.rules.state import State


def legal(state: State, seat: int) -> tuple[TurnAction, ...]:  # noqa: ARG001 - one door for all phases
    """Return nothing: what may be buried is in `choices`."""
    return ()


def choices(state: State, seat: int) -> tuple[Choices, ...]:
    """Return the cards out of which three are buried, and those that must be among them."""
    held, melded = _parted(state, seat)
    count = state.variant.widow.buried
    if not state.variant.widow.keep_melds:
        return (ChooseCards(Purpose.BURYING, count, (*held, *melded)),)
    if len(held) >= count:
        return (ChooseCards(Purpose.BURYING, count, held),)
    return (ChooseCards(Purpose.BURYING, count, (*held, *melded), forced=held),)


def why_not(state: State, seat: int, action: TurnAction) -> Reason | None:
    """Return why the bidder may not bury this, or None."""
    match action:
        case BuryCards(cards):
            return _why_not(state, seat, cards)
        case _:
            return elsewhere.refusal(action)


def decide(state: State, seat: int, action: TurnAction) -> tuple[Event, ...]:
    """Return the event of an action that `why_not` allows, without what follows from it."""
    match action:
        case BuryCards(cards):
            shown, unmelded = state.variant.melds.melds_shown, _parted(state, seat)[0]
            apart = shown and state.variant.widow.keep_melds and len(unmelded) >= len(cards)
            return (CardsBuried(seat, cards, apart, *_announced(state, cards)),)
        case _:
            raise IllegalAction(elsewhere.refusal(action))


def _why_not(state: State, seat: int, cards: tuple[Card, ...]) -> Reason | None:
    (unmelded, own), count = _parted(state, seat), state.variant.widow.buried
    refused = why_not_cards(cards, (*unmelded, *own), count)
    if refused or not state.variant.widow.keep_melds:
        return refused
    if len(unmelded) >= count:
        melded = tuple(card for card in cards if card not in unmelded)
        return Reason(Refusal.MELD_CARD_BURIED, melded) if melded else None
    return None if set(unmelded) <= set(cards) else Reason(Refusal.UNMELDED_FIRST, unmelded)


def _parted(state: State, seat: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the own cards that are in no meld, and those that are, whether they were shown or not."""
    used = {card for laid in state.melds if laid.seat == seat for card in laid.meld.cards}
    used |= set(state.table[seat])
    cards = (*state.hands[seat], *state.table[seat])
    return (
        tuple(card for card in cards if card not in used),
        tuple(card for card in cards if card in used),
    )


def _announced(state: State, cards: tuple[Card, ...]) -> tuple[int | None, int | None]:
    trumps = sum(card.suit is state.trump for card in cards)
    aces = sum(card.rank is Rank.ACE for card in cards)
    match state.variant.widow.announce_buried:
        case Announce.NOTHING:
            return None, None
        case Announce.TRUMP:
            return trumps, None
        case Announce.TRUMP_AND_ACES:
            return trumps, aces
        case _:
            assert_never(state.variant.widow.announce_buried)
