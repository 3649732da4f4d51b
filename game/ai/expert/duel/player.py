"""The expert's question in two-hand games with a stock: what to do now."""

from __future__ import annotations

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.club import two_hand
from game.ai.expert.duel.stakes import Stakes
from game.ai.expert.duel.weighing import StockAction, weighed
from game.ai.expert.duel.worlds import Known
from game.ai.standard import why_meld, why_stock
from game.ai.standard.sight import Sight, look
from game.rules.actions import Action, DeclareMeld, ExchangeDix, PlayCard, ShowDix
from game.rules.cards import Card
from game.rules.variant import Phase
from game.rules.view import View

_NEAR = 1.0
"""So many points are no difference: what the rules of thumb prefer is done."""


def choose(view: View, seed: int) -> Choice:
    """Return what the seat to act should do; the seed decides between equals and which worlds are tried.

    The action is one of `view.legal`. Raises ValueError for a view whose seat has nothing to decide.
    """
    rule = two_hand.choose(view, seed)
    if view.phase not in (Phase.STOCK_TRICK, Phase.MELD_WINDOW) or view.claims:
        return rule
    actions = distinct(
        view, [valued.action for valued in rule.values if isinstance(valued.action, StockAction)]
    )
    if len(actions) <= 1:
        return rule
    sight = look(view)
    known, stakes = Known(view, sight.me, sight.trump), Stakes(view, sight.me)
    means = weighed(known, stakes, actions, seed)
    best = max(means.values())
    action = next(each for each in actions if each in means and means[each] >= best - _NEAR)
    order = sorted(means, key=lambda each: (each != action, -means[each]))
    values = tuple(Valued(each, round(means[each], 2)) for each in order)
    return Choice(action, values, reasons(sight, action, values))


def distinct(view: View, actions: list[StockAction]) -> list[StockAction]:
    """Return the actions without second copies that lie in the same place."""
    found: dict[object, StockAction] = {}
    for action in actions:
        key = (action.card.face, action.card in view.hand) if isinstance(action, PlayCard) else action
        found.setdefault(key, action)
    return list(found.values())


def reasons(sight: Sight, action: StockAction, values: tuple[Valued, ...]) -> tuple[Because, ...]:
    """Return why this is done: what the rules of thumb say of it, and by how much it is ahead."""
    told = (
        why_stock.reasons(sight, action.card)
        if isinstance(action, PlayCard)
        else why_meld.reasons(sight, action)
    )
    if len(values) <= 1:
        return told
    ahead, other = round(values[0].value - values[1].value), _cards(values[1].action)
    return (*told, Because(Motive.PLAYED_ON, other, ahead)) if ahead > 0 and other else told


def _cards(action: Action) -> tuple[Card, ...]:
    """Return the cards of something done at a stock; drawing has none."""
    match action:
        case PlayCard(card) | ShowDix(card) | ExchangeDix(card):
            return (card,)
        case DeclareMeld(_, cards):
            return cards
        case _:
            return ()
