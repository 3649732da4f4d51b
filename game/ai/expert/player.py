"""The expert's one question: what to do now, in whatever game it sits."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.ai.choice import Choice
from game.ai.expert import calling, giving, leaving, naming, play, quitting, swapping
from game.ai.expert.duel import player as duel
from game.ai.standard import exits
from game.ai.standard import player as standard
from game.rules.actions import EXITS, ClaimRest, OfferConcession
from game.rules.variant import Phase
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How hard a card is thought about, and how many worlds are sampled for what comes before it."""

    depth: play.Depth = field(default_factory=play.Depth)
    calls: int = 40


BUDGET = Budget()


def choose(view: View, seed: int) -> Choice:
    """Return what the seat to act should do; the same view and seed give the same choice."""
    return considered(view, seed, BUDGET)


def considered(view: View, seed: int, budget: Budget) -> Choice:
    """Return the same with another budget."""
    usual = _usual(view, seed)
    return usual if usual is not None else quitting.weighed(view, _going_on(view, seed, budget))


def _going_on(view: View, seed: int, budget: Budget) -> Choice:
    """Return the best of what is no misdeal and, in play, does not give the contract up."""
    match view.phase:
        case Phase.DIX_SWAP:
            return swapping.choose(view, seed, budget.calls)
        case Phase.AUCTION:
            return calling.choose(view, seed, budget.calls)
        case Phase.NAME_TRUMP:
            return naming.choose(view, seed, budget.calls)
        case Phase.PASSING:
            return giving.pass_cards(view, seed, budget.calls)
        case Phase.BURYING:
            return giving.bury_cards(view, seed, budget.calls)
        case Phase.WIDOW | Phase.DECISION:
            return leaving.choose(view, seed, budget.calls)
        case _:
            return play.choose(view, seed, budget.depth)


_SAMPLED = frozenset(
    {
        Phase.DIX_SWAP,
        Phase.AUCTION,
        Phase.NAME_TRUMP,
        Phase.PASSING,
        Phase.BURYING,
        Phase.WIDOW,
        Phase.DECISION,
        Phase.PLAYOFF,
    }
)


def _usual(view: View, seed: int) -> Choice | None:
    """Return what needs no sampled deals: what is certain, or all there is to do.

    A bidder for stakes is conceded a contract that is made already, and no other: that costs nothing, for
    stakes know no points above the bid, while a contract that can still fail is better played. The rest is
    claimed where no card can be lost. What is melded or shared out goes by rules of thumb.
    """
    if Phase.STOCK_TRICK in view.variant.phases:
        return duel.choose(view, seed)
    if view.phase not in _SAMPLED:
        return standard.choose(view, seed)
    if {OfferConcession(), ClaimRest()} & set(view.legal):
        certain = exits.choose(view)
        if certain and isinstance(certain.action, OfferConcession | ClaimRest):
            return certain
    actions = [action for action in view.legal if not isinstance(action, EXITS)]
    alone = len(actions) == 1 and not view.choices and view.phase is Phase.PLAYOFF
    return standard.choose(view, seed) if alone else None
