"""The chosen one of the large choices differs by shape, not by colour alone."""

from collections.abc import Callable

import pygame
import pytest

from sprites.choices import choice, choice_height


@pytest.mark.parametrize("chosen", [True, False])
def test_choice_is_as_large_as_it_says(*, chosen: bool) -> None:
    assert choice("Options", 30, 400, chosen=chosen).get_size() == (400, choice_height(30))


def test_chosen_one_has_a_bead_at_either_side(
    apart: Callable[[pygame.Surface, pygame.Surface], float],
) -> None:
    plain, chosen = choice("Options", 30, 400), choice("Options", 30, 400, chosen=True)
    assert apart(plain, chosen) > 0.2
    ink = pygame.mask.from_surface(plain, 200).get_bounding_rects()
    beads = pygame.mask.from_surface(chosen, 230).get_bounding_rects()
    assert min(rect.left for rect in beads) < min(rect.left for rect in ink) - 10
    assert max(rect.right for rect in beads) > max(rect.right for rect in ink) + 10


def test_text_that_is_too_long_is_cut() -> None:
    assert choice("A text that is far too long for it", 30, 200).get_width() == 200
