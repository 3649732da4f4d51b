"""Potential: what melds the own cards still promise, given what is unseen and how many windows may come."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain
from math import comb

from game.ai.standard.sight import Sight
from game.rules.cards import Card, Suit
from game.rules.shapes import DIX_POINTS, Shape, points_of, shapes
from game.rules.variant import DixScores, MeldRules

_WINDOW_CHANCE = 0.45  # How often a seat that wants a trick while the stock lasts gets it.


@dataclass(frozen=True, slots=True)
class Hope:
    """A meld that may be laid one day: the own cards it would use, the faces missing, and its chance."""

    shape: Shape
    points: int
    cards: tuple[Card, ...]
    missing: tuple[str, ...]
    chance: float


@cache
def window_chance(count: int, tricks: int) -> float:
    """Return the chance of at least `count` own windows in this many tricks."""
    return at_least(count, tricks, _WINDOW_CHANCE)


@lru_cache(maxsize=4096)
def at_least(count: int, tries: int, chance: float) -> float:
    """Return how likely at least `count` of so many tries succeed, each with this chance."""
    fewer = (comb(tries, n) * chance**n * (1 - chance) ** (tries - n) for n in range(min(count, tries + 1)))
    return max(0.0, 1 - sum(fewer))


def hopes(sight: Sight) -> tuple[Hope, ...]:
    """Return every meld with a chance above zero that the own cards may grow into, the highest first."""
    by_face: dict[str, list[Card]] = {}
    for card in sight.own:
        by_face.setdefault(card.face, []).append(card)
    found: list[Hope] = []
    for shape, points in _by_points(sight.trump, sight.view.variant.melds):
        meld_class = shape.kind.meld_class
        free = [
            [card for card in by_face.get(face, ()) if sight.used.get((card, meld_class), 0) < points]
            for face in shape.faces
        ]
        found += _instances(sight, shape, points, free)
    return tuple(found)


@cache
def _by_points(trump: Suit, rules: MeldRules) -> tuple[tuple[Shape, int], ...]:
    worth = ((shape, points_of(shape.kind, rules)) for shape in shapes(trump, rules))
    return tuple(sorted(worth, key=lambda item: -item[1]))


def promise(hoped: Iterable[Hope], *, tricks: int, window_now: bool) -> float:
    """Return the meld points to be expected in the windows after `tricks` more tricks.

    With `window_now` one of the melds that are ready can be laid before them.
    """
    worth, waiting = 0.0, 0 if window_now else 1
    for hope in hoped:
        if hope.missing:
            worth += hope.points * hope.chance * window_chance(1, tricks // 2)
        else:
            worth += hope.points * window_chance(waiting, tricks)
            waiting += 1
    return worth


def nines_promise(sight: Sight, *, tricks: int, window_now: bool) -> float:
    """Return the points to be expected for own nines of trump that have not scored, as in `promise`."""
    nines = len(sight.uncounted)
    if sight.view.variant.melds.dix_scores_on is DixScores.EXCHANGE_ONLY:
        nines = min(nines, int(sight.swap is not None))
    return DIX_POINTS * nines * (1.0 if window_now else window_chance(1, tricks))


def _instances(sight: Sight, shape: Shape, points: int, free: list[list[Card]]) -> list[Hope]:
    """Return the first, second, ... meld of this shape; a later one needs what the earlier lack as well."""
    found: list[Hope] = []
    lacking = [0] * len(free)
    for start in range(0, sight.view.variant.deck.copies, shape.copies):
        taken = [cards[start : start + shape.copies] for cards in free]
        if not any(taken):
            return found
        missing: list[str] = []
        chance = 1.0
        for place, held in enumerate(taken):
            gap = shape.copies - len(held)
            if gap:
                lacking[place] += gap
                missing += [shape.faces[place]] * gap
                chance *= _arrival_chance(sight, shape.faces[place], lacking[place])
        cards = tuple(chain(*taken))
        if chance and (missing or not sight.table.issuperset(cards)):
            found.append(Hope(shape, points, cards, tuple(missing), chance))
    return found


def _arrival_chance(sight: Sight, face: str, count: int) -> float:
    """Return how likely at least `count` cards of this face come, from the stock or for a nine."""
    copies, swap = sight.loose.get(face, 0), sight.swap
    if swap is None or swap.face != face or not any(map(sight.is_dix, sight.own)):
        return at_least(count, copies, sight.draw_chance)
    swapped = window_chance(1, sight.tricks)
    drawn = swapped * at_least(count - 1, copies, sight.draw_chance)
    return drawn + (1 - swapped) * at_least(count, copies, sight.draw_chance)
