"""An end of a deal is worth what the rules score for it."""

from dataclasses import replace
from statistics import fmean

import pytest

from game.ai.expert.worth import Played, Worth
from game.rules.endings import Ending
from game.rules.scoring import trick_points
from game.rules.seats import side_of
from game.rules.state import Contract
from game.rules.variant import Phase
from tests.ai.expert.dealing import WHOLE_HANDS, deal, views


@pytest.mark.parametrize("key", WHOLE_HANDS)
def test_a_deal_is_worth_what_the_rules_score_for_it(key: str) -> None:
    for seed in range(1, 4):
        last = deal(key, seed)[-1]
        end, view = last.state, deal(key, seed)[0].view
        if end.result is None or end.buried:
            continue
        seats, side = end.variant.seats, side_of(end.variant, view.seat or 0)
        tricks = tuple(sum(trick.winner == seat for trick in end.tricks) for seat in range(seats))
        melds = last.view.meld_points if end.ending is None else _melds(end.melds, seats)
        taken = trick_points(end.tricks, seats)
        points = [a - b for a, b in zip(end.result.scores, end.standing, strict=True)]
        own = points.pop(side)
        played = Played(end.contract, end.trump, melds, taken, tricks, end.moon, end.ending)
        assert Worth(view)(played) == pytest.approx(own - fmean(points))


def _melds(laid: tuple, seats: int) -> tuple[int, ...]:  # type: ignore[type-arg]
    return tuple(sum(each.meld.points for each in laid if each.seat == seat) for seat in range(seats))


def test_a_set_that_loses_the_match_is_worse_than_one_that_does_not() -> None:
    view = next(views("cardgames", Phase.AUCTION))
    seat = view.seat or 0
    lost = Played(Contract(seat, 400), None, (0,) * 4, (10, 240, 0, 0), (1, 11, 0, 0))
    behind = replace(view, standing=tuple(1450 if side != seat % 2 else 0 for side in range(2)))
    assert Worth(behind)(lost) < Worth(view)(lost)


def test_a_deal_that_is_dealt_again_is_worth_nothing() -> None:
    view = next(views("kencom", Phase.AUCTION))
    assert Worth(view)(Played(None, None, (0, 0), ending=Ending.ALL_PASSED)) == 0


def test_a_contract_is_made_with_enough_points() -> None:
    view = next(views("classic_500", Phase.AUCTION))
    contract = Contract(0, 30)
    worth = Worth(view)
    assert worth.made(Played(contract, None, (20, 0, 0, 0), (10, 15, 0, 0), (5, 7, 0, 0)))
    assert not worth.made(Played(contract, None, (20, 0, 0, 0), (9, 16, 0, 0), (5, 7, 0, 0)))
