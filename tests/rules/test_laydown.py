"""Claiming the rest: only who certainly takes every trick may, and then does (rules 9)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial, reduce
from random import Random
from typing import Any

import pytest

from game.rules.actions import ClaimRest, PlayCard
from game.rules.cards import Deck, Hand, RankOrder, Suit
from game.rules.contract_events import RestClaimed
from game.rules.engine import decide, evolve, legal_actions
from game.rules.events import CardPlayed, TrickWon
from game.rules.laydown import takes_all
from game.rules.match import new_match
from game.rules.reasons import Reason, Refusal
from game.rules.state import Play, State, Trick
from game.rules.variant import Variant
from game.rules.variants import REGISTRY
from tests.rules.playing import by_chance, played, started
from tests.rules.staging import variant
from tests.rules.tableside import Table, distinct, staged

GAMES = ("three_hand", "partnership_turned", "auction_250", "cardgames", "article_20", "double_deck")
CARDGAMES, AUCTION = (variant(REGISTRY[key], claim_rest=True) for key in ("cardgames", "auction_250"))


NOT_CERTAIN = Reason(Refusal.REST_IS_NOT_CERTAIN)


def gone_but(*left: str, rules: Variant = CARDGAMES) -> Trick:
    """Return a trick in which all cards but these were played."""
    kept = list(distinct(tuple(map(Hand.parse, left))))
    held = {card for hand in kept for card in hand}
    return Trick(tuple(Play(1, card) for card in rules.deck.cards if card not in held), 1, 100)


def ending(hands: tuple[str, ...], rules: Variant = CARDGAMES, **more: Any) -> Table:  # noqa: ANN401 - as `staged`
    """Return a table at which the seats hold nothing but these cards, and all others have been played."""
    setting = {"tricks": (gone_but(*hands, rules=rules),), "buried": ()} | more
    tricks, trump, bidder = setting.pop("tricks"), setting.pop("trump", "S"), setting.pop("bidder", 0)
    table = staged(rules, " ".join("-" for _ in hands), bid=250, trump=trump, bidder=bidder)
    held = distinct(tuple(map(Hand.parse, hands)))
    table.state = replace(table.state, hands=held, tricks=tricks, **setting)
    return table


@pytest.mark.parametrize(
    ("hand", "gone", "certain"),
    [
        ("AS AS 10S 10S KS KS QS AH AH AD AD AC", "", True),
        ("AS AS 10S 10S KS KS QS AH AH 10H AD AD", "", True),
        ("AS AS 10S 10S KS KS QS AH 10H AD AD AC", "", False),
        ("AS AS 10S 10S KS KS QS AH AH AD AD 10C", "", False),
        ("AS AS 10S 10S AH AH AD AD AC AC 10C 10D", "", False),
        ("AS KS", "AS 10S 10S KS", False),
        ("AS KS", "AS 10S 10S KS QS QS JS JS 9S 9S", True),
        ("AS QS", "AS 10S 10S", False),
        ("AH 10H", "AH AS AS 10S 10S KS KS QS QS JS JS 9S 9S", True),
        ("10H KH", "AS AS 10S 10S KS KS QS QS JS JS 9S 9S", False),
    ],
)
def test_every_trick_is_certain_or_not(hand: str, gone: str, *, certain: bool) -> None:
    own, away = Hand.parse(hand), list(Hand.parse(gone))
    out = [card for card in Deck().cards if card not in own]
    for card in away:
        out.remove(next(other for other in out if other.face == card.face))
    assert takes_all(own, out, Suit.SPADES, RankOrder.ACE_TEN) is certain


def test_a_certain_claim_brings_every_trick_that_is_left_and_the_last() -> None:
    table = ending(("AS KS AH", "9S QH 10H", "9H 9H KC", "AC 10D 9D"))
    assert ClaimRest() in legal_actions(table.state, 0)
    assert ClaimRest() not in legal_actions(table.state, 0, interrupts=False)
    table.do(ClaimRest())
    assert table.events[0] == RestClaimed(0)
    won = [event for event in table.events if isinstance(event, TrickWon)]
    assert [event.seat for event in won] == [0, 0, 0]
    assert table.result.tricks[0] == 7 * 10 + 10
    assert not table.result.cut
    led = [event.card.face for event in table.events if isinstance(event, CardPlayed) and event.seat == 0]
    assert led == ["AS", "KS", "AH"]


@pytest.mark.parametrize(
    "hands",
    [
        ("AS KS QH", "9S 9H 10H", "9H AH KC", "AC 10D 9D"),
        ("KS KS AH", "9S 9H 10H", "9H AS KC", "AC 10D 9D"),
        ("KS KS AH", "9S 9H AS", "9H QH KC", "AC 10D 9D"),
    ],
)
def test_a_trick_that_partner_or_opponent_might_take_forbids_the_claim(hands: tuple[str, ...]) -> None:
    assert ending(hands).refused(ClaimRest()) == NOT_CERTAIN


def test_the_rest_is_claimed_on_lead_and_only_where_it_is_played() -> None:
    hands = ("AS KS AH", "9S 9H 10H", "9H QH KC", "AC 10D 9D")
    table = ending(hands).play("KS")
    assert table.refused(ClaimRest()) == Reason(Refusal.ONLY_ON_LEAD)
    assert table.refused(ClaimRest(), seat=0) == Reason(Refusal.NOT_YOUR_TURN)
    assert ending(hands, REGISTRY["cardgames"]).refused(ClaimRest()) == Reason(Refusal.CLAIMING_IS_OFF)
    assert Table(CARDGAMES).deal().refused(ClaimRest()) == Reason(Refusal.ONLY_ON_LEAD)


def test_a_single_trick_is_played_and_not_claimed() -> None:
    assert ending(("AS", "9H", "9D", "JC")).refused(ClaimRest()) == Reason(Refusal.ONE_TRICK_IS_LEFT)


def test_what_the_bidder_buried_is_out_of_the_way_for_the_bidder_alone() -> None:
    buried = Hand.parse("10H").cards
    hands = ("KH QH", "9S 9D", "KC AC")
    away = {"buried": buried, "tricks": (gone_but(*hands, "10H", rules=AUCTION),)}
    assert ending(hands, AUCTION, trump="C", **away).refused(ClaimRest()) == NOT_CERTAIN
    hands = ("KH QH", "9S 9D", "KS AD")
    away["tricks"] = (gone_but(*hands, "10H", rules=AUCTION),)
    assert ending(hands, AUCTION, trump="C", **away).refused(ClaimRest()) is None
    assert ending(hands, AUCTION, trump="C", bidder=1, **away).refused(ClaimRest()) == NOT_CERTAIN


@pytest.mark.parametrize("key", GAMES)
def test_nobody_can_take_a_trick_from_a_hand_that_may_claim(key: str) -> None:
    rules, chance, claimed = variant(REGISTRY[key], claim_rest=True), Random(key), 0
    for seed in range(8):
        for state, seat, _, _ in played(started(new_match(rules, seed)), by_chance(seed)):
            if ClaimRest() in legal_actions(state, seat):
                claimed += 1
                for winner in _tricks_against(state, seat, chance):
                    assert winner == seat
    assert claimed


def _tricks_against(state: State, claimant: int, chance: Random) -> list[int]:
    """Return who takes each trick that is left when all others follow as they like."""
    before = len(state.tricks)
    while state.result is None:
        seat = state.to_act
        assert seat is not None
        plays = legal_actions(state, seat, interrupts=False)
        action = max(plays, key=partial(_highest, state)) if seat == claimant else chance.choice(plays)
        state = reduce(evolve, decide(state, seat, action), state)
    return [trick.winner for trick in state.tricks[before:]]


def _highest(state: State, action: object) -> tuple[bool, int]:
    assert isinstance(action, PlayCard)
    return action.card.suit is state.trump, state.variant.rank_order.strength(action.card.rank)
