"""How the count of a deal looks: a plate for each side with its melds, its cards and its points."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.presentation.wording.verdicts import bonus, count_labels, no_melds, rounding
from game.scenes.tally import Side, Tally
from sprites.cards import CardArt
from sprites.paper import ticket
from sprites.plates import plate
from sprites.text import fit, line_height, render_line
from sprites.theme import TEXT_BRASS, TEXT_MAIN, TEXT_QUIET

_NARROW = 1.3
_TEXT = 0.027


@dataclass(frozen=True, slots=True)
class Areas:
    """Where the parts of the result are; `sides` has the other side first, the player's own below."""

    banner: pygame.Rect
    sides: tuple[pygame.Rect, ...]
    pad: pygame.Rect
    buttons: tuple[int, int]
    button: int
    px: int


def areas(size: tuple[int, int], seats: int) -> Areas:
    """Divide a window: the pad on the right, or below the sides in a narrow one."""
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
    step = (low - top + margin) // seats
    sides = tuple(
        pygame.Rect(margin, top + place * step, right - margin, step - margin) for place in range(seats)
    )
    banner = pygame.Rect(0, round(height * 0.02), width, round(height * 0.145))
    return Areas(banner, sides, pad, (width - margin, height - margin - button // 2), button, px)


class Ledger:
    """The plate of one side inside `rect`, written in `px` pixels."""

    def __init__(self, side: Side, art: CardArt, rect: pygame.Rect, px: int, *, four_colour: bool) -> None:
        """Stand at a rectangle of the window."""
        self.rect = rect
        self._side = side
        self._art = art
        self._px = px
        self._four = four_colour
        pad = round(px * 0.9)
        self._inner = rect.inflate(-2 * pad, -2 * pad)
        self._numbers = min(9 * px, self._inner.width // 3)
        self._card = max(24, min(round(rect.height * 0.42), 8 * px))

    @property
    def live(self) -> pygame.Rect:
        """The part that changes while cards are counted."""
        return self.rect

    def draw(self, surface: pygame.Surface, tally: Tally, *, lit: bool) -> None:
        """Draw the side as far as it is counted; lit once the sums are known and it has the larger one."""
        surface.blit(plate(self.rect.size, lit=lit), self.rect)
        name = render_line(self._side.name, round(self._px * 1.15), TEXT_BRASS, bold=True)
        surface.blit(name, self._inner.topleft)
        self._draw_melds(surface, name.get_width())
        self._draw_cards(surface, tally)
        self._draw_points(surface, tally)

    def _draw_melds(self, surface: pygame.Surface, taken: int) -> None:
        """Draw a ticket for each meld behind the name, in as many rows as fit above the cards."""
        px = max(10, round(self._px * 0.82))
        left = self._inner.left + taken + self._px
        x, y = left, self._inner.top
        right = self._inner.right - self._numbers - self._px
        if not self._side.melds:
            surface.blit(render_line(no_melds(), px, TEXT_QUIET), (x, y + self._px // 4))
            return
        for title, points in self._side.melds:
            picture = ticket(title, str(points), px, four_colour=self._four)
            if x + picture.get_width() > right:
                x, y = left, y + picture.get_height()
            if y + picture.get_height() > self._cards_top():
                break
            surface.blit(picture, (x, y))
            x += picture.get_width() + px // 3

    def _cards_top(self) -> int:
        return self._inner.bottom - self._card

    def _draw_cards(self, surface: pygame.Surface, tally: Tally) -> None:
        side, height = self._side, self._card
        width = self._art.size(height)[0]
        room = self._inner.width - self._numbers - self._px - width
        step = min(width // 2, room / max(1, len(side.cards) - 1))
        for place, card in enumerate(side.cards[: tally.counted(side)]):
            left = self._inner.left + round(place * step)
            surface.blit(self._art.face(card.face, height), (left, self._cards_top()))

    def _draw_points(self, surface: pygame.Surface, tally: Tally) -> None:
        side, px = self._side, self._px
        melds, tricks, deal = count_labels()
        counted = rounding(side.raw, side.rounded) if tally.rounding else str(tally.points(side))
        rows = [(melds, str(side.meld_points), TEXT_MAIN, px), (tricks, counted, TEXT_MAIN, px)]
        if tally.done:
            rows.append((deal, str(side.total), TEXT_BRASS, round(px * 1.35)))
        right = self._inner.right
        left = right - self._numbers
        top = self._inner.top
        for label, number, tint, size in rows:
            value = render_line(number, size, tint, bold=True)
            words = render_line(fit(label, px, self._numbers - value.get_width() - px // 3), px, TEXT_QUIET)
            base = top + value.get_height()
            surface.blit(words, (left, base - line_height(px) - (value.get_height() - line_height(px)) // 3))
            surface.blit(value, (right - value.get_width(), top))
            top = base + px // 4
        if tally.points(side) == side.raw and side.bonus:
            note = render_line(bonus(side.bonus), round(px * 0.85), TEXT_QUIET)
            surface.blit(note, (right - note.get_width(), self._inner.bottom - note.get_height()))
