"""Words of the command line are read as values, or it is said what would be valid."""

import argparse
import math
from collections.abc import Callable

import pytest

from game.ai.names import EXACT_NAMES, LEVEL_NAMES
from game.cli import reading


@pytest.mark.parametrize(
    ("read", "text", "value"),
    [
        (reading.whole(2, 30), "02", 2),
        (reading.seed, "0", 0),
        (reading.speed, "instant", math.inf),
        (reading.speed, "0.5", 0.5),
        (reading.rule, "seats=4", ("seats", "4")),
        (reading.level, LEVEL_NAMES[0], LEVEL_NAMES[0]),
        (reading.levels, f"{LEVEL_NAMES[0]},{EXACT_NAMES[1]}", (LEVEL_NAMES[0], EXACT_NAMES[1])),
    ],
)
def test_words_are_read_as_values(read: Callable[[str], object], text: str, value: object) -> None:
    assert read(text) == value


@pytest.mark.parametrize(
    ("read", "text", "words"),
    [
        (reading.whole(2, 30), "1", ("'1'", "2", "30")),
        (reading.whole(2, 30), "001", ("'001'", "2", "30")),
        (reading.seed, "-1", ("'-1'", "0")),
        (reading.speed, "nan", ("'nan'", "0.5", "8", "instant")),
        (reading.rule, "seats", ("'seats'", "KEY=VALUE")),
        (reading.level, "pro", ("'pro'", *LEVEL_NAMES)),
        (reading.levels, f"{LEVEL_NAMES[0]},pro", ("'pro'", *LEVEL_NAMES)),
    ],
)
def test_what_is_no_value_is_named_with_what_is(
    read: Callable[[str], object], text: str, words: tuple[str, ...]
) -> None:
    with pytest.raises(argparse.ArgumentTypeError) as caught:
        read(text)
    assert all(word in str(caught.value) for word in words)
