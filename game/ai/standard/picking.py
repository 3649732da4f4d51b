"""Picking: the cards of a hand that are missed least, whole sets compared and not card by card."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations

from game.rules.cards import Card, sort_key

Cost = Callable[[tuple[Card, ...]], float]

_FIELD = 9  # So many candidates beside those that must go are combined in every way.


def least_missed(
    cards: Iterable[Card], count: int, cost: Cost, forced: tuple[Card, ...] = ()
) -> tuple[Card, ...]:
    """Return the `count` of these cards, `forced` among them, whose loss costs least together.

    Only the cards that cost least one by one are combined; raises ValueError when there are too few.
    """
    free = sorted(
        (card for card in cards if card not in forced), key=lambda card: (cost((card,)), sort_key(card))
    )
    wanted = count - len(forced)
    if wanted > len(free):
        raise ValueError(f"{count} cards out of {free} and {forced}")
    field = free[: max(_FIELD, wanted)]
    return min(((*forced, *rest) for rest in combinations(field, wanted)), key=cost)
