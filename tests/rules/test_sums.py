"""What keeps a side its melds, and when it has every trick (rules 3.7, 4.4, 6.3, 7.5)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.cards import Hand
from game.rules.melds import MeldKind
from game.rules.state import Trick
from game.rules.sums import summed
from game.rules.variant import Keep
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import staged

CARDGAMES, DOUBLE_DECK = (REGISTRY[key] for key in ("cardgames", "double_deck"))
BLANKS = "9S 9H 9D 9C"


@pytest.mark.parametrize(
    ("keep", "points", "kept"),
    [
        (Keep.NOTHING, None, True),
        (Keep.TRICK, None, False),
        (Keep.TRICK, 0, True),
        (Keep.COUNTER, 0, False),
        (Keep.COUNTER, 10, True),
        (Keep.TWENTY, 190, False),
        (Keep.TWENTY, 200, True),
    ],
)
def test_what_keeps_melds(keep: Keep, points: int | None, *, kept: bool) -> None:
    tricks = () if points is None else ((1, points),)
    state = staged(variant(CARDGAMES, keep=keep), BLANKS, melds={1: 100}, tricks=tricks).state
    assert summed(state).keeps(1) is kept


def test_twenty_is_in_units_of_the_scale() -> None:
    for points, kept in ((19, False), (20, True)):
        state = staged(DOUBLE_DECK, "JS JH JD JC", tricks=((3, points),)).state
        assert summed(state).keeps(1) is kept


def test_nines_alone_may_need_nothing() -> None:
    rules = variant(CARDGAMES, dix_is_kept=True)
    assert summed(staged(rules, BLANKS, melds={1: 10}, kinds=MeldKind.DIX).state).keeps(1)
    assert not summed(staged(rules, BLANKS, melds={1: 10}).state).keeps(1)
    assert not summed(staged(rules, BLANKS).state).keeps(1)


def test_every_trick_means_all_of_them_to_the_end() -> None:
    state = staged(CARDGAMES, BLANKS, tricks=((0, 100), (2, 100))).state
    assert not summed(state).swept(0)
    done = replace(state, hands=(Hand(),) * 4)
    assert summed(done).swept(0)
    assert not summed(done).swept(1)
    assert not summed(replace(done, tricks=(*done.tricks, Trick((), 3, 0)))).swept(0)


def test_melds_may_be_others_than_lie_on_the_table() -> None:
    state = staged(CARDGAMES, BLANKS, melds={0: 10, 3: 40}).state
    assert summed(state).melds == (10, 40)
    assert summed(state, (20, 0)).melds == (20, 0)
