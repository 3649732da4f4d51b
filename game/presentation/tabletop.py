"""The tabletop: puts cards, furniture and panels on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import astuple, dataclass

import pygame

from game.presentation.areas import Areas, areas
from game.presentation.attention import Attention, attended
from game.presentation.canvas import Canvas, Item, centred
from game.presentation.cardpaint import CardPainter
from game.presentation.effects import Effects
from game.presentation.furniture import TAGS, Table, furniture
from game.presentation.notes import notes
from game.presentation.pad import Score, Style
from game.presentation.panels import panels
from game.presentation.pose import NOBODY, Key, Place, Pose, Slot
from game.presentation.stage import Picture, Stage
from game.presentation.targets import OnCard
from game.rules.cards import Card
from game.rules.view import View
from sprites.cache import remembered
from sprites.cards import CardArt
from sprites.felt import felt
from sprites.marks import hover_glow, legal_mark
from sprites.theme import FELTS

_PILE_STEP = 4
_GLOW_STEPS = 10


@dataclass(frozen=True, slots=True)
class Finish:
    """How the table is made: card art, cloth, suit colours, size of texts, and how the score is kept."""

    art: CardArt
    felt: str = "green"
    four_colour: bool = False
    text_scale: float = 1.0
    style: Style = "pad"


class Tabletop:
    """Draws one seat's table; set `changed` when anything but a moving card or a running effect looks new."""

    def __init__(self, finish: Finish, size: tuple[int, int] = (1280, 720)) -> None:
        """Take the look and the size of the screen."""
        self.attention = Attention()
        self.effects = Effects()
        self.changed = True
        self.refinish(finish, size)

    def refinish(self, finish: Finish, size: tuple[int, int] | None = None) -> None:
        """Take another look or another size; everything will be drawn anew."""
        self.finish = finish
        self.areas: Areas = areas(size or self.areas.size, text_scale=finish.text_scale)
        heights = astuple(self.areas.heights)
        middle = (self.areas.size[0] / 2, self.areas.size[1] * 0.4)
        self._painter = CardPainter(finish.art, heights, middle)
        self._canvas = Canvas()
        self._fresh = True
        self._was_moving = False
        self._was_alive = False
        self._beside: tuple[Item, ...] = ()
        self.changed = True

    def place(self, view: View) -> dict[Key, Pose]:
        """Return where every card belongs now, with the player's attention in it."""
        return attended(view, self.areas, self.attention)

    def draw(
        self, surface: pygame.Surface, view: View, stage: Stage, score: Score, *, full: bool
    ) -> list[pygame.Rect]:
        """Draw everything when `full`, else what changed; return the parts that changed, if any."""
        holding = self.attention.held is not None or self.attention.held_slot is not None
        moving = stage.moving or holding or self.effects.alive or self._painter.blurred
        if not (full or self._fresh or self.changed or moving or self._was_moving):
            return []
        finish = self.finish
        table = Table(
            view=view,
            areas=self.areas,
            attention=self.attention,
            effects=self.effects,
            score=score,
            style=finish.style,
            four_colour=finish.four_colour,
            covering=not stage.resting(Slot(Place.STOCK, NOBODY, 0)),
        )
        ground = felt(self.areas.size, FELTS[finish.felt])
        self._painter.begin(patient=full or self._fresh)
        if self.changed or self.effects.alive or self._was_alive or full or self._fresh:
            self._beside = (*furniture(table), *self._glows(), *panels(table, finish.art), *notes(table))
        items = (*self._cards(view, stage), *self._beside)
        parts = self._canvas.paint(surface, ground, items, full=full or self._fresh)
        self._fresh, self.changed, self._was_moving = False, False, moving
        self._was_alive = self.effects.alive or table.covering
        return parts

    def _cards(self, view: View, stage: Stage) -> Iterator[Item]:
        pictures = stage.pictures()
        seen: set[tuple[float, float]] = set()
        lit, glowing = self.attention.lit, self._glowing()
        for key in sorted(pictures, key=lambda key: -pictures[key].z):
            picture = pictures[key]
            resting = stage.resting(key)
            spot = (picture.x, picture.y)
            if resting and (spot in seen or _buried(key, view)):
                continue
            seen.add(spot)
            shadow, card = self._painter.items(key, picture, resting=resting)
            if not _on_pile(key, self.attention):
                yield shadow
            yield card
            if not isinstance(key, Card) or key is self.attention.held:
                continue
            if key in lit or key in glowing:
                yield from self._marks(key, picture, lit=key in lit, glowing=key in glowing)

    def _glowing(self) -> set[Card]:
        attention = self.attention
        targets = (attention.hover, attention.focus)
        return {*attention.pointed_out(), *(target.card for target in targets if isinstance(target, OnCard))}

    def _marks(self, card: Card, picture: Picture, *, lit: bool, glowing: bool) -> Iterator[Item]:
        size = self.finish.art.size(round(picture.height))
        angle = round(picture.angle)
        if lit:
            mark = _turned(legal_mark, size, angle)
            yield centred(("lit", card), mark, (picture.x, picture.y), picture.z + 0.001)
        if glowing:
            glow = _turned(hover_glow, size, angle)
            yield centred(("glow", card), glow, (picture.x, picture.y), picture.z - 0.0005)

    def _glows(self) -> Iterator[Item]:
        for place, (rect, strength) in enumerate(self.effects.glows()):
            step = round(strength * _GLOW_STEPS)
            picture = _faded(rect.size, step)
            yield centred(("flourish", place), picture, rect.center, TAGS - 2)


def _on_pile(key: Key, attention: Attention) -> bool:
    """Say whether a card lies on others of the stock, whose lowest one throws the shadow of all."""
    in_stock = isinstance(key, Slot) and key.place is Place.STOCK and key.index > 0
    return in_stock and key != attention.held_slot


def _buried(key: Key, view: View) -> bool:
    """Say whether a resting stock card lies so deep that its picture would only repeat its neighbour's."""
    if not isinstance(key, Slot) or key.place is not Place.STOCK:
        return False
    return key.index % _PILE_STEP != 0 and key.index < view.stock_count - 1


@remembered(48)
def _turned(mark: object, size: tuple[int, int], angle: int) -> pygame.Surface:
    """Return a mark turned like its card."""
    picture: pygame.Surface = mark(size)  # type: ignore[operator]
    return pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture


@remembered(24)
def _faded(size: tuple[int, int], step: int) -> pygame.Surface:
    """Return the light of a flourish at one of its strengths."""
    picture = hover_glow(size).copy()
    picture.set_alpha(round(255 * step / _GLOW_STEPS))
    return picture
