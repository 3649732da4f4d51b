"""Shapes come out at their size, smooth at the edges, and without a window."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from sprites.vector import Drawing, blank, sheer, smooth, softened, tinted

RED = (200, 30, 40)
ROOT = Path(__file__).parents[2]

EVERYTHING = """
import sys
import pygame
from sprites import buttons, felt, icons, marks, paper, plates, text, theme
felt.felt((320, 180), theme.GREEN)
felt.trick_area((120, 60), lit=True)
plates.trump_disc("♠", 40)
plates.name_plate("North", 18, active=True, dealer=True)
plates.bubble("♥ and ♣", 18)
paper.pad((120, 160), 20)
paper.ticket("♦", "40", 18)
buttons.round_button("undo", 32)
buttons.brass_button("Go", 40)
marks.hover_glow((50, 70))
assert not pygame.display.get_init()
assert "pygame_gui" not in sys.modules
"""


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (301, 77), (64, 640)])
def test_a_drawing_has_exactly_its_size(size: tuple[int, int]) -> None:
    drawing = Drawing(size)
    drawing.box((0, 0, *size), fill=RED)
    picture = drawing.surface()
    assert picture.get_size() == size
    assert picture.get_at((0, 0))[:3] == RED
    assert picture.get_at((size[0] - 1, size[1] - 1))[3] == 255


def test_edges_are_antialiased() -> None:
    drawing = Drawing((40, 40))
    drawing.oval((20, 20), (15, 15), fill=RED)
    picture = drawing.surface()
    alphas = {picture.get_at((x, y))[3] for x in range(40) for y in range(40)}
    assert {0, 255} <= alphas
    assert len(alphas) > 10


def test_a_path_is_scaled_turned_and_moved() -> None:
    drawing = Drawing((40, 40))
    drawing.path("M0 -10 H10 V10 H0 Z", at=(20, 20), scale=1.5, turn=90, fill=RED)
    picture = drawing.surface()
    assert picture.get_bounding_rect() == pygame.Rect(5, 20, 30, 15)


def test_gradients_run_between_their_colours_and_may_be_clear() -> None:
    drawing = Drawing((100, 10))
    fade = drawing.fade((0, 0), (100, 0), [(0, sheer(RED, 0)), (1, RED)])
    drawing.box((0, 0, 100, 10), fill=fade)
    alphas = [drawing.surface().get_at((x, 5))[3] for x in range(100)]
    assert alphas == sorted(alphas)
    assert alphas[0] < 5
    assert alphas[-1] > 250


@pytest.mark.parametrize("radius", [2, 20])
def test_a_blur_keeps_the_size_and_spreads(radius: float) -> None:
    drawing = Drawing((120, 120))
    drawing.box((40, 40, 40, 40), fill=RED)
    sharp = drawing.surface()
    soft = softened(sharp, radius)
    assert soft.get_size() == sharp.get_size()
    assert 0 < soft.get_at((39, 60))[3] < 255
    assert sharp.get_at((39, 60))[3] == 0


def test_tinting_changes_the_colour_and_keeps_the_transparency() -> None:
    drawing = Drawing((20, 20))
    drawing.oval((10, 10), (8, 8), fill=sheer((0, 0, 0), 0.5))
    dark = drawing.surface()
    light = tinted(dark, RED)
    assert light.get_at((10, 10))[:3] == RED
    assert all(light.get_at((x, x))[3] == pytest.approx(dark.get_at((x, x))[3], abs=1) for x in range(20))


def test_a_blank_surface_is_clear_and_smooth_starts_and_ends_flat() -> None:
    assert blank((3, 3)).get_at((1, 1)) == pygame.Color(0, 0, 0, 0)
    assert (smooth(0), smooth(0.5), smooth(1)) == (0, 0.5, 1)


def test_everything_is_drawn_without_a_window_and_without_loading_the_forms() -> None:
    subprocess.run([sys.executable, "-c", EVERYTHING], check=True, cwd=ROOT, timeout=60)
