"""The canvas: paints pictures in layers, and afterwards only where something has changed."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass

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


Items = dict[Hashable, Item]


class Canvas:
    """Remembers what it painted last, so that it can paint only the difference."""

    def __init__(self) -> None:
        """Start with nothing painted."""
        self._given: Sequence[Item] = ()
        self._still: Items = {}
        self._moving: Items = {}
        self._ordered: list[Item] = []
        self._rects: list[pygame.Rect] = []

    def paint(
        self,
        surface: pygame.Surface,
        ground: pygame.Surface,
        still: Sequence[Item],
        moving: Sequence[Item] = (),
        *,
        full: bool,
    ) -> list[pygame.Rect]:
        """Bring the surface to ground and items; return the parts that changed, all of it when `full`.

        As long as `still` is the very same sequence, only `moving` is compared: that is what makes it quick.
        """
        screen = surface.get_rect()
        hand = {item.key: item for item in moving}
        changed = _differences(self._moving, hand)
        self._moving = hand
        if still is not self._given:
            changed += self._lay(still)
        parts = [screen] if full else _merged([part.clip(screen) for part in changed])
        for part in parts:
            surface.set_clip(part)
            surface.blit(ground, part, part)
            surface.fblits([(item.picture, (item.left, item.top)) for item in self._within(part)])
        surface.set_clip(None)
        return parts

    def _lay(self, still: Sequence[Item]) -> list[pygame.Rect]:
        """Take other resting items; return where they differ from those before."""
        new = {item.key: item for item in still}
        changed = _differences(self._still, new)
        self._given, self._still = still, new
        self._ordered = sorted(still, key=_layer)
        self._rects = [item.rect for item in self._ordered]
        return changed

    def _within(self, part: pygame.Rect) -> Iterable[Item]:
        """Return the items that show in a part, from the lowest layer up."""
        resting = [self._ordered[at] for at in part.collidelistall(self._rects)]
        above = [item for item in self._moving.values() if part.colliderect(item.rect)]
        return sorted((*resting, *above), key=_layer) if above else resting


def _layer(item: Item) -> float:
    return item.z


def _differences(old: Items, new: Items) -> list[pygame.Rect]:
    parts = []
    for key, item in new.items():
        before = old.get(key)
        if before is None:
            parts.append(item.rect)
        elif before is not item and not _same(before, item):
            parts += [before.rect, item.rect]
    parts += [item.rect for key, item in old.items() if key not in new]
    return parts


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
