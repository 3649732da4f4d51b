"""What a deal and a match have come to is said as the player at each seat sees it."""

from dataclasses import replace

import pytest

from game.presentation.wording.verdicts import (
    bonus,
    buried,
    camp_name,
    count_labels,
    fate_line,
    headline,
    money_labels,
    no_melds,
    rounding,
    signed,
    summary,
    undo_hint,
)
from game.rules.contract_rules import Mercy
from game.rules.endings import REDEALT, Ending, Fate
from game.rules.engine import begin, view
from game.rules.events import ClaimCounted, DealScored, MatchWon
from game.rules.state import Contract
from game.rules.switches import with_switch
from game.rules.variant import Keep, MatchFormat
from game.rules.variants import REGISTRY
from game.rules.view import View
from tests.presentation.evenings import evening
from tests.presentation.wording.rounds import GAMES, contract_view, happened

RESULT = DealScored((60, 100), (146, 104), (140, 100), (660, 640), cut=False)


def _view(seat: int | None) -> View:
    return evening(1, seat)[-1][1]


def test_heading_names_the_deal_until_the_match_is_won() -> None:
    assert headline(_view(0), None) == "Deal 1"


@pytest.mark.parametrize("seat", [0, 1, None])
def test_winner_loser_and_spectator_read_something_else(seat: int | None) -> None:
    texts = {headline(_view(seat), MatchWon(winner, (0, 0), by_claim=False)) for winner in (0, 1, None)}
    assert len(texts) == 3
    assert "A draw" in texts


def test_single_deal_is_no_match() -> None:
    view = _view(0)
    single = replace(view, variant=with_switch(view.variant, "format", MatchFormat.SINGLE_DEAL))
    for winner in (0, 1):
        assert "match" not in headline(single, MatchWon(winner, (0, 0), by_claim=False))


def test_summary_gives_both_scores_the_own_one_first() -> None:
    uneven = replace(RESULT, rounded=(140, 110))
    assert summary(_view(0), uneven, None, 1000) == "You score 200, your opponent 210."
    assert summary(_view(1), uneven, None, 1000) == "You score 210, your opponent 200."
    assert summary(_view(0), RESULT, None, 1000) == "Both of you score 200."
    assert summary(_view(None), uneven, None, 1000) == "200 points against 210."


def test_summary_tells_that_the_target_has_risen() -> None:
    text = summary(_view(0), RESULT, None, 1250)
    assert "1000" in text
    assert "1250" in text


def test_summary_says_why_a_match_is_over_before_anybody_has_reached_the_target() -> None:
    rules = with_switch(REGISTRY["cardgames"], "mercy", Mercy.HALF_DOWN)
    table = replace(view(begin(rules), 0), contract=Contract(0, 300))
    fates = (Fate.SET, Fate.SCORED)
    result = replace(RESULT, scores=(-800, 100), points=(-300, 100), fates=fates, bidder=0)
    won = MatchWon(1, result.scores, by_claim=False)
    assert summary(table, result, won, 1500) == (
        "You fail your contract of 300. One side has fallen too far, so the match is over."
    )
    assert summary(table, replace(result, scores=(-300, 1600)), won, 1500) == "You fail your contract of 300."


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("met", [True, False])
def test_summary_tells_what_became_of_a_claim(seat: int, *, met: bool) -> None:
    view = replace(_view(0), counted=ClaimCounted(seat, 1010 if met else 960, 1000, met))
    text = summary(view, RESULT, MatchWon(0, (0, 0), by_claim=True), 1000)
    assert text.startswith("You " if seat == 0 else "Your opponent ")
    assert ("needed" in text) is not met
    assert "1000" in text


def test_rounding_shows_both_numbers_only_where_they_differ() -> None:
    assert "87" in rounding(87, 90)
    assert "90" in rounding(87, 90)
    assert rounding(90, 90) == "90"


def test_small_texts_are_there() -> None:
    assert all(count_labels())
    assert no_melds()
    assert "Ctrl+Z" in undo_hint()
    assert "10" in bonus(10)
    assert "21" in buried(21)
    assert len({*money_labels()}) == 4
    assert count_labels(paid=True) != count_labels()


@pytest.mark.parametrize("key", GAMES)
def test_verdict_of_every_game_is_one_line_with_no_place_left_open(key: str) -> None:
    for seed in range(1, 6):
        state = happened(key, seed)[-1][1]
        for seat in (*range(state.variant.seats), None):
            seen = view(state, seat)
            if seen.result is None:
                continue
            for won in (None, MatchWon(0, seen.result.scores, by_claim=False)):
                text = headline(seen, won) + summary(seen, seen.result, won, seen.target)
                assert "{" not in text
                assert text
            for side, fate in enumerate(seen.result.fates):
                points = seen.result.melds[side] + seen.result.rounded[side]
                assert "{" not in fate_line(seen, fate, 250, (0, points))


def test_partners_win_and_lose_together() -> None:
    table = begin(REGISTRY["cardgames"])
    won = MatchWon(1, (0, 0), by_claim=False)
    assert {headline(view(table, seat), won) for seat in (1, 3)} == {"Your side has won the match!"}
    assert {headline(view(table, seat), won) for seat in (0, 2)} == {"Your opponents have won the match"}


def test_winner_of_three_is_named() -> None:
    table = view(begin(REGISTRY["three_hand"]), 0)
    assert headline(table, MatchWon(1, (0, 0, 0), by_claim=False)) == "West has won the match"


@pytest.mark.parametrize("ending", [ending for ending in Ending if ending is not Ending.PLAYED])
def test_deal_that_was_not_played_says_why(ending: Ending) -> None:
    seen = contract_view(0)
    bidder = None if ending in REDEALT else 0
    result = DealScored((0,) * 3, (0,) * 3, (0,) * 3, (0,) * 3, cut=True, ending=ending, bidder=bidder)
    text = summary(seen, result, None, seen.target)
    assert text.endswith(".")
    assert text != "The deal is over."


def test_lost_melds_say_what_was_missing() -> None:
    lines = set()
    for keep in Keep:
        rules = with_switch(REGISTRY["double_deck"], "keep", keep)
        lines.add(fate_line(view(begin(rules), 0), Fate.LOST_MELD, 0, (0, 0)))
    assert len(lines) == len(Keep)
    assert any("20" in line for line in lines)


def test_contract_that_failed_for_want_of_tricks_is_not_just_too_small() -> None:
    seen = view(begin(REGISTRY["cardgames"]), 0)
    assert fate_line(seen, Fate.SET, 250, (100, 200)) != fate_line(seen, Fate.SET, 250, (100, 140))
    assert "250" in fate_line(seen, Fate.MADE, 250, (100, 200))
    moon = replace(seen, moon=True)
    assert fate_line(moon, Fate.MADE, 250, (100, 200)) != fate_line(seen, Fate.MADE, 250, (100, 200))
    assert fate_line(seen, None, 0, (0, 0)) == ""


def test_nothing_is_kept_where_nothing_was_melded() -> None:
    deals = (happened("cardgames", seed)[-1][1] for seed in range(1, 20))
    seen = next(view(state, 0) for state in deals if state.tricks)
    assert fate_line(seen, Fate.SCORED, 0, (40, 60)) == "Melds kept"
    assert fate_line(seen, Fate.SCORED, 0, (0, 60)) == ""


def test_opponents_of_a_bidder_are_called_by_who_looks_on() -> None:
    seen = view(begin(REGISTRY["auction_250"]), 0)
    assert camp_name(seen, (0,)) == "You"
    assert camp_name(seen, (1, 2)) == "Opponents"
    assert camp_name(seen, (0, 2)) == "You and East"


def test_units_have_their_sign() -> None:
    assert [signed(units) for units in (4, 0, -2)] == ["+4", "0", "\u22122"]


def test_points_are_written_in_the_scale_of_the_player() -> None:
    assert summary(_view(0), RESULT, None, 1250, lambda points: points // 10).count("125.") == 1
    assert rounding(87, 90, lambda points: points * 10) == "870 » 900"
