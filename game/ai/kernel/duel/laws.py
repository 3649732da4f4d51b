"""Laws: what stays the same through a two-hand deal with a stock: cards, and melds that block others."""

from __future__ import annotations

from functools import lru_cache

from game.ai.kernel.coding import coding
from game.ai.kernel.duel.chances import windows
from game.ai.kernel.layout import Layout
from game.ai.kernel.table import Table
from game.rules.cards import Card, Rank, Suit
from game.rules.melds import MeldClass, MeldKind
from game.rules.shapes import DIX_POINTS, points_of, shapes
from game.rules.variant import DixScores, LastDraw, MeldTiming, Rounding, Variant

UNIT = 100
"""So many hundredths are a point."""
DIX = DIX_POINTS
_ROUND_UP = {Rounding.NONE: (0, 1), Rounding.BICYCLE: (3, 10), Rounding.NEAREST10: (5, 10)}

# How often a card takes its trick in the playoff, from the lowest to the ace, in hundredths.
_PLAIN_TAKES = (5, 10, 20, 30, 45, 80)
_TRUMP_TAKES = (50, 55, 60, 65, 80, 100)
_CATCH = 6  # Points of the card it takes, and the lead that comes with it.
_PLAIN, _TRUMP = -2, 7  # A plain card keeps out another one; a trump stops aces, and may be the last.


class Shapes:
    """What can be laid, the dearest first; lists are indexed by meld.

    `cards` are all bits of a meld, `faces` those of each of its faces, of which `copies` are needed. A card
    that is blocked at the `level` of a meld may not be laid in it; laying it blocks its cards at `blocks`.
    `run` and `royal` are the indices of those two.
    """

    def __init__(self, variant: Variant, trump: Suit) -> None:
        found = sorted(shapes(trump, variant.melds), key=lambda shape: -points_of(shape.kind, variant.melds))
        classes = [shape.kind.meld_class for shape in found]
        place = coding(variant, trump).place
        self.kinds: list[MeldKind] = [shape.kind for shape in found]
        self.points = [points_of(kind, variant.melds) for kind in self.kinds]
        self.copies = [shape.copies for shape in found]
        self.faces = [[3 << place[Card.parse(f"{face}0")] for face in shape.faces] for shape in found]
        self.cards = [sum(faces) for faces in self.faces]
        levels: list[tuple[MeldClass, int]] = sorted(
            set(zip(classes, self.points, strict=True)), key=lambda level: (level[0].value, level[1])
        )
        self.levels = len(levels)
        self.level = [levels.index(level) for level in zip(classes, self.points, strict=True)]
        self.blocks = [
            [
                at
                for at, (kind, points) in enumerate(levels)
                if kind is classes[i] and points <= self.points[i]
            ]
            for i in range(len(found))
        ]
        self.run = self.kinds.index(MeldKind.RUN)
        self.royal = self.kinds.index(MeldKind.ROYAL_MARRIAGE)
        self.count = len(found)


class Laws:
    """The cards and rules of one variant with one trump; lists are indexed by card.

    `points` is what a card counts when captured and `strength` what it is worth to have it in the playoff,
    in hundredths. `nines` are the two of trump. `windows[n][t]` is the chance, in thousandths, of at least
    n own windows in t tricks.
    """

    def __init__(self, variant: Variant, trump: Suit) -> None:
        self.layout: Layout = coding(variant, trump).layout
        self.shapes = Shapes(variant, trump)
        self.table = Table(self.layout, [0, 1], [1, 2], 0)
        place = coding(variant, trump).place
        self.nines = 3 << place[Card.of(Rank.NINE, trump, 0)]
        self.points = [UNIT * points for points in self.layout.points]
        self.strength = [_strength(self.layout, bit) for bit in range(self.layout.size)]
        self.windows = windows(len(variant.deck.cards) // 4)
        self.after_draw = variant.melds.timing is MeldTiming.AFTER_DRAW
        self.winner_chooses = variant.stock.last_draw is LastDraw.WINNER_CHOOSES
        self.max_dix = variant.melds.max_dix_per_window
        self.shows = variant.melds.dix_scores_on is DixScores.SHOW_OR_EXCHANGE
        self.round_up, self.round_to = _ROUND_UP[variant.scoring.rounding]

    def rounded(self, points: int) -> int:
        """Return what a player's trick points are counted as (rules 1.7)."""
        return (points + self.round_up) // self.round_to * self.round_to


def _strength(layout: Layout, bit: int) -> int:
    height = bit // layout.width % layout.faces
    trump = bit >= layout.trump_base
    takes = (_TRUMP_TAKES if trump else _PLAIN_TAKES)[height]
    worth = (2 * takes - 100) * layout.points[bit] + takes * _CATCH
    return 3 * (worth + UNIT * (_TRUMP if trump else _PLAIN)) // 2  # It takes tricks before the playoff too.


@lru_cache(maxsize=64)
def laws(variant: Variant, trump: Suit) -> Laws:
    """Return the laws of a variant with this trump."""
    return Laws(variant, trump)
