"""Index outlines for A K Q J 10 9: a sturdy, slightly condensed serif of our own, 100 units high."""

from sprites.drawing.shapes import Shape, box, ellipse, polygon, ring, shape


def serif(x: float, stem: float, reach: float, base: float = 100.0, *, top: bool = False) -> Shape:
    """Return a bracketed serif under a stem centred on `x`; `top` hangs it from above instead."""
    half, sign = stem / 2, 1 if top else -1
    near, mid, far = base + sign * 7, base + sign * 8.5, base + sign * 17
    hanging = shape(
        f"M{x - reach},{base} L{x + reach},{base} L{x + reach},{near} "
        f"C{x + half + 4},{mid} {x + half},{base + sign * 12} {x + half},{far} L{x - half},{far} "
        f"C{x - half},{base + sign * 12} {x - half - 4},{mid} {x - reach},{near} Z"
    )
    return hanging if top else hanging.mirrored().moved(2 * x, 0)


_ACE = (
    polygon([(28, 0), (45, 0), (68, 94), (48, 94)])
    .joined(polygon([(30, 0), (39, 12), (19, 94), (10, 94)]))
    .joined(polygon([(20, 62), (54, 62), (56, 71), (18, 71)]))
    .joined(serif(14, 9, 15), serif(58, 20, 19))
)
_KING = (
    box(9, 4, 28, 96)
    .joined(serif(18.5, 19, 18.5), serif(18.5, 19, 18.5, 0, top=True))
    .joined(polygon([(24, 66), (24, 53), (55, 5), (65, 5)]))
    .joined(polygon([(31, 50), (43, 34), (70, 94), (49, 94)]))
    .joined(serif(59.5, 13, 15, 0, top=True), serif(60, 21, 17))
)
_QUEEN = ring(37, 46, (37, 46), (17.5, 38)).joined(
    shape("M22,74 C34,62 47,66 53,78 C59,89 65,92 74,87 L77,93 C68,103 50,104 42,92 C37,84 31,79 22,82 Z")
)
_JACK = (
    shape(
        "M29,4 L48,4 L48,70 C48,90 38,100 22,100 C8,100 0,92 0,82 "
        "L16,80 C17,88 19,92 23,92 C28,92 29,86 29,76 Z"
    )
    .joined(serif(38.5, 19, 20, 0, top=True))
    .joined(ellipse(9.5, 79.5, 9.5))
)
_ONE = shape("M10,12 C14,10 17,6 18,0 L27,0 L27,96 L8,96 L8,18 L0,20 L0,14 Z").joined(serif(17.5, 19, 17.5))
_ZERO = ring(22, 50, (22, 50), (8.6, 42))
_TEN = _ONE.joined(_ZERO.moved(38, 0))
_NINE = ring(30, 33, (30, 33), (12.5, 25.5)).joined(
    shape(
        "M42,33 L60,33 C60,78 44,100 20,100 C9,100 2,94 2,85 L16,82 C17,88 19,92 23,92 C36,92 42,66 42,33 Z"
    ),
    ellipse(10.5, 84, 9),
)

RANKS: dict[str, Shape] = {"9": _NINE, "J": _JACK, "Q": _QUEEN, "K": _KING, "10": _TEN, "A": _ACE}


def rank(name: str, height: float, x: float, top: float, width: float) -> Shape:
    """Return a rank's outline of exactly `height`, centred on `x`, squeezed only if wider than `width`."""
    outline = RANKS[name]
    left, upper, right, lower = outline.bounds()
    scale = height / (lower - upper)
    sideways = min(scale, width / (right - left))
    return outline.moved(-(left + right) / 2, -upper).scaled(sideways, scale).moved(x, top)
