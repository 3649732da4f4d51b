"""Stories: deals dealt as written and played by the rules, word by word, up to a decision."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from random import Random

from game.rules.actions import (
    Action,
    Bid,
    BuryCards,
    ExchangeDix,
    KeepDix,
    NameTrump,
    PassBid,
    PassCards,
    PlayCard,
    ShootMoon,
    StartPlay,
    TakeWidow,
)
from game.rules.cards import Card, Hand, Suit
from game.rules.engine import begin, decide, evolve, start_deal
from game.rules.events import Event
from game.rules.match import Match, new_match
from game.rules.state import State
from game.rules.variant import Phase, Variant


def told(rules: Variant, hands: tuple[str, ...], story: str, *, widow: str = "", seed: int = 0) -> State:
    """Return the deal after the story; seat 0 sits at the dealer's left.

    `hands` are by seat; what is not written of them, or of the widow, is dealt as `seed` has it. Of a dealer
    who turns a card it is the last one written. A word is a bid or `-`, `take` for the widow, a suit,
    cards passed or buried (`AS,10S,KS`), a nine that is swapped or `keep` for one that is not, `start`,
    `moon`, or a card played, always by the seat whose turn it is. Raises
    IllegalAction where the rules forbid one.
    """
    match = new_match(rules, seed, dealer=rules.seats - 1)
    named = (*hands, *("" for _ in range(rules.seats - len(hands))), widow)
    deal = _happen(begin(rules), start_deal(match, _deck(match, named, seed)))
    return reduce(_said, story.split(), deal)


def _said(state: State, word: str) -> State:
    seat = state.to_act
    if seat is None:
        raise ValueError(f"nobody is left to say {word}")
    return _happen(state, decide(state, seat, _action(state, seat, word)))


def _happen(state: State, events: Iterable[Event]) -> State:
    return reduce(evolve, events, state)


def _action(state: State, seat: int, word: str) -> Action:
    match state.phase:
        case Phase.AUCTION:
            return PassBid() if word == "-" else Bid(int(word))
        case Phase.NAME_TRUMP:
            return NameTrump(Suit(word))
        case Phase.PASSING:
            return PassCards(_held(state, seat, word))
        case Phase.BURYING:
            return BuryCards(_held(state, seat, word))
        case Phase.DIX_SWAP if word != "keep":
            return ExchangeDix(*_held(state, seat, word))
        case Phase.PLAYOFF:
            return PlayCard(*_held(state, seat, word))
        case _:
            return _BARE[word]


_BARE: dict[str, Action] = {"take": TakeWidow(), "keep": KeepDix(), "start": StartPlay(), "moon": ShootMoon()}


def _held(state: State, seat: int, word: str) -> tuple[Card, ...]:
    """Return cards of this seat by their faces; a face twice is two copies."""
    return _taken(word.split(","), list(state.hands[seat].cards))


def _taken(faces: Iterable[str], free: list[Card]) -> tuple[Card, ...]:
    """Return cards of these faces, and take them away from those that are free."""
    found = []
    for face in faces:
        card = next((card for card in free if card.face == face), None)
        if card is None:
            raise ValueError(f"no {face} is left in {Hand(free)}")
        free.remove(card)
        found.append(card)
    return tuple(found)


def _deck(match: Match, named: tuple[str, ...], seed: int) -> tuple[Card, ...]:
    """Return the deck that deals the cards named to the seats, and those of the last text to the widow."""
    plain = match.variant.deck.cards
    deal = _happen(begin(match.variant), start_deal(match, plain))
    turned = (deal.upcard,) if deal.upcard else ()
    places = [hand.cards for hand in deal.hands]
    places[-1] += turned
    free = list(plain)
    written = [_taken(text.split(), free) for text in named]
    Random(seed).shuffle(free)
    laid: dict[Card, Card] = {}
    for place, cards in zip((*places, deal.widow), written, strict=True):
        dealt = (*cards, *(free.pop() for _ in range(len(place) - len(cards))))
        laid |= dict(zip(place, dealt, strict=True))
    rest = (card for card in plain if card not in laid)
    laid |= dict(zip(rest, free, strict=True))
    return tuple(laid[card] for card in plain)
