"""Meld windows: the best meld now, then nines, and out."""

from __future__ import annotations

from typing import Any

import pytest

from game.ai.choice import Choice, Motive
from game.ai.novice.window import choose
from game.rules.actions import DeclareMeld, Draw, ExchangeDix, ShowDix
from game.rules.engine import view
from game.rules.melds import MeldKind
from game.rules.variant import Phase
from game.rules.variants.two_hand import CLASSIC
from tests.ai.asking import midway
from tests.rules.staging import variant

SPARE = "9H JH 9D 10D 9C"


CHOOSING = variant(CLASSIC, last_draw="winner_chooses")


def asked(hand: str, *, upcard: str = "9S", **setting: Any) -> Choice:  # noqa: ANN401 - as `midway` takes it
    return choose(view(midway(hand, phase=Phase.MELD_WINDOW, upcard=upcard, **setting), 0), 0)


def test_the_meld_that_brings_most_is_laid_at_once() -> None:
    action = asked(f"AS 10S KS QS JS KH {SPARE}").action
    assert isinstance(action, DeclareMeld)
    assert action.kind is MeldKind.RUN


def test_a_nine_is_swapped_for_the_upcard_or_shown() -> None:
    hand = f"9S KS 10S AH AD KC {SPARE}"
    swapped, shown = asked(hand, upcard="AS"), asked(hand)
    assert isinstance(swapped.action, ExchangeDix)
    assert swapped.reasons[0].code is Motive.EXCHANGES_FOR_TRUMP
    assert isinstance(shown.action, ShowDix)
    assert shown.reasons[0].code is Motive.TAKES_DIX


def test_a_window_without_melds_is_left() -> None:
    choice = asked(f"KS 10S AH AD KC 10C {SPARE}")
    assert (choice.action, choice.reasons[0].code) == (Draw(), Motive.NOTHING_TO_MELD)


@pytest.mark.parametrize(
    ("upcard", "drawn", "why"),
    [("JS", Draw(upcard=True), Motive.TAKES_UPCARD), ("JH", Draw(), Motive.LEAVES_UPCARD)],
)
def test_last_upcard_is_taken_when_it_is_high_or_a_trump(upcard: str, drawn: Draw, why: Motive) -> None:
    choice = asked(f"KS 10S AH AD KC 10C {SPARE}", upcard=upcard, tricks=0, rules=CHOOSING)
    assert (choice.action, choice.reasons[0].code) == (drawn, why)
