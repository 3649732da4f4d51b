"""Variants: every game that can be chosen, as a value."""

from __future__ import annotations

from game.rules.variant import Variant
from game.rules.variants import bid_game, double_deck, partnership, turned_trump, two_hand, widow_auction

REGISTRY: dict[str, Variant] = {
    variant.key: variant
    for variant in (
        two_hand.CLASSIC,
        two_hand.LITERAL,
        two_hand.ENCYCLOPEDIA,
        bid_game.KENCOM,
        turned_trump.THREE_HAND,
        turned_trump.PARTNERSHIP_TURNED,
        widow_auction.AUCTION_250,
        widow_auction.AUCTION_300,
        widow_auction.AUCTION3_POINTS,
        partnership.CARDGAMES,
        partnership.CARDZMANIA,
        partnership.CLASSIC_500,
        partnership.ARTICLE_20,
        partnership.BICYCLE_AUCTION,
        double_deck.DOUBLE_DECK,
    )
}
"""The presets by key, in the order in which they are offered; the first is the default."""


def preset(key: str) -> Variant:
    """Return the preset with this key; the KeyError names the valid keys."""
    if key not in REGISTRY:
        raise KeyError(f"there is no variant {key!r}; choose one of {', '.join(REGISTRY)}")
    return REGISTRY[key]
