"""Naming trump: each suit is played out in the same sampled deals (rules 5.3, 6.1)."""

from __future__ import annotations

from random import Random

from game.ai.choice import Because, Choice
from game.ai.expert.callers import Callers
from game.ai.expert.choosing import preferred
from game.ai.expert.course import Course
from game.ai.expert.facts import learned
from game.ai.expert.reckoning import reckoner
from game.ai.expert.worlds import World, sampled
from game.ai.expert.worth import Played, Worth
from game.ai.standard import naming as standard
from game.rules.actions import NameTrump
from game.rules.cards import Suit
from game.rules.contract_rules import TrumpNamed
from game.rules.view import View

_WORTH_A_THOUGHT = 3
_NEAR = 0.3  # Units within which the usual trump is as good as any.


def choose(view: View, seed: int, worlds: int) -> Choice:
    """Return the trump that is worth most on average."""
    contract = view.contract
    if contract is None:
        raise ValueError(f"there is no contract in {view}")
    usual = standard.choose(view, seed)
    suits = [each.action for each in usual.values[:_WORTH_A_THOUGHT]]
    course, worth, reckon = Course(view.variant, view.dealer), Worth(view), reckoner(view.variant)
    before = view.variant.widow.widow and view.variant.widow.trump_named is TrumpNamed.BEFORE_WIDOW
    deals = sampled(learned(view), worlds, Random(seed), Callers(view).strange)

    def played(suit: Suit, world: World) -> Played:
        if before:
            return course.bid(world.hands, contract, suit)
        return course.named(tuple(reckon.recoded(hand, suit) for hand in world.hands), contract, suit)

    liked = [action for action in suits if isinstance(action, NameTrump)]
    samples = {action: [worth(played(action.suit, world)) for world in deals] for action in liked}
    chosen, values = preferred(liked, samples, _NEAR * view.variant.scale.unit)
    return Choice(chosen, values, (_because(view, chosen, usual),))


def _because(view: View, best: NameTrump, usual: Choice) -> Because:
    if best == usual.action:
        return usual.reasons[0]
    return standard.because(view, view.hand.cards, best.suit)
