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
    best: tuple[int, list[int]] | None = None
    for _ in range(_DEALS):
        owners = deal(list(facts.allowed), list(facts.room), chance)
        hands, wrong = _mended(facts, owners, _hands(facts, owners), None, chance)
        if not any(wrong):
            if strange is not None:
                hands, _strange = _mended(facts, owners, hands, strange, chance)
            return World(tuple(hands))
        if best is None or sum(wrong) < best[0]:
            best = (sum(wrong), hands)
    if best is None:
        raise ValueError(f"no world was dealt for {facts.view}")
    return World(tuple(best[1]))


def _mended(
    facts: Facts, owners: list[int], hands: list[int], strange: Strange | None, chance: Random
) -> tuple[list[int], list[int]]:
    """Let cards change places until nothing is wrong any more, or enough was tried; no swap makes it worse.

    Wrong is what disagrees with the facts, or what is strange in hands that agree and are to stay so. Return
    the hands and what is left of it by holder; the owners change with them.
    """
    places = [facts.code.place[card] for card in facts.pool]
    allowed, agreed = list(facts.allowed), [0] * len(hands)
    wrong = disagreement(facts, hands) if strange is None else strange(hands)
    for _ in range(_SWAPS if strange is None else _TAMING):
        holders = [seat for seat, by in enumerate(wrong) if by]
        if not holders:
            break
        changed = swap(owners, allowed, holders[below(len(holders), chance)], chance)
        if changed is None:
            break
        trial = _swapped(facts, hands, places, owners, changed)
        if strange is None:
            now = _changed(facts, trial, wrong, owners, changed)
            better = sum(now) <= sum(wrong)
        else:
            now = strange(trial)
            better = sum(now) <= sum(wrong) and not any(_changed(facts, trial, agreed, owners, changed))
        if better:
            hands, wrong = trial, now
        else:
            one, other = changed
            owners[one], owners[other] = owners[other], owners[one]
    return hands, wrong


def _hands(facts: Facts, owners: list[int]) -> list[int]:
    hands, code = list(facts.fixed), facts.code
    for card, owner in zip(facts.pool, owners, strict=True):
        hands[owner] = add(code.layout, hands[owner], code.place[card])
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
