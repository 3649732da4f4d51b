"""Claiming melds oneself: what picked cards are worth, and what is refused (rules 9)."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.actions import DeclareMeld
from game.rules.cards import Card, Suit
from game.rules.claiming import best_left, counted, gain, why_not
from game.rules.melds import MeldKind
from game.rules.reasons import Reason, Refusal
from game.rules.tables import RunExtras
from game.rules.variant import Variant
from game.rules.variants import REGISTRY
from game.rules.whole_hands import melds_of, points_in
from tests.rules.staging import cards, variant

CARDGAMES, DOUBLE_DECK = REGISTRY["cardgames"], REGISTRY["double_deck"]
RUN, ROYAL, MARRIAGE, PINOCHLE = (
    MeldKind.RUN,
    MeldKind.ROYAL_MARRIAGE,
    MeldKind.MARRIAGE,
    MeldKind.PINOCHLE,
)
TRUMP = Suit.SPADES


def claim(kind: MeldKind, text: str) -> DeclareMeld:
    return DeclareMeld(kind, cards(text))


def worth(*picked: DeclareMeld, rules: Variant = CARDGAMES) -> int:
    return points_in(counted(picked, TRUMP, rules))


def refused(*claims: DeclareMeld, rules: Variant = CARDGAMES) -> Reason | None:
    *picked, more = claims
    return why_not(tuple(picked), more, rules.deck.cards, TRUMP, rules)


def test_a_second_of_a_kind_brings_both_to_what_they_score_together() -> None:
    first, second = claim(PINOCHLE, "QS0 JD0"), claim(PINOCHLE, "QS1 JD1")
    assert worth(first) == 40
    assert gain((first,), second, TRUMP, CARDGAMES) == 260
    assert worth(claim(PINOCHLE, "QS0 QS1 JD0 JD1")) == 300


def test_a_royal_marriage_grows_into_the_run_that_is_claimed_with_it() -> None:
    royal, run = claim(ROYAL, "KS0 QS0"), claim(RUN, "AS0 10S0 KS0 QS0 JS0")
    assert worth(royal) == 40
    assert gain((royal,), run, TRUMP, CARDGAMES) == 110
    assert refused(run, royal) == Reason(Refusal.MELD_ADDS_NOTHING, royal.cards)
    assert gain((run,), claim(ROYAL, "KS1 QS1"), TRUMP, CARDGAMES) == 40


def test_a_card_serves_once_in_each_class() -> None:
    marriage = claim(MARRIAGE, "KH0 QH0")
    kings = claim(MeldKind.KINGS, "KH0 KS0 KD0 KC0")
    assert worth(marriage, kings) == 20 + 80
    assert refused(marriage, claim(MARRIAGE, "KH0 QH1")) == Reason(
        Refusal.MELD_ADDS_NOTHING, cards("QH1 KH0")
    )


def test_what_was_not_claimed_is_lost_though_its_cards_lie_there() -> None:
    assert worth(claim(MARRIAGE, "KD0 QD0"), claim(MeldKind.JACKS, "JS0 JH0 JD0 JC0")) == 20 + 40
    shown = claim(MeldKind.QUEENS, "QS0 QH0 QD0 QC0"), claim(MeldKind.JACKS, "JS0 JH0 JD0 JC0")
    assert worth(*shown) == 60 + 40
    assert worth(*shown, claim(PINOCHLE, "QS0 JD0")) == 60 + 40 + 40


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (RUN, "AS0 10S0 KS0 QS0"),
        (RUN, "AH0 10H0 KH0 QH0 JH0"),
        (MARRIAGE, "KS0 QS0"),
        (ROYAL, "KH0 QH0"),
        (MARRIAGE, "KH0 KH1"),
        (MARRIAGE, "KH0 KH1 QH0"),
        (MeldKind.ACES, "AS0 AS1 AH0 AD0"),
        (MeldKind.DIX, "9H0"),
        (MeldKind.ROUNDHOUSE, "KH0 QH0"),
        (PINOCHLE, ""),
    ],
)
def test_cards_that_make_no_such_meld_are_refused(kind: MeldKind, text: str) -> None:
    meld = claim(kind, text)
    assert refused(meld) == Reason(Refusal.NOT_A_MELD, meld.cards)


def test_cards_that_are_not_held_are_refused() -> None:
    held = cards("KH0 QH0")
    assert why_not((), claim(MARRIAGE, "KH0 QH1"), held, TRUMP, CARDGAMES) == Reason(
        Refusal.NOT_HELD, cards("QH1")
    )


def test_a_spare_king_beside_a_run_is_claimed_alone_where_it_scores() -> None:
    run, spare = claim(RUN, "AS0 10S0 KS0 QS0 JS0"), claim(ROYAL, "KS1")
    assert refused(run, spare) == Reason(Refusal.MELD_ADDS_NOTHING, spare.cards)
    extras = variant(CARDGAMES, run_extras=RunExtras.CARDZMANIA)
    assert gain((run,), spare, TRUMP, extras) == 20
    assert refused(spare, rules=extras) == Reason(Refusal.MELD_ADDS_NOTHING, spare.cards)


def test_what_follows_from_other_melds_comes_by_itself() -> None:
    rules = variant(CARDGAMES, roundhouse_bonus=True, grand_pinochle=True)
    trump = Suit.HEARTS
    pairs = tuple(claim(MARRIAGE, f"K{suit}0 Q{suit}0") for suit in "SDC")
    royal, pinochle = claim(ROYAL, "KH0 QH0"), claim(PINOCHLE, "QS0 JD0")
    assert points_in(counted((*pairs, royal), trump, rules)) == 20 * 3 + 40 + 10
    assert points_in(counted((pairs[0], pinochle), trump, rules)) == 20 + 40 + 20


@pytest.mark.parametrize("extras", RunExtras)
@pytest.mark.parametrize("preset", [CARDGAMES, DOUBLE_DECK])
def test_whoever_misses_nothing_has_the_best_melds_in_whatever_order(
    preset: Variant, extras: RunExtras
) -> None:
    chance = Random(extras.value)
    rules = variant(preset, run_extras=extras, grand_pinochle=True, roundhouse_bonus=True)
    for _ in range(10):
        held = tuple(chance.sample(rules.deck.cards, rules.deal.hand_size + 8))
        assert points_in(counted(picked_by_chance(held, rules, chance), TRUMP, rules)) == points_in(
            melds_of(held, TRUMP, rules)
        )


def picked_by_chance(held: tuple[Card, ...], rules: Variant, chance: Random) -> tuple[DeclareMeld, ...]:
    picked: tuple[DeclareMeld, ...] = ()
    while left := best_left(picked, held, TRUMP, rules):
        more = chance.choice(left)
        assert why_not(picked, more, held, TRUMP, rules) is None
        picked = (*picked, more)
    return picked
