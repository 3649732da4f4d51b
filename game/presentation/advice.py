"""Advice: where a hint stands, and how much of it is said, so that nothing one needs to see is covered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.presentation.around import Edge
from game.presentation.canvas import Item
from game.presentation.effects import Notice
from game.presentation.furniture import NOTES, Table
from game.presentation.layout import rows
from sprites.plates import bubble

_WIDTH = 66  # Hundredths of the screen's height that a line may be long.
_SHORTEST = 2  # Lines that are always said: what to do, and the main reason.
_COLUMNS, _ROWS = 16, 12
_PLAYED = 0.75  # The share of the trick's place, from above, in which the others' cards lie.
_NAME = (14, 5)
_BOARD, _TABLE = 20.0, 1.0  # How bad it is to cover what is to be pressed, and what is to be read.


@dataclass(frozen=True, slots=True)
class _Covered:
    """Places that are better left free, and how bad it is to cover them."""

    boards: list[pygame.Rect]
    cards: list[pygame.Rect]

    def by(self, box: pygame.Rect) -> float:
        """Return how bad it is to have a box there, 0 where it covers nothing."""
        return _BOARD * _overlap(box, self.boards) + _TABLE * _overlap(box, self.cards)


def advice(table: Table, hint: Notice) -> Iterator[Item]:
    """Yield a hint above the card it is about, or aside where that would cover something.

    Its last lines are left unsaid where there is no room for them.
    """
    areas = table.areas
    at = hint.at or (areas.trick.centerx, areas.hand.top)
    covered = _Covered(list(_boards(table)), list(_cards(table)))
    for count in range(len(hint.lines), 0, -1):
        text, width = "\n".join(hint.lines[:count]), areas.u(_WIDTH)
        picture = bubble(text, areas.text, tail="down", max_width=width)
        box, aside = _placed(table, picture.get_size(), at, covered)
        if count <= _SHORTEST or not covered.by(box):
            if aside:
                picture = bubble(text, areas.text, tail="none", max_width=width)
            yield Item("notice", picture, box.left, box.top, NOTES)
            return


def _placed(
    table: Table, size: tuple[int, int], at: tuple[float, float], covered: _Covered
) -> tuple[pygame.Rect, bool]:
    """Return the place for a hint, and whether it is elsewhere than above its card."""
    areas = table.areas
    screen = pygame.Rect((0, 0), areas.size).inflate(-2 * areas.text, -2 * areas.text)
    above = pygame.Rect((0, 0), size)
    above.midbottom = (round(at[0]), round(at[1]))
    above.clamp_ip(screen)
    if not covered.by(above):
        return above, False
    wide, high = screen.width - size[0], min(above.bottom, areas.hand.top) - size[1] - screen.top
    spots = [
        pygame.Rect((screen.left + wide * column // _COLUMNS, screen.top + high * row // _ROWS), size)
        for column in range(_COLUMNS + 1)
        for row in range(_ROWS + 1)
    ]
    best = min(spots, key=lambda spot: (covered.by(spot), _distance(spot, above)))
    return (best, True) if covered.by(best) < covered.by(above) else (above, False)


def _boards(table: Table) -> Iterator[pygame.Rect]:
    for board in table.attention.boards:
        yield from [board.box] if board.box else [knob.rect for knob in board.knobs]


def _cards(table: Table) -> Iterator[pygame.Rect]:
    """Yield where melds, the open trick and the other hands lie, and where names and the score stand."""
    view, areas = table.view, table.areas
    yield from (areas.pad, areas.contract, *(seat.backs for seat in areas.seats[1:]), *_names(table))
    if view.plays or view.upcard:
        trick = areas.trick.copy()
        trick.height = round(trick.height * _PLAYED)
        yield trick
    for seat in range(len(view.hand_sizes)):
        for pose in rows(view, areas, seat).poses.values():
            spot = pygame.Rect(0, 0, round(pose.width), round(pose.height))
            spot.center = (round(pose.x), round(pose.y))
            yield spot


def _names(table: Table) -> Iterator[pygame.Rect]:
    for seat in table.areas.seats:
        name = pygame.Rect(0, 0, table.areas.u(_NAME[0]), table.areas.u(_NAME[1]))
        if seat.edge in {Edge.BOTTOM, Edge.LEFT}:
            name.midleft = seat.plate
        else:
            name.midright = seat.plate
        yield name


def _overlap(box: pygame.Rect, places: list[pygame.Rect]) -> int:
    parts = (box.clip(places[number]) for number in box.collidelistall(places))
    return sum(part.width * part.height for part in parts)


def _distance(one: pygame.Rect, other: pygame.Rect) -> int:
    return abs(one.centerx - other.centerx) + abs(one.centery - other.centery)
