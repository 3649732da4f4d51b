"""Sight: what a view means, held against the deal it came from."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.standard.sight import look
from game.rules.cards import Card, Hand, Suit
from game.rules.engine import view
from game.rules.match import new_match
from game.rules.melds import Meld, MeldClass, MeldKind
from game.rules.variant import MeldTiming, Phase
from game.rules.variants.two_hand import CLASSIC
from tests.ai.asking import midway, sight
from tests.rules.playing import started, steps
from tests.rules.staging import after, cards, meld, next_window, variant


@pytest.mark.parametrize("timing", MeldTiming)
def test_draws_and_tricks_count_down_as_the_stock_does(timing: MeldTiming) -> None:
    for state, seat, _, _ in steps(new_match(variant(timing=timing), 3), 3):
        seen = look(view(state, seat))
        taken = len(state.tricks)
        assert seen.tricks == max(0, 12 - taken)
        assert seen.draws == (len(state.stock) + (state.upcard is not None)) // 2
        window_before_draw = state.phase is Phase.MELD_WINDOW and not state.drawn
        assert seen.draws - seen.tricks == window_before_draw


def test_in_the_playoff_the_other_hand_is_known_card_by_card() -> None:
    for seed in range(5):
        for state, seat, _, _ in steps(new_match(CLASSIC, seed), seed):
            if state.phase is Phase.PLAYOFF:
                assert Hand(look(view(state, seat)).theirs()) == state.hands[1 - seat]


def test_own_cards_are_those_in_the_hand_and_on_the_table() -> None:
    seen = sight(midway("KS QS 9H JH 9D JC 9C AH 10H 10C", table="QD KD"))
    assert Hand(seen.own) == Hand.parse("KS QS 9H JH 9D JC 9C AH 10H 10C QD KD")
    assert seen.table == frozenset(cards("QD KD"))
    assert sum(seen.loose.values()) == seen.view.stock_count + seen.view.hand_sizes[1]


def test_a_spectator_decides_nothing() -> None:
    state = started(new_match(CLASSIC, 1))
    with pytest.raises(ValueError, match="nobody decides"):
        look(view(state, None))


def test_a_laid_meld_marks_its_cards_with_its_value_by_class() -> None:
    state = midway("AS 10S KS QS JS JD 9D JC 9C AH 9H", phase=Phase.MELD_WINDOW)
    state = next_window(after(state, (0, meld("royal_marriage", "KS QS"))))
    run = Meld(MeldKind.RUN, cards("AS 10S KS QS JS"), 150)
    imagined = sight(state).with_meld(run)
    queen = Card.parse("QS0")
    assert sight(state).used[queen, MeldClass.RUNS] == 40
    assert imagined.used[queen, MeldClass.RUNS] == 150
    assert (queen, MeldClass.PINOCHLES) not in imagined.used
    real = sight(after(state, (0, meld("run", "AS 10S KS QS JS"))))
    assert (imagined.used, imagined.table, Hand(imagined.own)) == (real.used, real.table, Hand(real.own))


def test_the_upcard_can_be_had_until_somebody_has_it() -> None:
    state = midway("9S 10S KS QS JS JD 9D JC 9C AH 9H", phase=Phase.MELD_WINDOW, upcard="AS")
    seen = sight(state)
    assert seen.swap == Card.parse("AS0")
    swapped = seen.with_swap(Card.parse("9S0"))
    assert swapped.swap is None
    assert Card.parse("AS0") in swapped.own
    assert Card.parse("9S0") not in swapped.own
    assert swapped.uncounted == ()
    with pytest.raises(ValueError, match="cannot be exchanged"):
        swapped.with_swap(Card.parse("9S1"))
    nine = midway("9S 10S KS QS JS JD 9D JC 9C AH 9H", phase=Phase.MELD_WINDOW, upcard="9S")
    assert sight(nine).swap is None


def test_a_shown_nine_has_counted() -> None:
    seen = sight(midway("9S 9S KS QS JS JD 9D JC 9C AH 9H", phase=Phase.MELD_WINDOW, upcard="AS"))
    shown = seen.with_dix(Card.parse("9S0"))
    assert shown.uncounted == (Card.parse("9S1"),)
    assert Card.parse("9S0") in shown.table


def test_what_is_seen_of_the_other_seats_cards_decides_whether_a_card_can_be_beaten() -> None:
    hand, hearts = "10H KS QS 9H JH 9D JC 9C AD 10C JD KD", Suit.HEARTS
    ten, ace = Card.parse("10H0"), Card.parse("AH1")
    state = midway(hand, gone="AH0", stock="AH1")
    assert 0 < sight(state).beaten_chance(ten, hearts) < 1
    assert sight(midway(hand, gone="AH AH")).beaten_chance(ten, hearts) == 0
    assert sight(replace(state, table=((), (ace,)))).beaten_chance(ten, hearts) == 1
    held = replace(state, hands=(state.hands[0], state.hands[1].plus(ace)), known=((), (ace,)))
    assert sight(held).beaten_chance(ten, hearts) == 1
