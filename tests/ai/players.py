"""Players made for tests of the worker: importable in its process, and told what to do by the level's key."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.levels import Level
from game.rules.view import View


def first_legal(view: View, _seed: int) -> Choice:
    """Choose the first legal action."""
    action = view.legal[0]
    return Choice(action, (Valued(action, 0.0),), (Because(Motive.AT_RANDOM),))


def quick(key: str) -> Level:
    """Find a player that answers at once."""
    return Level(key, 1, first_legal)


def hangs_once(key: str) -> Level:
    """Find a player that hangs until the file `key` is there, and makes it: only a second process answers."""

    def choose(view: View, seed: int) -> Choice:
        flag = Path(key)
        if not flag.exists():
            flag.touch()
            time.sleep(600)
        return first_legal(view, seed)

    return Level(key, 1, choose)


def hangs(key: str) -> Level:
    """Find a player that never answers, unless it is the standard one."""

    def choose(view: View, seed: int) -> Choice:
        if key != "standard":
            time.sleep(600)
        return first_legal(view, seed)

    return Level(key, 1, choose)


def hangs_always(key: str) -> Level:
    """Find a player that never answers, whoever it is."""
    return Level(key, 1, hangs("any").choose)


def dies(key: str) -> Level:
    """Find a player that takes its process down."""

    def choose(_view: View, _seed: int) -> Choice:
        os._exit(1)

    return Level(key, 1, choose)


def names_modules(key: str) -> Level:
    """Find a player that raises with the names of the top packages loaded in its process."""

    def choose(_view: View, _seed: int) -> Choice:
        raise LookupError("loaded: " + " ".join(sorted({name.partition(".")[0] for name in sys.modules})))

    return Level(key, 1, choose)
