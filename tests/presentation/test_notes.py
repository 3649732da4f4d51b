"""Texts that come and go stay on the screen and are told apart by shape."""

import pygame
import pytest

from game.presentation.areas import areas
from game.presentation.attention import Attention
from game.presentation.canvas import Item
from game.presentation.effects import Effects
from game.presentation.furniture import Table
from game.presentation.knobs import Board
from game.presentation.notes import notes
from game.presentation.pad import Score
from game.presentation.targets import Button, OnButton
from tests.presentation.evenings import views

SCORE = Score(("You", "Opponent"), (), (0, 0), (0, 0), (0, 0), 1000, open=True)
VIEW = views(3)[40]
LONG = "You hold the ace of diamonds: diamonds must be followed, and the card that was led must be beaten."


def items(
    effects: Effects, attention: Attention | None = None, size: tuple[int, int] = (1280, 720)
) -> list[Item]:
    table = Table(VIEW, areas(size), attention or Attention(), effects, SCORE, "pad", four_colour=False)
    return list(notes(table))


@pytest.mark.parametrize("size", [(800, 600), (1366, 768), (3840, 2160)])
@pytest.mark.parametrize("kind", ["refusal", "hint"])
@pytest.mark.parametrize("at", [None, (0.0, 0.0), (9999.0, 9999.0)])
def test_what_is_said_never_leaves_the_screen(
    size: tuple[int, int], kind: str, at: tuple[float, float] | None
) -> None:
    effects = Effects()
    effects.say(kind, (LONG, LONG), at, 1000)
    there = items(effects, size=size)
    assert there
    assert all(pygame.Rect((0, 0), size).contains(item.rect) for item in there)


def test_a_refusal_has_a_mark_that_a_hint_has_not() -> None:
    keys = {}
    for kind in ("refusal", "hint"):
        effects = Effects()
        effects.say(kind, (LONG,), None, 1000)
        keys[kind] = {item.key for item in items(effects)}
    assert "notice mark" in keys["refusal"]
    assert "notice mark" not in keys["hint"]


@pytest.mark.parametrize("melded", [True, False])
def test_a_banner_lies_over_the_trick_or_the_melds_wherever_nothing_is(*, melded: bool) -> None:
    effects = Effects()
    effects.announce(("The playoff", "Follow suit."))
    places = areas((1280, 720))
    view = next(view for view in views(3) if bool(view.table[0]) is melded and view.trump)
    table = Table(view, places, Attention(), effects, SCORE, "pad", four_colour=False)
    band = next(item for item in notes(table) if item.key == "banner")
    assert band.rect.colliderect(places.trick) is melded
    assert band.rect.colliderect(places.seats[0].melds) is not melded
    assert not band.rect.colliderect(places.hand)


@pytest.mark.parametrize("top", [0.2, 0.45])
def test_a_banner_covers_neither_a_board_nor_the_hand(top: float) -> None:
    effects, places = Effects(), areas((1280, 720), seats=4)
    effects.announce((LONG[:60],))
    box = pygame.Rect(400, 720 * top, 480, 200)
    attention = Attention(boards=(Board("trump", box),))
    table = Table(VIEW, places, attention, effects, SCORE, "pad", four_colour=False)
    band, words = (item for item in notes(table) if "banner" in str(item.key))
    assert band.rect.contains(words.rect)
    assert not band.rect.colliderect(box)
    assert not band.rect.colliderect(places.hand)
    assert not band.rect.colliderect(places.pad)
    assert pygame.Rect(0, 0, 1280, 720).contains(band.rect)


@pytest.mark.parametrize("button", Button)
def test_every_button_has_a_tooltip_on_the_screen(button: Button) -> None:
    there = items(Effects(), Attention(hover=OnButton(button), claim=True))
    assert {item.key for item in there} == {"tooltip", "tooltip text"}
    assert all(pygame.Rect(0, 0, 1280, 720).contains(item.rect) for item in there)


def test_nothing_is_said_when_there_is_nothing_to_say() -> None:
    assert items(Effects()) == []
