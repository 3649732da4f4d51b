"""Engine: the doors of the rules, through which every other room plays a match."""

from __future__ import annotations

from game.rules import legality
from game.rules.actions import Action, DeclareOut
from game.rules.cards import Card
from game.rules.consequences import unfold
from game.rules.dealing import dealt
from game.rules.events import DealStarted, Event, OutDeclared
from game.rules.evolve import begin, evolve
from game.rules.legality import legal_actions, legal_choices, why_not
from game.rules.match import Match
from game.rules.reasons import IllegalAction
from game.rules.settling import anted
from game.rules.shuffle import shuffled
from game.rules.state import State
from game.rules.stopping import may_stop, stop_match
from game.rules.views import redact, view

__all__ = [
    "begin",
    "decide",
    "evolve",
    "legal_actions",
    "legal_choices",
    "may_stop",
    "redact",
    "start_deal",
    "stop_match",
    "view",
    "why_not",
]


def start_deal(match: Match, deck: tuple[Card, ...] | None = None) -> tuple[Event, ...]:
    """Return the events of dealing the next deal, from the match's seed or from this order (rules 1.1).

    Raises ValueError when the match is over or the cards are not the variant's deck.
    """
    if match.won is not None:
        raise ValueError("the match is over")
    cards = shuffled(match.variant, match.seed, match.deal_no) if deck is None else deck
    if len(cards) != len(match.variant.deck.cards) or set(cards) != set(match.variant.deck.cards):
        raise ValueError("a deal needs every card of the deck once")
    started = DealStarted(
        deal_no=match.deal_no,
        dealer=match.dealer,
        standing=match.scores,
        target=match.target,
        deck=cards,
        played=match.played,
        kitty=match.kitty,
        last_made=match.last_made,
    )
    antes = anted(match.variant, match.kitty, match.scores)
    return unfold(begin(match.variant), started, *antes, *dealt(match.variant, match.dealer, cards))


def decide(state: State, seat: int, action: Action) -> tuple[Event, ...]:
    """Return everything that happens when the seat does this; raises IllegalAction with the reason."""
    reason = why_not(state, seat, action)
    if reason is not None:
        raise IllegalAction(reason)
    if isinstance(action, DeclareOut):
        return unfold(state, OutDeclared(seat))
    return unfold(state, *legality.decide(state, seat, action))
