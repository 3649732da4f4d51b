"""Claims: when declaring out wins, and what a trick is worth while a claim waits for one (rules 1.9)."""

from __future__ import annotations

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.standard.safety import melds_are_safe, side_seats
from game.rules.actions import DeclareOut
from game.rules.scoring import rounded
from game.rules.seats import side_of
from game.rules.variant import DeclareOut as Declaring
from game.rules.view import View

_MATCH = 1000.0  # Points that no trick and no meld outweighs.


def count(view: View, seat: int) -> int:
    """Return what a claim of this seat would be counted as now: match score, kept melds, rounded tricks."""
    own = side_seats(view, seat)
    tricks = rounded(sum(view.trick_points[each] for each in own), view.variant.scoring.rounding)
    melds = sum(view.meld_points[each] for each in own) if melds_are_safe(view, seat) else 0
    return view.standing[side_of(view.variant, seat)] + melds + tricks


def choose(view: View) -> Choice | None:
    """Return the claim when the rules allow it and the count has reached the target, else None.

    The count can only grow, so a claim that has to wait for a trick is as safe as one counted at once.
    """
    if view.seat is None or DeclareOut() not in view.legal:
        return None
    points = count(view, view.seat)
    if points < view.target:
        return None
    because = Because(Motive.COUNT_REACHES_TARGET, points=points)
    return Choice(DeclareOut(), (Valued(DeclareOut(), _MATCH),), (because,))


def trick_stake(view: View, seat: int, leader: int) -> float:
    """Return what it means to `seat`, beside the points, to take a trick led by `leader`, a claim being open.

    It is a whole match, won or lost, when the trick has the claim counted; 0 when nothing hangs on it.
    """
    if seat not in view.claims:
        return 0.0
    if view.variant.match.declare_out is Declaring.VARIATION_2 and leader != seat:
        return 0.0
    return _MATCH if count(view, seat) >= view.target else -_MATCH
