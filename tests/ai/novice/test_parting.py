"""Passing and burying: high cards to the bidder, low ones back or away, and no meld without need."""

from __future__ import annotations

from dataclasses import replace

from game.ai.choice import Choice, Motive
from game.ai.novice.parting import bury, pass_cards
from game.rules.actions import BuryCards, PassCards
from game.rules.cards import Hand, Rank, Suit
from game.rules.variant import Phase
from game.rules.view import View
from tests.ai.sitting import STAKES, allowed, received, seen, sit

HAND = "AS 10S 9S 10H KH QH AD JD 9D 10C QC 9C"


def faces(mine: View, choice: Choice) -> list[str]:
    assert allowed(mine, choice.action)
    assert isinstance(choice.action, PassCards | BuryCards)
    return [card.face for card in choice.action.cards]


def test_bidder_is_passed_the_trumps_and_then_the_aces() -> None:
    mine = seen(sit(HAND, phase=Phase.PASSING, bidder=2))
    choice = pass_cards(mine)
    assert sorted(faces(mine, choice)) == sorted(["AS", "10S", "9S", "AD"])
    assert [because.code for because in choice.reasons] == [Motive.PASSES_TRUMPS, Motive.PASSES_ACES]


def test_bidder_gives_back_the_lowest_plain_cards_that_meld_nothing() -> None:
    hand = f"{HAND} QS JH 9H KS"
    mine = seen(sit(hand, phase=Phase.PASSING, bidder=0, passed=received("AS 10S QS KS")))
    choice = pass_cards(mine)
    assert sorted(faces(mine, choice)) == sorted(["9D", "9C", "9H", "JH"])
    assert choice.reasons[0].code is Motive.PASSES_SPARE


def test_lowest_cards_are_buried_and_melds_and_trumps_kept() -> None:
    mine = seen(
        sit("AS 10S KS QS JS AS 9S AH KH QH 10H KD AD JH 9D QC JC 9C", phase=Phase.BURYING, rules=STAKES)
    )
    choice = bury(mine)
    assert sorted(faces(mine, choice)) == sorted(["9D", "9C", "JC"])


def test_cards_that_must_go_are_buried_with_the_lowest_of_the_melds() -> None:
    state = sit("AS 10S KS QS JS AH AD AC KH KD KC QH QD QC JH JD JC 9C", phase=Phase.BURYING, rules=STAKES)
    (nine,) = state.hands[0].of_face(Rank.NINE, Suit.CLUBS)
    melded = state.hands[0].without(nine).cards
    mine = seen(replace(state, hands=(Hand([nine]), *state.hands[1:]), table=(melded, (), ())))
    buried = faces(mine, bury(mine))
    assert "9C" in buried
    assert {card[0] for card in buried if card != "9C"} == {"J"}
