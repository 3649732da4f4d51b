"""Worlds: where all cards may lie, at random among everything that agrees with what a seat knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from game.ai.expert.facts import Facts
from game.ai.kernel.layout import add, joined
from game.ai.kernel.sample import below, deal, swap

_SWAPS = 400
_DEALS = 24
_TAMING = 120

Strange = Callable[[list[int]], list[int]]
"""Says by holder how strange hands are in the light of what was called, 0 when not at all."""


@dataclass(frozen=True, slots=True)
class World:
    """Hands of bits by seat, and last the cards that lie away face down."""

    hands: tuple[int, ...]

    @property
    def away(self) -> int:
        """Return what lies away."""
        return self.hands[-1]


def sampled(facts: Facts, count: int, chance: Random, strange: Strange | None = None) -> list[World]:
    """Return so many worlds that agree with the facts, and are as little strange as swaps can make them."""
    if not facts.pool:
        return [World(facts.fixed)]
    return [_world(facts, chance, strange) for _ in range(count)]


def _world(facts: Facts, chance: Random, strange: Strange | None) -> World:
    """Deal, then let cards change places until everybody has just the melds that were laid."""
    allowed, room = list(facts.allowed), list(facts.room)
    places = [facts.code.place[card] for card in facts.pool]
    best: tuple[int, World] | None = None
    for _ in range(_DEALS):
        owners = deal(allowed, room, chance)
        hands = _hands(facts, places, owners)
        wrong = disagreement(facts, hands)
        for _ in range(_SWAPS):
            if not any(wrong):
                return World(tuple(hands if strange is None else _tamed(facts, owners, strange, chance)))
            holders = [seat for seat, by in enumerate(wrong) if by]
            holder = holders[below(len(holders), chance)]
            changed = swap(owners, allowed, holder, chance)
            if changed is None:
                break
            trial = _hands(facts, places, owners)
            now = disagreement(facts, trial)
            if sum(now) <= sum(wrong):
                hands, wrong = trial, now
            else:
                one, other = changed
                owners[one], owners[other] = owners[other], owners[one]
        if best is None or sum(wrong) < best[0]:
            best = (sum(wrong), World(tuple(hands)))
    if best is None:
        raise ValueError(f"no world was dealt for {facts.view}")
    return best[1]


def _tamed(facts: Facts, owners: list[int], strange: Strange, chance: Random) -> list[int]:
    """Let cards change places, the facts kept, until nothing is strange or enough was tried."""
    places = [facts.code.place[card] for card in facts.pool]
    hands = _hands(facts, places, owners)
    odd = strange(hands)
    for _ in range(_TAMING):
        if not any(odd):
            break
        holders = [seat for seat, by in enumerate(odd) if by]
        changed = swap(owners, facts.allowed, holders[below(len(holders), chance)], chance)
        if changed is None:
            break
        trial = _hands(facts, places, owners)
        now = strange(trial)
        if sum(now) <= sum(odd) and not any(disagreement(facts, trial)):
            hands, odd = trial, now
        else:
            one, other = changed
            owners[one], owners[other] = owners[other], owners[one]
    return hands


def _hands(facts: Facts, places: list[int], owners: list[int]) -> list[int]:
    hands = list(facts.fixed)
    layout = facts.code.layout
    for place, owner in zip(places, owners, strict=True):
        hands[owner] = add(layout, hands[owner], place)
    return hands


def disagreement(facts: Facts, hands: list[int] | tuple[int, ...]) -> list[int]:
    """Return by holder how far what it had when melds were laid is from what it laid; all 0 if it agrees."""
    wrong = [0] * len(hands)
    for seat, parts in enumerate(facts.parts):
        if parts is None or seat == facts.me:
            continue
        found = facts.melds.parts(had(facts, hands, seat))
        if len(parts) == 1:
            found = (sum(found),)
        wrong[seat] = sum(abs(one - other) for one, other in zip(found, parts, strict=True))
    announced = facts.view.announced_trumps
    if announced is not None and facts.buried_from is not None:
        wrong[facts.away] = abs((hands[facts.away] & facts.code.layout.trumps).bit_count() - announced)
    return wrong


def had(facts: Facts, hands: list[int] | tuple[int, ...], seat: int) -> int:
    """Return what a seat had when melds were laid, without nines that had scored before."""
    cards = joined(facts.code.layout, hands[seat], facts.spent[seat])
    if seat == facts.buried_from:
        cards = joined(facts.code.layout, cards, hands[facts.away])
    return cards & ~facts.uncounted
