"""Passing: trumps, aces and legs of a pinochle to the bidder; nothing that is missed comes back."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.ai.choice import Motive
from game.ai.standard import player
from game.ai.standard.estimate import melds
from game.rules.actions import PassCards
from game.rules.cards import Suit
from game.rules.variant import Phase
from tests.ai.sitting import CARDGAMES, CLASSIC_500, allowed, asked, picked, received, seen, sit, why
from tests.rules.staging import cards, variant


def passed(hand: str, trump: str, **setting: Any) -> list[str]:  # noqa: ANN401 - as `sit` takes it
    """Return what seat 0 passes to seat 2, who has named trump."""
    return picked(sit(hand, phase=Phase.PASSING, trump=trump, bidder=2, **setting))


def back(hand: str, trump: str, came: str = "", **setting: Any) -> list[str]:  # noqa: ANN401 - as `sit` takes it
    """Return what seat 0, who has named trump, gives back for the cards that came."""
    given = received(came) if came else ()
    return picked(sit(hand, phase=Phase.PASSING, trump=trump, passed=given, **setting))


def test_all_four_trumps_go_though_jacks_around_break() -> None:
    assert set(passed("AS 10S KS JS JH JD JC 9H 9D QH QC 9C", "S")) == {"AS", "10S", "KS", "JS"}


@pytest.mark.parametrize(("trump", "leg"), [("S", "JD"), ("D", "QS")])
def test_legs_of_a_pinochle_go_where_one_of_them_is_trump(trump: str, leg: str) -> None:
    hand = f"A{trump} 10{trump} {leg} QH 9H 9C JC QC KH KC 9{trump} 10H"
    assert leg in passed(hand, trump)


@pytest.mark.parametrize("trump", ["H", "C"])
def test_legs_of_a_pinochle_stay_where_none_of_them_is_trump(trump: str) -> None:
    other = "C" if trump == "H" else "H"
    hand = f"A{trump} 10{trump} QS JD Q{other} 10{other} JC JH QD KD KS 10S"
    assert not {"QS", "JD"} & set(passed(hand, trump))


def test_a_double_pinochle_is_not_split() -> None:
    hand = "QS QS JD JD AH 10H KH QC JC KC 10C AD"
    for trump in "HC":
        assert not {"QS", "JD"} & set(passed(hand, trump))


def test_outside_aces_go_before_a_second_low_trump() -> None:
    given = passed("JS JS QS AH AD 9H JC QC KD 10D 9D KC", "S")
    assert {"AH", "AD", "QS"} <= set(given)
    assert given.count("JS") == 1


def test_plain_nines_go_only_when_nothing_else_is_left() -> None:
    assert not {"9H", "9D", "9C"} & set(passed("9H 9H 9D 9D 9C 9C QH JH QC JC 10D KH", "S"))
    assert len(passed("9H 9H 9D 9D 9C 9C KD QD KH QH KC QC", "S")) == 4


def test_own_melds_are_not_broken_while_as_good_cards_are_there() -> None:
    given = passed("KS QS AH AD AC KH QH 10D 10C JC 9H 9D", "H")
    assert {"KH", "QH", "AH"} <= set(given)
    assert not {"KS", "QS"} & set(given)


def test_the_bidder_keeps_trumps_melds_and_aces() -> None:
    hand = "AS 10S KS QS JS 9S AH AD 10D KC QC JC 9H 9C 10H QD"
    given = back(hand, "S", came="AH AD JS 9S")
    assert not {"AS", "10S", "KS", "QS", "JS", "9S", "AH", "AD", "KC", "QC"} & set(given)


def test_a_ten_stays_when_both_aces_of_its_suit_are_held() -> None:
    assert "10D" not in back("AS 10S KS QS 9S AD AD 10D 10H KH JH QC KC 9H JC 9C", "S")


def test_half_of_a_double_pinochle_never_goes_back() -> None:
    hand = "AH 10H KH QH JH QS QS JD JD 9C JC QC KD 10D 9S KS"
    assert not {"QS", "JD"} & set(back(hand, "H", came="JD QH JH AH"))


def test_what_came_may_go_back_only_where_the_rules_allow_it() -> None:
    hand = "AS 10S KS QS JS 9S AH AD AC AC 9H 9D 9C JC 10H KD"
    strict = variant(CARDGAMES, may_return=False)
    assert not {"9H", "9D", "9C", "JC"} & set(back(hand, "S", came="9H 9D 9C JC", rules=strict))
    assert {"9H", "9D", "9C"} & set(back(hand, "S", came="9H 9D 9C JC"))


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("trump", list("CDSH"))
def test_exactly_as_many_cards_go_as_are_asked_for(count: int, trump: str) -> None:
    rules = variant(CLASSIC_500, passed=count)
    hand = "AS 10S KS QS JS 9S AH AD AC 9H 9D 9C"
    for bidder in (0, 2):
        state = sit(hand, phase=Phase.PASSING, trump=trump, bidder=bidder, rules=rules)
        action = player.choose(seen(state), 1).action
        assert isinstance(action, PassCards)
        assert len(set(action.cards)) == count
        assert allowed(seen(state), action)


def test_a_pass_before_trump_is_named_gives_aces_and_no_nines() -> None:
    rules = variant(CARDGAMES, before_trump=True)
    hand = "AS AH 10S KS QH JH 9H 9D JC QC 10C 9C"
    given = picked(replace(sit(hand, phase=Phase.PASSING, bidder=2, rules=rules), trump=None))
    assert {"AS", "AH"} <= set(given)
    assert not {"9H", "9D", "9C"} & set(given)


def test_no_run_and_no_double_pinochle_is_broken_while_a_cheaper_card_is_there() -> None:
    hand = cards("QS QS KS JH QH KH AH QC JD JD QD KD 10D AD AD")
    whole = melds(hand, Suit.DIAMONDS, CLASSIC_500)
    given = back(" ".join(map(str, hand)), "D", rules=variant(CLASSIC_500, passed=4))
    left = list(hand)
    for face in given:
        left.remove(next(card for card in left if card.face == face))
    assert whole == 55
    assert melds(left, Suit.DIAMONDS, CLASSIC_500) >= 45
    assert {"QS", "JD", "10D", "KD", "QD"} & set(given) == set()


def test_reasons_name_what_is_given_and_what_for() -> None:
    choice = asked(sit("AS 10S JD AH 9H 9C QH JC QC KH KC 10H", phase=Phase.PASSING, trump="S", bidder=2))
    codes = [because.code for because in choice.reasons]
    assert codes == [Motive.PASSES_TRUMPS, Motive.PASSES_ACES, Motive.PASSES_PINOCHLE]
    assert why(choice) is Motive.PASSES_TRUMPS
