"""Where everything but the cards lies on a screen of any size: a pure function of the size."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.presentation.around import Box, Edge, Frame, Spot, spots, turn_of
from game.presentation.pose import CARD_RATIO

_WIDE = 1.55
_WIDEST = 2.05
_BUTTONS = 5
_LEAST_TEXT = 2.2
_LARGEST_TEXT = 1.4
_TWO = 2
_LARGEST_NARROW = 1.1


@dataclass(frozen=True, slots=True)
class SeatAreas:
    """One seat's places: its hidden cards, its melds, its won tricks, its name and what it says.

    `turn` is how its cards are turned, in degrees; melds stand with their lower edge on `melds`' floor.
    `bubble` is the point at which the tail of what it says ends.
    """

    edge: Edge
    backs: pygame.Rect
    melds: pygame.Rect
    won: pygame.Rect
    plate: tuple[int, int]
    bubble: tuple[int, int]
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

    `seats` go clockwise from the player's own. `panel` is free for panels and trays while no melds lie;
    `contract` carries the contract, `exits` the buttons that end a deal, `widow` the cards laid aside.
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
    contract: pygame.Rect
    panel: pygame.Rect
    exits: pygame.Rect
    widow: pygame.Rect

    @property
    def texts(self) -> tuple[int, ...]:
        """Return the sizes of text from the one wanted to the least."""
        return tuple(sorted({self.text, self.small, self.least}, reverse=True))

    @property
    def least(self) -> int:
        """Return the size of the smallest text."""
        return min(self.small, max(11, self.u(_LEAST_TEXT)))

    @property
    def bubbles(self) -> tuple[tuple[int, int], ...]:
        """Return where the tails of what the seats say end, clockwise from the player's own."""
        return tuple(seat.bubble for seat in self.seats)

    def u(self, hundredths: float) -> int:
        """Return hundredths of the screen's height in whole pixels."""
        return round(hundredths * self.unit)


def areas(size: tuple[int, int], *, text_scale: float = 1.0, seats: int = _TWO) -> Areas:
    """Lay out a table on a screen of this size; texts never get smaller than 2.2 % of its height."""
    width, height = size
    unit = height / 100
    wide = width >= height * _WIDE
    frame = min(width, height * _WIDEST)
    left = (width - frame) / 2 / unit
    plan = _Plan(unit, left, left + frame / unit, wide=wide)
    if seats > _TWO:
        plan = _RoundPlan(unit, left, left + frame / unit, seats, wide=wide)
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
            contract=self.box(*self.contract()),
            panel=self.box(*self.panel()),
            exits=self.box(self.left, 3, self.side, 13),
            widow=trick,
        )

    def contract(self) -> Box:
        """Return the place of the contract, below the pad."""
        if self.wide:
            return (self.right - 36, 44.5, 36.0, 19.0)
        return (self.right - self.side + 1, 26.0, self.side - 1, 19.0)

    def panel(self) -> Box:
        """Return the place of panels and trays: the middle of the felt, clear of both columns."""
        if self.wide:
            half = min(44.0, self.right + 0.5 - self.pad_width() - self.middle)
            return (self.middle - half, 15.0, half * 2, 53.0)
        return (self.left + self.side + 0.5, 27.0, self.right - self.left - 2 * self.side - 1, 37.0)

    def mine(self, sizes: tuple[float, ...], hand_floor: float) -> SeatAreas:
        """Return the places of the seat at the bottom."""
        centre = self.melds_room()
        melds = self.box(self.middle - centre / 2, hand_floor - sizes[0] - 4 - sizes[2], centre, sizes[2])
        won_top = 74.0 if self.wide else 52.0
        won = self.box(self.right - self.side + 1, won_top, self.side - 2, sizes[6])
        plate = self.spot(self.left, 84.5) if self.wide else self.spot(self.right - self.side + 1, 47.5)
        bubble = self.spot(self.middle, hand_floor - sizes[0] - 1.5)
        return SeatAreas(Edge.BOTTOM, melds, melds, won, plate, bubble, turn=0)

    def theirs(self, sizes: tuple[float, ...]) -> SeatAreas:
        """Return the places of the seat at the top."""
        centre = self.melds_room()
        half = min(24.0, self.right - self.pad_width() - 18 - self.middle) if self.wide else 17.0
        backs = self.box(self.middle - half, 2, half * 2, sizes[1])
        melds = self.box(self.middle - centre / 2, 3.5 + sizes[1], centre, sizes[3])
        won = self.box(self.middle + half + 1.5, 2, 14 if self.wide else 10, sizes[1])
        plate, bubble = self.spot(self.middle - half - 2, 6), self.spot(self.middle + half + 1.5, 6)
        return SeatAreas(Edge.TOP, backs, melds, won, plate, bubble, turn=180)

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


class _RoundPlan(_Plan):
    """The same for three or four seats around the table."""

    def __init__(self, unit: float, left: float, right: float, seats: int, *, wide: bool) -> None:
        super().__init__(unit, left, right, wide=wide)
        self.count = seats

    def areas(self, size: tuple[int, int], text: int, small: int) -> Areas:
        """Return the finished table."""
        buttons = self.buttons()
        beside = 2 * (buttons[0].left / self.unit - self.middle - 1)
        hand_room = beside if self.wide else self.right - self.left
        hand_tall = 27.0 if self.wide else 24.0
        hand_top = (98.0 if self.wide else 91.5) - hand_tall
        frame = Frame(self.left, self.right, self.middle, hand_top, wide=self.wide)
        disc = 13.0 if self.wide else 11.0
        return Areas(
            size=size,
            unit=self.unit,
            text=text,
            small=small,
            wide=self.wide,
            heights=Heights(*(value * self.unit for value in frame.heights)),
            hand=self.box(self.middle - hand_room / 2, hand_top, hand_room, hand_tall),
            seats=tuple(self.seat(spot) for spot in spots(frame, self.count)),
            trick=self.box(*frame.trick),
            stock=self.box(*frame.widow),
            offers=self.box(*frame.exits),
            pad=self.box(*frame.pad),
            trump=self.spot(self.left + disc / 2 + 1.5, 4 + disc / 2),
            trump_size=round(disc * self.unit),
            claim=self.spot(*frame.exits[:2]),
            caption=self.caption(hand_room),
            buttons=buttons,
            contract=self.box(*frame.contract),
            panel=self.box(*frame.panel),
            exits=self.box(*frame.exits),
            widow=self.box(*frame.widow),
        )

    def seat(self, spot: Spot) -> SeatAreas:
        """Return a seat's places in pixels."""
        return SeatAreas(
            edge=spot.edge,
            backs=self.box(*spot.backs),
            melds=self.box(*spot.melds),
            won=self.box(*spot.won),
            plate=self.spot(*spot.plate),
            bubble=self.spot(*spot.bubble),
            turn=turn_of(spot.edge),
        )


def card_width(height: float) -> float:
    """Return the width of a card of this height."""
    return height * CARD_RATIO
