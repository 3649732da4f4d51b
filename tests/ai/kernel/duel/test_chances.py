"""Chances of windows: none needed is sure, more are rarer, and more tricks bring more."""

from itertools import pairwise

from game.ai.kernel.duel.chances import SURE, windows


def test_more_windows_are_rarer_and_more_tricks_bring_more() -> None:
    table = windows(12)
    assert set(table[0]) == {SURE}
    assert table[1][0] == 0
    for fewer, more in pairwise(table):
        assert all(one >= other for one, other in zip(fewer, more, strict=True))
        assert list(more) == sorted(more)
    assert table[1][1] < table[1][12] <= SURE
