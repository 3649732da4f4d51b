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

ROUNDS = ((8, 8), (4, 14), (2, 26))
"""How many of the actions are still compared in each round, and in how many new worlds."""


def weighed(known: Known, stakes: Stakes, actions: list[StockAction], seed: int) -> dict[StockAction, float]:
    """Return the points ahead that each action leads to on average; the best are weighed most exactly.

    Of more actions than the first round has room for, the last ones are left out.
    """
    chance = Random(seed)
    totals = dict.fromkeys(actions[: ROUNDS[0][0]], 0)
    worlds = 0
    means: dict[StockAction, float] = {}
    for room, count in ROUNDS:
        best = sorted(totals, key=lambda action: -totals[action])[:room]
        totals = {action: totals[action] for action in totals if action in best}
        for _ in range(count):
            world = known.world(chance)
            for action in totals:
                deal = world.copy()
                act(known, deal, action)
                finish(deal)
                totals[action] += stakes.worth(deal)
        worlds += count
        means |= {action: total / (worlds * UNIT) for action, total in totals.items()}
        if len(totals) == 1:
            break
    return means


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
