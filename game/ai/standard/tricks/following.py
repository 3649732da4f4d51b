"""Following: which card to play to a trick, as a value on the x1 scale and a reason for each."""

from __future__ import annotations

from game.ai.choice import Because, Motive
from game.ai.standard.tricks.knowledge import Knowledge
from game.ai.standard.tricks.winning import followed_won
from game.ai.standard.tricks.worth import kept, trick_stake
from game.rules.cards import Card
from game.rules.state import Play

_SURE = 0.97
_LIKELY = 0.5
_LEAD = 0.15  # What it is worth to have the next lead oneself.


def value(knowledge: Knowledge, card: Card, best: Play) -> tuple[float, Because]:
    """Return what playing this card is worth, comparable inside one choice, and why one would."""
    won = followed_won(knowledge, card)
    pile = sum(knowledge.units(play.card) for play in knowledge.view.plays)
    units = knowledge.units(card)
    takes = knowledge.beats(card, best.card)
    worth = (2 * won - 1) * (pile + units + 0.4 * len(knowledge.to_follow()))
    worth += won * trick_stake(knowledge) + (_LEAD * won if takes else 0.0) - kept(knowledge, card)
    return worth, _because(knowledge, card, best, won, pile)


def _because(knowledge: Knowledge, card: Card, best: Play, won: float, pile: float) -> Because:
    unit = knowledge.view.variant.scale.unit
    units = knowledge.units(card)
    points = round((pile + units) * unit)
    if knowledge.beats(card, best.card):
        if won < _LIKELY:
            return Because(Motive.FORCED_UP, (card,))
        if points:
            taken = (*(play.card for play in knowledge.view.plays), card)
            return Because(Motive.WINS_COUNTERS, taken, points)
        return Because(Motive.WINS_CHEAPLY, (card,))
    if best.seat in knowledge.allies and won >= _LIKELY:
        if units:
            return Because(Motive.FEEDS_PARTNER, (card,), round(units * unit))
        return Because(Motive.PARTNER_WINS, (best.card,))
    return Because(Motive.LOSES_CHEAPLY, (card,), round(units * unit))
