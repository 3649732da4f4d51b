"""Styles: how each event moves the cards whose places it changes; milliseconds at speed 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import assert_never

from game.presentation.layout import to_be_read
from game.presentation.pose import Key, Place, Pose, Slot
from game.presentation.stage import Curve, Flight
from game.rules.cards import Card
from game.rules.contract_events import (
    BidMade,
    BidPassed,
    CardsBuried,
    CardsPassed,
    ConcessionAnswered,
    ConcessionOffered,
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
from game.rules.view import View

DEAL_EACH = 55
DEAL_FLIGHT = 220
BREATHE = 90
TURN_UP = 180
COVER = 240
PLAY = 170
REST = 900
LONG_REST = 3000
GATHER = 260
STAGGER = 40
MELD = 240
POP = 120
COUNT = 350
DRAW = 200
PICK_UP = 320
HOVER = 90
PART = 120
HOME = 220
CLOSE_RANKS = 160
ANNOUNCE = 900
CALL = 520
TURN_WIDOW = 260
SHOW_WIDOW = 1500
SHOW_MELDS = 2600

DRIFT = Flight(CLOSE_RANKS, raised=False)
"""How cards close ranks or make room when others come and go."""

Poses = Mapping[Key, Pose]


@dataclass(frozen=True, slots=True)
class Moves:
    """One event in motion: the flights of the cards it moves, and when the next event may follow."""

    flights: Mapping[Key, Flight] = field(default_factory=dict)
    length: float = 0.0


def moves(  # noqa: C901, PLR0912 - one row for each event, and assert_never lists a forgotten one
    event: Event, view: View, old: Poses, new: Poses, *, rest: float = REST, show: float = SHOW_MELDS
) -> Moves:
    """Return how the cards get from their old places to their new ones; `view` is the one after the event.

    A finished trick lies for `rest` milliseconds before it is gathered, one that was claimed only until its
    cards have come; and melds that were laid all at once
    for `show` before they are picked up.
    """
    match event:
        case (
            DealStarted()
            | WindowClosed()
            | MatchWon()
            | TargetRaised()
            | SwapDeclined()
            | PassChosen()
            | PickingEnded()
        ):
            return Moves()
        case DealScored() | OutDeclared() | ClaimCounted() | ContractSet() | TrumpNamed() | MoonDeclared():
            return Moves(length=ANNOUNCE)
        case KittyAnted() | KittyDivided() | HandEnded() | ConcessionOffered() | ConcessionAnswered():
            return Moves(length=ANNOUNCE)
        case RestClaimed():
            return Moves(length=ANNOUNCE)
        case BidMade() | BidPassed() | MeldsTold():
            return Moves(length=CALL)
        case PhaseBegan():
            return _pick_up(old, new) if old.keys() != new.keys() or _reshaped(old, new) else Moves()
        case WidowTaken():
            return _turn_widow(event, old, new)
        case CardsPassed():
            return _in_turn(old, new, STAGGER, MELD, length=MELD, breath=BREATHE)
        case MeldPicked(_, meld):
            return Moves() if meld is None else _lay(meld.cards, old, new)
        case MeldsLaid(_, melds):
            return _lay(tuple(dict.fromkeys(card for meld in melds for card in meld.cards)), old, new)
        case MeldsCounted():
            return Moves(length=show if to_be_read(view) else COUNT)
        case CardsBuried():
            named = tuple(card for card in event.cards if card is not None)
            return _in_turn(old, new, STAGGER, MELD, length=MELD, breath=BREATHE, only=named)
        case CardsDealt() | DeadHandDealt() | WidowDealt():
            return _in_turn(old, new, DEAL_EACH, DEAL_FLIGHT, length=DEAL_EACH, breath=BREATHE)
        case TrumpTurned():
            return _turn_up(event, old, new)
        case CardPlayed():
            length = PLAY if view.rest is None else STAGGER
            return _in_turn(old, new, 0, PLAY, length=length, only=(event.card,))
        case TrickWon():
            return _gather(view, old, new, rest if view.rest is None else PLAY)
        case MeldDeclared(_, meld):
            return _in_turn(old, new, STAGGER, MELD, length=MELD + POP, only=meld.cards)
        case DixShown(_, card):
            return _in_turn(old, new, 0, MELD, length=MELD + POP, only=(card,))
        case DixExchanged():
            return _exchange(event, view, old, new)
        case CardDrawn():
            return _in_turn(old, new, 0, DRAW, length=DRAW)
        case PlayoffBegan():
            return _pick_up(old, new)
        case _:
            assert_never(event)


def origins(old: Poses, new: Poses) -> dict[Key, Pose]:
    """Pair every card that appeared with a back that vanished (or the other way), in the order they lie."""
    vanished = [key for key in old if key not in new]
    appeared = [key for key in new if key not in old]
    vanished.sort(key=_top_first)
    return {key: old[gone] for key, gone in zip(appeared, vanished, strict=False)}


def _top_first(key: Key) -> tuple[int, int]:
    """Piles give their top card, hands their last."""
    return (0, -key.index) if isinstance(key, Slot) else (1, 0)


def _in_turn(
    old: Poses,
    new: Poses,
    each: float,
    flight: float,
    *,
    length: float,
    breath: float = 0.0,
    only: Sequence[Card] = (),
) -> Moves:
    """Let the cards that changed their kind of place fly one after the other."""
    came = origins(old, new)
    travellers: list[Key] = list(came)
    travellers += [key for key in only if key in old and key in new and old[key] != new[key]]
    flights = {
        key: Flight(flight, order * each, origin=came.get(key)) for order, key in enumerate(travellers)
    }
    return Moves(flights, max(0, len(travellers) - 1) * each + length + breath)


def _lay(cards: Sequence[Card], old: Poses, new: Poses) -> Moves:
    """Lay melds down one card after the other; a hand without any takes no time."""
    return (
        _in_turn(old, new, STAGGER, MELD, length=MELD + POP, breath=BREATHE, only=cards) if cards else Moves()
    )


def _turn_widow(event: WidowTaken, old: Poses, new: Poses) -> Moves:
    """Turn the widow's cards over where they lie and let them be read; unseen they go to the bidder."""
    named = [card for card in event.cards if card is not None]
    if not named:
        return _in_turn(old, new, STAGGER, MELD, length=MELD, breath=BREATHE)
    came = origins(old, new)
    flights: dict[Key, Flight] = {
        card: Flight(TURN_WIDOW, order * STAGGER, origin=came.get(card)) for order, card in enumerate(named)
    }
    return Moves(flights, TURN_WIDOW + SHOW_WIDOW)


def _reshaped(old: Poses, new: Poses) -> bool:
    return any(new[key].height != pose.height for key, pose in old.items() if key in new)


def _turn_up(event: TrumpTurned, old: Poses, new: Poses) -> Moves:
    """Turn the upcard over; the rest of the pack then slides across its lower half."""
    came = origins(old, new)
    flights: dict[Key, Flight] = {
        key: Flight(COVER, TURN_UP, raised=False) for key in new if _in_stock(key) and key in old
    }
    flights[event.card] = Flight(TURN_UP * 2, origin=came.get(event.card))
    return Moves(flights, TURN_UP + COVER + BREATHE)


def _in_stock(key: Key) -> bool:
    return isinstance(key, Slot) and key.place is Place.STOCK


def _gather(view: View, old: Poses, new: Poses, rest: float) -> Moves:
    taken: Sequence[Key] = [play.card for play in view.tricks[-1].plays] if view.tricks else []
    flights = {key: Flight(GATHER, rest) for key in taken if key in old and key in new}
    return Moves(flights, rest + GATHER)


def _exchange(event: DixExchanged, view: View, old: Poses, new: Poses) -> Moves:
    """The nine and the upcard pass each other, also when the hand they come from and go to is hidden."""
    came = origins(old, new)
    flights: dict[Key, Flight] = {event.nine: Flight(MELD, origin=came.get(event.nine))}
    if event.taken in new:
        flights[event.taken] = Flight(MELD, STAGGER, origin=came.get(event.taken))
        return Moves(flights, MELD + POP)
    hidden: Key = Slot(Place.HAND, event.seat, view.hand_sizes[event.seat] - 1)
    if event.nine not in old and hidden in old:
        flights[event.nine] = Flight(MELD, origin=old[hidden])
    flights[hidden] = Flight(MELD, STAGGER, origin=old[event.taken])
    return Moves(flights, MELD + POP)


def _pick_up(old: Poses, new: Poses) -> Moves:
    """Everybody takes his melds back into the hand."""
    came = origins(old, new)
    flights: dict[Key, Flight] = {key: Flight(PICK_UP, origin=came[key]) for key in came}
    flights |= {key: Flight(PICK_UP) for key in new if key in old and old[key].height != new[key].height}
    return Moves(flights, PICK_UP + BREATHE)


def home() -> Flight:
    """Return how a card that was let go springs back."""
    return Flight(HOME, curve=Curve.SPRING)
