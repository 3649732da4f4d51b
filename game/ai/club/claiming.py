"""Claiming: declaring out just before a trick that is sure to make the count (rules 1.9)."""

from __future__ import annotations

from dataclasses import replace

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.standard import claims
from game.ai.standard.sight import Sight, look
from game.rules.actions import Action, DeclareOut, PlayCard
from game.rules.cards import Card
from game.rules.tricks import legal_cards
from game.rules.variant import DeclareOut as Declaring
from game.rules.variant import Phase
from game.rules.view import View

_MATCH = 1000.0  # Points that no trick and no meld outweighs.
_WAITING = (Declaring.VARIATION_1, Declaring.VARIATION_2)


def choose(view: View) -> Choice | None:
    """Return the claim, or the card that has an open one counted, when that wins the match, else None.

    Where a claim waits for a trick, that trick's points count for it too.
    """
    surely = claims.choose(view)
    if surely or view.seat is None or view.variant.match.declare_out not in _WAITING:
        return surely
    if DeclareOut() not in view.legal and view.seat not in view.claims:
        return None
    sight = look(view)
    reached = {
        play: points for play in _plays(view) if (points := _count_after(sight, play.card)) >= view.target
    }
    if not reached:
        return None
    play = max(reached, key=lambda each: reached[each])
    if view.seat in view.claims:
        return _chosen(play, Because(Motive.WINS_FOR_CLAIM))
    return _chosen(DeclareOut(), Because(Motive.COUNT_REACHES_TARGET, points=reached[play]))


def _chosen(action: Action, because: Because) -> Choice:
    return Choice(action, (Valued(action, _MATCH),), (because,))


def _plays(view: View) -> list[PlayCard]:
    return [action for action in view.legal if isinstance(action, PlayCard)]


def _count_after(sight: Sight, card: Card) -> int:
    """Return what a claim would be counted as after this card; 0 when it may not have the claim counted."""
    view, others = sight.view, _replies(sight, card)
    if view.plays:
        own_lead = view.variant.match.declare_out is Declaring.VARIATION_2
        if own_lead or not sight.beats(card, view.plays[0].card):
            return 0
        others = (view.plays[0].card,)
    elif any(sight.beats(other, card) for other in others):
        return 0
    points = sight.points(card) + min(map(sight.points, others))
    taken = tuple(had + points * (seat == sight.me) for seat, had in enumerate(view.trick_points))
    return claims.count(replace(view, trick_points=taken), sight.me)


def _replies(sight: Sight, card: Card) -> tuple[Card, ...]:
    """Return every card that the other seat might play to this lead."""
    view = sight.view
    if view.phase is Phase.PLAYOFF:
        rules, order = view.variant.play, view.variant.rank_order
        return legal_cards(sight.theirs(), (card,), sight.trump, rules, order)
    return (*sight.theirs(), *view.table[sight.other])
