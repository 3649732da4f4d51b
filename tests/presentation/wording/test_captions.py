"""Every event can be told in one line, from either side of the table and from outside."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.presentation.wording.captions import caption
from game.rules.cards import Card
from game.rules.events import (
    CardPlayed,
    ClaimCounted,
    DealStarted,
    MatchWon,
    MeldDeclared,
    OutDeclared,
    TargetRaised,
    TrickWon,
    TrumpTurned,
)
from game.rules.melds import Meld, MeldKind
from tests.presentation.evenings import evening

VIEW = evening(1)[30][1]
QUEEN = Card.parse("QS0")


@given(st.integers(0, 20), st.sampled_from([0, 1, None]))
def test_captions_of_a_whole_deal_are_finished_sentences(seed: int, seat: int | None) -> None:
    for event, view in evening(seed, seat):
        line = caption(event, view)
        assert line is None or (line.endswith(".") and "{" not in line and line[0].isupper())


def test_a_hidden_card_is_not_named() -> None:
    for event, view in evening(1, 0):
        line = caption(event, view)
        if line and line.startswith("Opponent draws") and getattr(event, "card", None) is None:
            assert line == "Opponent draws a card."
            return
    pytest.fail("nobody drew")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (CardPlayed(0, QUEEN, from_table=False), "You play the queen of spades."),
        (CardPlayed(1, QUEEN, from_table=True), "Opponent plays the queen of spades."),
        (TrickWon(0, 1, last=False), "You take the trick: 1 point."),
        (TrickWon(1, 21, last=True), "Opponent takes the last trick: 21 points."),
        (MeldDeclared(0, Meld(MeldKind.PINOCHLE, (), 40)), "You meld: Pinochle, 40."),
        (TrumpTurned(QUEEN, 0, 0), "The queen of spades is turned: spades are trump."),
        (TrumpTurned(Card.parse("9S0"), 0, 10), "You turn the nine of spades and score 10."),
        (OutDeclared(1), "Opponent declares out."),
        (ClaimCounted(0, 990, 1000, met=False), "Your count is only 990: the claim to 1000 fails."),
        (ClaimCounted(1, 1010, 1000, met=True), "Opponent counts 1010: the claim to 1000 is good."),
        (TargetRaised(1250), "Both have reached the target: play goes on to 1250."),
        (MatchWon(None, (500, 500), by_claim=False), "The match is a draw."),
        (MatchWon(0, (1010, 500), by_claim=False), "You win the match."),
        (DealStarted(2, 1, (0, 0), 1000, ()), "Deal 2: Opponent deals."),
    ],
)
def test_the_line_says_who_did_what(event: object, line: str) -> None:
    assert caption(event, VIEW) == line  # type: ignore[arg-type]  # the table holds events of every kind
