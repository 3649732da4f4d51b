"""Targets: what on the table can be pointed at, and where a held card may be dropped."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

import pygame

from game.presentation.areas import Areas
from game.presentation.pose import Pose
from game.rules.actions import Action
from game.rules.cards import Card


class Button(Enum):
    """What can be pressed; the value names its sign and its tooltip."""

    UNDO = "undo"
    HINT = "hint"
    MELDS = "melds"
    LAST_TRICK = "last_trick"
    MENU = "menu"
    CLAIM = "claim"


ROUND = (Button.UNDO, Button.HINT, Button.MELDS, Button.LAST_TRICK, Button.MENU)
"""The round buttons, from left to right."""


@dataclass(frozen=True, slots=True)
class OnCard:
    """A card of one's own, in the hand or on the table."""

    card: Card


@dataclass(frozen=True, slots=True)
class OnButton:
    """A button."""

    button: Button


@dataclass(frozen=True, slots=True)
class OnOffer:
    """A ticket or button of the meld window, by its place from the top."""

    place: int


@dataclass(frozen=True, slots=True)
class OnStock:
    """The stock, or the upcard under it."""

    upcard: bool = False


@dataclass(frozen=True, slots=True)
class OnWon:
    """A trick that a seat has won, by its place among all tricks of the deal."""

    trick: int


class Stroke(Enum):
    """What a knob does that is no action of the rules: stepping a bid, making it, confirming, going on."""

    UP = "up"
    DOWN = "down"
    FIELD = "field"
    BID = "bid"
    CONFIRM = "confirm"
    GO_ON = "go_on"


Meaning: TypeAlias = Action | Stroke


@dataclass(frozen=True, slots=True)
class OnKnob:
    """A knob of a decision, by what it means."""

    meaning: Meaning


Target: TypeAlias = OnCard | OnButton | OnOffer | OnStock | OnWon | OnKnob


class Zone(Enum):
    """Where a held card may be dropped."""

    TRICK = "trick"
    MELDS = "melds"
    UPCARD = "upcard"
    STOCK = "stock"
    HAND = "hand"


def zones(areas: Areas) -> dict[Zone, pygame.Rect]:
    """Return the drop areas, a little larger than they look."""
    grow = areas.u(3)
    hand = areas.hand
    stock = areas.stock
    melds = areas.seats[0].melds.inflate(grow, 0)
    height = areas.heights.stock
    return {
        Zone.TRICK: areas.trick.inflate(grow * 4, grow),
        Zone.MELDS: pygame.Rect(melds.left, melds.top, melds.width, hand.top - melds.top),
        Zone.UPCARD: pygame.Rect(stock.left, stock.top, stock.width, round(height / 2)),
        Zone.STOCK: pygame.Rect(stock.left, stock.top + round(height / 2), stock.width, round(height)),
        Zone.HAND: pygame.Rect(0, hand.top, areas.size[0], areas.size[1] - hand.top),
    }


def zone_of(zones: Mapping[Zone, pygame.Rect], held: Pose) -> Zone | None:
    """Return the area that has the held card's centre or most of the card, the one with most of it first."""
    left, top, right, bottom = held.bounds()
    card = pygame.Rect(round(left), round(top), max(1, round(right - left)), max(1, round(bottom - top)))
    found: list[tuple[float, Zone]] = []
    for zone, rect in zones.items():
        common = rect.clip(card)
        share = common.width * common.height / (card.width * card.height)
        if rect.collidepoint(held.x, held.y):
            found.append((share + 1, zone))
        elif share > 1 / 2:
            found.append((share, zone))
    return max(found, key=lambda pair: pair[0])[1] if found else None


def hand_place(poses: Mapping[Card, Pose], order: tuple[Card, ...], held: Card, x: float) -> int:
    """Return the place in the hand (0 is the left end) at which a held card would be laid down at `x`."""
    others = [card for card in order if card is not held and card in poses]
    return sum(1 for card in others if poses[card].x < x)
