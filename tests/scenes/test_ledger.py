"""The parts of the result keep apart in every window, and everything counted is on its plate."""

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from game.rules.cards import Deck
from game.rules.endings import Fate
from game.scenes.ledger import Ledger, Told, areas
from game.scenes.tally import Side, Tally
from sprites.cards import CardArt

WINDOWS = [(1366, 768), (1024, 768), (1024, 600), (3840, 2160), (640, 400), (700, 900), (3440, 1440)]
CARDS = Deck().cards
POINTS = dict.fromkeys(CARDS, 5)


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("money", [0, 6, 7])
def test_parts_lie_inside_the_window_and_apart(size: tuple[int, int], seats: int, money: int) -> None:
    parts = areas(size, seats, money=money)
    window = pygame.Rect((0, 0), size)
    foot = pygame.Rect(0, parts.buttons[1] - parts.button // 2, size[0], parts.button)
    every = [parts.banner, parts.pad, foot, *parts.sides, *((parts.money,) if money else ())]
    assert len(parts.sides) == seats
    for part in every:
        assert window.contains(part)
        assert part.width > 0
        assert part.height > 0
    assert not [pair for pair in combinations(every, 2) if pair[0].colliderect(pair[1])]


def _drawn(
    side: Side,
    tally: Tally,
    size: tuple[int, int] = (1366, 768),
    told: Told = Told(),  # noqa: B008 - frozen
) -> bytes:
    pygame.display.init()
    surface = pygame.display.set_mode(size)
    surface.fill((0, 60, 0))
    parts = areas(size, 2)
    ledger = Ledger(side, told, CardArt(), parts.sides[1], parts.px, four_colour=False)
    ledger.draw(surface, tally, lit=tally.done)
    outside = surface.copy()
    outside.fill((0, 60, 0), ledger.rect)
    assert pygame.transform.average_color(outside)[:3] == (0, 60, 0)
    return pygame.image.tobytes(surface, "RGB")


def _side(cards: int, melds: int) -> Side:
    titles = tuple((f"Royal marriage {number}", 40) for number in range(melds))
    raw = 5 * cards + 10
    return Side(0, "You", titles, CARDS[:cards], 10, raw, raw - 3, 40 * melds)


@pytest.mark.parametrize("size", WINDOWS)
def test_every_card_and_many_melds_stay_on_the_plate(size: tuple[int, int]) -> None:
    side = _side(48, 14)
    tally = Tally((side,), POINTS, speed=1.0)
    tally.finish()
    for fate in ("", "Contract of 320 lost: too little in tricks"):
        _drawn(side, tally, size, Told(fate))


def test_each_stage_of_the_count_can_be_seen() -> None:
    side = _side(12, 2)
    tally = Tally((side,), POINTS, speed=1.0)
    pictures = [_drawn(side, tally)]
    while not tally.done:
        if tally.advance(0.07):
            pictures.append(_drawn(side, tally))
    assert len(set(pictures)) == len(pictures)
    assert len(pictures) > 12


def test_fate_and_what_counts_for_nothing_can_be_seen() -> None:
    tally = Tally((_side(12, 2),), POINTS, speed=1.0)
    tally.finish()
    kept = replace(_side(12, 2), added=150, fate=Fate.SCORED)
    lost = replace(kept, added=150, fate=Fate.LOST_MELD)
    void = replace(kept, added=-150, fate=Fate.SET)
    pictures = {_drawn(side, tally, told=Told("What became of it")) for side in (kept, lost, void)}
    assert len(pictures) == 3
    assert (kept.melds_void, kept.tricks_void) == (False, False)
    assert (lost.melds_void, lost.tricks_void) == (True, False)
    assert (void.melds_void, void.tricks_void) == (True, True)


def test_points_are_written_in_the_scale_of_the_player() -> None:
    side = _side(12, 2)
    tally = Tally((side,), POINTS, speed=1.0)
    tally.finish()
    assert _drawn(side, tally) != _drawn(side, tally, told=Told(shown=lambda points: points // 10))


class _Measured(CardArt):
    """Cards that remember how large they were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.heights: list[int] = []

    def face(self, code: str, height: int) -> pygame.Surface:
        self.heights.append(height)
        return super().face(code, height)


@pytest.mark.parametrize("size", WINDOWS[:4])
def test_many_cards_get_smaller_until_every_index_is_free(size: tuple[int, int]) -> None:
    pygame.display.init()
    surface = pygame.display.set_mode(size)
    parts, side, art = areas(size, 2), _side(48, 6), _Measured()
    tally = Tally((side,), POINTS, speed=1.0)
    tally.finish()
    ledger = Ledger(side, Told("Contract made"), art, parts.sides[0], parts.px, four_colour=False)
    ledger.draw(surface, tally, lit=True)
    width = art.size(art.heights[0])[0]
    assert len(art.heights) == len(side.cards)
    assert (parts.sides[0].width * 0.78 - width) / (len(side.cards) - 1) >= width * 0.22
