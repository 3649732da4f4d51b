"""Reading: the words of the command line as values, and what is valid where a word is none."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable

from game.ai.names import LEVEL_NAMES, exact_name
from game.presentation.language import _

_SLOWEST, _FASTEST = 0.5, 8.0
_LARGEST_SEED = 2**63 - 1


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from `least` to `most`."""

    def read(text: str) -> int:
        sane = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        if not sane or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(
                _("{text} is not a whole number from {least} to {most}").format(
                    text=repr(text), least=least, most=most
                )
            )
        return int(text)

    return read


seed = whole(0, _LARGEST_SEED)
"""Reads the number that cards follow from."""


def speed(text: str) -> float:
    """Read a factor of speed; without animation it is infinite."""
    if text == "instant":
        return math.inf
    try:
        factor = float(text)
    except ValueError:
        factor = math.nan
    if not _SLOWEST <= factor <= _FASTEST:
        raise argparse.ArgumentTypeError(
            _("{text} is not a speed: a number from {slowest} to {fastest}, or instant").format(
                text=repr(text), slowest=_SLOWEST, fastest=int(_FASTEST)
            )
        )
    return factor


def rule(text: str) -> tuple[str, str]:
    """Read a switch and what it is set to, without a look at what there is."""
    key, sign, value = text.partition("=")
    if not sign:
        raise argparse.ArgumentTypeError(_("{text} is no rule: write KEY=VALUE").format(text=repr(text)))
    return key, value


def level(text: str) -> str:
    """Read the name of a level, with or without its version."""
    if exact_name(text) is None:
        raise argparse.ArgumentTypeError(
            _("{text} is not a level: choose from {levels}").format(
                text=repr(text), levels=", ".join(LEVEL_NAMES)
            )
        )
    return text


def levels(text: str) -> tuple[str, ...]:
    """Read names of levels with commas between them."""
    return tuple(map(level, text.split(",")))
