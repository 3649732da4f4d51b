"""Worlds: where all cards may lie, at random among everything that agrees with what a seat knows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from game.ai.expert.facts import Facts
from game.ai.kernel.layout import add, joined, remove
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
            trial = _swapped(facts, hands, places, owners, changed)
            now = _changed(facts, trial, wrong, owners, changed)
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
    odd, agreed = strange(hands), [0] * len(hands)
    for _ in range(_TAMING):
        if not any(odd):
            break
        holders = [seat for seat, by in enumerate(odd) if by]
        changed = swap(owners, facts.allowed, holders[below(len(holders), chance)], chance)
        if changed is None:
            break
        trial = _swapped(facts, hands, places, owners, changed)
        now = strange(trial)
        if sum(now) <= sum(odd) and not any(_changed(facts, trial, agreed, owners, changed)):
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


def _swapped(
    facts: Facts, hands: list[int], places: list[int], owners: list[int], changed: tuple[int, int]
) -> list[int]:
    """Return the hands after two cards have changed places, which the owners already say."""
    one, other = changed
    here, there = owners[one], owners[other]
    layout, after = facts.code.layout, hands[:]
    after[here] = add(layout, remove(layout, hands[here], places[other]), places[one])
    after[there] = add(layout, remove(layout, hands[there], places[one]), places[other])
    return after


def disagreement(facts: Facts, hands: list[int] | tuple[int, ...]) -> list[int]:
    """Return by holder how far what it had when melds were laid is from what it laid; all 0 if it agrees."""
    return [_wrong(facts, hands, holder) for holder in range(len(hands))]


def _changed(
    facts: Facts, hands: list[int], wrong: list[int], owners: list[int], changed: tuple[int, int]
) -> list[int]:
    """Return the same, when it was `wrong` before two cards changed places."""
    now = wrong[:]
    holders = [owners[changed[0]], owners[changed[1]]]
    if facts.away in holders and facts.buried_from is not None:
        holders.append(facts.buried_from)
    for holder in holders:
        now[holder] = _wrong(facts, hands, holder)
    return now


def _wrong(facts: Facts, hands: list[int] | tuple[int, ...], holder: int) -> int:
    if holder == facts.away:
        announced = facts.view.announced_trumps
        if announced is None or facts.buried_from is None:
            return 0
        return abs((hands[holder] & facts.code.layout.trumps).bit_count() - announced)
    parts = facts.parts[holder]
    if parts is None or holder == facts.me:
        return 0
    found = facts.melds.parts(had(facts, hands, holder))
    if len(parts) == 1:
        found = (sum(found),)
    return sum(abs(one - other) for one, other in zip(found, parts, strict=True))


def had(facts: Facts, hands: list[int] | tuple[int, ...], seat: int) -> int:
    """Return what a seat had when melds were laid, without nines that had scored before."""
    cards = joined(facts.code.layout, hands[seat], facts.spent[seat])
    if seat == facts.buried_from:
        cards = joined(facts.code.layout, cards, hands[facts.away])
    return cards & ~facts.uncounted
