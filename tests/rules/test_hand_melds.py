"""The switches of melds laid at once make the meld tables of rules 0.4 and 7.4."""

from __future__ import annotations

import pytest

from game.rules.cards import Deck, Hand, Suit
from game.rules.contract_rules import Scale
from game.rules.hand_melds import Doubles, HandMeldRules, Ladder, Pinochles, table_of
from game.rules.scorer import meld_total
from game.rules.tables import (
    CLASSIC_ONES,
    CLASSIC_TENS,
    DOUBLE_DECK_ONES,
    SINGLE_ONES,
    SINGLE_TENS,
    MeldTable,
    RunExtras,
)
from game.rules.variants import REGISTRY
from game.rules.whole_hands import meld_table

DOUBLE = Deck(copies=4, nines=False)
RUN = "AS 10S KS QS JS"


def rows(table: MeldTable) -> list[tuple[int, ...]]:
    return [
        table.run,
        table.royal_marriage,
        table.marriage,
        table.aces,
        table.kings,
        table.queens,
        table.jacks,
        table.pinochle,
    ]


@pytest.mark.parametrize(
    ("rules", "scale", "deck", "table"),
    [
        (HandMeldRules(), Scale.ONES, Deck(), SINGLE_ONES),
        (HandMeldRules(), Scale.TENS, Deck(), SINGLE_TENS),
        (HandMeldRules(doubles=Doubles.TWOFOLD), Scale.ONES, Deck(), CLASSIC_ONES),
        (HandMeldRules(doubles=Doubles.TWOFOLD), Scale.TENS, Deck(), CLASSIC_TENS),
        (HandMeldRules(), Scale.ONES, DOUBLE, DOUBLE_DECK_ONES),
    ],
)
def test_the_plain_settings_are_the_tables_of_the_rules(
    rules: HandMeldRules, scale: Scale, deck: Deck, table: MeldTable
) -> None:
    made = table_of(rules, scale, deck)
    assert rows(made) == rows(table)
    assert made.dix == table.dix


def test_a_double_deck_in_tens_is_ten_times_the_table() -> None:
    assert table_of(HandMeldRules(), Scale.TENS, DOUBLE).run == (150, 1500, 2250, 3000)


@pytest.mark.parametrize(
    ("rules", "hand", "points"),
    [
        (HandMeldRules(double_royal_300=True), "KS QS KS QS", 300),
        (HandMeldRules(double_royal_300=True), f"{RUN} KS QS", 300),
        (HandMeldRules(pinochles_double=False), "QS QS JD JD", 40),
        (HandMeldRules(roundhouse_bonus=True), "KC QC KD QD KH QH KS QS", 250),
        (HandMeldRules(grand_pinochle=True), "KS QS JD", 80),
        (HandMeldRules(long_runs=True), RUN, 250),
        (HandMeldRules(long_runs=True), "QS JD", 150),
        (HandMeldRules(dix=False), "9S 9S", 0),
        (HandMeldRules(run_extras=RunExtras.PAGAT), f"{RUN} KS", 190),
        (HandMeldRules(run_extras=RunExtras.CARDZMANIA), f"{RUN} KS", 170),
        (HandMeldRules(run_extras=RunExtras.NONE), f"{RUN} KS QS", 150),
    ],
)
def test_each_switch_of_the_single_deck(rules: HandMeldRules, hand: str, points: int) -> None:
    assert meld_total(Hand.parse(hand), Suit.SPADES, table_of(rules, Scale.TENS, Deck())) == points


def test_a_grand_pinochle_pays_80_where_spades_are_plain_and_nothing_more_in_trump() -> None:
    table = table_of(HandMeldRules(grand_pinochle=True), Scale.TENS, Deck())
    assert meld_total(Hand.parse("KS QS JD"), Suit.HEARTS, table) == 80
    assert meld_total(Hand.parse("QS JD"), Suit.HEARTS, table) == 40
    assert meld_total(Hand.parse("KS QS"), Suit.HEARTS, table) == 20


@pytest.mark.parametrize(
    ("rules", "hand", "points"),
    [
        (HandMeldRules(ladder=Ladder.DOUBLING), "AC AD AH AS " * 4, 400),
        (HandMeldRules(ladder=Ladder.DOUBLING), "JC JD JH JS " * 3, 80),
        (HandMeldRules(pinochles=Pinochles.LOW_TRIPLE), "QS JD " * 3, 45),
        (HandMeldRules(pinochles=Pinochles.STEEP), "QS JD " * 4, 500),
        (HandMeldRules(royal_ladder=True), "KS QS " * 3, 60),
        (HandMeldRules(double_roundhouse_240=True), "KC QC KD QD KH QH KS QS " * 2, 240),
        (HandMeldRules(), "KC QC KD QD KH QH KS QS " * 2, 160),
        (HandMeldRules(long_runs=True), "QS JD " * 4, 240),
    ],
)
def test_each_switch_of_the_double_deck(rules: HandMeldRules, hand: str, points: int) -> None:
    assert meld_total(Hand.parse(hand), Suit.SPADES, table_of(rules, Scale.ONES, DOUBLE)) == points


@pytest.mark.parametrize("key", REGISTRY)
@pytest.mark.parametrize(
    ("hand", "ones"), [("QC QD QH QS", 6), ("JC JD JH JS", 4), (RUN, 15), (f"{RUN} KS QS", 19)]
)
def test_queens_are_60_jacks_40_and_a_run_150_in_every_game(key: str, hand: str, ones: int) -> None:
    rules = REGISTRY[key]
    assert meld_total(Hand.parse(hand), Suit.SPADES, meld_table(rules)) == ones * rules.scale.unit
