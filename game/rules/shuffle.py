"""The shuffle: a Fisher-Yates over a documented stream, so that old records replay on every Python.

A stream is named by words joined with "/". Block n of it is SHA-256 of "name/n" in UTF-8, cut into eight
big-endian 32-bit numbers. A number below k is the next 32-bit number not rejected (numbers at or above the
largest multiple of k are skipped), modulo k.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from game.rules.cards import Card
from game.rules.variant import Variant

_WORD = 1 << 32


def stream(name: str) -> Iterator[int]:
    """Yield the 32-bit numbers of the named stream without end."""
    block = 0
    while True:
        bytes_ = hashlib.sha256(f"{name}/{block}".encode()).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(bytes_[start : start + 4], "big")
        block += 1


def below(numbers: Iterator[int], limit: int) -> int:
    """Return the next number of the stream in 0 .. limit - 1, every one equally likely."""
    usable = _WORD - _WORD % limit
    number = next(numbers)
    while number >= usable:
        number = next(numbers)
    return number % limit


def shuffled(variant: Variant, seed: int, deal_no: int) -> tuple[Card, ...]:
    """Return the deck of deal `deal_no` (from 1) of the match with this seed, in the order it is dealt."""
    cards = list(variant.deck.cards)
    numbers = stream(f"deck/{seed}/{deal_no}")
    for last in range(len(cards) - 1, 0, -1):
        other = below(numbers, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def first_dealer(seed: int, seats: int) -> int:
    """Return the seat that deals first in the match with this seed."""
    return below(stream(f"dealer/{seed}"), seats)


def choice_seed(seed: int, deal_no: int, action_no: int, seat: int) -> int:
    """Return the seed a computer player gets with a question; the deck cannot be worked out from it."""
    return next(stream(f"choice/{seed}/{deal_no}/{action_no}/{seat}"))
