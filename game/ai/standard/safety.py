"""Safety: whether a side has taken what keeps it its melds, as far as a seat can see."""

from __future__ import annotations

from typing import assert_never

from game.rules.counting import pile_points
from game.rules.seats import side_of
from game.rules.variant import Keep
from game.rules.view import View

_TWENTY = 20


def side_seats(view: View, seat: int) -> tuple[int, ...]:
    """Return the seats that share a score with this one, itself included."""
    side = side_of(view.variant, seat)
    return tuple(each for each in range(view.variant.seats) if side_of(view.variant, each) == side)


def melds_are_safe(view: View, seat: int) -> bool:
    """Say whether the melds of this seat's side are kept whatever happens."""
    own = side_seats(view, seat)
    points = sum(view.trick_points[each] for each in own)
    if view.contract is not None and view.contract.seat in own:
        buried = [card for card in view.buried if card is not None]
        points += pile_points(buried, view.variant.scoring.counting)
    match view.variant.scoring.keep:
        case Keep.NOTHING:
            return True
        case Keep.TRICK:
            return any(trick.winner in own for trick in view.tricks)
        case Keep.COUNTER:
            return points > 0
        case Keep.TWENTY:
            return points >= _TWENTY * view.variant.scale.unit
        case _:
            assert_never(view.variant.scoring.keep)
