"""Tricks: every row of rules 8.3 and of the verified cases, legal sets compared both ways."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.cards import Card, Deck, Hand, RankOrder, Suit
from game.rules.tricks import DutyKind, beats, duty, legal_cards, winning
from game.rules.variant import Heading, TrickRules

CASES = Path(__file__).resolve().parent.parent / "cases" / "tricks.jsonl"
LED, OVER, ALWAYS, NEVER = (
    TrickRules(heading=heading)
    for heading in (Heading.TRUMP_LED_ONLY, Heading.OVERTRUMP, Heading.ALWAYS, Heading.NEVER)
)
FREE = replace(ALWAYS, must_trump=False)
TENS, KINGS = RankOrder.ACE_TEN, RankOrder.ACE_KING


def cards(text: str) -> tuple[Card, ...]:
    """Read cards that may repeat a face; copies are told apart."""
    seen: dict[str, int] = {}
    read = []
    for word in text.split():
        read.append(Card.of(Card.parse(word).rank, Card.parse(word).suit, seen.get(word, 0)))
        seen[word] = seen.get(word, 0) + 1
    return tuple(read)


def faces(found: tuple[Card, ...]) -> set[str]:
    return {card.face for card in found}


LEGAL_ROWS = [
    ("K1 trump queen led", "10S JS", "QS", (LED, OVER, ALWAYS), "10S"),
    ("K1 with heading never", "10S JS", "QS", (NEVER,), "10S JS"),
    ("K2 trump ace led", "10S JS", "AS", (LED, OVER, ALWAYS, NEVER), "10S JS"),
    ("K4 plain queen led", "KH 9H", "QH", (LED, OVER, NEVER), "KH 9H"),
    ("K4 plain queen led, always", "KH 9H", "QH", (ALWAYS,), "KH"),
    ("K5 trumped plain suit", "AH 9H", "QH JS", (LED, OVER, ALWAYS, NEVER), "AH 9H"),
    ("K6 third hand void", "9S QS AD", "QH JS", (LED, NEVER), "9S QS"),
    ("K6 third hand void, overtrump", "9S QS AD", "QH JS", (OVER, ALWAYS), "QS"),
    ("K7 only a low trump", "9S AD", "QH JS", (LED, OVER, ALWAYS, NEVER), "9S"),
    ("K8 void of both", "9D AC", "QH JS", (LED, OVER, ALWAYS, NEVER), "9D AC"),
    ("K10 ace, ten and nine", "AH 10H 9H", "QH 9C", (ALWAYS,), "AH 10H"),
    ("K11 trump queen forced", "QS AC", "QH 9C AH", (ALWAYS,), "QS"),
    ("K14 article: free discard", "9S AD", "QH", (FREE,), "9S AD"),
    ("bugs 24 ruffed suit needs no heading", "9S AS", "10S 9H", (), ""),
    ("a discard does not raise the bar", "KH 9H", "9H AC", (ALWAYS,), "KH"),
    ("must trump off still heads a led trump", "KS 9S", "QS", (FREE,), "KS"),
    ("never: void must still trump", "9S AD", "QH", (NEVER,), "9S"),
]


@pytest.mark.parametrize(
    ("held", "plays", "modes", "expected"),
    [row[1:] for row in LEGAL_ROWS],
    ids=[row[0] for row in LEGAL_ROWS],
)
def test_legal_cards_with_spades_trump(
    held: str, plays: str, modes: tuple[TrickRules, ...], expected: str
) -> None:
    for mode in modes:
        assert faces(legal_cards(cards(held), cards(plays), Suit.SPADES, mode, TENS)) == set(expected.split())


def test_k3_an_equal_trump_is_not_higher() -> None:
    led, held = Card.parse("10S0"), (Card.parse("10S1"), Card.parse("KS0"))
    for mode in (LED, OVER, ALWAYS, NEVER):
        assert legal_cards(held, [led], Suit.SPADES, mode, TENS) == held


def test_k5_ruffed_plain_suit_needs_no_heading_whatever_the_mode() -> None:
    for mode in (LED, OVER, ALWAYS, NEVER):
        assert faces(legal_cards(cards("9S AS"), cards("10S 9H"), Suit.HEARTS, mode, TENS)) == {"9S", "AS"}


def test_k9_partner_winning_is_no_excuse_unless_the_option_says_so() -> None:
    held, plays = cards("AH 9H"), cards("QH 9C KH")
    assert faces(legal_cards(held, plays, Suit.SPADES, ALWAYS, TENS, partner_winning=True)) == {"AH"}
    exempt = replace(ALWAYS, partner_exempt=True)
    assert faces(legal_cards(held, plays, Suit.SPADES, exempt, TENS, partner_winning=True)) == {"AH", "9H"}
    assert faces(legal_cards(held, plays, Suit.SPADES, exempt, TENS)) == {"AH"}


def test_partner_exempt_still_obliges_to_trump() -> None:
    exempt = replace(ALWAYS, partner_exempt=True)
    held, plays = cards("AS 9S AD"), cards("QH JS 9H")
    assert faces(legal_cards(held, plays, Suit.SPADES, exempt, TENS, partner_winning=True)) == {"AS", "9S"}


def test_first_lead_must_be_trump_where_the_option_is_on_and_trump_is_held() -> None:
    rules = replace(ALWAYS, lead_trump_first=True)
    assert faces(legal_cards(cards("9S AD"), [], Suit.SPADES, rules, TENS, first_lead=True)) == {"9S"}
    assert faces(legal_cards(cards("9S AD"), [], Suit.SPADES, rules, TENS)) == {"9S", "AD"}
    assert faces(legal_cards(cards("9C AD"), [], Suit.SPADES, rules, TENS, first_lead=True)) == {"9C", "AD"}
    assert faces(legal_cards(cards("9S AD"), [], Suit.SPADES, ALWAYS, TENS, first_lead=True)) == {"9S", "AD"}


def test_k15_the_literal_rank_order_decides_heading_and_winner() -> None:
    led, held = cards("KH"), cards("10H 9H")
    assert winning(cards("KH 10H"), Suit.SPADES, KINGS) == 0
    assert winning(cards("KH 10H"), Suit.SPADES, TENS) == 1
    assert faces(legal_cards(held, led, Suit.SPADES, ALWAYS, KINGS)) == {"10H", "9H"}
    assert faces(legal_cards(held, led, Suit.SPADES, ALWAYS, TENS)) == {"10H"}


def test_k12_of_two_identical_highest_cards_the_first_wins() -> None:
    assert winning([Card.parse("AH0"), Card.parse("AH1")], Suit.SPADES, TENS) == 0


def test_k13_of_two_identical_trumps_on_a_plain_lead_the_first_wins() -> None:
    plays = [Card.parse(word) for word in ("QH0", "JS0", "JS1", "9H0")]
    assert winning(plays, Suit.SPADES, TENS) == 1


def test_duty_names_the_rule_and_the_cards_that_oblige() -> None:
    assert duty(cards("AS JS"), cards("10S"), Suit.SPADES, LED, TENS).kind is DutyKind.BEAT_TRUMP
    assert duty(cards("AH 9H"), cards("10H"), Suit.SPADES, ALWAYS, TENS).kind is DutyKind.BEAT
    assert duty(cards("AH 9D"), cards("10H"), Suit.SPADES, LED, TENS).kind is DutyKind.FOLLOW
    assert duty(cards("AS 9D"), cards("10H"), Suit.SPADES, LED, TENS).kind is DutyKind.TRUMP
    assert duty(cards("AS 9S"), cards("10H JS"), Suit.SPADES, OVER, TENS).kind is DutyKind.OVERTRUMP
    assert duty(cards("9D AC"), cards("10H"), Suit.SPADES, LED, TENS).kind is DutyKind.NONE


def _rows(kind: str) -> list[dict[str, object]]:
    rows = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]
    return [row for row in rows if row["kind"] == kind]


def _words(row: dict[str, object], key: str) -> str:
    words = row[key]
    assert isinstance(words, list)
    return " ".join(words)


def test_every_verified_row_is_run() -> None:
    assert len(_rows("winner")) + len(_rows("legal")) == 42


@pytest.mark.parametrize("row", _rows("winner"), ids=lambda row: str(row["id"]))
def test_verified_winner(row: dict[str, object]) -> None:
    assert winning(cards(_words(row, "plays")), Suit(row["trump"]), TENS) == row["expected"]


@pytest.mark.parametrize("row", _rows("legal"), ids=lambda row: str(row["id"]))
def test_verified_legal_set(row: dict[str, object]) -> None:
    held, plays = cards(_words(row, "hand")), cards(_words(row, "plays"))
    found = held
    if row["ruleset"] != "free":
        mode = {"head-all": ALWAYS, "head-trump": LED}[str(row["ruleset"])]
        found = legal_cards(held, plays, Suit(row["trump"]), mode, TENS)
    assert faces(found) == set(_words(row, "expected").split())


tricks_of_a_deck = st.permutations(Deck().cards).map(lambda deck: (deck[:3], deck[3:15]))


@given(
    dealt=tricks_of_a_deck,
    trump=st.sampled_from(Suit),
    heading=st.sampled_from(Heading),
    order=st.sampled_from(RankOrder),
)
def test_a_legal_card_always_exists_and_is_held(
    dealt: tuple[list[Card], list[Card]], trump: Suit, heading: Heading, order: RankOrder
) -> None:
    plays, held = dealt
    found = legal_cards(held, plays, trump, TrickRules(heading=heading), order)
    assert found
    assert set(found) <= set(held)


@given(dealt=tricks_of_a_deck, trump=st.sampled_from(Suit), order=st.sampled_from(RankOrder))
def test_the_winner_is_beaten_by_no_later_card_and_beats_every_earlier(
    dealt: tuple[list[Card], list[Card]], trump: Suit, order: RankOrder
) -> None:
    plays = dealt[0]
    best = winning(plays, trump, order)
    assert not any(beats(card, plays[best], trump, order) for card in plays[best + 1 :])
    assert not any(plays[best].face == card.face for card in plays[:best])


def test_held_hand_is_accepted_as_well_as_a_tuple() -> None:
    assert legal_cards(Hand.parse("AH 9D").cards, cards("10H"), Suit.SPADES, LED, TENS) == (
        Card.parse("AH0"),
    )
