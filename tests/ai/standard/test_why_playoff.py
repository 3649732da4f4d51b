"""Reasons in the playoff name cards that are where they say."""

from __future__ import annotations

from game.ai.choice import Motive
from game.ai.standard.why_playoff import reasons
from game.rules.cards import Card
from game.rules.state import State
from tests.ai.asking import playoff, sight


def why(state: State, card: str, ahead: int | None = None) -> list[tuple[Motive, str, int]]:
    """Return the reasons for playing this card, each as code, cards and points."""
    given = reasons(sight(state), Card.parse(card), ahead)
    return [(each.code, " ".join(map(str, each.cards)), each.points) for each in given]


def test_a_lead_that_nothing_can_beat_is_a_winner() -> None:
    assert why(playoff("AH 9C", "10H 9D"), "AH0") == [(Motive.CASHES_WINNER, "AH0", 0)]


def test_a_winning_trump_draws_those_of_the_other_side() -> None:
    assert why(playoff("AS 9C", "10S 9S"), "AS0") == [(Motive.DRAWS_TRUMPS, "9S0 10S0", 0)]
    assert why(playoff("AS 9C", "10H 9H"), "AS0") == [(Motive.CASHES_WINNER, "AS0", 0)]


def test_a_suit_the_other_side_has_not_costs_it_a_trump() -> None:
    assert why(playoff("JH 9C", "10S 9D"), "JH0") == [(Motive.FORCES_TRUMPS, "10S0", 0)]


def test_a_lead_that_may_be_beaten_gives_its_points() -> None:
    assert why(playoff("KH 9C", "AH 9D"), "KH0") == [(Motive.LOSES_CHEAPLY, "KH0", 4)]


def test_taking_a_trick_names_what_it_counts_or_that_it_is_cheap() -> None:
    assert why(playoff("AH 9C", "9D", led="10H"), "AH0") == [(Motive.WINS_COUNTERS, "10H0 AH0", 21)]
    assert why(playoff("JH 9C", "9D", led="9H"), "JH0") == [(Motive.WINS_CHEAPLY, "JH0", 0)]
    assert why(playoff("JH QH", "9D", led="AH"), "JH0") == [(Motive.LOSES_CHEAPLY, "JH0", 2)]


def test_trumps_in_hand_are_kept_when_none_is_played() -> None:
    assert (Motive.KEEPS_TRUMP_FOR_LAST, "9S0", 0) in why(playoff("AH 9S", "10H 9D"), "AH0")
    assert Motive.KEEPS_TRUMP_FOR_LAST not in [code for code, _, _ in why(playoff("9S JS", "10H 9D"), "9S0")]


def test_a_deal_played_out_says_how_it_ends() -> None:
    assert why(playoff("AH 9C", "10H 9D"), "AH0", ahead=-7)[-1] == (Motive.PLAYED_OUT, "", -7)
