"""The tabletop: puts cards, furniture and panels on the screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import astuple, dataclass

import pygame

from game.presentation.areas import Areas, areas
from game.presentation.attention import Attention, attended
from game.presentation.boards import boards
from game.presentation.bubbles import bubbles
from game.presentation.canvas import Canvas, Item, centred
from game.presentation.cardpaint import CardPainter
from game.presentation.contract_plate import contract_plate
from game.presentation.effects import Effects
from game.presentation.furniture import UNDER_CARDS, Table, furniture
from game.presentation.notes import notes
from game.presentation.pad import Score, Style
from game.presentation.panels import panels
from game.presentation.points import Display
from game.presentation.pose import NOBODY, Key, Place, Pose, Slot
from game.presentation.stage import Picture, Stage
from game.presentation.targets import OnCard, zones
from game.rules.cards import Card
from game.rules.view import View
from sprites.cache import remembered
from sprites.cards import CardArt
from sprites.felt import felt
from sprites.marks import barred_mark, hover_glow, legal_mark
from sprites.theme import FELTS

_PILE_STEP = 4
_GLOW_STEPS = 10


@dataclass(frozen=True, slots=True)
class Finish:
    """How the table is made: card art, cloth, suit colours, size of texts, how the score is kept, seats."""

    art: CardArt
    felt: str = "green"
    four_colour: bool = False
    text_scale: float = 1.0
    style: Style = "pad"
    seats: int = 2
    display: Display = Display.OWN


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
        self.areas: Areas = areas(size or self.areas.size, text_scale=finish.text_scale, seats=finish.seats)
        self.zones = zones(self.areas)
        heights = astuple(self.areas.heights)
        middle = (self.areas.size[0] / 2, self.areas.size[1] * 0.4)
        self._painter = CardPainter(finish.art, heights, middle)
        self._canvas = Canvas()
        self._fresh = True
        self._was_moving = False
        self._was_alive = False
        self._version = -1
        self._held: Key | None = None
        self._still: tuple[Item, ...] = ()
        self._beside: tuple[Item, ...] = ()
        self.changed = True

    def place(self, view: View) -> dict[Key, Pose]:
        """Return where every card belongs now, with the player's attention in it."""
        return attended(view, self.areas, self.attention)

    def draw(
        self,
        surface: pygame.Surface,
        view: View,
        stage: Stage,
        score: Callable[[], Score],
        *,
        full: bool,
    ) -> list[pygame.Rect]:
        """Draw everything when `full`, else what changed; return the parts that changed, if any."""
        held = self.attention.held or self.attention.held_slot
        blurred = self._painter.blurred
        moving = bool(held) or stage.moving or self.effects.alive or blurred
        full = full or self._fresh
        if not (full or self.changed or moving or self._was_moving):
            return []
        self._painter.begin(patient=full and not stage.moving)
        if full or self.changed or self.effects.alive or self._was_alive:
            self._beside = tuple(self._furnish(view, stage, score()))
            self._version = -1
        if self._version != stage.version or self._held != held or blurred:
            self._version, self._held = stage.version, held
            self._still = (*self._cards(view, stage), *self._beside)
        parts = self._canvas.paint(surface, self._ground(), self._still, self._in_hand(stage), full=full)
        self._fresh, self.changed, self._was_moving = False, False, moving
        return parts

    def _ground(self) -> pygame.Surface:
        return felt(self.areas.size, FELTS[self.finish.felt])

    def _furnish(self, view: View, stage: Stage, score: Score) -> Iterator[Item]:
        """Yield everything but the cards."""
        covering = not stage.resting(Slot(Place.STOCK, NOBODY, 0))
        self._was_alive = self.effects.alive or covering
        table = Table(
            view=view,
            areas=self.areas,
            attention=self.attention,
            effects=self.effects,
            score=score,
            style=self.finish.style,
            four_colour=self.finish.four_colour,
            display=self.finish.display,
            covering=covering,
        )
        yield from furniture(table)
        yield from contract_plate(table)
        yield from bubbles(table)
        yield from self._glows()
        yield from boards(table)
        yield from panels(table, self.finish.art)
        yield from notes(table)

    def _in_hand(self, stage: Stage) -> tuple[Item, ...]:
        """Return the card that the player holds, which moves while all else lies still."""
        picture = stage.picture(self._held) if self._held else None
        if self._held is None or picture is None:
            return ()
        return self._painter.items(self._held, picture, resting=True)

    def _cards(self, view: View, stage: Stage) -> Iterator[Item]:
        """Yield all cards but the held one, with their marks; of several in one place only the top."""
        pictures = stage.pictures()
        seen: set[tuple[float, float]] = set()
        lit, glowing = self.attention.lit, self._glowing()
        for key in sorted(pictures, key=lambda key: -pictures[key].z):
            picture = pictures[key]
            resting = stage.resting(key)
            spot = (picture.x, picture.y)
            if key == self._held or (resting and (spot in seen or _buried(key, view))):
                continue
            seen.add(spot)
            shadow, card = self._painter.items(key, picture, resting=resting)
            if not _on_pile(key):
                yield shadow
            yield card
            if isinstance(key, Card) and key in self.attention.barred:
                yield self._barred(key, picture)
            if isinstance(key, Card) and (key in lit or key in glowing):
                yield from self._marks(key, picture, lit=key in lit, glowing=key in glowing)

    def _barred(self, card: Card, picture: Picture) -> Item:
        veil = _turned(barred_mark, self.finish.art.size(round(picture.height)), round(picture.angle))
        return centred(("barred", card), veil, (picture.x, picture.y), picture.z + 0.0005)

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
            yield centred(("flourish", place), picture, rect.center, UNDER_CARDS)


def _on_pile(key: Key) -> bool:
    """Say whether a card lies on others of a pile, whose lowest one throws the shadow of all."""
    return isinstance(key, Slot) and key.place in {Place.STOCK, Place.DEAD} and key.index > 0


def _buried(key: Key, view: View) -> bool:
    """Say whether a resting card lies so deep in a pile that it would only repeat its neighbour's picture."""
    if not isinstance(key, Slot) or key.place not in {Place.STOCK, Place.DEAD}:
        return False
    count = view.stock_count if key.place is Place.STOCK else view.dead_count
    return key.index % _PILE_STEP != 0 and key.index < count - 1


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
