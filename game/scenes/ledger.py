"""How the count of a deal looks: a plate for each side with its melds, its cards and its points."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.presentation.wording.switches import Shown, as_it_is
from game.presentation.wording.verdicts import bonus, buried, count_labels, no_melds, rounding, unplayed
from game.scenes.tally import Side, Tally
from sprites.cards import CardArt
from sprites.paper import ticket
from sprites.plates import plate
from sprites.text import fit, line_height, measure, render_line
from sprites.theme import TEXT_BRASS, TEXT_MAIN, TEXT_QUIET, Colour

_NARROW = 1.3
_TEXT = 0.027
_LEAST_TICKET = 9
_LEAST_CARD = 24
_LOW = 8
"""How many heights of its text a plate has that is low: less of it is left free above and below."""
_MONEY = 0.42
"""The largest part of the room for all plates that the money table takes."""
_TUCKED = 1.8
"""How much higher cards are than the room for them on a low plate: their lower part is tucked away."""
_INDEX = 0.25
"""How much of a card's width its index takes."""


@dataclass(frozen=True, slots=True)
class Told:
    """How a side is told: what became of it in a few words, how points are written, and whether for money."""

    fate: str = ""
    shown: Shown = as_it_is
    paid: bool = False


@dataclass(frozen=True, slots=True)
class Areas:
    """Where the parts of the result are; `sides` has the other side first, the player's own below.

    `money` lies under them when the deal is paid, else it is empty.
    """

    banner: pygame.Rect
    sides: tuple[pygame.Rect, ...]
    pad: pygame.Rect
    buttons: tuple[int, int]
    button: int
    px: int
    money: pygame.Rect


def areas(size: tuple[int, int], seats: int, *, money: int = 0) -> Areas:
    """Divide a window: the pad on the right, or below the sides in a narrow one.

    `money` is how many lines the money table has, 0 where there is none.
    """
    width, height = size
    margin = round(height * 0.025)
    px = max(11, round(min(height, width / _NARROW) * _TEXT))
    button = round(px * 2.6)
    top, bottom = round(height * 0.185), height - margin - button - margin
    wide = width >= _NARROW * height
    pad_width = min(round(width * 0.29), round(height * 0.52)) if wide else width - 2 * margin
    pad_height = bottom - top if wide else round((bottom - top) * 0.34)
    pad = pygame.Rect(width - margin - pad_width, bottom - pad_height, pad_width, pad_height)
    right = pad.left - margin if wide else width - margin
    low = bottom if wide else pad.top - margin
    table = pygame.Rect(margin, low, right - margin, 0)
    if money:
        table.height = min(round((low - top) * _MONEY), money * line_height(px) + px)
        table.bottom = low
        low = table.top - margin
    step = (low - top + margin) // seats
    sides = tuple(
        pygame.Rect(margin, top + place * step, right - margin, step - margin) for place in range(seats)
    )
    banner = pygame.Rect(0, round(height * 0.02), width, round(height * 0.145))
    return Areas(banner, sides, pad, (width - margin, height - margin - button // 2), button, px, table)


class Ledger:
    """The plate of one side inside `rect`, written in `px` pixels, with its points written as `shown`."""

    def __init__(
        self, side: Side, told: Told, art: CardArt, rect: pygame.Rect, px: int, *, four_colour: bool
    ) -> None:
        """Stand at a rectangle of the window."""
        self.rect = rect
        self._side = side
        self._told = told
        self._art = art
        self._px = px
        self._four = four_colour
        self._inner = rect.inflate(-round(px * 1.8), -round(px * (1.8 if rect.height > _LOW * px else 0.9)))
        self._numbers = min(9 * px, self._inner.width // 3)
        above = round(line_height(px) * 1.15) + _ticket_height(px) + px // 3
        room = self._inner.height - above if told.fate else rect.height
        self._card = max(_LEAST_CARD, min(round(rect.height * 0.42), 8 * px, room))
        self._tall = min(8 * px, round(self._card * _TUCKED))

    @property
    def live(self) -> pygame.Rect:
        """The part that changes while cards are counted."""
        return self.rect

    def draw(self, surface: pygame.Surface, tally: Tally, *, lit: bool) -> None:
        """Draw the side as far as it is counted; lit once the sums are known and it has the larger one."""
        surface.blit(plate(self.rect.size, lit=lit), self.rect)
        name = render_line(self._side.name, round(self._px * 1.15), TEXT_BRASS, bold=True)
        surface.blit(name, self._inner.topleft)
        fate = self._told.fate if tally.done else ""
        if self._told.fate:
            room = self._inner.width - self._numbers - name.get_width() - 2 * self._px
            words = render_line(fit(fate, self._px, room), self._px, TEXT_MAIN)
            left = self._inner.left + name.get_width() + self._px
            surface.blit(words, (left, self._inner.top + name.get_height() - words.get_height()))
            self._draw_melds(surface, pygame.Vector2(0, name.get_height()))
        else:
            self._draw_melds(surface, pygame.Vector2(name.get_width() + self._px, 0))
        self._draw_cards(surface, tally)
        self._draw_points(surface, tally)

    def _draw_melds(self, surface: pygame.Surface, start: pygame.Vector2) -> None:
        """Draw a ticket for each meld above the cards, as large as lets them all find room."""
        top = self._inner.top + round(start.y)
        area = pygame.Rect(self._inner.left + round(start.x), top, 0, self._cards_top() - top)
        area.width = self._inner.right - self._numbers - self._px - area.left
        px = _ticket_px(self._px)
        if not self._side.melds:
            surface.blit(render_line(no_melds(), px, TEXT_QUIET), (area.left, top + self._px // 4))
            return
        places = self._tickets(area, px)
        while len(places) < len(self._side.melds) and px > _LEAST_TICKET:
            px -= 1
            places = self._tickets(area, px)
        for picture, place in places:
            surface.blit(picture, place)

    def _tickets(self, area: pygame.Rect, px: int) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """Return the tickets that fit an area at a size of text, each with its place."""
        x, y = area.topleft
        found = []
        for title, points in self._side.melds:
            picture = ticket(title, str(self._told.shown(points)), px, four_colour=self._four)
            if x + picture.get_width() > area.right and x > area.left:
                x, y = area.left, y + picture.get_height()
            if y + picture.get_height() > area.bottom:
                break
            found.append((picture, (x, y)))
            x += picture.get_width() + px // 3
        return found

    def _cards_top(self) -> int:
        return self._inner.bottom - self._card

    def _draw_cards(self, surface: pygame.Surface, tally: Tally) -> None:
        """Draw the cards as large as leaves every index to be read, on a low plate without their feet.

        Where nothing was played they are those that were melded.
        """
        side = self._side
        cards, seen = (side.cards, tally.counted(side)) if side.cards else (side.laid, len(side.laid))
        height, gaps = self._tall, max(1, len(cards) - 1)
        width, room = self._art.size(height)[0], self._inner.width - self._numbers - self._px
        while height > _LEAST_CARD and (room - width) / gaps < width * _INDEX:
            height -= 1
            width = self._art.size(height)[0]
        step = min(width // 2, (room - width) / gaps)
        for place, card in enumerate(cards[:seen]):
            left = self._inner.left + round(place * step)
            part = (0, 0, width, min(height, self._card))
            surface.blit(self._art.face(card.face, height), (left, self._cards_top()), part)

    def _draw_points(self, surface: pygame.Surface, tally: Tally) -> None:
        side, px, shown = self._side, self._px, self._told.shown
        melds, tricks, deal = count_labels(paid=self._told.paid)
        counted = (
            rounding(side.raw, side.rounded, shown) if tally.rounding else str(shown(tally.points(side)))
        )
        rows = [(melds, str(shown(side.meld_points)), TEXT_MAIN, px), (tricks, counted, TEXT_MAIN, px)]
        if tally.done:
            rows.append((deal, str(shown(side.total)), TEXT_BRASS, round(px * 1.35)))
        struck = (side.melds_void, side.tricks_void) if tally.done else (False, False)
        top = self._inner.top
        for (label, number, tint, size), void in zip(rows, (*struck, False), strict=False):
            top = self._draw_row(surface, top, (label, number, tint, size), void=void)
        notes = (
            bonus(shown(side.bonus)) if side.bonus else "",
            buried(shown(side.buried)) if side.buried else "",
            unplayed(shown(side.unplayed)) if side.unplayed else "",
        )
        if tally.points(side) == side.raw:
            self._draw_notes(surface, tuple(filter(None, notes)), top)

    def _draw_row(
        self, surface: pygame.Surface, top: int, row: tuple[str, str, Colour, int], *, void: bool
    ) -> int:
        """Draw a label and its number, struck out where it counts for nothing; return where the next goes."""
        label, number, tint, size = row
        px, right = self._px, self._inner.right
        value = render_line(number, size, TEXT_QUIET if void else tint, bold=True)
        words = render_line(fit(label, px, self._numbers - value.get_width() - px // 3), px, TEXT_QUIET)
        base = top + value.get_height()
        lift = (value.get_height() - line_height(px)) // 3
        surface.blit(words, (right - self._numbers, base - line_height(px) - lift))
        surface.blit(value, (right - value.get_width(), top))
        if void:
            line = pygame.Rect(
                right - value.get_width() - px // 4, 0, value.get_width() + px // 2, max(2, px // 9)
            )
            line.centery = top + value.get_height() // 2
            surface.fill(TEXT_BRASS, line)
        return base + px // 4

    def _draw_notes(self, surface: pygame.Surface, notes: tuple[str, ...], top: int) -> None:
        """Draw what is added below the numbers, or on a low plate beside each other left of them."""
        pictures = [render_line(text, round(self._px * 0.85), TEXT_QUIET) for text in notes]
        height = sum(picture.get_height() for picture in pictures)
        low = self._inner.bottom - height < top
        if low and (self._told.fate or not self._side.melds):
            right = self._inner.right - self._numbers - self._px
            name = measure(self._side.name, round(self._px * 1.15), bold=True)
            said = self._inner.left + name + self._px + measure(self._told.fate, self._px) + self._px
            for picture in reversed(pictures):
                if right - picture.get_width() < said:
                    return  # a narrow window has no room for it
                surface.blit(picture, (right - picture.get_width(), self._inner.top + self._px // 4))
                right -= picture.get_width() + self._px
            return
        bottom = self._inner.bottom
        for picture in reversed(pictures):
            bottom -= picture.get_height()
            surface.blit(picture, (self._inner.right - picture.get_width(), bottom))


def _ticket_px(px: int) -> int:
    return max(10, round(px * 0.82))


def _ticket_height(px: int) -> int:
    """Return how high a ticket is on a plate with text of `px` pixels."""
    return ticket("", "", _ticket_px(px)).get_height()
