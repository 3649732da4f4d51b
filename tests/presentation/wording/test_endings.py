"""How a deal ended, what the contract has come to and who pays whom, as each seat reads it."""

from dataclasses import replace

import pytest

from game.presentation.wording.endings import (
    balance,
    bidder_count,
    cause,
    ended,
    kitty_holds,
    outcome,
    payment,
    side_score,
)
from game.rules.endings import Cause, Ending, Fate, Payment
from game.rules.events import DealScored
from game.rules.state import Contract
from game.rules.view import View
from tests.presentation.wording.rounds import contract_view

SCORED = DealScored(
    melds=(120, 80),
    tricks=(180, 70),
    rounded=(180, 70),
    scores=(300, 150),
    cut=False,
    points=(300, 150),
    fates=(Fate.MADE, Fate.SCORED),
    bidder=2,
)


def view(seat: int | None) -> View:
    return replace(contract_view(seat, "cardgames"), contract=Contract(2, 280))


@pytest.mark.parametrize("ending", Ending)
@pytest.mark.parametrize("seat", [0, 2, None])
def test_every_ending_is_a_whole_sentence(ending: Ending, seat: int | None) -> None:
    text = ended(ending, 2, view(seat))
    assert text.endswith(".")
    assert "{" not in text


def test_every_ending_says_something_else() -> None:
    assert len({ended(ending, 2, view(0)) for ending in Ending}) == len(Ending)


@pytest.mark.parametrize(
    ("seat", "fate", "text"),
    [
        (2, Fate.MADE, "You make your contract of 280."),
        (0, Fate.MADE, "Partner makes the contract of 280."),
        (1, Fate.SET, "West fails the contract of 280."),
        (None, Fate.SET, "North fails the contract of 280."),
        (2, Fate.REDEALT, None),
    ],
)
def test_contract_is_made_or_fails(seat: int | None, fate: Fate, text: str | None) -> None:
    assert outcome(replace(SCORED, fates=(fate, Fate.SCORED)), view(seat)) == text


def test_deal_without_a_bidder_has_no_outcome() -> None:
    assert outcome(replace(SCORED, bidder=None), view(0)) is None


@pytest.mark.parametrize("fate", Fate)
def test_every_fate_is_told_apart(fate: Fate) -> None:
    result = replace(SCORED, fates=(fate, fate))
    others = {side_score(replace(SCORED, fates=(each, each)), 0, view(0)) for each in Fate if each != fate}
    assert side_score(result, 0, view(0)) not in others


def test_count_of_a_side_names_its_numbers() -> None:
    assert side_score(SCORED, 0, view(None)) == (
        "South and North: melds 120, tricks 180, contract made, scores 300, match 300."
    )


@pytest.mark.parametrize(
    ("seat", "paid", "text"),
    [
        (0, Payment(0, 1, 4, Cause.DOUBLE_BETE), "You pay West 4: contract lost in play."),
        (0, Payment(1, 0, 2, Cause.MADE), "West pays you 2: contract made."),
        (2, Payment(0, 1, 2, Cause.MADE), "West pays East 2: contract made."),
        (0, Payment(0, None, 1, Cause.SINGLE_BETE), "You pay the kitty 1: contract given up."),
        (None, Payment(1, None, 1, Cause.THROWN_IN), "West pays the kitty 1: thrown in unseen."),
        (1, Payment(None, 1, 2, Cause.KITTY_BONUS), "The kitty pays you 2: bonus for a high contract."),
        (None, Payment(None, 2, 2, Cause.KITTY_BONUS), "The kitty pays East 2: bonus for a high contract."),
    ],
)
def test_payment_says_who_pays_whom_and_why(seat: int | None, paid: Payment, text: str) -> None:
    assert payment(paid, contract_view(seat)) == text


def test_every_cause_has_a_label_of_its_own() -> None:
    assert len({cause(why) for why in Cause}) == len(Cause)


def test_money_table_names_balance_and_kitty() -> None:
    assert balance(contract_view(0), 1, -4) == "West: balance -4."
    assert kitty_holds(9) == "The kitty holds 9."


def test_bidder_of_a_deal_for_stakes_is_counted() -> None:
    seen = replace(contract_view(None), contract=Contract(1, 320))
    result = replace(SCORED, melds=(0, 150, 0), rounded=(60, 180, 10), bidder=1)
    assert bidder_count(result, 1, seen) == "West has melds 150, tricks 180, in all 330 for 320."
