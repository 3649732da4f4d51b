"""Safety: what each rule asks a side to have taken before its melds are its own."""

from __future__ import annotations

import pytest

from game.ai.standard.safety import melds_are_safe, side_seats
from game.rules.state import Trick
from game.rules.variants import REGISTRY
from tests.ai.sitting import CARDGAMES, DOUBLE_DECK, seen, sit
from tests.rules.staging import cards, variant


def test_partners_share_a_score_and_others_have_their_own() -> None:
    assert side_seats(seen(sit("AS")), 0) == (0, 2)
    assert side_seats(seen(sit("AS", rules=REGISTRY["three_hand"])), 1) == (1,)


@pytest.mark.parametrize(
    ("keep", "points", "safe"),
    [
        ("nothing", None, True),
        ("trick", None, False),
        ("trick", 0, True),
        ("counter", 0, False),
        ("counter", 10, True),
        ("twenty", 190, False),
        ("twenty", 200, True),
    ],
)
def test_melds_are_safe_with_what_the_rule_asks_for(keep: str, points: int | None, *, safe: bool) -> None:
    taken = () if points is None else (Trick((), 2, points),)
    assert melds_are_safe(seen(sit("AS", rules=variant(CARDGAMES, keep=keep), tricks=taken)), 0) is safe


def test_twenty_is_twenty_of_the_scale() -> None:
    assert melds_are_safe(seen(sit("AS", rules=DOUBLE_DECK, tricks=(Trick((), 0, 20),))), 0)


def test_buried_counters_are_the_bidder_s() -> None:
    rules = variant(REGISTRY["auction3_points"], keep="counter")
    state = sit("AS", rules=rules, tricks=(), buried=cards("10C 10D 9C"))
    assert melds_are_safe(seen(state), 0)
    assert not melds_are_safe(seen(state), 1)
