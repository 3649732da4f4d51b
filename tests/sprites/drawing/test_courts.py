"""Twelve courts from one figure, each its own person; the pinochle's two belong together."""

from functools import cache

import pytest

from sprites.drawing import courts
from sprites.drawing.courts import SETTINGS, figure
from sprites.drawing.palette import LIVERIES, PINOCHLE, RUBY
from sprites.drawing.stock import STYLES, Index

court = cache(courts.court)
CODES = [name + letter for name in "KQJ" for letter in "CDHS"]


def test_every_court_has_a_setting_of_its_own() -> None:
    assert sorted(SETTINGS) == sorted(CODES)
    for name in "KQJ":
        assert len({SETTINGS[name + letter] for letter in "CDHS"}) == 4


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.name)
def test_twelve_courts_differ(style: Index) -> None:
    assert len({court(code[0], code[1], style) for code in CODES}) == 12


@pytest.mark.parametrize("code", CODES)
def test_figure_stands_upright_and_wears_its_livery(code: str) -> None:
    marks = figure(code[0], code[1])
    fills = {mark.fill for mark in marks}
    assert {LIVERIES[code[1]].cloth, LIVERIES[code[1]].accent} <= fills
    assert {SETTINGS[code].eyes, SETTINGS[code].hair.body} <= fills
    assert min(mark.shape.bounds()[1] for mark in marks) > -130


def test_only_queen_of_spades_and_jack_of_diamonds_share_the_sash() -> None:
    sharing = {code for code in CODES if f'fill="{PINOCHLE}"' in court(code[0], code[1], STYLES[0])}
    assert sharing == {"QS", "JD"}


def test_queen_of_spades_wears_a_diamond_of_a_colour_no_deck_changes() -> None:
    assert RUBY in {mark.fill for mark in figure("Q", "S")}
