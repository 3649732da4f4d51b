"""What each event of an auction changes, and nothing else (bookkeeping for rules 2 to 7)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.cards import Card, Hand, Suit
from game.rules.contract_events import (
    BidMade,
    BidPassed,
    CardsBuried,
    CardsPassed,
    ConcessionAnswered,
    ConcessionOffered,
    ContractSet,
    HandEnded,
    KittyAnted,
    KittyDivided,
    MeldsLaid,
    MoonDeclared,
    PhaseBegan,
    TrumpNamed,
    WidowDealt,
    WidowTaken,
)
from game.rules.endings import Ending
from game.rules.engine import begin, evolve
from game.rules.melds import Meld, MeldKind
from game.rules.state import Call, Contract, LaidMeld, Passed
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.rules.staging import cards

CARDGAMES, AUCTION = REGISTRY["cardgames"], REGISTRY["auction_250"]
STATE = replace(
    begin(CARDGAMES),
    deal_no=1,
    dealer=3,
    to_act=0,
    hands=tuple(map(Hand.parse, ("AS KS QS", "AH KH QH", "AD KD QD", "AC KC QC"))),
)


def test_calls_go_round_and_skip_who_has_passed() -> None:
    state = evolve(evolve(STATE, BidMade(0, 250)), BidPassed(1))
    assert state.calls == (Call(0, 250), Call(1, None))
    assert state.to_act == 2
    state = evolve(evolve(evolve(state, BidMade(2, 260)), BidMade(3, 270)), BidMade(0, 280))
    assert state.to_act == 2


def test_contract_trump_and_phase_are_entered() -> None:
    state = evolve(STATE, ContractSet(2, 300, held=False))
    assert (state.contract, state.to_act) == (Contract(2, 300), None)
    state = evolve(state, PhaseBegan(Phase.NAME_TRUMP, 2))
    assert (state.phase, state.to_act) == (Phase.NAME_TRUMP, 2)
    assert evolve(state, TrumpNamed(2, Suit.HEARTS)).trump is Suit.HEARTS


def test_a_pass_moves_cards_and_the_turn_to_the_receiver_and_then_to_nobody() -> None:
    given = cards("AS KS")
    there = evolve(replace(STATE, contract=Contract(2, 250)), CardsPassed(0, 2, given))
    assert there.passed == (Passed(0, 2, given),)
    assert (len(there.hands[0]), len(there.hands[2]), there.to_act) == (1, 5, 2)
    assert evolve(there, CardsPassed(2, 0, given)).to_act is None


def test_the_widow_is_laid_taken_and_known() -> None:
    widow = cards("9S 9H 9D")
    state = replace(begin(AUCTION), stock=widow)
    laid = evolve(state, WidowDealt(widow))
    assert (laid.widow, laid.stock, laid.widow_taken) == (widow, (), False)
    taken = evolve(laid, WidowTaken(1, widow))
    assert (taken.widow, taken.widow_taken, taken.known[1]) == (widow, True, widow)
    assert set(widow) <= set(taken.hands[1])


@pytest.mark.parametrize(("apart", "table"), [(True, cards("KH QH")), (False, ())])
def test_burying_forgets_what_was_known_of_the_hand(apart: bool, table: tuple[Card, ...]) -> None:  # noqa: FBT001 - a row
    laid = evolve(STATE, MeldsLaid(1, (Meld(MeldKind.MARRIAGE, cards("KH QH"), 20),)))
    known = replace(laid, known=((), cards("AH"), (), ()))
    buried = evolve(known, CardsBuried(1, cards("AH"), apart))
    assert (buried.buried, buried.known[1], buried.table[1]) == (cards("AH"), (), table)


def test_melds_lie_on_the_table_and_a_shared_card_only_once() -> None:
    melds = (Meld(MeldKind.MARRIAGE, cards("KH QH"), 20), Meld(MeldKind.QUEENS, cards("QH"), 60))
    state = evolve(STATE, MeldsLaid(1, melds))
    assert set(state.table[1]) == set(cards("KH QH"))
    assert state.hands[1] == Hand.parse("AH")
    assert state.melds == tuple(LaidMeld(1, meld, 0) for meld in melds)


def test_an_offered_concession_waits_for_its_answer() -> None:
    offered = evolve(STATE, ConcessionOffered(0, 2))
    assert (offered.phase, offered.to_act, offered.offering) == (Phase.CONCESSION, 2, 0)
    refused = evolve(offered, ConcessionAnswered(2, agreed=False))
    assert (refused.phase, refused.to_act, refused.offering, refused.offered) == (
        Phase.PLAYOFF,
        0,
        None,
        (0,),
    )


def test_moon_ending_and_kitty_are_kept() -> None:
    assert evolve(STATE, MoonDeclared(0)).moon
    ended = evolve(STATE, HandEnded(Ending.CONCEDED, 0))
    assert (ended.ending, ended.to_act) == (Ending.CONCEDED, None)
    anted = evolve(STATE, KittyAnted(3, 9, (-3, -3, -3)))
    assert (anted.kitty, anted.standing) == (9, (-3, -3, -3))
    assert evolve(anted, KittyDivided((3, 3, 3), (0, 0, 0))).kitty == 0
