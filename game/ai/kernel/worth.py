"""Worth: what cards count and are worth in the hand, in hundredths of a counter (a ten in every counting)."""

from __future__ import annotations

from game.ai.kernel.layout import Layout

_PLAIN = (0, 2, 5, 15, 55, 130)  # From the nine to the ace.
_TRUMP = (90, 95, 100, 115, 175, 230)


class Worth:
    """The worth of the cards of a layout; lists are indexed by any bit of a face.

    `counts` is what a card counts when captured, `kept` what it is worth to hold it a trick longer; `dear` is
    their sum: what it costs to lose the card; `fed` their difference: what it brings to give it to a trick
    of the own side. `suits` are all bits of each suit, trumps last, `suit_of` the suit of a bit.
    """

    def __init__(self, layout: Layout) -> None:
        stride = layout.faces * layout.width
        unit = sum(layout.points[:stride]) // layout.width
        self.suits = [((1 << stride) - 1) << base for base in range(0, layout.size, stride)]
        self.suit_of = [bit // stride for bit in range(layout.size)]
        self.counts = [300 * points // unit for points in layout.points]
        self.kept: list[int] = []
        for bit in range(layout.size):
            height = bit % stride // layout.width + len(_PLAIN) - layout.faces
            self.kept.append(_TRUMP[height] if bit >= layout.trump_base else _PLAIN[height])
        self.dear = [self.counts[bit] + self.kept[bit] for bit in range(layout.size)]
        self.fed = [self.counts[bit] - self.kept[bit] for bit in range(layout.size)]
