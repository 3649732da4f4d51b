"""Card pictures at the size they are shown: faces, backs, shadows, turned cards, the name and the icon."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Literal, TypeAlias

import pygame

from sprites.drawing.palette import FOUR_COLOUR
from sprites.pixels import Gallery, for_display, rasterised, turned

Colours: TypeAlias = Literal["two", "four"]
IndexStyle: TypeAlias = Literal["standard", "large"]
Back: TypeAlias = Literal["lattice", "fan", "arcade"]

ART = Path(__file__).resolve().parent / "art"
RANKS = ("9", "J", "Q", "K", "10", "A")
SUITS = ("C", "D", "H", "S")
CODES = tuple(name + letter for letter in SUITS for name in RANKS)

BUDGET = 192 * 2**20
"""Bytes of finished pictures that are kept: a table of cards at 4K with room to move."""

WORDMARK_RATIO = 519 / 128
"""Width of the game's name for a height of 1."""

_SHADOW_ALPHA = 89


class CardArt:
    """The pictures of one deck design; SRCALPHA surfaces, cached and shared: only blit them."""

    def __init__(
        self,
        *,
        colours: Colours = "two",
        index: IndexStyle = "standard",
        back: Back = "lattice",
        recolour: Mapping[str, str] | None = None,
        folder: Path = ART,
        budget: int = BUDGET,
    ) -> None:
        """Choose the design; `recolour` maps colours of the art ("#RRGGBB") to others, in every picture."""
        self._four = colours == "four"
        self._index = index
        self._back = back
        self._recolour = dict(recolour or {})
        self._folder = folder
        self._texts: dict[str, str] = {}
        self._shown = Gallery(2 * budget // 3)
        self._double = Gallery(budget // 3)

    def size(self, height: int) -> tuple[int, int]:
        """Return (width, height) in pixels of a card of this height."""
        return round(height * 5 / 7), height

    def face(self, code: str, height: int) -> pygame.Surface:
        """Return the face of a card such as "QS" or "10D"; ValueError for an unknown code."""
        return self._upright(_known(code), height)

    def back(self, height: int) -> pygame.Surface:
        """Return the chosen back."""
        return self._upright(None, height)

    def rotated(self, code: str | None, height: int, angle: float) -> pygame.Surface:
        """Return a face (or the back for None) turned counter-clockwise to the nearest degree."""
        degrees = round(angle) % 360
        if code is not None:
            _known(code)
        if degrees == 0:
            return self._upright(code, height)
        return self._shown.get((code, height, degrees), partial(self._turn, code, height, degrees))

    def shadow(self, height: int, angle: float = 0.0) -> pygame.Surface:
        """Return a card's soft shadow, larger than the card: blit its centre a little off the card's."""
        degrees = round(angle) % 360
        return self._shown.get(("shadow", height, degrees), partial(self._shade, height, degrees))

    def wordmark(self, height: int) -> pygame.Surface:
        """Return the game's name in brass letters on a clear ground."""
        size = (round(height * WORDMARK_RATIO), height)
        return self._shown.get(("wordmark", height), lambda: self._draw("wordmark.svg", size))

    def icon(self, size: int) -> pygame.Surface:
        """Return the square program icon."""
        return self._shown.get(("icon", size), lambda: self._draw("icon.svg", (size, size)))

    @property
    def held_bytes(self) -> int:
        """Return how many bytes of pictures are kept now."""
        return self._shown.held_bytes + self._double.held_bytes

    def forget(self) -> None:
        """Drop all cached pictures, as after a change of the window's size or screen."""
        self._shown.clear()
        self._double.clear()

    def _upright(self, code: str | None, height: int) -> pygame.Surface:
        size = self.size(height)
        return self._shown.get((code, height, 0), lambda: self._card(code, size))

    def _turn(self, code: str | None, height: int, degrees: int) -> pygame.Surface:
        width, tall = self.size(height)
        double = self._double.get(
            (code, height), lambda: self._card(code, (2 * width, 2 * tall)).premul_alpha()
        )
        return turned(double, degrees)

    def _shade(self, height: int, degrees: int) -> pygame.Surface:
        width, tall = self.size(height)
        blur = max(2, height // 40)
        soft = pygame.Surface((width + 4 * blur, tall + 4 * blur), pygame.SRCALPHA)
        pygame.draw.rect(
            soft,
            (0, 0, 0, _SHADOW_ALPHA),
            (2 * blur, 2 * blur, width, tall),
            border_radius=round(width * 0.06),
        )
        if degrees:
            soft = pygame.transform.rotozoom(soft, degrees, 1.0)
        return for_display(pygame.transform.gaussian_blur(soft, blur))

    def _card(self, code: str | None, size: tuple[int, int]) -> pygame.Surface:
        if code is None:
            return self._draw(f"back-{self._back}.svg", size)
        return self._draw(f"{self._index}-{code}.svg", size, letter=code[-1])

    def _draw(self, file: str, size: tuple[int, int], *, letter: str = "") -> pygame.Surface:
        """Draw a picture; a missing or damaged file gives way to a plain drawing, so that play goes on."""
        try:
            if file not in self._texts:
                self._texts[file] = (self._folder / file).read_text(encoding="utf-8")
            return rasterised(self._coloured(self._texts[file], letter), size)
        except (OSError, UnicodeDecodeError, pygame.error) as error:
            self._texts[file] = _replaced(file, error)
        return rasterised(self._coloured(self._texts[file], letter), size)

    def _coloured(self, text: str, letter: str) -> str:
        suits = FOUR_COLOUR.get(letter, {}) if self._four else {}
        for old, new in (*suits.items(), *self._recolour.items()):
            text = text.replace(old, new)
        return text


def _replaced(file: str, error: Exception) -> str:
    # Loaded only where something is broken: the first frame does not wait for the drawing kit.
    import logging  # noqa: PLC0415

    from sprites.spares import spare  # noqa: PLC0415

    logging.getLogger(__name__).warning("a plain picture takes the place of %s: %s", file, error)
    return spare(file)


def _known(code: str) -> str:
    if code not in CODES:
        raise ValueError(f"unknown card {code!r}; the cards are {' '.join(CODES)}")
    return code
