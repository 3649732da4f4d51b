"""Reasons while the stock lasts name cards that are where they say."""

from __future__ import annotations

from typing import Any

from game.ai.choice import Because, Motive
from game.ai.standard.why_stock import reasons
from game.rules.cards import Card
from tests.ai.asking import midway, sight
from tests.rules.staging import cards

LOW = "9H JH 9D JC 9C"


def why(hand: str, card: str, **setting: Any) -> tuple[Because, ...]:  # noqa: ANN401 - as `midway` takes it
    """Return the reasons for playing this card."""
    return reasons(sight(midway(hand, **setting)), Card.parse(card))


def test_a_trick_is_taken_for_the_best_thing_a_window_can_do() -> None:
    kings = why(f"KS KH KD KC AH 9S 10D {LOW}", "AH0", led="10H", upcard="9S")
    assert kings[0] == Because(Motive.WINS_FOR_MELD, cards("KS KH KD KC"), 80)
    exchange = why(f"KS KH 10S AC AH 9S 10D {LOW}", "AH0", led="10H", upcard="JS")
    assert exchange[0] == Because(Motive.WINS_FOR_EXCHANGE, cards("9S") + cards("JS"))
    dix = why(f"KS KH 10S AC AH 9S0 10D {LOW}", "AH0", led="10H", upcard="9S1")
    assert dix[0] == Because(Motive.WINS_FOR_DIX, cards("9S"), 10)
    counters = why(f"KS KH 10S AC AH 10C 10D {LOW}", "AH0", led="10H", upcard="9S")
    assert counters[0] == Because(Motive.WINS_COUNTERS, (Card.parse("10H0"), Card.parse("AH0")), 21)
    denied = why(f"KS KH 10S AC AH 10C 10D {LOW}", "JH0", led="9H", upcard="9S")
    assert denied[0] == Because(Motive.DENIES_WINDOW, cards("JH"))


def test_a_trick_is_let_go_naming_what_could_take_it_most_cheaply() -> None:
    given = why(f"KS KH 10S AC AH 10C 10D {LOW}", "9D0", led="10H", upcard="9S")
    assert given[0] == Because(Motive.LETS_TRICK_GO, cards("KS"), 10)


def test_a_trick_that_cannot_be_taken_says_what_it_costs() -> None:
    given = why(f"KS KH 10S AC AH 10C 10D {LOW}", "JH0", led="AS", upcard="9S")
    assert given[0] == Because(Motive.CANNOT_WIN, cards("AS"), 13)


def test_a_lead_is_low_or_meant_to_win() -> None:
    assert why(f"KS KH 10S AC AH 10C 10D {LOW}", "9H0", upcard="9S")[0] == Because(
        Motive.LEADS_LOW, cards("9H")
    )
    won = why(f"KS KH KD KC AS 10C 10D {LOW}", "AS0", upcard="9S")
    assert won[0] == Because(Motive.WINS_FOR_MELD, cards("KS KH KD KC"), 80)


def test_a_card_without_a_future_is_worthless_or_dead() -> None:
    hand = f"KS 10S AC AH 10C 10D QH {LOW}"
    assert Because(Motive.THROWS_WORTHLESS, cards("9H")) in why(hand, "9H0", led="AS")
    gone = "KH KH QS QS QC QC QD QD"
    dead = why(hand, "QH0", led="AS", gone=gone, tricks=5)
    assert Because(Motive.MELD_IS_DEAD, cards("KH KH QC QC QD QD QS QS")) in dead


def test_what_is_held_back_is_named() -> None:
    given = why(f"KS KD KC 10S AC AH 10C {LOW}", "9H0", led="AS", stock="KH KH")
    held = {each.code: each for each in given}
    assert held[Motive.KEEPS_FOR_MELD] == Because(Motive.KEEPS_FOR_MELD, cards("KS KD KC"), 80)
    assert held[Motive.KEEPS_TRUMPS].cards == cards("KS 10S")
    assert held[Motive.KEEPS_ACES].cards == cards("AC AH")
