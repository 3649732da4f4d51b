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


def choose(view: View, seed: int) -> Choice:
    """Return what the seat to act should do; the seed decides between equals and which worlds are tried.

    The action is one of `view.legal`. Raises ValueError for a view whose seat has nothing to decide.
    """
    rule = two_hand.choose(view, seed)
    if view.phase not in (Phase.STOCK_TRICK, Phase.MELD_WINDOW) or view.claims:
        return rule
    priors = distinct(view, rule)
    if len(priors) <= 1:
        return rule
    sight = look(view)
    known, stakes = Known(view, sight.me, sight.trump), Stakes(view, sight.me)
    means = weighed(known, stakes, priors, seed)
    action = max(means, key=means.__getitem__)
    order = sorted(means, key=lambda each: (each != action, -means[each]))
    values = tuple(Valued(each, round(means[each], 2)) for each in order)
    return Choice(action, values, reasons(sight, action, values))


def distinct(view: View, rule: Choice) -> dict[StockAction, float]:
    """Return what the rules of thumb think of every action, without second copies in the same place."""
    found: dict[object, StockAction] = {}
    values: dict[StockAction, float] = {}
    for valued in rule.values:
        action = valued.action
        if isinstance(action, StockAction):
            key = (action.card.face, action.card in view.hand) if isinstance(action, PlayCard) else action
            if found.setdefault(key, action) is action:
                values[action] = valued.value
    return values


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
