"""Recorded rounds of the verified cases, replayed card by card as `cardgames` with a pass of three."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.rules.actions import Bid, PassBid, PlayCard, StartPlay
from game.rules.engine import legal_actions
from game.rules.scoring import meld_points
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table, pick

CASES = Path(__file__).resolve().parent.parent / "cases" / "rounds.jsonl"
ROUNDS = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]
RULES = variant(REGISTRY["cardgames"], passed=3)
PASSED = 3


def auctioned(case: dict[str, Any]) -> Table:
    """Return the table after the deal and an auction in which all but the bidder pass."""
    table = Table(RULES, dealer=case["dealer"]).deal_hands(*(" ".join(hand) for hand in case["dealt"]))
    while table.state.phase is Phase.AUCTION:
        table.do(Bid(case["bid"]) if table.state.to_act == case["bidder"] else PassBid())
    return table


def exchanged(case: dict[str, Any], giver: int, receiver: int) -> list[str]:
    """Return the faces that went over, filled up with a face that came straight back."""
    before, after = case["dealt"], case["hands_after_3_card_pass"]
    gone = list((Counter(before[giver]) - Counter(after[giver])).elements())
    assert Counter(after[receiver]) >= Counter(gone)
    kept = list((Counter(before[case["bidder"] ^ 2]) & Counter(after[case["bidder"] ^ 2])).elements())
    return gone + kept[: PASSED - len(gone)]


@pytest.mark.parametrize("case", ROUNDS, ids=[case["id"] for case in ROUNDS])
def test_a_recorded_round_goes_the_same_way(case: dict[str, Any]) -> None:
    bidder = case["bidder"]
    partner = bidder ^ 2
    table = auctioned(case)
    assert table.state.contract is not None
    assert (table.state.contract.seat, table.state.contract.points) == (bidder, case["bid"])
    table.name(case["trump"])
    table.pass_cards(" ".join(exchanged(case, partner, bidder)))
    table.pass_cards(" ".join(exchanged(case, bidder, partner)))
    holdings = zip(table.state.hands, table.state.table, strict=True)
    faces = [sorted(card.face for card in (*hand, *laid)) for hand, laid in holdings]
    assert faces == [sorted(hand) for hand in case["hands_after_3_card_pass"]]
    assert list(meld_points(table.state.melds, 4)) == case["meld_by_seat"]
    if table.state.phase is Phase.DECISION:
        table.do(StartPlay())
    for number, trick in enumerate(case["tricks"]):
        assert table.state.to_act == trick["leader"]
        _play(table, trick["cards"])
        won = table.state.tricks[number]
        last = number == len(case["tricks"]) - 1
        assert won.winner == trick["winner"]
        assert won.points in (trick["points"], trick["points"] + 10 * last)
    assert list(table.result.melds) == case["meld_by_team"]
    assert list(table.result.tricks) == case["trick_points_by_team"]
    assert list(table.result.points) == case["hand_score_by_team"]
    assert (table.result.points[bidder % 2] > 0) == case["made"]


def _play(table: Table, faces: list[str]) -> None:
    """Play a recorded trick; every card of it must be in the legal set of its seat."""
    for face in faces:
        seat = table.state.to_act
        assert seat is not None
        card = pick(table.state.hands[seat], face)[0]
        assert PlayCard(card) in legal_actions(table.state, seat)
        table.do(PlayCard(card))
