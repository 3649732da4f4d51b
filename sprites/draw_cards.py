"""Draws every picture of the card set into `sprites/art`: `python -m sprites.draw_cards`."""

import io
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame

from sprites.drawing.backs import BACKS
from sprites.drawing.courts import court
from sprites.drawing.emblem import SIDE, icon
from sprites.drawing.lettering import wordmark
from sprites.drawing.pips import ace, number_card
from sprites.drawing.stock import STYLES, Index

ART = Path(__file__).resolve().parent / "art"
RANKS = ("9", "J", "Q", "K", "10", "A")
SUITS = ("C", "D", "H", "S")


def drawings() -> Iterator[tuple[str, str]]:
    """Yield (file name, SVG text) for every vector picture of the set."""
    for style in STYLES:
        for name in RANKS:
            for letter in SUITS:
                yield f"{style.name}-{name}{letter}.svg", _face(name, letter, style)
    for name, draw in BACKS.items():
        yield f"back-{name}.svg", draw()
    yield "wordmark.svg", wordmark()
    yield "icon.svg", icon()


def draw_all(folder: Path = ART) -> int:
    """Write all pictures and the icon files into `folder` (made if missing); return how many files."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, text in drawings():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
        count += 1
    picture = _png(icon())
    (folder / "icon.png").write_bytes(picture)
    (folder / "icon.ico").write_bytes(_ico(picture))
    return count + 2


def _face(name: str, letter: str, style: Index) -> str:
    match name:
        case "A":
            return ace(letter, style)
        case "9" | "10":
            return number_card(name, letter, style)
        case _:
            return court(name, letter, style)


def _png(svg: str) -> bytes:
    surface = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (SIDE, SIDE))
    target = io.BytesIO()
    pygame.image.save(surface, target, "icon.png")
    return target.getvalue()


def _ico(png: bytes) -> bytes:
    """Wrap one 256-pixel PNG as an icon file: header, one directory entry (0 means 256), the picture."""
    header = struct.pack("<HHH", 0, 1, 1)
    entry = struct.pack("<BBBBHHII", 0, 0, 0, 0, 1, 32, len(png), len(header) + 16)
    return header + entry + png


if __name__ == "__main__":
    sys.stdout.write(f"{draw_all()} files in {ART}\n")
