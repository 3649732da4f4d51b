"""A row of melds: which cards lie together, where their tickets lie, and which tickets share a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import pygame

from game.presentation.areas import card_width
from game.presentation.pose import Key, Pose
from game.presentation.wording import meld_sign, meld_title
from game.rules.cards import Card, Rank, sort_key
from game.rules.melds import Meld, MeldClass
from sprites.text import measure

_LOOSE = 0.52
_TIGHT = 0.27
_GAP = 0.25
TAG_STEP = 1.85
TAG_DROP = 0.35
"""Steps between tickets, in text heights, and the part of a step that hangs below the cards."""
_TAG_SPACE = 3.1
_ORDER = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE)


@dataclass(frozen=True, slots=True)
class Tag:
    """A meld's ticket: the middle of its lower edge, and the cards it shares with other groups.

    `top` is the upper edge of its group's cards, `px` the height of its text; a `short` ticket has room for
    little more than the points.
    """

    meld: Meld
    x: float
    y: float
    shared: tuple[Card, ...]
    top: float
    px: int
    short: bool = False

    @property
    def title(self) -> str:
        """Return what stands on the ticket before the points."""
        return _title(self.meld, short=self.short)


def _title(meld: Meld, *, short: bool) -> str:
    return meld_sign(meld) if short else meld_title(meld)


@dataclass(frozen=True, slots=True)
class MeldRow:
    """The cards' poses and the tickets of one seat's melds."""

    poses: dict[Key, Pose]
    tags: tuple[Tag, ...]


@dataclass(slots=True)
class Group:
    """Cards that lie together, and the melds that are ticketed there."""

    cards: list[Card]
    melds: list[Meld] = field(default_factory=list)


def meld_row(
    table: Sequence[Card], melds: Iterable[Meld], box: pygame.Rect, height: float, px: int
) -> MeldRow:
    """Lay a seat's face-up cards, grouped by the melds they were laid in, around the middle of a box.

    Tickets are written `px` high and keep clear of each other as long as the box has room for them.
    """
    groups = grouped(table, melds)
    width = card_width(height)
    spread = _Spread(
        width, [len(group.cards) for group in groups], [tags_width(group, px) for group in groups]
    )
    spread.fit(box.width)
    step = round(px * TAG_STEP)
    left = box.centerx - spread.total / 2
    poses: dict[Key, Pose] = {}
    tags: list[Tag] = []
    for number, (group, room) in enumerate(zip(groups, spread.rooms, strict=True)):
        raised = number % 2 if spread.crowded else 0
        middle = left + room / 2
        x = middle - spread.strip * (len(group.cards) - 1) / 2
        for place, card in enumerate(group.cards):
            z = 20 + len(poses) / 100
            poses[card] = Pose(x + place * spread.strip, box.bottom - height / 2, height, z=z)
        for level, meld in enumerate(group.melds):
            shared = tuple(c for c in meld.cards if c in poses and c not in group.cards)
            y = box.bottom + step * (TAG_DROP - level - raised)
            tags.append(Tag(meld, middle, y, shared, box.bottom - height, px))
        left += room + spread.gap
    return MeldRow(poses, tuple(tags))


class _Spread:
    """How wide each group lies, as loosely as the row allows; `crowded` when tickets had to be staggered."""

    def __init__(self, width: float, counts: Sequence[int], tags: Sequence[float]) -> None:
        self._width = width
        self._counts = counts
        self._tags = tags
        self.gap = 0.0
        self.strip = 0.0
        self.rooms: list[float] = []
        self.crowded = False

    @property
    def total(self) -> float:
        """The width of the whole row."""
        return sum(self.rooms) + self.gap * max(0, len(self.rooms) - 1)

    def fit(self, room: float) -> None:
        """Take the loosest spread that fits; at the tightest, cards still show their index."""
        for strip in (_LOOSE, 0.42, 0.34, _TIGHT):
            for gap, heeds_tags in ((_GAP, True), (0.08, True), (0.08, False)):
                self._set(strip * self._width, gap * self._width, heeds_tags=heeds_tags)
                if self.total <= room:
                    return
        spare = room - self._width * len(self._counts)
        self._set(spare / max(1, sum(self._counts) - len(self._counts)), 0.0, heeds_tags=False)

    def _set(self, strip: float, gap: float, *, heeds_tags: bool) -> None:
        self.strip, self.gap, self.crowded = strip, gap, not heeds_tags
        cards = [self._width + strip * (count - 1) for count in self._counts]
        self.rooms = [
            max(room, tag if heeds_tags else 0.0) for room, tag in zip(cards, self._tags, strict=True)
        ]


def tags_width(group: Group, px: int, *, short: bool = False) -> float:
    """Return the width of the widest ticket of a group, with a little air."""
    widths = [
        measure(_title(meld, short=short), px) + measure(str(meld.points), px, bold=True) + px * _TAG_SPACE
        for meld in group.melds
    ]
    return max(widths, default=0.0)


def grouped(table: Sequence[Card], melds: Iterable[Meld]) -> list[Group]:
    """Put every card into the group of the first meld it was laid in; a marriage grows into its run."""
    groups: list[Group] = []
    for meld in melds:
        left = [card for card in meld.cards if card in table]
        if not left:
            continue
        lying = [group for group in groups if any(card in group.cards for card in left)]
        fresh = [card for card in left if not any(card in group.cards for group in groups)]
        grows = len(lying) == 1 and meld.kind.meld_class in {MeldClass.RUNS, MeldClass.PINOCHLES}
        same = [group for group in lying if _has_class(group, meld.kind.meld_class)]
        if not fresh or (grows and same):
            home = (same or lying)[0]
        else:
            home = Group([])
            groups.append(home)
        home.cards = sorted({*home.cards, *fresh}, key=_by_rank)
        home.melds.append(meld)
    loose = [card for card in table if not any(card in group.cards for group in groups)]
    return groups + [Group([card]) for card in sorted(loose, key=sort_key)]


def _has_class(group: Group, wanted: MeldClass) -> bool:
    return any(meld.kind.meld_class is wanted for meld in group.melds)


def _by_rank(card: Card) -> tuple[int, tuple[int, int, int]]:
    return (_ORDER.index(card.rank), sort_key(card))
