"""Potential: which melds may still come, and how likely."""

from __future__ import annotations

import pytest

from game.ai.standard.potential import at_least, hopes, nines_promise, promise, window_chance
from game.ai.standard.sight import Sight
from game.rules.cards import Card
from game.rules.melds import MeldKind
from game.rules.variant import DixScores, DoublePinochle, Eights, Phase
from tests.ai.asking import midway, sight
from tests.rules.staging import after, meld, next_window, variant

PLAIN = "9H JH 9D JC 9C 10H 10C 10D"


def chances(seen: Sight, kind: MeldKind) -> list[float]:
    """Return the chances of the melds of this kind, the first of the kind first."""
    return [hope.chance for hope in hopes(seen) if hope.shape.kind is kind]


@pytest.mark.parametrize(("tries", "chance"), [(0, 0.3), (3, 0.0), (3, 1.0), (5, 0.4)])
def test_at_least_counts_every_way(tries: int, chance: float) -> None:
    assert at_least(0, tries, chance) == 1
    exactly = [at_least(n, tries, chance) - at_least(n + 1, tries, chance) for n in range(tries + 1)]
    assert sum(exactly) == pytest.approx(1)
    assert sum(n * part for n, part in enumerate(exactly)) == pytest.approx(tries * chance)
    assert at_least(tries + 1, tries, chance) == pytest.approx(0)


def test_more_tricks_mean_more_windows() -> None:
    assert window_chance(1, 0) == 0
    assert window_chance(1, 1) < window_chance(1, 2) < window_chance(1, 8) < 1
    assert window_chance(2, 8) < window_chance(1, 8)


def test_a_meld_is_dead_when_both_copies_of_a_card_it_needs_are_gone() -> None:
    hand = f"KS QH QD {PLAIN} AD"
    alive = sight(midway(hand, trump="C", upcard="9C", stock="KH", gone="KH"))
    dead = sight(midway(hand, trump="C", upcard="9C", gone="KH KH"))
    assert any("KH" in hope.missing for hope in hopes(alive))
    assert not any("KH" in hope.missing for hope in hopes(dead))


def test_two_copies_to_come_are_likelier_than_one_and_fewer_draws_less_likely() -> None:
    hand = f"KS QH QD {PLAIN} AD"
    both = chances(sight(midway(hand, stock="KH KH")), MeldKind.MARRIAGE)[0]
    one = chances(sight(midway(hand, stock="KH", gone="KH KD KD")), MeldKind.MARRIAGE)[0]
    late = chances(sight(midway(hand, stock="KH KH", tricks=3)), MeldKind.MARRIAGE)[0]
    assert both > one > 0
    assert both > late > 0


def test_a_ready_meld_is_certain_and_a_second_one_needs_more_of_the_same() -> None:
    seen = sight(midway("KS KH KD KC KS 9H JH 9D JC 10H 10D JD", trump="C", upcard="9C", stock="KH KD KC"))
    first, second = chances(seen, MeldKind.KINGS)
    assert first == 1
    assert 0 < second < 0.3


def test_a_pair_that_has_married_may_run_but_not_marry_again() -> None:
    state = midway("AS 10S KS QS JD 9D JC 9C AH 9H 10H", phase=Phase.MELD_WINDOW, stock="JS")
    seen = sight(next_window(after(state, (0, meld("royal_marriage", "KS QS")))))
    assert not any(
        hope.shape.kind is MeldKind.ROYAL_MARRIAGE and len(hope.cards) == 2 for hope in hopes(seen)
    )
    assert any(hope.shape.kind is MeldKind.RUN and len(hope.cards) == 4 for hope in hopes(seen))


def test_four_cards_on_the_table_are_no_meld_without_a_fresh_one() -> None:
    state = midway("9H JH 9D JC 9C 10H 10C 10D", table="QS QH QD QC")
    assert not chances(sight(state), MeldKind.QUEENS)


def test_an_exchange_brings_the_upcard_almost_surely() -> None:
    hand = "10S KS QS JS JD 9D JC 9C AH 9H 10H"
    without = chances(sight(midway(f"{hand} 10D", upcard="AS", stock="AS")), MeldKind.RUN)[0]
    with_nine = chances(sight(midway(f"{hand} 9S", upcard="AS", stock="AS")), MeldKind.RUN)[0]
    assert without < with_nine
    assert with_nine > 0.9


def test_doubled_melds_are_hoped_for_only_where_they_score() -> None:
    hand = f"QS QS JD JD {PLAIN}"
    assert not chances(sight(midway(hand, trump="H", upcard="KH")), MeldKind.DOUBLE_PINOCHLE)
    rules = variant(double_pinochle=DoublePinochle.EIGHTY, eights=Eights.DOUBLED)
    seen = sight(midway(hand, trump="H", upcard="KH", rules=rules))
    assert chances(seen, MeldKind.DOUBLE_PINOCHLE) == [1]


def test_a_window_now_is_worth_more_than_one_that_may_come() -> None:
    waiting = hopes(sight(midway(f"KS KH KD KC {PLAIN}", tricks=3)))
    now, later, never = (
        promise(waiting, tricks=tricks, window_now=window)
        for tricks, window in ((3, True), (3, False), (0, False))
    )
    assert now > later > never == 0
    assert promise(waiting, tricks=0, window_now=True) == 80


def test_nines_promise_their_points_until_they_have_counted() -> None:
    seen = sight(midway(f"9S 9S KH KD {PLAIN}", upcard="AS"))
    assert nines_promise(seen, tricks=0, window_now=True) == 20
    assert nines_promise(seen, tricks=0, window_now=False) == 0
    assert 10 < nines_promise(seen, tricks=5, window_now=False) < 20
    assert nines_promise(seen.with_dix(Card.parse("9S0")), tricks=0, window_now=True) == 10


def test_where_only_the_exchange_scores_one_nine_promises_points_and_none_after_it() -> None:
    rules = variant(dix_scores_on=DixScores.EXCHANGE_ONLY)
    seen = sight(midway(f"9S 9S KH KD {PLAIN}", upcard="AS", rules=rules))
    assert nines_promise(seen, tricks=0, window_now=True) == 10
    assert nines_promise(seen.with_swap(Card.parse("9S0")), tricks=0, window_now=True) == 0
