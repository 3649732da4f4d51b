"""The plan: which games the suite plays, each found again from the seed and its name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from game.rules.switches import SWITCHES, conflicts, differences, encode, with_switch
from game.rules.variant import Variant
from game.rules.variants import REGISTRY

_SHARES = (0.1, 0.3, 0.6)
"""How many of its switches a combination sets: a few show best what one does, many how they get on."""


@dataclass(frozen=True, slots=True)
class Plan:
    """So many combinations and so many deals a game with each kind of players, all from one seed."""

    combinations: int
    deals: int
    seed: int = 0

    def games(self) -> Iterator[Game]:
        """Yield every preset, and then the combinations."""
        yield from map(self.game, REGISTRY)
        yield from (self.game(str(number)) for number in range(1, self.combinations + 1))

    def game(self, name: str) -> Game:
        """Return the game of this name: a preset's key, or the number of a combination; else ValueError."""
        if name in REGISTRY:
            return Game(name, REGISTRY[name])
        if not name.isdecimal():
            raise ValueError(f"{name!r} is no number and no preset: choose one of {', '.join(REGISTRY)}")
        return Game(name, _combination(Random(f"{self.seed}/{name}")))


@dataclass(frozen=True, slots=True)
class Game:
    """A variant to be played, by the name that finds it again."""

    name: str
    variant: Variant

    @property
    def switches(self) -> str:
        """Return what differs from the preset, as in `heading=always tie=draw`."""
        differs = differences(self.variant, REGISTRY[self.variant.key])
        return " ".join(f"{switch.key}={encode(value)}" for switch, value in differs)


def _combination(chance: Random) -> Variant:
    """Return some preset with switches set at random, drawn again until they can be played together."""
    while True:
        variant = chance.choice(list(REGISTRY.values()))
        share = chance.choice(_SHARES)
        for switch in SWITCHES:
            if switch.applies(variant) and chance.random() < share:
                variant = with_switch(variant, switch.key, chance.choice(switch.valid(variant)))
        if not conflicts(variant):
            return variant
