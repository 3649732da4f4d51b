"""Points in the scale that the player wants, and money never."""

import pytest

from game.presentation.points import Display, converts, shown_points
from game.rules.variants import EVERY_VARIANT


@pytest.mark.parametrize(
    ("key", "display", "shown"),
    [
        ("cardgames", Display.ONES, 15),
        ("cardgames", Display.TENS, 150),
        ("cardgames", Display.OWN, 150),
        ("double_deck", Display.TENS, 1500),
        ("double_deck", Display.ONES, 150),
        ("two_hand_classic", Display.ONES, 150),
        ("auction_250", Display.ONES, 150),
    ],
)
def test_points_convert_only_where_every_value_does(key: str, display: Display, shown: int) -> None:
    assert shown_points(150, EVERY_VARIANT[key], display) == shown


def test_negative_points_convert_like_positive_ones() -> None:
    assert shown_points(-250, EVERY_VARIANT["cardgames"], Display.ONES) == -25


def test_a_game_for_stakes_and_a_classic_count_never_convert() -> None:
    assert [key for key, variant in EVERY_VARIANT.items() if converts(variant)] == [
        "kencom",
        "auction3_points",
        "cardgames",
        "cardzmania",
        "classic_500",
        "article_20",
        "double_deck",
    ]
