"""The number of ways to play on from known positions never changes by accident."""

from __future__ import annotations

from itertools import product

import pytest

from game.rules.cards import Card, RankOrder, Suit
from game.rules.match import new_match
from game.rules.state import State
from game.rules.variant import Heading, MeldTiming, Phase
from game.rules.variants import preset
from tests.rules.perft import perft, told
from tests.rules.playing import started
from tests.rules.staging import cards, position, variant

PLAYOFF = ("AS 10H QH KD 9C0", "10S QS AH KC 9C1")


def check(state: State, *counts: int) -> None:
    for depth, count in enumerate(counts, 1):
        assert perft(state, depth) == count, told(state, depth)


@pytest.mark.parametrize(
    ("key", "seed", "counts"),
    [
        ("two_hand_classic", 1, (12, 144, 242, 1826)),
        ("two_hand_classic", 2, (12, 144, 449, 2274)),
        ("two_hand_classic_literal", 1, (12, 144, 240, 1824)),
        ("two_hand_classic_literal", 2, (12, 144, 441, 2250)),
        ("two_hand_encyclopedia", 2, (12, 144, 449, 2274)),
    ],
)
def test_a_fresh_deal(key: str, seed: int, counts: tuple[int, ...]) -> None:
    check(started(new_match(preset(key), seed, dealer=0)), *counts)


def test_a_window_full_of_melds() -> None:
    state = position("AS 10S KS QS JS JD 9S KS QH KH", "QC QC QD", stock="AC0 AC1 AD0 AD1 AH0 AH1")
    check(state, 9, 46, 179)


def test_a_window_after_the_draw() -> None:
    rules = variant(timing=MeldTiming.AFTER_DRAW)
    check(position("KS QS JD 9S", "QC QC", rules=rules, stock="KH0 AC1 AD0 AD1"), 1, 5, 18)


@pytest.mark.parametrize("heading", Heading)
def test_a_playoff_to_its_end(heading: Heading) -> None:
    rules = variant(heading=heading)
    state = position(*PLAYOFF, phase=Phase.PLAYOFF, rules=rules)
    counts = [by_hand(cards(PLAYOFF[0]), cards(PLAYOFF[1]), heading, depth) for depth in range(1, 11)]
    check(state, *counts)


def by_hand(leader: tuple[Card, ...], follower: tuple[Card, ...], heading: Heading, depth: int) -> int:
    """Count a two-hand playoff in spades with the rule written out once more, card by card."""
    if not leader or not depth:
        return 1
    if depth == 1:
        return len(leader)
    total = 0
    for lead, reply in product(leader, follower):
        if reply in replies(lead, follower, heading):
            ours = tuple(card for card in leader if card is not lead)
            theirs = tuple(card for card in follower if card is not reply)
            first, second = (theirs, ours) if takes(reply, lead) else (ours, theirs)
            total += by_hand(first, second, heading, depth - 2)
    return total


def takes(reply: Card, lead: Card) -> bool:
    strength = RankOrder.ACE_TEN.strength
    if reply.suit is lead.suit:
        return strength(reply.rank) > strength(lead.rank)
    return reply.suit is Suit.SPADES


def replies(lead: Card, hand: tuple[Card, ...], heading: Heading) -> list[Card]:
    suit = [card for card in hand if card.suit is lead.suit]
    trumps = [card for card in hand if card.suit is Suit.SPADES]
    if not suit:
        return trumps or list(hand)
    higher = [card for card in suit if takes(card, lead)]
    obliged = heading is Heading.ALWAYS or (heading is not Heading.NEVER and lead.suit is Suit.SPADES)
    return higher if obliged and higher else suit
