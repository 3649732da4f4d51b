"""Weighing: actions compared by playing the deal on in the same worlds, the hopeless ones in fewer."""

from __future__ import annotations

from random import Random
from typing import assert_never

from game.ai.expert.duel.stakes import Stakes
from game.ai.expert.duel.worlds import Known
from game.ai.kernel.duel.deal import Deal, draw, lay, play, show, swap
from game.ai.kernel.duel.finishing import finish
from game.ai.kernel.duel.laws import UNIT
from game.rules.actions import DeclareMeld, Draw, EndMelding, ExchangeDix, PlayCard, ShowDix

StockAction = PlayCard | DeclareMeld | ShowDix | ExchangeDix | Draw | EndMelding

ROUNDS: tuple[tuple[int, int], ...] = ((6, 16), (3, 32), (2, 60))
"""How many of the actions are still compared in each round, and in how many new worlds."""
_TRUST = 8.0 * UNIT
"""How far, as a standard deviation, differences by rule of thumb usually are from true ones."""


class Tally:
    """How one action did against the first one, in the same worlds: sums of the differences and squares."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.count = 0
        self.total = 0
        self.squares = 0

    def add(self, difference: int) -> None:
        """Count one more world."""
        self.count += 1
        self.total += difference
        self.squares += difference * difference

    def judged(self) -> float:
        """Return the difference that rule of thumb and worlds together make likely."""
        if not self.count:
            return self.prior
        mean = self.total / self.count
        spread = max(0.0, self.squares / self.count - mean * mean) + UNIT * UNIT
        doubt = spread / self.count
        return (self.prior * doubt + mean * _TRUST * _TRUST) / (doubt + _TRUST * _TRUST)


def weighed(
    known: Known, stakes: Stakes, priors: dict[StockAction, float], seed: int
) -> dict[StockAction, float]:
    """Return the points ahead that each action leads to; the best are weighed most exactly.

    `priors` are points ahead by rule of thumb, the best first, which counts where the worlds leave doubt. Of
    more actions than the first round has room for, the last ones are left out.
    """
    chance = Random(seed)
    actions = list(priors)[: ROUNDS[0][0]]
    first = actions[0]
    tallies = {action: Tally(UNIT * (priors[action] - priors[first])) for action in actions}
    left, total, worlds = actions, 0, 0
    for room, count in ROUNDS:
        others = sorted(left[1:], key=lambda action: -tallies[action].judged())
        left = [first, *others[: room - 1]]
        for _ in range(count):
            world = known.world(chance)
            base = _end(known, stakes, world, first)
            total += base
            for action in left[1:]:
                tallies[action].add(_end(known, stakes, world, action) - base)
        worlds += count
    mean = total / worlds
    return {action: (mean + tallies[action].judged()) / UNIT for action in actions}


def _end(known: Known, stakes: Stakes, world: Deal, action: StockAction) -> int:
    """Return what the world comes to after this action, played on by rules of thumb."""
    deal = world.copy()
    act(known, deal, action)
    finish(deal)
    return stakes.worth(deal)


def act(known: Known, deal: Deal, action: StockAction) -> None:
    """Do this in a deal, for the seat to act."""
    match action:
        case PlayCard(card):
            play(deal, known.bit[card])
        case DeclareMeld(kind, cards):
            bits, shapes = known.bits(cards), deal.laws.shapes
            fitting = (
                at for at in range(shapes.count) if shapes.kinds[at] is kind and not bits & ~shapes.cards[at]
            )
            lay(deal, next(fitting), bits)
        case ShowDix(card):
            show(deal, known.bit[card])
        case ExchangeDix(card):
            swap(deal, known.bit[card])
        case Draw(upcard):
            draw(deal, upcard)
            deal.window = deal.laws.after_draw
        case EndMelding():
            deal.window = False
        case _:
            assert_never(action)
