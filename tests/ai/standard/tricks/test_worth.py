"""Worth: what is kept for later, and what hangs on a trick."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.standard.tricks.worth import is_top, kept, side_winners, trick_stake
from game.rules.cards import Card
from game.rules.melds import Meld, MeldKind
from game.rules.state import LaidMeld
from game.rules.variants import REGISTRY
from tests.ai.sitting import knows

MELD = (LaidMeld(0, Meld(MeldKind.RUN, (), 150), 0),)


def worth(card: str, hand: str, **setting: Any) -> float:  # noqa: ANN401 - as `sit` takes it
    return kept(knows(hand, **setting), Card.parse(card))


def test_a_ten_is_worth_more_once_its_aces_are_gone() -> None:
    hand = "10H KH 9D QC"
    assert worth("10H0", hand, gone="AH AH") > worth("10H0", hand, shown={1: "AH"})


def test_cards_are_kept_in_the_order_of_their_use() -> None:
    hand = "AS 9S AH 10H KH QH JH 9H"
    values = [worth(f"{face}0", hand) for face in hand.split()]
    assert values[0] > values[2] > values[3] > values[4] > values[5] > values[6] > values[7]
    assert values[1] > values[3]


def test_any_trump_is_a_winner_when_no_other_is_out() -> None:
    gone = "AS AS 10S 10S QS QS JS JS 9S 9S KS1"
    assert worth("KS0", "KS0 KH", gone=gone) > worth("KS0", "KS KH", shown={1: "AS"})


def test_the_highest_card_left_is_the_top_and_a_side_winner() -> None:
    knowledge = knows("10H KH AS QD", gone="AH AH", shown={1: "10H"})
    assert is_top(knowledge, Card.parse("10H0"))
    assert not is_top(knowledge, Card.parse("KH0"))
    assert [card.face for card in side_winners(knowledge) if card.face[-1] == "H"] == ["10H"]
    assert Card.parse("AS0") not in side_winners(knowledge)


def test_a_side_that_may_lose_its_melds_wants_a_trick_the_more_the_fewer_are_left() -> None:
    late, early = knows("9H KD", melds=MELD), knows("9H KD QC JC 9D", melds=MELD)
    assert trick_stake(late) > trick_stake(early) > 0


@pytest.mark.parametrize("key", ["article_20", "auction_250"])
def test_melds_that_nothing_can_take_hang_on_no_trick(key: str) -> None:
    assert trick_stake(knows("9H KD", rules=REGISTRY[key], melds=MELD)) == 0


def test_the_last_trick_has_its_bonus() -> None:
    assert trick_stake(knows("9H")) == 1
    assert trick_stake(knows("9H KD")) == 0
