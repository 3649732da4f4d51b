"""Accounts for every card and point of recorded deals: `python -m tests.accounts FOLDER`."""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from game.records.record import Record, read_record
from game.records.replay import Step, replay
from game.rules.state import State

FULL_DEAL = 250


def last_states(path: Path) -> Iterator[State]:
    """Yield each deal of a sound record as it was when it was over."""
    record = read_record(path)
    assert isinstance(record, Record), record
    for step in replay(record):
        assert isinstance(step, Step), step
        if step.line.text == "acknowledged":
            yield step.advance.course.state


def account(state: State) -> str:
    """Check a deal that is over, and return "full" or "cut"."""
    result = state.result
    assert result
    captured = [play.card for trick in state.tricks for play in trick.plays]
    opened = [play.card for play in state.plays]
    left = [card for hand in state.hands for card in hand] + [card for table in state.table for card in table]
    left += [*state.stock, *([state.upcard] if state.upcard else [])]
    assert Counter(captured + opened + left) == Counter(state.variant.deck.cards)
    assert sum(trick.points for trick in state.tricks) == sum(result.tricks)
    if result.cut:
        assert sum(result.tricks) <= FULL_DEAL
        return "cut"
    assert (opened, left) == ([], [])
    assert sum(result.tricks) == FULL_DEAL
    return "full"


def count(folder: Path) -> Counter[str]:
    """Check every record of a demo and count its deals by how they ended."""
    records = sorted(folder.glob("*.pinochle"))
    return Counter(account(state) for path in records for state in last_states(path))


if __name__ == "__main__":
    sys.stdout.write(f"{dict(count(Path(sys.argv[1])))}\n")
