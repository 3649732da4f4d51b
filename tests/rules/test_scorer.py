"""The static scorer: every row of rules 8.1 and every whole hand of the verified cases."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.cards import Card, Deck, Hand, Rank, Suit
from game.rules.melds import MeldKind
from game.rules.scorer import best_melds, meld_total
from game.rules.tables import (
    CLASSIC_ONES,
    CLASSIC_TENS,
    DOUBLE_DECK_ONES,
    SINGLE_ONES,
    SINGLE_TENS,
    MeldTable,
    RunExtras,
)

CASES = Path(__file__).resolve().parent.parent / "cases" / "melds.jsonl"
TABLES = {
    "single-x1": SINGLE_ONES,
    "single-x10": SINGLE_TENS,
    "classic-x1": CLASSIC_ONES,
    "classic-x10": CLASSIC_TENS,
    "double-x1": DOUBLE_DECK_ONES,
}
RUN = "AS 10S KS QS JS"
ROUNDHOUSE = "KC QC KD QD KH QH KS QS"
DOUBLE_ROYAL = replace(SINGLE_TENS, royal_marriage=(40, 300))
PAIR, NONE, CARDZMANIA, PAGAT = (
    replace(SINGLE_TENS, run_extras=extras)
    for extras in (RunExtras.PAIR, RunExtras.NONE, RunExtras.CARDZMANIA, RunExtras.PAGAT)
)
DD_240 = replace(DOUBLE_DECK_ONES, roundhouse_bonus=(0, 80, 0, 0))

ROWS = [
    ("M1 bare run", RUN, PAIR, 150),
    ("M2 run and king, pair", f"{RUN} KS", PAIR, 150),
    ("M2 run and king, none", f"{RUN} KS", NONE, 150),
    ("M2 run and king, cardzmania", f"{RUN} KS", CARDZMANIA, 170),
    ("M2 run and king, pagat", f"{RUN} KS", PAGAT, 190),
    ("M3 run and queen, pair", f"{RUN} QS", PAIR, 150),
    ("M3 run and queen, cardzmania", f"{RUN} QS", CARDZMANIA, 170),
    ("M3 run and queen, pagat", f"{RUN} QS", PAGAT, 190),
    ("M4 run, king and queen, none", f"{RUN} KS QS", NONE, 150),
    ("M4 run, king and queen, pair", f"{RUN} KS QS", PAIR, 190),
    ("M4 run, king and queen, cardzmania", f"{RUN} KS QS", CARDZMANIA, 190),
    ("M4 run, king and queen, pagat", f"{RUN} KS QS", PAGAT, 230),
    ("M5 double run", f"{RUN} {RUN}", PAIR, 1500),
    ("M5 double run, Kencom", f"{RUN} {RUN}", CLASSIC_ONES, 30),
    ("M5 double run, x2", f"{RUN} {RUN}", CLASSIC_TENS, 300),
    ("M6 run of a plain suit", "AH 10H KH QH JH", PAIR, 20),
    ("M7 two royal marriages", "KS QS KS QS", PAIR, 80),
    ("M7 two royal marriages at 300", "KS QS KS QS", DOUBLE_ROYAL, 300),
    ("0.4 a run is not taken from a dearer double royal", f"{RUN} KS QS", DOUBLE_ROYAL, 300),
    ("M8 roundhouse", ROUNDHOUSE, PAIR, 240),
    ("0.4 roundhouse with its bonus", ROUNDHOUSE, replace(PAIR, roundhouse_bonus=(10, 0)), 250),
    ("0.4 the bonus is paid for a trump pair inside the run", f"{ROUNDHOUSE} AS 10S JS",
     replace(PAIR, roundhouse_bonus=(10, 0)), 360),
    ("M9 run and roundhouse", f"{ROUNDHOUSE} AS 10S JS", PAIR, 350),
    ("M9 on the x1 scale", f"{ROUNDHOUSE} AS 10S JS", SINGLE_ONES, 35),
    ("M10 all kings and queens, Kencom", f"{ROUNDHOUSE} {ROUNDHOUSE}", CLASSIC_ONES, 48),
    ("M10 all kings and queens", f"{ROUNDHOUSE} {ROUNDHOUSE}", PAIR, 1600),
    ("M11 one queen, two jacks", "QS JD JD", PAIR, 40),
    ("M12 double pinochle", "QS QS JD JD", PAIR, 300),
    ("M12 double pinochle, Kencom", "QS QS JD JD", CLASSIC_ONES, 8),
    ("M14 grand pinochle in trump", "KS QS JD", PAIR, 80),
    ("M15 king and two queens", "KH QH QH", PAIR, 20),
    ("M16 four aces and a fifth", "AC AD AH AS AS", PAIR, 100),
    ("M17 seven aces", "AC AD AH AS AC AD AH", PAIR, 100),
    ("M18 eight aces", "AC AD AH AS AC AD AH AS", PAIR, 1000),
    ("M18 eight aces, x2", "AC AD AH AS AC AD AH AS", CLASSIC_TENS, 200),
    ("M18 eight aces, Kencom", "AC AD AH AS AC AD AH AS", CLASSIC_ONES, 20),
    ("M20 four jacks and the queen", "JC JD JH JS QS", PAIR, 80),
    ("M21 four kings and the trump queen", "KC KD KH KS QS", PAIR, 120),
    ("M22 one queen in three classes", f"{RUN} JD QC QD QH", PAIR, 150 + 40 + 60),
    ("M23 both nines of trump", "9S 9S", PAIR, 20),
    ("M23 a nine of another suit", "9H", PAIR, 0),
    ("M24 twelve spades", f"{RUN} {RUN} 9S 9S", PAIR, 1520),
    ("M25 tens and nines around", "10C 10D 10H 10S 9C 9D 9H", PAIR, 0),
    ("M27 double deck: run and two royal marriages", f"{RUN} KS QS KS QS", DOUBLE_DECK_ONES, 23),
    ("M28 double deck: double run and a royal marriage", f"{RUN} {RUN} KS QS", DOUBLE_DECK_ONES, 154),
    ("M29 double deck: aces 4 4 4 3", "AC AC AC AC AD AD AD AD AH AH AH AH AS AS AS", DOUBLE_DECK_ONES, 150),
    ("M30 double deck: double roundhouse", f"{ROUNDHOUSE} {ROUNDHOUSE}", DOUBLE_DECK_ONES, 160),
    ("M30 double deck: double roundhouse at 240", f"{ROUNDHOUSE} {ROUNDHOUSE}", DD_240, 240),
    ("M31 double deck: three queens, two jacks", "QS QS QS JD JD", DOUBLE_DECK_ONES, 30),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "table", "points"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_hand_scores_as_in_the_rules_with_spades_trump(hand: str, table: MeldTable, points: int) -> None:
    assert meld_total(Hand.parse(hand), Suit.SPADES, table) == points


def test_m13_pinochle_and_marriage_share_the_queen() -> None:
    assert meld_total(Hand.parse("KS QS JD"), Suit.HEARTS, SINGLE_TENS) == 60


def test_m26_partners_do_not_meld_together() -> None:
    parts = [meld_total(Hand.parse(card), Suit.SPADES, SINGLE_TENS) for card in ("KS", "QS")]
    assert parts == [0, 0]


def test_m32_the_run_is_chosen_over_the_marriage() -> None:
    groups = best_melds(Hand.parse("AH 10H KH QH JH"), Suit.HEARTS, SINGLE_TENS)
    assert [(group.kind, group.points) for group in groups] == [(MeldKind.RUN, 150)]


@pytest.mark.parametrize("trump", Suit)
@pytest.mark.parametrize(("hand", "points"), [("AC AD AH AS", 10), ("QC QD QH QS", 6), ("JC JD JH JS", 4)])
def test_single_set_is_never_paid_as_a_double(hand: str, points: int, trump: Suit) -> None:
    assert meld_total(Hand.parse(hand), trump, SINGLE_ONES) == points


@pytest.mark.parametrize("trump", Suit)
def test_double_run_scores_in_every_suit(trump: Suit) -> None:
    deck = Hand(card for card in Deck().cards if card.suit is trump and card.rank is not Rank.NINE)
    assert meld_total(deck, trump, SINGLE_ONES) == 150
    quad = Hand(card for card in Deck(copies=4, nines=False).cards if card.suit is trump)
    assert meld_total(quad, trump, DOUBLE_DECK_ONES) == 300


def test_before_trump_is_named_there_is_no_run_and_every_trump_adds_its_own() -> None:
    hand = Hand(card for card in Deck().cards if card.copy == 0)
    assert meld_total(hand, None, SINGLE_ONES) == 40
    assert [meld_total(hand, trump, SINGLE_ONES) for trump in Suit] == [54, 54, 54, 54]


def test_more_copies_in_three_suits_do_not_make_an_around() -> None:
    assert meld_total(Hand.parse("AC AC AD AD AH AH"), Suit.SPADES, SINGLE_ONES) == 0


def test_every_order_of_the_cards_gives_the_same_melds() -> None:
    cards = Hand.parse(RUN).cards
    assert {meld_total(Hand(order), Suit.SPADES, SINGLE_ONES) for order in permutations(cards)} == {15}


def test_one_changed_cell_changes_the_score() -> None:
    odd = replace(SINGLE_ONES, queens=(7, 60))
    assert meld_total(Hand.parse("QC QD QH QS"), Suit.CLUBS, odd) == 7


def _whole_hands() -> list[dict[str, object]]:
    rows = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]
    return [row for row in rows if "hand" in row]


def _read(row: dict[str, object]) -> tuple[Hand, Suit | None]:
    words, letter = row["hand"], row["trump"]
    assert isinstance(words, list)
    return Hand.parse(" ".join(words)), Suit(letter) if letter else None


def test_every_verified_hand_is_run() -> None:
    assert len(_whole_hands()) == 121


@pytest.mark.parametrize("row", _whole_hands(), ids=lambda row: str(row["id"]))
def test_verified_hand_scores_as_recorded(row: dict[str, object]) -> None:
    hand, trump = _read(row)
    groups = best_melds(hand, trump, TABLES[str(row["table"])])
    expected = row["expected"]
    assert isinstance(expected, dict)
    assert sum(group.points for group in groups) == expected["total"]
    if "melds" in expected:
        assert {_name(group.kind, group.suit): (group.count, group.points) for group in groups} == {
            entry["meld"]: (entry["count"], entry["points"]) for entry in expected["melds"]
        }


def _name(kind: MeldKind, suit: Suit | None) -> str:
    if kind is MeldKind.MARRIAGE and suit:
        return f"marriage {suit.value}"
    around = kind in (MeldKind.ACES, MeldKind.KINGS, MeldKind.QUEENS, MeldKind.JACKS)
    return f"{kind.value} around" if around else kind.value.replace("_", " ")


@given(
    cards=st.sets(st.sampled_from(Deck().cards), max_size=20),
    more=st.sampled_from(Deck().cards),
    trump=st.sampled_from(Suit),
)
def test_one_card_more_never_scores_less(cards: set[Card], more: Card, trump: Suit) -> None:
    assert meld_total(Hand(cards | {more}), trump, SINGLE_TENS) >= meld_total(Hand(cards), trump, SINGLE_TENS)


@given(cards=st.sets(st.sampled_from(Deck().cards), max_size=20), trump=st.sampled_from(Suit))
def test_melds_hold_only_cards_of_the_hand_and_each_once_a_class(cards: set[Card], trump: Suit) -> None:
    used: dict[object, list[Card]] = {}
    for group in best_melds(Hand(cards), trump, SINGLE_TENS):
        used.setdefault(group.kind.meld_class, []).extend(group.cards)
    for melded in used.values():
        assert len(set(melded)) == len(melded)
        assert set(melded) <= cards
