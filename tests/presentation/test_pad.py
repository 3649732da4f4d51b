"""The score pad shows every deal, in ink and in pencil, or chips."""

from dataclasses import replace

import pygame
import pytest

from game.presentation.pad import Score, Style, finished_deals, score_pad
from game.rules.events import DealScored
from sprites.text import fit

SCORE = Score(
    names=("You", "Opponent"),
    deals=(((120, 130), (60, 120)),),
    melds=(40, 0),
    tricks=(23, 11),
    standing=(250, 180),
    target=1000,
    open=True,
)
SIZE = (420, 420)


def picture(score: Score, style: Style = "pad") -> bytes:
    return pygame.image.tobytes(score_pad(score, SIZE, 24, style), "RGBA")


@pytest.mark.parametrize(
    "change",
    [
        replace(SCORE, melds=(60, 0)),
        replace(SCORE, tricks=(23, 12)),
        replace(SCORE, standing=(260, 180)),
        replace(SCORE, target=1250),
        replace(SCORE, open=False),
        replace(SCORE, deals=()),
    ],
)
def test_every_number_is_seen(change: Score) -> None:
    assert picture(change) != picture(SCORE)


@pytest.mark.parametrize("style", ["chips_pile", "chips_down"])
def test_chips_show_how_much_is_won_or_left(style: Style) -> None:
    assert picture(SCORE, style) != picture(SCORE)
    assert picture(replace(SCORE, standing=(400, 180)), style) != picture(SCORE, style)


def test_won_chips_and_chips_left_are_not_the_same() -> None:
    assert picture(SCORE, "chips_pile") != picture(SCORE, "chips_down")


def test_a_long_match_shows_its_latest_deals() -> None:
    many = replace(SCORE, deals=SCORE.deals * 40)
    assert picture(many) != picture(replace(SCORE, deals=SCORE.deals * 39))


def test_a_single_deal_has_no_target() -> None:
    assert picture(replace(SCORE, target=None)) != picture(SCORE)


@pytest.mark.parametrize("width", [200, 240, 300, 420])
@pytest.mark.parametrize(
    "names",
    [("South and North", "West and East"), ("You", "West", "North", "East"), ("Your side", "Opponents")],
)
def test_names_stand_whole_and_apart_however_narrow_the_pad(
    names: tuple[str, ...], width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, str]] = []

    def noted(text: str, px: int, room: int, *, bold: bool = False) -> str:
        written.append((text, fit(text, px, room, bold=bold)))
        return written[-1][1]

    monkeypatch.setattr("game.presentation.pad.fit", noted)
    sides = (0,) * len(names)
    score_pad(Score(names, (), sides, sides, sides, 1500, open=True), (width, 200), 18)
    assert {word for name in names for word in name.split()} <= {
        w for text, _ in written for w in text.split()
    }
    assert [text for text, shown in written if text != shown] == []


def test_the_same_score_is_written_once() -> None:
    assert score_pad(SCORE, SIZE, 24) is score_pad(replace(SCORE), SIZE, 24)


def test_deals_are_turned_to_the_players_side() -> None:
    deal = DealScored((10, 20), (126, 124), (120, 120), (130, 140), cut=False)
    assert finished_deals((deal,), (1, 0)) == (((20, 120), (10, 120)),)
