"""The canvas: paints pictures in layers, and afterwards only where something has changed."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from operator import attrgetter

import pygame

_MOST_PARTS = 24


@dataclass(frozen=True, slots=True)
class Item:
    """A picture to paint: what it stands for, the upper left corner, and its layer."""

    key: Hashable
    picture: pygame.Surface
    left: int
    top: int
    z: float

    @property
    def rect(self) -> pygame.Rect:
        """Return the part of the screen that it covers."""
        return self.picture.get_rect(topleft=(self.left, self.top))


def centred(key: Hashable, picture: pygame.Surface, centre: tuple[float, float], z: float) -> Item:
    """Return an item painted around a centre."""
    left = round(centre[0] - picture.get_width() / 2)
    top = round(centre[1] - picture.get_height() / 2)
    return Item(key, picture, left, top, z)


class Canvas:
    """Remembers what it painted last, so that it can paint only the difference."""

    def __init__(self) -> None:
        """Start with nothing painted."""
        self._painted: dict[Hashable, Item] = {}

    def paint(
        self, surface: pygame.Surface, ground: pygame.Surface, items: Iterable[Item], *, full: bool
    ) -> list[pygame.Rect]:
        """Bring the surface to ground and items; return the parts that changed, all of it when `full`."""
        ordered = sorted(items, key=attrgetter("z"))
        new = {item.key: item for item in ordered}
        screen = surface.get_rect()
        parts = [screen] if full else self._changed(new, screen)
        self._painted = new
        rects = [item.rect for item in ordered]
        for part in parts:
            surface.set_clip(part)
            surface.blit(ground, part, part)
            surface.fblits([(ordered[at].picture, rects[at].topleft) for at in part.collidelistall(rects)])
        surface.set_clip(None)
        return parts

    def _changed(self, new: dict[Hashable, Item], screen: pygame.Rect) -> list[pygame.Rect]:
        old = self._painted
        parts = []
        for key, item in new.items():
            before = old.get(key)
            if before is None:
                parts.append(item.rect)
            elif before is not item and not _same(before, item):
                parts += [before.rect, item.rect]
        parts += [item.rect for key, item in old.items() if key not in new]
        return _merged([part.clip(screen) for part in parts])


def _same(one: Item, other: Item) -> bool:
    return (
        one.picture is other.picture and one.left == other.left and one.top == other.top and one.z == other.z
    )


def _merged(parts: list[pygame.Rect]) -> list[pygame.Rect]:
    """Return parts that do not overlap, so that nothing translucent is painted twice over itself."""
    merged: list[pygame.Rect] = []
    for part in parts:
        if not part.width or not part.height:
            continue
        whole = part
        while (at := whole.collidelist(merged)) >= 0:
            whole = whole.union(merged.pop(at))
        merged.append(whole)
    if len(merged) > _MOST_PARTS:
        return [merged[0].unionall(merged[1:])]
    return merged
