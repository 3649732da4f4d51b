"""Dealing: every card once, in packets from the dealer's left (rules 2.1, 3.1, 4.1, 5.1, 7.1)."""

from __future__ import annotations

import pytest

from game.rules.cards import Card
from game.rules.contract_events import DeadHandDealt, WidowDealt
from game.rules.dealing import dealt
from game.rules.events import CardsDealt, TrumpTurned
from game.rules.variants import REGISTRY
from tests.rules.staging import variant

STRAIGHT = [key for key in REGISTRY if not key.startswith("two_hand")]


@pytest.mark.parametrize("key", STRAIGHT)
def test_every_card_is_dealt_once_in_the_order_of_the_deck(key: str) -> None:
    rules = REGISTRY[key]
    cards: list[Card | None] = []
    for event in dealt(rules, 1, rules.deck.cards):
        if isinstance(event, CardsDealt | DeadHandDealt | WidowDealt):
            cards += event.cards
        if isinstance(event, TrumpTurned):
            cards.append(event.card)
    assert tuple(cards) == rules.deck.cards


@pytest.mark.parametrize("key", STRAIGHT)
def test_packets_go_round_from_the_dealers_left(key: str) -> None:
    rules = REGISTRY[key]
    packets = [event for event in dealt(rules, 1, rules.deck.cards) if isinstance(event, CardsDealt)]
    assert packets[0].seat == 2 % rules.seats
    sizes = {len(packet.cards) for packet in packets}
    assert max(sizes) == rules.deal.packet


def test_fifteen_in_packets_of_four_end_with_three() -> None:
    rules = variant(REGISTRY["auction_250"], packet=4)
    packets = [event for event in dealt(rules, 0, rules.deck.cards) if isinstance(event, CardsDealt)]
    assert [len(packet.cards) for packet in packets if packet.seat == 1] == [4, 4, 4, 3]


def test_the_dead_hand_gets_its_packets_after_the_dealer() -> None:
    rules = REGISTRY["kencom"]
    kinds = [type(event) for event in dealt(rules, 0, rules.deck.cards)]
    assert kinds[:6] == [CardsDealt, CardsDealt, DeadHandDealt] * 2


def test_the_turned_card_is_the_last_of_the_deck() -> None:
    for key in ("three_hand", "partnership_turned"):
        rules = REGISTRY[key]
        last = dealt(rules, 2, rules.deck.cards)[-1]
        assert isinstance(last, TrumpTurned)
        assert last.card is rules.deck.cards[-1]
        assert last.dealer == 2


@pytest.mark.parametrize("key", STRAIGHT)
def test_a_turned_nine_is_worth_ten_unless_nines_score_nothing(key: str) -> None:
    rules = REGISTRY[key]
    if rules.is_bid:
        return
    nine = next(card for card in rules.deck.cards if card.face == "9S")
    deck = (*(card for card in rules.deck.cards if card is not nine), nine)
    for dix, points in ((True, 10), (False, 0)):
        turned = dealt(variant(rules, dix=dix), 0, deck)[-1]
        assert isinstance(turned, TrumpTurned)
        assert turned.points == points
