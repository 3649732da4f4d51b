"""What a deal and a match have come to is said as the player at each seat sees it."""

from dataclasses import replace

import pytest

from game.presentation.wording.verdicts import (
    bonus,
    count_labels,
    headline,
    no_melds,
    rounding,
    summary,
    undo_hint,
)
from game.rules.events import ClaimCounted, DealScored, MatchWon
from game.rules.switches import with_switch
from game.rules.variant import MatchFormat
from game.rules.view import View
from tests.presentation.evenings import evening

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
