"""The game's name in brass: a serif capital and lower case of our own drawing, baseline at 100."""

from sprites.drawing.glyphs import serif
from sprites.drawing.marks import document
from sprites.drawing.palette import BRASS, BRASS_DARK, BRASS_LIGHT
from sprites.drawing.shapes import Shape, box, ellipse, ring, shape

_WORD = "Pinochle"
_GAP = 9.0
_MARGIN = 14.0
_HEIGHT = 100.0 + 2 * _MARGIN


def _stem(x: float, top: float) -> Shape:
    flag = shape(
        f"M{x - 16},{top + 8} L{x + 3},{top} L{x + 8},{top} L{x + 8},{top + 22} L{x - 8},{top + 22} "
        f"L{x - 8},{top + 13} L{x - 16},{top + 13} Z"
    )
    return box(x - 8, top + 10, x + 8, 96).joined(flag, serif(x, 16, 16))


def _arch(x: float) -> Shape:
    return shape(
        f"M{x},58 C{x + 5},46 {x + 15},37 {x + 27},37 C{x + 41},37 {x + 46},47 {x + 46},62 L{x + 46},96 "
        f"L{x + 30},96 L{x + 30},64 C{x + 30},54 {x + 27},50 {x + 20},50 C{x + 12},50 {x + 5},58 {x},70 Z"
    ).joined(serif(x + 38, 16, 15))


_LETTERS: dict[str, tuple[float, Shape]] = {
    "P": (
        68,
        box(9, 4, 28, 96).joined(
            serif(18.5, 19, 18.5),
            serif(18.5, 19, 18.5, 0, top=True),
            shape(
                "M18,0 L40,0 C58,0 68,11 68,28 C68,46 57,57 38,57 L18,57 L18,48 L34,48 "
                "C44,48 48,41 48,28 C48,15 44,9 34,9 L18,9 Z"
            ),
        ),
    ),
    "i": (32, _stem(16, 38).joined(ellipse(15, 18, 10))),
    "n": (69, _stem(16, 38).joined(_arch(16))),
    "o": (56, ring(28, 68.5, (28, 32.5), (12.5, 25))),
    "c": (
        50,
        shape(
            "M49,84 C44,95 37,101 27,101 C10,101 0,88 0,69 C0,50 11,36 29,36 C41,36 49,42 49,51 L34,56 "
            "C34,47 33,43 28,43 C20,43 16,53 16,67 C16,82 22,90 31,90 C37,90 41,87 44,81 Z"
        ).joined(ellipse(40.5, 51.5, 8.8)),
    ),
    "h": (69, _stem(16, 0).joined(_arch(16))),
    "l": (32, _stem(16, 0)),
    "e": (
        52,
        shape(
            "M16,71 C17,83 22,90 32,90 C39,90 43,87 47,81 L52,84 C46,96 38,101 28,101 C10,101 0,88 0,69 "
            "C0,49 11,36 28,36 C43,36 52,47 52,64 L52,71 Z M38,64 C38,50 34,43 28,43 C21,43 17,50 16,64 Z"
        ),
    ),
}


def word() -> tuple[Shape, float]:
    """Return the outline of the name and its width, both in units of a capital's 100."""
    outline, x = Shape(()), 0.0
    for letter in _WORD:
        width, drawn = _LETTERS[letter]
        outline = outline.joined(drawn.moved(x, 0))
        x += width + _GAP
    return outline, x - _GAP


def wordmark() -> str:
    """Return the SVG of the name in brass on a clear ground."""
    outline, width = word()
    data = outline.moved(_MARGIN, _MARGIN).data()
    stops = ((0.0, BRASS_LIGHT), (0.45, BRASS), (0.55, "#B48C37"), (1.0, BRASS_LIGHT))
    ramp = "".join(f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops)
    gradient = (
        '<defs><linearGradient id="brass" gradientUnits="userSpaceOnUse" '
        f'x1="0" y1="{_MARGIN:g}" x2="0" y2="{_MARGIN + 100:g}">{ramp}</linearGradient></defs>\n'
    )
    layers = (
        f'<path d="{outline.moved(_MARGIN + 1, _MARGIN + 4).data()}" fill="#14100A" stroke="#14100A" '
        f'stroke-width="7" opacity="0.45"/>\n'
        f'<path d="{data}" fill="{BRASS_DARK}" stroke="{BRASS_DARK}" stroke-width="6"/>\n'
        f'<path d="{data}" fill="url(#brass)"/>\n'
    )
    return document(gradient + layers, round(width) + 2 * _MARGIN, _HEIGHT)
