"""Lookahead: exact when it reaches the end, held against every way the rules let the cards be played."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.standard.lookahead import Lookahead
from game.rules.actions import PlayCard
from game.rules.cards import Card, Hand, RankOrder, Suit
from game.rules.engine import legal_actions
from game.rules.state import State
from game.rules.variant import Heading, Variant
from game.rules.variants.two_hand import CLASSIC
from tests.ai.asking import playoff
from tests.rules.staging import after, variant

RULES = [variant(heading=heading, rank_order=order) for heading in Heading for order in RankOrder]


def best_end(state: State) -> int:
    """Return the points ahead for the seat to act when both play on as well as the rules allow."""
    seat = state.to_act
    assert seat is not None
    ends = []
    for action in legal_actions(state, seat, interrupts=False):
        following = after(state, (seat, action))
        if following.result:
            ends.append(following.result.tricks[seat] - following.result.tricks[1 - seat])
        else:
            ends.append(best_end(following) * (1 if following.to_act == seat else -1))
    return max(ends)


def random_hands(size: int, seed: int) -> tuple[Hand, Hand]:
    """Return two hands that together hold many trumps, so that every duty comes up."""
    deck = [card for card in CLASSIC.deck.cards if card.suit.value in "SHD"]
    picked = Random(seed).sample(deck, 2 * size)
    return Hand(picked[:size]), Hand(picked[size:])


def text(hand: Hand) -> str:
    return " ".join(map(str, hand))


@pytest.mark.parametrize(
    "rules", RULES, ids=lambda rules: f"{rules.play.heading.value}-{rules.rank_order.value}"
)
@pytest.mark.parametrize("size", [2, 3])
def test_values_of_leads_are_those_of_best_play_to_the_end(rules: Variant, size: int) -> None:
    for seed in range(6):
        mine, other = random_hands(size, seed)
        state = playoff(text(mine), text(other), rules=rules)
        ahead = Lookahead((mine, other), Suit.SPADES, rules)
        for lead in mine:
            values = ahead.lead_values(lead, ahead.mask(mine), ahead.mask(other), size)
            led = after(state, (0, PlayCard(lead)))
            assert min(values.values()) == -best_end(led)


def test_values_of_replies_are_those_of_best_play_to_the_end() -> None:
    for seed in range(12):
        mine, other = random_hands(3, seed)
        led = other.cards[seed % 3]
        state = playoff(text(mine), text(other.without(led)), led=str(led))
        ahead = Lookahead((other, mine), Suit.SPADES, CLASSIC)
        best = max(
            ahead.reply_value(led, action.card, ahead.mask(other), ahead.mask(mine), 3)
            for action in legal_actions(state, 0, interrupts=False)
            if isinstance(action, PlayCard)
        )
        assert best == best_end(state)


def test_both_copies_of_a_face_are_one_choice() -> None:
    mine, other = Hand.parse("AS0 9S0 AH0 AH1"), Hand.parse("AS1 10S0 9H0 9H1")
    state = playoff(text(mine), text(other))
    ahead = Lookahead((mine, other), Suit.SPADES, CLASSIC)
    values = {lead: ahead.lead_values(lead, ahead.mask(mine), ahead.mask(other), 4) for lead in mine}
    assert max(min(replies.values()) for replies in values.values()) == best_end(state)
    assert values[Card.parse("AH0")] == values[Card.parse("AH1")]
    assert len(values[Card.parse("AH0")]) == 1


def test_judging_without_looking_prefers_trumps_and_masters() -> None:
    strong, weak = Hand.parse("AS 10S AH 10H"), Hand.parse("9S JH 9D JC")
    ahead = Lookahead((strong, weak), Suit.SPADES, CLASSIC)

    def worst(lead: str, mine: Hand, other: Hand) -> float:
        return min(ahead.lead_values(Card.parse(lead), ahead.mask(mine), ahead.mask(other), 1).values())

    assert worst("AH0", strong, weak) > 0 > worst("JH0", weak, strong)
