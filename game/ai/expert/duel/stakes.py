"""Stakes: what the end of a deal is worth to a seat, in its match (rules 1.8, 1.9)."""

from __future__ import annotations

from game.ai.kernel.duel.deal import Deal, margin
from game.ai.kernel.duel.laws import UNIT
from game.rules.variant import BothOver, DeclareOut, MatchFormat, TargetCheck
from game.rules.view import View

_MATCH = 500 * UNIT  # A match, won or lost, against points of one that goes on.


class Stakes:
    """What is at stake for the seat `me`; in a match `needs` are by seat the points short of the target.

    In a `race` who has them first has won.
    """

    def __init__(self, view: View, me: int) -> None:
        rules = view.variant.match
        self.me = me
        self.match = rules.format is MatchFormat.MATCH
        self.needs = [view.target - view.standing[seat] for seat in (0, 1)]
        self.race = rules.declare_out is not DeclareOut.OFF or rules.target_check is TargetCheck.IMMEDIATE
        self.higher_wins = rules.both_over is BothOver.HIGHER_WINS

    def worth(self, deal: Deal) -> int:
        """Return what this end is worth, in hundredths of points ahead."""
        ahead = margin(deal, self.me)
        if not self.match:
            return ahead
        laws = deal.laws
        left = [self.needs[at] - side.melds - laws.rounded(side.taken) for at, side in enumerate(deal.sides)]
        mine, other = left[self.me], left[1 - self.me]
        if mine > 0 and other > 0:
            return ahead
        if mine > 0 or other > 0:
            return _MATCH if other > 0 else -_MATCH
        if self.race and deal.first_over >= 0:
            return _MATCH if deal.first_over == self.me else -_MATCH
        if self.higher_wins and not self.race:
            return _MATCH if mine < other else -_MATCH if mine > other else 0
        return ahead
