"""Variants: every game that can be chosen, as a value."""

from __future__ import annotations

from game.rules.variant import Variant
from game.rules.variants import two_hand

REGISTRY: dict[str, Variant] = {
    variant.key: variant for variant in (two_hand.CLASSIC, two_hand.LITERAL, two_hand.ENCYCLOPEDIA)
}
"""The presets by key, in the order in which they are offered; the first is the default."""


def preset(key: str) -> Variant:
    """Return the preset with this key; the KeyError names the valid keys."""
    if key not in REGISTRY:
        raise KeyError(f"there is no variant {key!r}; choose one of {', '.join(REGISTRY)}")
    return REGISTRY[key]
