"""Telling: the standard player jumps only with what the jump tells, and hears its partner's jumps."""

from __future__ import annotations

import pytest

from game.ai.choice import Motive
from game.ai.standard.auction import limit
from game.ai.standard.estimate import prospects
from game.ai.standard.telling import heard, told_by_partner
from game.rules.actions import Action, Bid, PassBid
from game.rules.contract_rules import BidsTell
from game.rules.signals import Signal, Tells
from game.rules.variant import Phase, Variant
from tests.ai.sitting import CARDGAMES, DOUBLE_DECK, asked, seen, sit, why
from tests.rules.staging import variant

JUMPS, STEPS = (variant(CARDGAMES, bids_tell=tell) for tell in (BidsTell.JUMPS, BidsTell.STEPS))
SAVES = variant(CARDGAMES, save_bid=True)
RUN = "AS 10S KS QS JS 9S AH AD KH QH AC 10C"
ACES = "AS AH AD AC KS 10S 9S QS 10H KH 10D 9C"
WEAK = "9S 9S JH QH 9D 9D JD JC JC 9C 10C 10H"
NEARLY = "AS 10S KS 9S 9S 9H 10H 9D 9D QC JC 9H"


def called(hand: str, rules: Variant, calls: str = "") -> Action:
    return asked(sit(hand, phase=Phase.AUCTION, calls=calls, rules=rules)).action


def test_a_hand_that_can_bear_it_jumps_with_the_truth() -> None:
    assert called(RUN, JUMPS) == Bid(290)
    assert why(asked(sit(RUN, phase=Phase.AUCTION, rules=JUMPS))) is Motive.TELLS_PARTNER
    assert called(RUN, CARDGAMES) == Bid(250)


@pytest.mark.parametrize("rules", [JUMPS, STEPS])
def test_a_hand_without_what_a_jump_tells_does_not_jump(rules: Variant) -> None:
    assert called(WEAK, rules) == PassBid()
    assert called(NEARLY, rules) in (Bid(250), PassBid())


def test_aces_are_told_by_a_jump_of_three_and_melds_by_steps() -> None:
    assert called(ACES, JUMPS) == Bid(270)
    assert called(RUN, STEPS) == Bid(270)


def test_only_the_first_bid_tells() -> None:
    assert called(RUN, JUMPS, "250 260 - 270") == Bid(280)


def test_what_the_partner_told_counts() -> None:
    def value(rules: Variant, calls: str) -> float:
        return heard(seen(sit(NEARLY, phase=Phase.AUCTION, calls=calls, rules=rules)))

    assert value(CARDGAMES, "- 270 280") == value(JUMPS, "- 250 280") == 1.0
    assert value(JUMPS, "- 260 280") == 1.0 + 5.0
    assert value(JUMPS, "- 270 280") == 1.0 + 4.0
    assert value(STEPS, "- 270 280") == 1.0 + 10.0
    told = told_by_partner(seen(sit(NEARLY, phase=Phase.AUCTION, calls="- 290 -", rules=JUMPS)))
    assert told == Signal(Tells.RUN)
    alone = seen(sit(NEARLY, phase=Phase.AUCTION, calls="- 260 280", rules=CARDGAMES))
    partner = seen(sit(NEARLY, phase=Phase.AUCTION, calls="- 260 280", rules=JUMPS))
    best = prospects(alone.hand.cards, CARDGAMES)[0]
    assert limit(partner, best) > limit(alone, best)


def test_a_dealer_is_spared_by_a_hand_not_quite_worth_a_bid_and_expects_nothing_of_it() -> None:
    saving = [
        asked(sit(hand, phase=Phase.AUCTION, calls="-", rules=rules, dealer=2)).action
        for hand, rules in ((RUN, SAVES), (NEARLY, SAVES), (NEARLY, CARDGAMES), (WEAK, SAVES))
    ]
    assert saving == [Bid(250), Bid(250), PassBid(), PassBid()]
    spared = seen(sit(NEARLY, phase=Phase.AUCTION, calls="- 250 -", rules=SAVES, dealer=0))
    assert heard(spared) == 0.0


def test_the_double_deck_tells_by_steps_of_one() -> None:
    rules = variant(DOUBLE_DECK, bids_tell=BidsTell.STEPS)
    hand = "AS AS 10S 10S KS QS JS QS AH AH 10H KH AD AD KD QD AC AC KC QC"
    action = called(hand, rules)
    assert isinstance(action, Bid)
    assert 51 <= action.points <= 60
