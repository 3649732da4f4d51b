"""The names of the variants, for those who must know them before the rules are loaded."""

VARIANT_NAMES = ("two_hand_classic", "two_hand_classic_literal", "two_hand_encyclopedia")
"""The key of every preset, in the order in which they are offered; the first is the default."""
