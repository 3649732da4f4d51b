"""A match: who deals, and how deals change scores and target (rules 1.1 and 1.8)."""

from __future__ import annotations

import pytest

from game.rules.endings import Ending
from game.rules.events import DealScored, MatchWon, OutDeclared, TargetRaised
from game.rules.match import Match, evolve_match, new_match
from game.rules.variant import NextDealer
from game.rules.variants import REGISTRY
from game.rules.variants.two_hand import CLASSIC
from tests.rules.staging import variant

WINNER_DEALS = variant(next_dealer=NextDealer.WINNER)


def scored(
    match: Match, *scores: int, melds: tuple[int, int] = (0, 0), rounded: tuple[int, int] = (0, 0)
) -> Match:
    return evolve_match(match, DealScored(melds, rounded, rounded, scores, cut=False))


def test_a_new_match_stands_at_nothing() -> None:
    match = new_match(CLASSIC, 7)
    assert (match.deal_no, match.scores, match.target, match.deals, match.won) == (1, (0, 0), 1000, (), None)


def test_the_seed_draws_the_first_dealer() -> None:
    assert {new_match(CLASSIC, seed).dealer for seed in range(20)} == {0, 1}
    assert new_match(CLASSIC, 7) == new_match(CLASSIC, 7)


def test_the_dealer_may_follow_from_the_match_before() -> None:
    assert [new_match(CLASSIC, 7, dealer=seat).dealer for seat in (0, 1)] == [0, 1]


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_deal_alternates(dealer: int) -> None:
    match = new_match(CLASSIC, 7, dealer=dealer)
    match = scored(match, 300, 100, rounded=(200, 50))
    assert (match.dealer, match.deal_no) == (1 - dealer, 2)
    assert scored(match, 300, 400).dealer == dealer


@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_of_the_deal_deals_where_that_is_played(winner: int) -> None:
    tricks = (140, 110) if winner == 0 else (110, 140)
    melds = (40, 20) if winner == 0 else (20, 40)
    assert scored(new_match(WINNER_DEALS, 7, dealer=winner), 900, 900, rounded=tricks).dealer == winner
    assert scored(new_match(WINNER_DEALS, 7), 900, 900, melds=melds, rounded=(130, 120)).dealer == winner


def test_after_a_level_deal_the_winner_rule_passes_the_deal_on() -> None:
    for dealer in (0, 1):
        level = scored(new_match(WINNER_DEALS, 7, dealer=dealer), 120, 120, rounded=(120, 120))
        assert level.dealer == 1 - dealer


def test_deals_target_and_end_are_kept() -> None:
    match = scored(new_match(CLASSIC, 7), 1130, 1000)
    match = evolve_match(match, TargetRaised(1250))
    won = MatchWon(0, (1300, 1000), by_claim=True)
    match = evolve_match(scored(match, 1300, 1000), won)
    assert [result.scores for result in match.deals] == [(1130, 1000), (1300, 1000)]
    assert (match.scores, match.target, match.won, match.deal_no) == ((1300, 1000), 1250, won, 3)


def test_no_other_event_changes_a_match() -> None:
    match = new_match(CLASSIC, 7)
    assert evolve_match(match, OutDeclared(0)) is match


def bid_game(key: str, rule: NextDealer, dealer: int) -> Match:
    return new_match(variant(REGISTRY[key], next_dealer=rule), 7, dealer=dealer)


def ended(match: Match, *points: int, bidder: int | None = 1, ending: Ending = Ending.PLAYED) -> Match:
    none = (0,) * len(points)
    result = DealScored(none, none, none, points, cut=False, points=points, ending=ending, bidder=bidder)
    return evolve_match(match, result)


@pytest.mark.parametrize(
    ("rule", "points", "bidder", "expected"),
    [
        (NextDealer.ALTERNATE, (-250, 80), 0, 3),
        (NextDealer.WINNER, (-250, 80), 0, 3),
        (NextDealer.WINNER, (400, 80), 1, 0),
        (NextDealer.WINNER, (80, 80), 1, 3),
        (NextDealer.BIDDER, (-250, 80), 2, 2),
        (NextDealer.BIDDER, (80, 400), 1, 1),
    ],
)
def test_of_partners_who_won_the_one_first_after_the_dealer_deals_and_a_bidder_in_person(
    rule: NextDealer, points: tuple[int, int], bidder: int, expected: int
) -> None:
    assert ended(bid_game("cardgames", rule, 2), *points, bidder=bidder).dealer == expected


@pytest.mark.parametrize("rule", NextDealer)
def test_after_a_deal_that_nobody_bid_on_the_deal_goes_to_the_left(rule: NextDealer) -> None:
    passed = ended(bid_game("auction_250", rule, 2), 0, 0, 0, bidder=None, ending=Ending.ALL_PASSED)
    assert passed.dealer == 0


@pytest.mark.parametrize("rule", NextDealer)
def test_a_misdeal_is_dealt_again_by_the_same_dealer(rule: NextDealer) -> None:
    misdeal = ended(bid_game("double_deck", rule, 2), 0, 0, bidder=None, ending=Ending.MISDEAL)
    assert misdeal.dealer == 2


def test_who_won_the_stakes_of_a_deal_deals_next() -> None:
    match = bid_game("auction_250", NextDealer.WINNER, 0)
    assert ended(match, -1, 2, -1).dealer == 1
    assert ended(match, 1, -3, 1).dealer == 1
