"""Where everything but the cards lies on a screen of any size: a pure function of the size."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.presentation.pose import CARD_RATIO

_WIDE = 1.55
_WIDEST = 2.05
_BUTTONS = 5
_LEAST_TEXT = 2.2
_LARGEST_TEXT = 1.4
_LARGEST_NARROW = 1.1


@dataclass(frozen=True, slots=True)
class SeatAreas:
    """One seat's places: its hidden cards, its melds, its won tricks and its name.

    `turn` is how its cards are turned, in degrees; melds stand with their lower edge on `melds`' floor.
    """

    backs: pygame.Rect
    melds: pygame.Rect
    won: pygame.Rect
    plate: tuple[int, int]
    turn: float


@dataclass(frozen=True, slots=True)
class Heights:
    """Card heights in pixels: hand, backs, melds of both sides, trick, stock and won tricks."""

    hand: float
    backs: float
    my_melds: float
    their_melds: float
    trick: float
    stock: float
    won: float


@dataclass(frozen=True, slots=True)
class Areas:
    """The whole table; all places in pixels of a screen of `size`, `unit` is a hundredth of its height.

    `text` is the size of most texts, `small` of those in tight places.
    """

    size: tuple[int, int]
    unit: float
    text: int
    small: int
    wide: bool
    heights: Heights
    hand: pygame.Rect
    seats: tuple[SeatAreas, ...]
    trick: pygame.Rect
    stock: pygame.Rect
    offers: pygame.Rect
    pad: pygame.Rect
    trump: tuple[int, int]
    trump_size: int
    claim: tuple[int, int]
    caption: pygame.Rect
    buttons: tuple[pygame.Rect, ...]

    def u(self, hundredths: float) -> int:
        """Return hundredths of the screen's height in whole pixels."""
        return round(hundredths * self.unit)


def areas(size: tuple[int, int], *, text_scale: float = 1.0) -> Areas:
    """Lay out a table for two on a screen of this size; texts never get smaller than 2.2 % of its height."""
    width, height = size
    unit = height / 100
    wide = width >= height * _WIDE
    frame = min(width, height * _WIDEST)
    left = (width - frame) / 2 / unit
    plan = _Plan(unit, left, left + frame / unit, wide=wide)
    largest = _LARGEST_TEXT if wide else _LARGEST_NARROW
    text = max(11, round(unit * _LEAST_TEXT * max(1.0, min(text_scale, largest))))
    small = min(text, max(11, round(unit * _LEAST_TEXT * (_LARGEST_NARROW if wide else 1))))
    return plan.areas(size, text, small)


class _Plan:
    """The arithmetic of `areas`, in hundredths of the height; `left` and `right` are the frame's edges."""

    def __init__(self, unit: float, left: float, right: float, *, wide: bool) -> None:
        self.unit = unit
        self.left = left + 2
        self.right = right - 2
        self.middle = (left + right) / 2
        self.wide = wide
        self.side = 29.0 if wide else 25.0

    def areas(self, size: tuple[int, int], text: int, small: int) -> Areas:
        """Return the finished table."""
        wide = self.wide
        sizes = (24.0, 9.0, 16.0, 14.0, 21.0, 16.0, 9.0) if wide else (21.0, 8.0, 14.5, 12.0, 19.0, 15.0, 8.0)
        buttons = self.buttons()
        beside = 2 * (buttons[0].left / self.unit - self.middle - 1)
        hand_room = beside if wide else self.right - self.left
        hand_floor = 98.0 if wide else 91.5
        hand = self.box(self.middle - hand_room / 2, hand_floor - sizes[0] - 3, hand_room, sizes[0] + 3)
        trick_top = 28.5 if wide else 26.5
        trick = self.box(self.middle - 24, trick_top, 48, sizes[4] + 3)
        return Areas(
            size=size,
            unit=self.unit,
            text=text,
            small=small,
            wide=wide,
            heights=Heights(*(value * self.unit for value in sizes)),
            hand=hand,
            seats=(self.mine(sizes, hand_floor), self.theirs(sizes)),
            trick=trick,
            stock=self.box(self.left, 17.5 if wide else 16.0, self.side - 3, sizes[5] * 1.25),
            offers=self.offers(),
            pad=self.pad(),
            trump=self.spot(self.right - (17.5 if wide else self.side / 2), 53 if wide else 33.5),
            trump_size=round((14 if wide else 11) * self.unit),
            claim=self.spot(self.left, 3),
            caption=self.caption(hand_room),
            buttons=buttons,
        )

    def mine(self, sizes: tuple[float, ...], hand_floor: float) -> SeatAreas:
        """Return the places of the seat at the bottom."""
        centre = self.melds_room()
        melds = self.box(self.middle - centre / 2, hand_floor - sizes[0] - 4 - sizes[2], centre, sizes[2])
        won_top = 74.0 if self.wide else 52.0
        won = self.box(self.right - self.side + 1, won_top, self.side - 2, sizes[6])
        plate = self.spot(self.left, 84.5) if self.wide else self.spot(self.right - self.side + 1, 47.5)
        return SeatAreas(backs=melds, melds=melds, won=won, plate=plate, turn=0)

    def theirs(self, sizes: tuple[float, ...]) -> SeatAreas:
        """Return the places of the seat at the top."""
        centre = self.melds_room()
        half = min(24.0, self.right - self.pad_width() - 18 - self.middle) if self.wide else 17.0
        backs = self.box(self.middle - half, 2, half * 2, sizes[1])
        melds = self.box(self.middle - centre / 2, 3.5 + sizes[1], centre, sizes[3])
        won = self.box(self.middle + half + 1.5, 2, 14 if self.wide else 10, sizes[1])
        return SeatAreas(
            backs=backs, melds=melds, won=won, plate=self.spot(self.middle - half - 2, 6), turn=180
        )

    def offers(self) -> pygame.Rect:
        """Return the column of what a meld window offers, under the stock."""
        return (
            self.box(self.left, 40.5, self.side, 40) if self.wide else self.box(self.left, 37, self.side, 30)
        )

    def caption(self, hand_room: float) -> pygame.Rect:
        """Return the place for what has happened, at the lower left and clear of the hand."""
        if self.wide:
            return self.box(self.left, 88, self.middle - hand_room / 2 - self.left - 1.5, 10)
        return self.box(self.left, 94.2, self.right - self.left - 34, 3.8)

    def pad_width(self) -> float:
        """Return the score pad's width."""
        return 41.0 if self.wide else 36.0

    def melds_room(self) -> float:
        """Return the width of the meld rows, between the columns at both sides."""
        return self.right - self.left - 2 * (39 if self.wide else self.side) - 2

    def pad(self) -> pygame.Rect:
        """Return the score pad's place, on narrow screens a mere strip."""
        if self.wide:
            return self.box(self.right + 1.5 - self.pad_width(), 1.5, self.pad_width(), 41)
        return self.box(self.right + 1 - self.pad_width(), 1.5, self.pad_width(), 24)

    def buttons(self) -> tuple[pygame.Rect, ...]:
        """Return the round buttons at the lower right, from left to right."""
        size, gap = 6.0, 0.4
        start = self.right - _BUTTONS * size - (_BUTTONS - 1) * gap
        return tuple(
            self.box(start + place * (size + gap), 98 - size, size, size) for place in range(_BUTTONS)
        )

    def box(self, left: float, top: float, width: float, height: float) -> pygame.Rect:
        """Return a rectangle in pixels."""
        x, y = self.spot(left, top)
        right, bottom = self.spot(left + width, top + height)
        return pygame.Rect(x, y, right - x, bottom - y)

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """Return a point in pixels."""
        return round(x * self.unit), round(y * self.unit)


def card_width(height: float) -> float:
    """Return the width of a card of this height."""
    return height * CARD_RATIO
