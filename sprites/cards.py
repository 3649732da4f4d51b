"""Card pictures at the size they are shown: faces, backs, shadows, turned cards, the name and the icon."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

import pygame

from sprites.drawing.palette import FOUR_COLOUR
from sprites.pixels import Gallery, for_display, premultiplied, rasterised, reduced, turned

if TYPE_CHECKING:
    from sprites.ahead import Ahead

Colours: TypeAlias = Literal["two", "four"]
IndexStyle: TypeAlias = Literal["standard", "large"]
Back: TypeAlias = Literal["lattice", "fan", "arcade"]
Drawing: TypeAlias = Callable[[str, tuple[int, int]], pygame.Surface]

ART = Path(__file__).resolve().parent / "art"
RANKS = ("9", "J", "Q", "K", "10", "A")
SUITS = ("C", "D", "H", "S")
CODES = tuple(name + letter for letter in SUITS for name in RANKS)

BUDGET = 224 * 2**20
"""Bytes of finished pictures that are kept: a table of cards at 4K with room to move."""

_COSTLY = ("K", "Q", "J", "10", "A", "9")
"""The ranks from the picture that takes longest to paint to the quickest."""

_SHADOW_BLUR = 2
_LARGE = 400
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
        self._shown = Gallery(budget // 2)
        self._detailed = Gallery(budget // 2)
        self._prepared = 0
        self._ahead: Ahead | None = None

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

    def prepare(self, height: int) -> None:
        """Paint all cards ahead, for a table whose tallest stand this high, while the caller goes on.

        From now on each smaller picture is made from that one, which takes a tenth of the time.
        """
        if self._prepared / 2 < height <= self._prepared:
            return  # what there is will do
        from sprites.ahead import Ahead  # noqa: PLC0415 - the first frame does without

        self.rest()
        self._prepared = height
        self._ahead = Ahead()
        for code in (None, *(name + letter for name in _COSTLY for letter in SUITS)):
            self._ahead.order(code, partial(self._painted, code, height))

    def rest(self) -> None:
        """Paint nothing ahead any more."""
        if self._ahead is not None:
            self._ahead.drop()
            self._ahead = None

    def wordmark(self, height: int) -> pygame.Surface:
        """Return the game's name in brass letters on a clear ground."""
        size = (round(height * WORDMARK_RATIO), height)
        return self._shown.get(("wordmark", height), lambda: self._draw("wordmark.svg", size, rasterised))

    def icon(self, size: int) -> pygame.Surface:
        """Return the square program icon."""
        return self._shown.get(("icon", size), lambda: self._draw("icon.svg", (size, size), rasterised))

    @property
    def held_bytes(self) -> int:
        """Return how many bytes of pictures are kept now."""
        return self._shown.held_bytes + self._detailed.held_bytes

    def forget(self) -> None:
        """Drop all cached pictures, as after a change of the window's size or screen."""
        self.rest()
        self._prepared = 0
        self._shown.clear()
        self._detailed.clear()

    def _upright(self, code: str | None, height: int) -> pygame.Surface:
        return self._shown.get((code, height, 0), partial(self._stand, code, height))

    def _stand(self, code: str | None, height: int) -> pygame.Surface:
        if height <= self._prepared:
            return reduced(self._large(code, self._prepared), self.size(height))
        return self._draw(self._file(code), self.size(height), rasterised)

    def _turn(self, code: str | None, height: int, degrees: int) -> pygame.Surface:
        large = self._large(code, max(height, self._prepared))
        if height < self._prepared:
            large = pygame.transform.smoothscale(large, self._large_size(height))
        return turned(large, degrees, _detail(height))

    def _large(self, code: str | None, height: int) -> pygame.Surface:
        """Return a card in more detail than it is shown, as it was painted ahead or is painted now."""
        return self._detailed.get((code, height), partial(self._taken, code, height))

    def _taken(self, code: str | None, height: int) -> pygame.Surface:
        ready = self._ahead.take(code) if self._ahead and height == self._prepared else None
        return ready or self._painted(code, height)

    def _painted(self, code: str | None, height: int) -> pygame.Surface:
        return self._draw(self._file(code), self._large_size(height), premultiplied)

    def _large_size(self, height: int) -> tuple[int, int]:
        width, tall = self.size(height)
        return round(width * _detail(height)), round(tall * _detail(height))

    def _shade(self, height: int, degrees: int) -> pygame.Surface:
        soft, scale = self._detailed.get(("shadow", height), partial(self._soften, height)), _coarse(height)
        return for_display(pygame.transform.rotozoom(soft, degrees, scale))

    def _soften(self, height: int) -> pygame.Surface:
        """Return an upright shadow, as small as it may be without showing it."""
        scale = _coarse(height)
        width, tall = (round(length / scale) for length in self.size(height))
        blur = round(max(2, height // 40) / scale)
        soft = pygame.Surface((width + 4 * blur, tall + 4 * blur), pygame.SRCALPHA)
        pygame.draw.rect(
            soft,
            (0, 0, 0, _SHADOW_ALPHA),
            (2 * blur, 2 * blur, width, tall),
            border_radius=round(width * 0.06),
        )
        return pygame.transform.gaussian_blur(soft, blur)

    def _file(self, code: str | None) -> str:
        return f"back-{self._back}.svg" if code is None else f"{self._index}-{code}.svg"

    def _draw(self, file: str, size: tuple[int, int], draw: Drawing) -> pygame.Surface:
        """Draw a picture; a missing or damaged file gives way to a plain drawing, so that play goes on."""
        try:
            if file not in self._texts:
                self._texts[file] = (self._folder / file).read_text(encoding="utf-8")
            return draw(self._coloured(file), size)
        except (OSError, UnicodeDecodeError, pygame.error) as error:
            self._texts[file] = _replaced(file, error)
        return draw(self._coloured(file), size)

    def _coloured(self, file: str) -> str:
        text, letter = self._texts[file], file.removesuffix(".svg")[-1]
        suits = FOUR_COLOUR.get(letter, {}) if self._four else {}
        for old, new in (*suits.items(), *self._recolour.items()):
            text = text.replace(old, new)
        return text


def _detail(height: int) -> float:
    """Return how many pixels in a row a card is painted with for each that is shown, to be turned cleanly."""
    return 2.0 if height < _LARGE else 1.5


def _coarse(height: int) -> int:
    """Return how many pixels of a shadow one of its drawing may cover: a blurred edge hides them."""
    return max(1, height // 40 // _SHADOW_BLUR)


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
