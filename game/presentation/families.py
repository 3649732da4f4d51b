"""Families: the seven sorts of pinochle that the presets belong to, told by how they are played."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from game.rules import matters
from game.rules.cards import Deck
from game.rules.variant import Variant

_TWO_PLAYERS = 2


class Family(Enum):
    """A sort of pinochle, in the order in which they are offered."""

    TWO_HAND = "two_hand"
    DEAD_HAND = "dead_hand"
    THREE_HAND = "three_hand"
    PARTNERSHIP = "partnership"
    WIDOW = "widow"
    PARTNERSHIP_AUCTION = "partnership_auction"
    DOUBLE_DECK = "double_deck"


def family_of(variant: Variant) -> Family:
    """Return the family of a game; the deck a preset is made for decides, not one it can be switched to."""
    if matters.stock(variant):
        return Family.TWO_HAND
    if not variant.is_bid:
        return Family.PARTNERSHIP if variant.partners else Family.THREE_HAND
    if not variant.partners:
        return Family.DEAD_HAND if variant.players == _TWO_PLAYERS else Family.WIDOW
    double = variant.deck.copies > Deck().copies and variant.twins is None
    return Family.DOUBLE_DECK if double else Family.PARTNERSHIP_AUCTION


def families(presets: Mapping[str, Variant]) -> dict[Family, tuple[str, ...]]:
    """Return the presets of each family by key, in their order; families without any are left out."""
    found = {family: tuple(k for k, v in presets.items() if family_of(v) is family) for family in Family}
    return {family: keys for family, keys in found.items() if keys}
