"""Marks surround a card without hiding it, and differ in shape as well as in colour."""

import pygame
import pytest

from sprites.marks import barred_mark, drop_glow, focus_ring, hover_glow, legal_mark, mark_margin

SIZES = pytest.mark.parametrize("card", [(60, 84), (132, 185), (380, 532)])


@SIZES
def test_marks_reach_over_the_card_by_their_margin(card: tuple[int, int]) -> None:
    margin = mark_margin(card)
    for picture in (legal_mark(card), hover_glow(card)):
        assert picture.get_size() == (card[0] + 2 * margin, card[1] + 2 * margin)


@SIZES
def test_a_legal_mark_leaves_the_card_open_and_stands_above_its_index(card: tuple[int, int]) -> None:
    picture, margin = legal_mark(card), mark_margin(card)
    face = pygame.Rect((margin, margin), card).inflate(-card[0] // 5, -card[0] // 5)
    assert pygame.mask.from_surface(picture.subsurface(face), 0).count() == 0
    above = picture.subsurface((0, 0, picture.get_width(), margin // 2)).get_bounding_rect(min_alpha=128)
    assert above.width > 0
    assert above.right < margin + card[0] * 0.25


@SIZES
def test_no_mark_is_cut_off_at_its_edge(card: tuple[int, int]) -> None:
    for picture in (legal_mark(card), hover_glow(card)):
        width, height = picture.get_size()
        rim = [picture.get_at((x, y))[3] for x in range(width) for y in (0, height - 1)]
        assert max(rim) < 60


def test_hover_glow_fades_outwards() -> None:
    picture, margin = hover_glow((132, 185)), mark_margin((132, 185))
    alphas = [picture.get_at((x, 100))[3] for x in range(margin)]
    assert alphas == sorted(alphas)
    assert alphas[-1] > 100


def test_drop_glow_lights_the_edges_and_leaves_the_middle() -> None:
    picture = drop_glow((200, 120))
    assert picture.get_size() == (200, 120)
    assert picture.get_at((100, 60))[3] == 0
    assert picture.get_at((100, 4))[3] > 60


def test_a_focus_ring_is_bright_and_dark_so_that_it_shows_on_any_ground() -> None:
    picture = focus_ring((120, 60), 10)
    tones = [sum(picture.get_at((60, y))[:3]) for y in range(12) if picture.get_at((60, y))[3] > 200]
    assert picture.get_size() == (120, 60)
    assert min(tones) < 150
    assert max(tones) > 600


@SIZES
def test_barred_card_is_veiled_from_edge_to_edge_and_can_still_be_read(card: tuple[int, int]) -> None:
    picture = barred_mark(card)
    assert picture.get_size() == card
    middle = picture.get_at((card[0] // 2, card[1] // 2))[3]
    assert 70 < middle < 140
    sign = picture.subsurface((0, card[1] * 3 // 4, card[0] // 3, card[1] // 4))
    assert (
        max(sign.get_at((x, y))[3] for x in range(sign.get_width()) for y in range(sign.get_height())) > 230
    )
