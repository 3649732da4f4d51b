"""A row of melds: which cards lie together, where their tickets lie, and which tickets share a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import pygame

from game.presentation.areas import card_width
from game.presentation.pose import Key, Pose
from game.rules.cards import Card, Rank, sort_key
from game.rules.melds import Meld, MeldClass

_LOOSE = 0.52
_TIGHT = 0.27
_GAP = 0.3
_ORDER = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE)


@dataclass(frozen=True, slots=True)
class Tag:
    """A meld's ticket: the middle of its lower edge, and the cards it shares with other groups."""

    meld: Meld
    x: float
    y: float
    shared: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MeldRow:
    """The cards' poses and the tickets of one seat's melds."""

    poses: dict[Key, Pose]
    tags: tuple[Tag, ...]


@dataclass(slots=True)
class _Group:
    cards: list[Card]
    melds: list[Meld] = field(default_factory=list)


def meld_row(
    table: Sequence[Card], melds: Iterable[Meld], box: pygame.Rect, height: float, tag_height: float
) -> MeldRow:
    """Lay a seat's face-up cards, grouped by the melds they were laid in, around the middle of a box."""
    groups = _groups(table, melds)
    width = card_width(height)
    cards = sum(len(group.cards) for group in groups)
    gaps = max(0, len(groups) - 1)
    strips = max(1, cards - len(groups))
    free = box.width - len(groups) * width
    gap = _GAP * width if free - _GAP * width * gaps > _TIGHT * width * strips else 0.04 * width
    strip = min(_LOOSE * width, (free - gap * gaps) / strips)
    total = len(groups) * width + gap * gaps + strip * (cards - len(groups))
    x = box.centerx - total / 2 + width / 2
    poses: dict[Key, Pose] = {}
    tags: list[Tag] = []
    for group in groups:
        for place, card in enumerate(group.cards):
            z = 20 + len(poses) / 100
            poses[card] = Pose(x + place * strip, box.bottom - height / 2, height, z=z)
        middle = x + (len(group.cards) - 1) * strip / 2
        for level, meld in enumerate(group.melds):
            shared = tuple(c for c in meld.cards if c in poses and c not in group.cards)
            tags.append(Tag(meld, middle, box.bottom + tag_height * (0.35 - level), shared))
        x += (len(group.cards) - 1) * strip + width + gap
    return MeldRow(poses, tuple(tags))


def _groups(table: Sequence[Card], melds: Iterable[Meld]) -> list[_Group]:
    """Put every card into the group of the first meld it was laid in; a marriage grows into its run."""
    groups: list[_Group] = []
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
            home = _Group([])
            groups.append(home)
        home.cards = sorted({*home.cards, *fresh}, key=_by_rank)
        home.melds.append(meld)
    loose = [card for card in table if not any(card in group.cards for group in groups)]
    return groups + [_Group([card]) for card in sorted(loose, key=sort_key)]


def _has_class(group: _Group, wanted: MeldClass) -> bool:
    return any(meld.kind.meld_class is wanted for meld in group.melds)


def _by_rank(card: Card) -> tuple[int, tuple[int, int, int]]:
    return (_ORDER.index(card.rank), sort_key(card))
