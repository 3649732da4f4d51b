"""Knowledge: what a seat has been told in a deal, and the laws that no view and no event says more."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import fields
from random import Random

from game.rules.cards import Card
from game.rules.contract_events import (
    CardsBuried,
    CardsPassed,
    MeldPicked,
    MeldsLaid,
    MeldsTold,
    PassChosen,
    WidowTaken,
)
from game.rules.engine import redact, view
from game.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsDealt,
    DixExchanged,
    DixShown,
    Event,
    MeldDeclared,
    TrumpTurned,
)
from game.rules.state import State
from game.rules.view import View
from tests.rules.places import hidden_places, named, redealt


def told(event: Event, seat: int | None) -> frozenset[Card]:
    """Return the cards that a seat may know of by an event: what lies open, and what passes its own hands."""
    match event:
        case (
            CardsDealt(owner, _)
            | PassChosen(owner, _)
            | CardsBuried(owner, _)
            | MeldsTold(owner)
            | MeldPicked(owner)
        ):
            knows = seat == owner
        case CardsPassed(giver, receiver, _):
            knows = seat in (giver, receiver)
        case CardDrawn(owner, _, shown, from_upcard):
            knows = seat == owner or shown or from_upcard
        case WidowTaken(owner, _, shown):
            knows = seat == owner or shown
        case CardPlayed() | MeldDeclared() | MeldsLaid() | DixShown() | DixExchanged():
            knows = True
        case TrumpTurned():
            knows = True
        case _:
            knows = False
    return frozenset(named(event)) if knows else frozenset()


def view_hides_what_is_hidden(state: State, seat: int | None, chance: Random) -> None:
    """Hold the view of a seat against its view of the same deal with all else dealt otherwise."""
    mine, elsewhere = view(state, seat), view(redealt(state, seat, chance), seat)
    assert mine == elsewhere, f"seat {seat} sees a difference: {_unlike(mine, elsewhere)}"
    hidden = {card for cards in hidden_places(state, seat).values() for card in cards}
    assert seat is None or set(mine.unseen()) == hidden, f"seat {seat} takes other cards for unseen"


def view_names_only_what_was_told(state: State, seat: int | None, told: AbstractSet[Card]) -> None:
    """Hold every card in the view of a seat against those it has been told of."""
    leaked = set(named(view(state, seat))) - told
    assert not leaked, f"the view of seat {seat} names {_words(leaked)}"


def event_names_only_what_was_told(event: Event, seat: int | None, told: AbstractSet[Card]) -> None:
    """Hold every card in an event, as a seat saw it, against those it has been told of by then."""
    leaked = set(named(redact(event, seat))) - told
    assert not leaked, f"{type(event).__name__} tells seat {seat} of {_words(leaked)}"


def owner_is_told_everything(event: Event) -> None:
    """Hold an event against what is told of it to the seat that it happens to."""
    owner = getattr(event, "seat", None)
    assert owner is None or redact(event, owner) == event, f"seat {owner} is not told its own {event}"


def _unlike(one: View, other: View) -> str:
    pairs = ((field.name, getattr(one, field.name), getattr(other, field.name)) for field in fields(View))
    return "; ".join(f"{name} {mine} and {elsewhere}" for name, mine, elsewhere in pairs if mine != elsewhere)


def _words(cards: Iterable[Card]) -> str:
    return " ".join(sorted(map(str, cards)))
