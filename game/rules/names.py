"""The names of the variants, for those who must know them before the rules are loaded."""

VARIANT_NAMES = (
    "two_hand_classic",
    "two_hand_classic_literal",
    "two_hand_encyclopedia",
    "kencom",
    "three_hand",
    "partnership_turned",
    "auction_250",
    "auction_300",
    "auction3_points",
    "cardgames",
    "cardzmania",
    "classic_500",
    "article_20",
    "bicycle_auction",
    "double_deck",
)
"""The key of every preset, in the order in which they are offered; the first is the default."""
