"""Naming trump, and what must be held of it (rules 7.3, 8.5)."""

from __future__ import annotations

import pytest

from game.rules.actions import NameTrump, PassBid
from game.rules.cards import Suit
from game.rules.contract_events import TrumpNamed
from game.rules.contract_rules import SurrenderPays, TrumpNeeds
from game.rules.endings import Ending, Fate
from game.rules.engine import legal_actions
from game.rules.reasons import Reason, Refusal
from game.rules.scorer import meld_total
from game.rules.tables import DOUBLE_DECK_ONES
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table, pick

DOUBLE_DECK, CARDGAMES = REGISTRY["double_deck"], REGISTRY["cardgames"]
NO_MARRIAGE = "AS AS KS KS KH KH KD KD KC KC 10S 10S 10H 10H 10D 10D 10C 10C JS JS"
MARRIED = "AS AS KS QS KH KH KD KD KC KC 10S 10S 10H 10H 10D 10D 10C 10C JS JS"
RICH = "AS AH AD AC AS AH AD AC QS JD 10S 10H 10D 10C JC JH QH QD QC QC"


def test_the_bidder_names_any_suit_and_nobody_else_does() -> None:
    table = Table(CARDGAMES, dealer=0).deal().call(250, 0, 0, 0)
    assert legal_actions(table.state, 1, interrupts=False) == tuple(map(NameTrump, Suit))
    assert table.refused(NameTrump(Suit.CLUBS), seat=2) == Reason(Refusal.NOT_YOUR_TURN)
    assert table.refused(PassBid()) == Reason(Refusal.NO_AUCTION_NOW)
    table.name("H")
    assert table.events[0] == TrumpNamed(1, Suit.HEARTS)
    assert table.state.trump is Suit.HEARTS
    assert table.state.phase is Phase.PASSING


def test_a29_a_declarer_without_a_marriage_loses_the_bid_unplayed() -> None:
    table = Table(DOUBLE_DECK, dealer=3).deal_hands(NO_MARRIAGE, RICH).call(50, 0, 0, 0)
    assert table.result.ending is Ending.NO_TRUMP
    without_trump = sum(meld_total(table.state.hands[seat], None, DOUBLE_DECK_ONES) for seat in (1, 3))
    assert table.result.points == (-50, without_trump)
    assert without_trump >= 110
    assert table.result.fates == (Fate.SET, Fate.SCORED)
    assert not table.state.tricks


def test_a_lost_bid_without_a_marriage_pays_as_a_surrender_does() -> None:
    rules = variant(DOUBLE_DECK, surrender_pays=SurrenderPays.MELD_AND_50)
    table = Table(rules, dealer=3).deal_hands(NO_MARRIAGE, RICH).call(50, 0, 0, 0)
    assert table.result.points == (-50, 50 + table.result.melds[1])


def test_trump_must_be_a_suit_of_which_a_marriage_is_held() -> None:
    table = Table(DOUBLE_DECK, dealer=3).deal_hands(MARRIED).call(50, 0, 0, 0)
    held = table.state.hands[0].of_suit(Suit.HEARTS)
    assert legal_actions(table.state, 0, interrupts=False) == (NameTrump(Suit.SPADES),)
    assert table.refused(NameTrump(Suit.HEARTS)) == Reason(Refusal.TRUMP_NEEDS_MARRIAGE, held)


@pytest.mark.parametrize(
    ("needs", "hand", "refusal"),
    [
        (TrumpNeeds.RUN, "AS 10S KS QS 9S", Refusal.TRUMP_NEEDS_RUN),
        (TrumpNeeds.DIX, "AS 10S KS QS JS", Refusal.TRUMP_NEEDS_DIX),
        (TrumpNeeds.MARRIAGE, "AS 10S KS JS 9S", Refusal.TRUMP_NEEDS_MARRIAGE),
        (TrumpNeeds.NOTHING, "AS 10S 10S JS 9S", None),
    ],
)
def test_what_trump_needs_is_a_switch(needs: TrumpNeeds, hand: str, refusal: Refusal | None) -> None:
    rules = variant(CARDGAMES, trump_needs=needs)
    rest = "AH 10H KH QH JH 9H AD"
    table = Table(rules, dealer=3).deal_hands(f"{hand} {rest}").call(250, 0, 0, 0)
    reason = table.refused(NameTrump(Suit.SPADES))
    expected = (
        None
        if refusal is None
        else Reason(
            refusal,
            pick(
                table.state.hands[0],
                " ".join(card.face for card in table.state.hands[0].of_suit(Suit.SPADES)),
            ),
        )
    )
    assert reason == expected
