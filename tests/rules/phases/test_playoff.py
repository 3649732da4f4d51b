"""The playoff: rules 1.6 through the engine, with the reason for each card that may not be played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.actions import PlayCard
from game.rules.cards import Card
from game.rules.engine import legal_actions, why_not
from game.rules.reasons import Reason, Refusal
from game.rules.state import State
from game.rules.variant import Heading, Phase, TrickRules
from game.rules.variants.two_hand import CLASSIC
from tests.rules.staging import after, captured, cards, position, variant

ROWS = [
    # lead, hand, heading, playable, refused with
    ("QS", "10S JS AH", Heading.TRUMP_LED_ONLY, "10S", Refusal.MUST_BEAT_TRUMP),  # K1
    ("AS", "10S JS AH", Heading.TRUMP_LED_ONLY, "10S JS", Refusal.MUST_FOLLOW_SUIT),  # K2
    ("10S0", "10S1 KS AH", Heading.TRUMP_LED_ONLY, "10S1 KS", Refusal.MUST_FOLLOW_SUIT),  # K3
    ("QH", "KH 9H AS", Heading.TRUMP_LED_ONLY, "KH 9H", Refusal.MUST_FOLLOW_SUIT),  # K4
    ("QH", "KH 9H AS", Heading.ALWAYS, "KH", Refusal.MUST_BEAT),  # K4
    ("QH", "JH 9H AS", Heading.ALWAYS, "JH 9H", Refusal.MUST_FOLLOW_SUIT),
    ("QS", "10S JS AH", Heading.NEVER, "10S JS", Refusal.MUST_FOLLOW_SUIT),
    ("AH", "9S QS KD", Heading.TRUMP_LED_ONLY, "9S QS", Refusal.MUST_TRUMP),
    ("AH", "9S QS KD", Heading.ALWAYS, "9S QS", Refusal.MUST_TRUMP),
    ("QS", "10S JS AH", Heading.ALWAYS, "10S", Refusal.MUST_BEAT_TRUMP),
    ("QS", "JS AH", Heading.ALWAYS, "JS", Refusal.MUST_FOLLOW_SUIT),
]


def following(lead: str, hand: str, heading: Heading = Heading.TRUMP_LED_ONLY) -> State:
    state = position(f"{lead} 9C1", hand, phase=Phase.PLAYOFF, rules=variant(heading=heading))
    return after(state, (0, PlayCard(Card.parse(lead))))


@pytest.mark.parametrize(("lead", "hand", "heading", "playable", "refused"), ROWS)
def test_each_refused_card_names_the_rule_and_the_cards_that_oblige(
    lead: str, hand: str, heading: Heading, playable: str, refused: Refusal
) -> None:
    state = following(lead, hand, heading)
    allowed = cards(playable)
    assert legal_actions(state, 1, interrupts=False) == tuple(map(PlayCard, allowed))
    for card in cards(hand):
        expected = None if card in allowed else Reason(refused, allowed)
        assert why_not(state, 1, PlayCard(card)) == expected


def test_k8_void_in_the_led_suit_and_in_trump_anything_goes() -> None:
    assert set(legal_actions(following("AH", "9D KC"), 1, interrupts=False)) == set(
        map(PlayCard, cards("9D KC"))
    )


def test_void_hand_must_trump_even_with_a_lower_card_than_it_could_spare() -> None:
    assert legal_actions(following("AH", "AS KD"), 1, interrupts=False) == (PlayCard(Card.parse("AS")),)


def test_leader_leads_anything() -> None:
    state = position("9S AH KD", phase=Phase.PLAYOFF)
    assert set(legal_actions(state, 0, interrupts=False)) == set(map(PlayCard, cards("9S AH KD")))


def test_first_lead_of_trump_where_a_variant_asks_for_it() -> None:
    rules = replace(CLASSIC, play=TrickRules(lead_trump_first=True))
    state = position("9S AS AH", phase=Phase.PLAYOFF, rules=rules)
    assert why_not(state, 0, PlayCard(Card.parse("AH"))) == Reason(Refusal.MUST_LEAD_TRUMP, cards("9S AS"))
    assert why_not(captured(state, 0), 0, PlayCard(Card.parse("AH"))) is None


def test_only_held_cards_are_played() -> None:
    state = position("9S0", other="9S1", phase=Phase.PLAYOFF)
    assert why_not(state, 0, PlayCard(Card.parse("9S1"))) == Reason(Refusal.NOT_HELD, cards("9S1"))


def test_winner_of_a_trick_leads_the_next_without_a_window() -> None:
    state = after(following("9H", "AH KD"), (1, PlayCard(Card.parse("AH"))))
    assert (state.phase, state.to_act, state.leader) == (Phase.PLAYOFF, 1, 1)


def test_k15_the_printed_order_decides_what_beats_a_trump() -> None:
    rules = variant(rank_order="ace_king")
    state = position("KS 9C1", "10S AS", phase=Phase.PLAYOFF, rules=rules)
    state = after(state, (0, PlayCard(Card.parse("KS"))))
    assert legal_actions(state, 1, interrupts=False) == (PlayCard(Card.parse("AS")),)
