"""Stock: tricks while the stock lasts and anything may be played: what to lead, and what to take."""

from __future__ import annotations

from game.ai.choice import Choice
from game.ai.standard import why_stock
from game.ai.standard.claims import trick_stake
from game.ai.standard.potential import hopes, nines_promise, promise
from game.ai.standard.ranking import ranked
from game.ai.standard.reply import TAKEN_WITH, THROWN_ON, taken_chance
from game.ai.standard.sight import Sight
from game.ai.standard.strength import own_strength, upcard_advantage
from game.rules.actions import PlayCard
from game.rules.cards import Card
from game.rules.variant import LastDraw

_DENIED_WINDOW = 8.0  # What a window is worth to the other side, on average.
_LEAD = 3.0  # What it costs to lead the next trick instead of seeing a card first.


def choose(sight: Sight, seed: int) -> Choice:
    """Return the card to play to the open trick, with the value of each card that may be played."""
    value = _following if sight.view.plays else _leading
    plays = [action for action in sight.view.legal if isinstance(action, PlayCard)]
    action, values = ranked({play: value(sight, play.card) for play in plays}, seed)
    return Choice(action, values, why_stock.reasons(sight, action.card))


def _following(sight: Sight, card: Card) -> float:
    led = sight.view.plays[0].card
    won = sight.beats(card, led)
    points = sight.points(card) + sight.points(led)
    return _fruits(sight, points, won=won) + _kept(sight.without(card), won=won)


def _leading(sight: Sight, card: Card) -> float:
    taken = taken_chance(sight, card)
    points, kept = sight.points(card), sight.without(card)
    lost = _fruits(sight, points + TAKEN_WITH, won=False) + _kept(kept, won=False)
    won = _fruits(sight, points + THROWN_ON, won=True) + _kept(kept, won=True)
    return taken * lost + (1 - taken) * won


def _fruits(sight: Sight, points: float, *, won: bool) -> float:
    """Return points ahead by a trick of so many points, with what it means for claims, draw and lead."""
    leader, draw = sight.view.leader, _last_draw(sight, won=won)
    if not won:
        return draw - points - trick_stake(sight.view, sight.other, leader) - _DENIED_WINDOW
    return draw + points + trick_stake(sight.view, sight.me, leader) - (_LEAD if sight.tricks > 1 else 0.0)


def _kept(kept: Sight, *, won: bool) -> float:
    """Return what the cards kept are worth after the open trick, with a window at once when it is won."""
    later = kept.tricks - 1
    melds = promise(hopes(kept), tricks=later, window_now=won)
    return melds + nines_promise(kept, tricks=later, window_now=won) + own_strength(kept)


def _last_draw(sight: Sight, *, won: bool) -> float:
    """Return what the last draw is worth, where one seat gets the upcard and one the hidden card."""
    if sight.tricks > 1:
        return 0.0
    better = upcard_advantage(sight)
    if sight.view.variant.stock.last_draw is LastDraw.WINNER_CHOOSES:
        return abs(better) if won else -abs(better)
    return -better if won else better
