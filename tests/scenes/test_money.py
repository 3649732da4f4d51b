"""The money table says who pays whom, and all purses together are nothing."""

import pygame
import pytest

from game.rules import settling
from game.rules.events import MatchWon
from game.scenes.money import draw_money, money_lines, money_rows, money_sentences
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


@pytest.mark.parametrize("key", ["auction_300", "four at table"])
def test_end_of_the_match_says_how_the_kitty_is_divided_and_leaves_nothing_in_it(key: str) -> None:
    for view, result in dealt_deals(key):
        assert result.settlement is not None
        (divided,) = settling.divided(result.settlement.kitty, result.scores, None)
        won = MatchWon(0, divided.scores, by_claim=False)
        rows = money_rows(view, result, result.settlement, won)
        assert [row.holds for row in rows] == [*divided.scores, 0, 0]
        assert rows[-1].change == 0
        said = money_sentences(view, result, result.settlement, won)
        assert said[:-1] == money_sentences(view, result, result.settlement)
        assert said[-1].startswith(f"The kitty is divided: You {divided.shares[0]}, West {divided.shares[1]}")


def test_money_table_has_a_line_for_every_row_and_none_where_nothing_is_paid() -> None:
    for key, lines in (("auction_300", 6), ("four at table", 7), ("cardgames", 0)):
        assert {money_lines(*deal) for deal in dealt_deals(key)} == {lines}


@pytest.mark.parametrize("height", [90, 140, 400])
def test_table_stays_on_its_plate(height: int) -> None:
    rect = pygame.Rect(20, 30, 800, height)
    for view, result in dealt_deals("four at table"):
        surface = pygame.Surface(SIZE)
        surface.fill((0, 60, 0))
        draw_money(surface, rect, 24, view, result, None)
        outside = surface.copy()
        outside.fill((0, 60, 0), rect)
        assert pygame.transform.average_color(outside)[:3] == (0, 60, 0)


def test_deal_for_points_has_no_money_table() -> None:
    surface = pygame.Surface(SIZE)
    before = pygame.image.tobytes(surface, "RGB")
    for view, result in dealt_deals("cardgames"):
        draw_money(surface, surface.get_rect(), 24, view, result, None)
    assert pygame.image.tobytes(surface, "RGB") == before
