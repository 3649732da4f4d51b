"""The money table says who pays whom, and all purses together are nothing."""

import pygame
import pytest

from game.scenes.money import draw_money, money_rows
from tests.scenes.conftest import SIZE
from tests.scenes.dealt import dealt_deals


@pytest.mark.parametrize("key", ["auction_250", "auction_300", "four at table"])
def test_changes_and_balances_with_the_kitty_sum_to_nothing(key: str) -> None:
    for view, result in dealt_deals(key):
        assert result.settlement is not None
        rows = money_rows(view, result, result.settlement)
        assert len(rows) == view.variant.seats + 2
        assert (rows[-1].change, rows[-1].holds) == (0, 0)
        assert rows[-2].holds == result.settlement.kitty


@pytest.mark.parametrize("height", [90, 140, 400])
def test_table_stays_on_its_plate(height: int) -> None:
    rect = pygame.Rect(20, 30, 800, height)
    for view, result in dealt_deals("four at table"):
        surface = pygame.Surface(SIZE)
        surface.fill((0, 60, 0))
        draw_money(surface, rect, 24, view, result)
        outside = surface.copy()
        outside.fill((0, 60, 0), rect)
        assert pygame.transform.average_color(outside)[:3] == (0, 60, 0)


def test_deal_for_points_has_no_money_table() -> None:
    surface = pygame.Surface(SIZE)
    before = pygame.image.tobytes(surface, "RGB")
    for view, result in dealt_deals("cardgames"):
        draw_money(surface, surface.get_rect(), 24, view, result)
    assert pygame.image.tobytes(surface, "RGB") == before
