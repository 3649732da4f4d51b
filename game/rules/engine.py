"""Engine: the doors of the rules, through which every other room plays a match."""

from __future__ import annotations

from game.rules.actions import Action, DeclareOut
from game.rules.cards import Card, Rank
from game.rules.consequences import unfold
from game.rules.events import CardsDealt, DealStarted, Event, OutDeclared, TrumpTurned
from game.rules.evolve import begin, evolve
from game.rules.legality import PHASES, legal_actions, why_not
from game.rules.match import Match
from game.rules.reasons import IllegalAction
from game.rules.shapes import DIX_POINTS
from game.rules.shuffle import shuffled
from game.rules.state import State
from game.rules.views import redact, view

__all__ = ["begin", "decide", "evolve", "legal_actions", "redact", "start_deal", "view", "why_not"]


def start_deal(match: Match, deck: tuple[Card, ...] | None = None) -> tuple[Event, ...]:
    """Return the events of dealing the next deal, from the match's seed or from this order (rules 1.1).

    Raises ValueError when the match is over or the cards are not the variant's deck.
    """
    if match.won is not None:
        raise ValueError("the match is over")
    cards = shuffled(match.variant, match.seed, match.deal_no) if deck is None else deck
    if len(cards) != len(match.variant.deck.cards) or set(cards) != set(match.variant.deck.cards):
        raise ValueError("a deal needs every card of the deck once")
    started = DealStarted(match.deal_no, match.dealer, match.scores, match.target, cards)
    return unfold(begin(match.variant), started, *_dealt(match, cards))


def decide(state: State, seat: int, action: Action) -> tuple[Event, ...]:
    """Return everything that happens when the seat does this; raises IllegalAction with the reason."""
    reason = why_not(state, seat, action)
    if reason is not None:
        raise IllegalAction(reason)
    if isinstance(action, DeclareOut):
        return unfold(state, OutDeclared(seat))
    return unfold(state, *PHASES[state.phase].decide(state, seat, action))


def _dealt(match: Match, cards: tuple[Card, ...]) -> tuple[Event, ...]:
    """Return the packets, the seat after the dealer first, and the turn of the upcard."""
    rules, seats = match.variant.deal, match.variant.seats
    order = [(match.dealer + 1 + place) % seats for place in range(seats)]
    starts = range(0, rules.hand_size * seats, rules.packet)
    packets = [
        CardsDealt(order[number % seats], cards[start : start + rules.packet])
        for number, start in enumerate(starts)
    ]
    upcard = cards[rules.hand_size * seats]
    points = DIX_POINTS if upcard.rank is Rank.NINE else 0
    return (*packets, TrumpTurned(upcard, match.dealer, points))
