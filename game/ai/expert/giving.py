"""Giving cards up: a few good ways to pass or to bury, each played out in the same sampled deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random

from game.ai.choice import Because, Choice
from game.ai.expert.choosing import preferred
from game.ai.expert.course import Course, Hands
from game.ai.expert.facts import Facts, learned
from game.ai.expert.worlds import World, sampled
from game.ai.expert.worth import Played, Worth
from game.ai.standard import burying as standard_burying
from game.ai.standard import passing as standard_passing
from game.rules.actions import BuryCards, PassCards
from game.rules.cards import Card, Suit
from game.rules.choices import ChooseCards
from game.rules.seats import partner_of
from game.rules.state import Contract
from game.rules.view import View

_FEW, _FINAL = 5, 5  # Every way is tried in a fifth of the deals, and so many beside the usual one in all.
_TRIES = 3
_DOUBT = 2.0  # Units by which a bid may miss the estimate without seeming strange.
_NEAR = 0.3  # Units within which the usual way is as good as any.


def pass_cards(view: View, seed: int, worlds: int) -> Choice:
    """Return the cards to pass, to the bidder or back."""
    choice, contract = _asked(view)
    usual = standard_passing.choose(view)
    first = usual.action.cards if isinstance(usual.action, PassCards) else ()
    bidding = contract.seat == view.seat
    partner = partner_of(view.variant, contract.seat)
    if view.trump is None or partner is None or view.variant.passing.simultaneous:
        return usual
    course, trump = Course(view.variant, view.dealer), view.trump
    facts = learned(view)
    deals = sampled(facts, worlds * (1 if bidding else _TRIES), Random(seed))
    if not bidding:
        deals.sort(key=lambda world: _missing(course, contract, trump, world))

    def played(hands: Hands, gift: int) -> Played:
        if bidding:
            return course.melded(course.moved(trump, hands, contract.seat, partner, gift), contract, trump)
        given = course.moved(trump, hands, partner, contract.seat, gift)
        return course.melded(course.returned(given, contract, trump), contract, trump)

    def why(cards: tuple[Card, ...]) -> tuple[Because, ...]:
        return standard_passing.reasons(view, cards)

    return _best(
        facts, [world.hands for world in deals[:worlds]], list(_ways(first, choice)), played, usual, why
    )


def _missing(course: Course, contract: Contract, trump: Suit, world: World) -> float:
    """Return by how many units a bidder with this hand would have bid too much."""
    promised = course.reckon.dealt(world.hands[contract.seat], trump)
    return max(0.0, contract.points / course.variant.scale.unit - promised - _DOUBT)


def bury_cards(view: View, seed: int, worlds: int) -> Choice:
    """Return the cards to bury."""
    choice, contract = _asked(view)
    usual = standard_burying.choose(view)
    first = usual.action.cards if isinstance(usual.action, BuryCards) else ()
    if view.trump is None:
        return usual
    course, trump = Course(view.variant, view.dealer), view.trump

    def played(hands: Hands, buried: int) -> Played:
        left = course.moved(trump, hands, contract.seat, len(hands) - 1, buried)
        return course.led(left, contract, trump, view.meld_points, buried)

    def why(cards: tuple[Card, ...]) -> tuple[Because, ...]:
        return standard_burying.reasons(view, cards)

    facts = learned(view)
    deals = [world.hands for world in sampled(facts, worlds, Random(seed))]
    return _best(facts, deals, list(_ways(first, choice)), played, usual, why)


def _asked(view: View) -> tuple[ChooseCards, Contract]:
    (choice,) = (choice for choice in view.choices if isinstance(choice, ChooseCards))
    if view.contract is None:
        raise ValueError(f"there is no contract in {view}")
    return choice, view.contract


def _ways(first: tuple[Card, ...], choice: ChooseCards) -> Iterator[tuple[Card, ...]]:
    """Yield the usual choice, and others that differ from it by one card or two, copies taken as alike."""
    yield first
    seen = {_faces(first)}
    others = [card for card in choice.cards if card not in first]
    for changed in (1, 2):
        for gone in combinations([card for card in first if card not in choice.forced], changed):
            for come in combinations(others, changed):
                way = (*(card for card in first if card not in gone), *come)
                if _faces(way) not in seen:
                    seen.add(_faces(way))
                    yield way


def _faces(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(sorted(card.face for card in cards))


def _best(
    facts: Facts,
    deals: list[Hands],
    ways: list[tuple[Card, ...]],
    played: Callable[[Hands, int], Played],
    usual: Choice,
    reasons: Callable[[tuple[Card, ...]], tuple[Because, ...]],
) -> Choice:
    """Try all ways in a few deals, and those that did best, beside the usual one, in all; return the best."""
    view, worth = facts.view, Worth(facts.view)
    bits = {_action(usual, way): facts.code.bits(way) for way in ways}
    first, *others = bits

    def tried(action: PassCards | BuryCards, hands: Sequence[Hands]) -> list[float]:
        return [worth(played(each, bits[action])) for each in hands]

    few = deals[::_FEW]
    others.sort(key=lambda action: -sum(tried(action, few)))
    samples = {action: tried(action, deals) for action in (first, *others[:_FINAL])}
    chosen, values = preferred(list(samples), samples, _NEAR * view.variant.scale.unit)
    return Choice(chosen, values, reasons(chosen.cards))


def _action(usual: Choice, cards: tuple[Card, ...]) -> PassCards | BuryCards:
    return PassCards(cards) if isinstance(usual.action, PassCards) else BuryCards(cards)
