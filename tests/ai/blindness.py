"""Blindness at length: `python -m tests.ai.blindness --positions 50 --redeals 200`.

In so many positions of every preset, everything that the seat to act cannot see is dealt anew so many times.
Its view must stay the same, and every level must choose the same from it, whatever it was asked in between.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import count, islice
from random import Random

from game.ai.arena.playing import dealt
from game.ai.levels import LEVELS
from game.rules.actions import Action
from game.rules.engine import view
from game.rules.match import new_match
from game.rules.state import State
from game.rules.variant import Phase, Variant
from game.rules.variants import REGISTRY
from tests.rules.places import redealt
from tests.rules.playing import played

_STRIDE = 5
"""Of the tricks one position in so many is looked at; every one before the first lead."""


def main(arguments: list[str] | None = None) -> int:
    """Look into every preset and tell how many positions, deals and choices it was; return 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.ai.blindness", description=__doc__)
    parser.add_argument("--positions", type=int, default=50, metavar="N", help="of every preset")
    parser.add_argument("--redeals", type=int, default=200, metavar="N", help="of every position")
    parser.add_argument("--variant", choices=list(REGISTRY), action="append", help="only this preset")
    asked = parser.parse_args(arguments)
    for key in asked.variant or REGISTRY:
        looked, otherwise = blind(REGISTRY[key], tuple(LEVELS), asked.positions, asked.redeals)
        print(f"{key}: {looked} positions, {otherwise} of {looked * asked.redeals} deals lay otherwise")  # noqa: T201 - a command
    return 0


def blind(variant: Variant, levels: Sequence[str], positions: int, redeals: int) -> tuple[int, int]:
    """Hold that hidden cards change nothing; return the positions, and the deals in which cards had moved."""
    looked = otherwise = 0
    for number, (state, seat) in enumerate(islice(_positions(variant), positions)):
        mine, chance = view(state, seat), Random(number)
        first = {key: LEVELS[key].choose(mine, number) for key in levels}
        elsewhere = mine
        for _ in range(redeals):
            moved = redealt(state, seat, chance)
            otherwise += (moved.hands, moved.stock) != (state.hands, state.stock)
            elsewhere = view(moved, seat)
            assert elsewhere == mine, f"{variant.key}: the view of {seat} tells of hidden cards: {mine}"
        for key in levels:
            again = LEVELS[key].choose(elsewhere, number)
            assert again == first[key], (
                f"{variant.key}: {key} chose {again.action} and not {first[key].action}"
            )
        looked += 1
    return looked, otherwise


def _positions(variant: Variant) -> Iterator[tuple[State, int]]:
    """Yield states with the seat to act, from deals of standard players."""
    for seed in count(1):
        for number, (state, seat, _, _) in enumerate(played(dealt(new_match(variant, seed)), _standard)):
            if state.phase not in (Phase.PLAYOFF, Phase.STOCK_TRICK) or number % _STRIDE == 0:
                yield state, seat


def _standard(state: State) -> tuple[int, Action]:
    seat = state.to_act or 0
    return seat, LEVELS["standard"].choose(view(state, seat), 1).action


if __name__ == "__main__":
    raise SystemExit(main())
