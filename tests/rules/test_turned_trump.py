"""Three hands and partnerships with a turned trump: melds, claims and the end (rules 3, 4, 8.4)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.actions import DeclareOut as Claim
from game.rules.actions import KeepDix
from game.rules.endings import Fate
from game.rules.engine import decide, legal_actions
from game.rules.events import ClaimCounted, MatchWon, TargetRaised
from game.rules.hand_melds import Doubles
from game.rules.melds import MeldKind
from game.rules.scoring import meld_points, standings
from game.rules.variant import DeclareOut, MatchFormat, Phase, TargetCheck
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table, finish, staged, winner

THREE, FOUR = REGISTRY["three_hand"], REGISTRY["partnership_turned"]
BLANKS = "9S 9H 9D 9C"


def opened(table: Table) -> Table:
    while table.state.phase is Phase.DIX_SWAP:
        table.do(KeepDix())
    return table


def test_c17_a_side_without_a_trick_loses_its_melds() -> None:
    result = finish(staged(FOUR, BLANKS, melds={0: 40, 1: 100, 3: 60}, tricks=((0, 240),)))
    assert result.melds == (40, 160)
    assert result.points == (290, 0)
    assert result.fates == (Fate.SCORED, Fate.LOST_MELD)


def test_c18_one_worthless_trick_of_a_partner_saves_both_melds() -> None:
    result = finish(staged(FOUR, BLANKS, melds={0: 40, 1: 100, 3: 60}, tricks=((0, 240), (3, 0))))
    assert result.points == (290, 160)


def test_c19_a_player_without_a_trick_loses_melds_and_dix() -> None:
    table = staged(
        THREE, "9S 9H 9D", melds={1: 10, 2: 100}, tricks=((0, 200), (2, 40)), kinds=MeldKind.DIX, dealer=2
    )
    assert finish(table).points == (210, 0, 140)


def test_all_meld_everything_at_once_from_the_own_hand() -> None:
    hands = ("KS QS KH QH AC AD AH AS", "QS JD QH", "", "")
    table = opened(Table(FOUR, dealer=3).deal_hands(*hands, turned="9S"))
    points = meld_points(table.state.melds, 4)
    assert points[0] >= 40 + 20 + 100
    assert points[1] >= 40
    assert table.state.phase is Phase.PLAYOFF
    assert table.state.leader == 0


@pytest.mark.parametrize(
    ("doubles", "points"), [(Doubles.TENFOLD, (300, 1000)), (Doubles.TWOFOLD, (80, 200))]
)
def test_doubled_melds_follow_their_table(doubles: Doubles, points: tuple[int, int]) -> None:
    rules = variant(FOUR, doubles=doubles)
    hands = ("QS QS JD JD", "AS AS AH AH AC AC AD AD", "", "")
    table = opened(Table(rules, dealer=3).deal_hands(*hands, turned="9C"))
    best = [max(laid.meld.points for laid in table.state.melds if laid.seat == seat) for seat in (0, 1)]
    assert tuple(best) == points
    assert THREE.hand_melds.doubles is Doubles.TWOFOLD
    assert FOUR.hand_melds.doubles is Doubles.TENFOLD


def test_both_sides_over_raise_the_target_until_one_is_alone() -> None:
    table = staged(FOUR, BLANKS, tricks=((0, 100), (1, 140)), standing=(1000, 900))
    assert finish(table).scores == (1110, 1040)
    assert table.events[-1] == TargetRaised(1250)
    assert winner(table) == "open"
    assert table.match.target == 1250
    three = staged(THREE, "9S 9H 9D", tricks=((0, 100), (1, 140)), standing=(1200, 1260, 1500), dealer=2)
    finish(three)
    assert three.events[-1] == TargetRaised(1500)


def test_only_one_over_wins() -> None:
    table = staged(FOUR, BLANKS, tricks=((0, 100), (1, 140)), standing=(900, 500))
    finish(table)
    assert winner(table) == 0


def test_a_single_deal_goes_to_most_points() -> None:
    rules = variant(THREE, format=MatchFormat.SINGLE_DEAL)
    table = staged(rules, "9S 9H 9D", tricks=((0, 100), (1, 140)), dealer=2)
    finish(table)
    assert winner(table) == 1


def test_either_partner_may_claim_for_the_side_and_both_partners_tricks_count() -> None:
    rules = variant(FOUR, declare_out=DeclareOut.BASE)
    table = staged(rules, BLANKS, tricks=((0, 60), (2, 50)), melds={2: 40}, standing=(850, 1200))
    assert standings(table.state) == (1000, 1200)
    assert Claim() in legal_actions(table.state, 2)
    events = decide(table.state, 2, Claim())
    assert ClaimCounted(2, 1000, 1000, met=True) in events
    assert isinstance(events[-1], MatchWon)
    assert events[-1].winner == 0
    wrong = staged(rules, BLANKS, tricks=((0, 60),), melds={2: 40}, standing=(850, 0))
    lost = decide(wrong.state, 2, Claim())
    assert isinstance(lost[-1], MatchWon)
    assert lost[-1].winner == 1


def test_variation_1_counts_a_trick_of_either_partner_and_variation_2_the_own_lead() -> None:
    for rule, counted in ((DeclareOut.VARIATION_1, True), (DeclareOut.VARIATION_2, False)):
        rules = variant(FOUR, declare_out=rule)
        table = staged(rules, BLANKS, tricks=((0, 240),), standing=(900, 0))
        table.state = replace(table.state, claims=(2,))
        finish(table)
        assert any(isinstance(event, ClaimCounted) for event in table.events) is counted


def test_the_match_may_stop_the_moment_the_target_is_reached() -> None:
    rules = variant(FOUR, target_check=TargetCheck.IMMEDIATE)
    table = Table(rules, dealer=3, scores=(995, 0))
    table.deal_hands("9S", "", "", "", turned="AS")
    table.play_out()
    assert table.match.won is not None
    assert table.match.scores[0] >= 1000 or table.match.won.winner == 1


def test_the_deal_rotates_left() -> None:
    table = Table(FOUR, dealer=3, seed=2).deal()
    table.play_out()
    assert table.match.dealer == 0
