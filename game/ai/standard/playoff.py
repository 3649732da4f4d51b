"""Playoff: strict tricks after the stock, where the other hand is known card by card."""

from __future__ import annotations

from game.ai.choice import Choice
from game.ai.standard import why_playoff
from game.ai.standard.claims import trick_stake
from game.ai.standard.lookahead import Lookahead
from game.ai.standard.ranking import ranked
from game.ai.standard.sight import Sight
from game.rules.actions import PlayCard
from game.rules.cards import Card, Rank

EXACT = 6
"""With so many cards in the longer hand, or fewer, the play is followed to the last trick."""
_DEPTH = 1
_LOWER = 0.0001  # Of plays worth the same, a player who is watched makes the cheaper one.


def choose(sight: Sight, seed: int) -> Choice:
    """Return the card to play, with the value of each card that may be played."""
    cards = [action.card for action in sight.view.legal if isinstance(action, PlayCard)]
    valued = _following(sight, cards) if sight.view.plays else _leading(sight, cards)
    plays = {PlayCard(card): value - dearness(sight, card) for card, value in valued.items()}
    action, values = ranked(plays, seed)
    played_out = _depth(sight) == len(sight.own) and not sight.view.claims
    ahead = round(values[0].value) if played_out else None
    return Choice(action, values, why_playoff.reasons(sight, action.card, ahead))


def _leading(sight: Sight, cards: list[Card]) -> dict[Card, float]:
    ahead = Lookahead((sight.own, sight.theirs()), sight.trump, sight.view.variant)
    mine, other, depth = ahead.mask(sight.own), ahead.mask(sight.theirs()), _depth(sight)
    valued = {}
    for lead in cards:
        outcomes = ahead.lead_values(lead, mine, other, depth)
        valued[lead] = min(value + _stake(sight, lead, reply) for reply, value in outcomes.items())
    return valued


def _following(sight: Sight, cards: list[Card]) -> dict[Card, float]:
    led = sight.view.plays[0].card
    other_hand = (led, *sight.theirs())
    ahead = Lookahead((sight.own, other_hand), sight.trump, sight.view.variant)
    mine, other, depth = ahead.mask(sight.own), ahead.mask(other_hand), _depth(sight)
    return {
        reply: ahead.reply_value(led, reply, other, mine, depth) + _stake(sight, led, reply)
        for reply in cards
    }


def dearness(sight: Sight, card: Card) -> float:
    """Return next to nothing, which grows with the card's place: plain before trump, low before high."""
    return _LOWER * (sight.height(card) + (len(Rank) if card.suit is sight.trump else 0))


def _depth(sight: Sight) -> int:
    return len(sight.own) if len(sight.own) <= EXACT else _DEPTH


def _stake(sight: Sight, lead: Card, reply: Card) -> float:
    """Return what the trick decides about open claims."""
    view = sight.view
    taken_by = 1 - view.leader if sight.beats(reply, lead) else view.leader
    stake = trick_stake(view, taken_by, view.leader)
    return stake if taken_by == sight.me else -stake
