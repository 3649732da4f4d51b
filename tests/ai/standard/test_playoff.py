"""The playoff: what the standard player does when it knows every card of the other hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.choice import Motive
from game.ai.standard import playoff as rules_of_thumb
from game.rules.actions import PlayCard
from game.rules.cards import Card
from game.rules.variant import DeclareOut, Heading
from tests.ai.asking import SEEDS, asked, motives, played, playoff
from tests.ai.standard.test_lookahead import best_end
from tests.rules.staging import after, variant

# Eight cards a hand: too many to follow to the end, so that the judgement of single cards decides.
FILL = "9C JC QC QD JD"
OTHER = "9C JC 10C 9D KD"


def test_a_trick_that_is_lost_anyway_gets_the_king_and_not_the_ten() -> None:
    """bugs: feeds the ten, keeps the king."""
    assert played(playoff(f"10H KH AD {FILL}", f"9H KC {OTHER}", led="AH")) == "KH"
    assert played(playoff("10H KH AD", "9H KC", led="AH")) == "KH"


def test_a_low_card_is_led_rather_than_a_ten_under_an_ace() -> None:
    assert played(playoff(f"10H 9H KC {FILL}", f"AH JH 10S {OTHER}")) != "10H"


def test_trumps_are_drawn_before_they_take_aces() -> None:
    state = playoff("AS AS AH AD", "9S JH QC KC")
    choice = asked(state)
    assert choice.action == PlayCard(choice.reasons[0].cards[0]) or motives(choice)[0] is Motive.DRAWS_TRUMPS
    assert best_end(state) == choice.values[0].value


def test_a_trick_is_won_with_what_counts_when_the_winner_would_not_win_again() -> None:
    state = playoff("10H QH 9C JC", "AH 9D JD", led="JH")
    assert played(state) == "10H"


@pytest.mark.parametrize("seed", SEEDS)
def test_of_plays_worth_the_same_the_cheaper_is_made(seed: int) -> None:
    assert played(playoff("KS 9S 10S", "9H 9D 9C"), seed=seed) == "9S"
    assert played(playoff("KS 9S JS", "9D 9C", led="JH"), seed=seed) == "9S"
    assert played(playoff("AH 10H QS", "9D 9C JC"), seed=seed) == "10H"


@pytest.mark.parametrize("seed", SEEDS)
def test_equal_cards_are_chosen_by_the_seed_alone(seed: int) -> None:
    state = playoff("AH AH", "9H 9D")
    assert asked(state, seed=seed) == asked(state, seed=seed)
    assert played(state, seed=seed) == "AH"


def test_the_last_tricks_are_played_out_with_their_worth() -> None:
    state = playoff("AS KH 9D", "10S AH 10D")
    choice = asked(state)
    assert motives(choice)[-1] is Motive.PLAYED_OUT
    assert choice.reasons[-1].points == choice.values[0].value == best_end(state)


@pytest.mark.parametrize("heading", Heading)
def test_playing_out_keeps_to_every_rule_of_heading(heading: Heading) -> None:
    state = playoff("QH KH 9S AD", "10H AH 10S JD", rules=variant(heading=heading))
    assert asked(state).values[0].value == best_end(state)


def test_nothing_longer_than_the_limit_is_played_out() -> None:
    limit = rules_of_thumb.EXACT
    hand, other = "AH 10H KH QH JH 9H AD 10D KD QD", "AC 10C KC QC JC 9C AS 10S KS QS"
    short = playoff(" ".join(hand.split()[:limit]), " ".join(other.split()[:limit]))
    longer = playoff(" ".join(hand.split()[: limit + 1]), " ".join(other.split()[: limit + 1]))
    assert Motive.PLAYED_OUT in motives(asked(short))
    assert Motive.PLAYED_OUT not in motives(asked(longer))


def test_a_claim_that_needs_a_trick_takes_the_first_there_is() -> None:
    rules = variant(declare_out=DeclareOut.VARIATION_1)
    state = replace(
        playoff("AH 9H 9C JC", "10H AD AC", led="KH", rules=rules), standing=(1000, 0), claims=(0,)
    )
    choice = asked(state)
    assert choice.action == PlayCard(Card.parse("AH0"))
    assert motives(choice)[0] is Motive.WINS_FOR_CLAIM
    assert Motive.PLAYED_OUT not in motives(choice)


def test_variation_2_wants_a_trick_on_the_own_lead() -> None:
    rules = variant(declare_out=DeclareOut.VARIATION_2)
    state = playoff("AS 10H 9D", "AH 10D 9C", rules=rules)
    claimed = replace(state, standing=(1000, 0), claims=(0,))
    assert played(claimed) == "AS"
    assert after(claimed, (0, asked(claimed).action), (1, PlayCard(Card.parse("9C0")))).won is not None
