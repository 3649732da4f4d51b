"""Compiled: hot files of players and rules may lie compiled beside their sources; Python then prefers those.

`setup.py` has mypyc make one library of them, named after a hash of the sources, and a small module of each.
They count in plain integers only: mypyc shifts its native ones wrongly (`1 << n` becomes that of a C int).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from enum import Enum
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import source_hash, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOMS = Path(__file__).resolve().parent
_ROOMS = {
    "ai.expert": (
        *("auction", "callers", "course", "facts", "manners", "natural", "play", "reckoning", "tricks"),
        *("worlds", "worth"),
    ),
    "ai.expert.duel": ("stakes", "weighing", "worlds"),
    "ai.kernel": (
        *("coding", "layout", "meld_count", "policy", "rollout", "sample", "search", "solve", "table"),
        "worth",
    ),
    "ai.kernel.duel": ("acting", "deal", "finishing", "laws", "thumb"),
    "ai.standard": ("estimate",),
    "ai.standard.tricks": ("following", "knowledge", "leading", "play", "winning", "worth"),
    "rules": (
        "contracts",
        "counting",
        "keeping",
        "scorer",
        "scoring",
        "seats",
        "settling",
        "sums",
        "verdicts",
    ),
}
HOT = {
    f"game.{room}.{name}": f"{room.replace('.', '/')}/{name}.py"
    for room, names in _ROOMS.items()
    for name in names
}
"""The files that are compiled, by module, as seen from `game`; each also runs as it is."""
_LIBRARY = "hot_"


class Build(Enum):
    """What the hot files run as; `OUTDATED`: as their sources, for what is compiled was made from others."""

    SOURCE = "source"
    COMPILED = "compiled"
    OUTDATED = "outdated"


def library(rooms: Path = ROOMS) -> str:
    """Return the name of the library for the sources as they are, which stands in `game`."""
    text = b"".join(module.encode() + (rooms / file).read_bytes() for module, file in HOT.items())
    return f"{_LIBRARY}{source_hash(text).hex()}"


def compiled_files(rooms: Path = ROOMS) -> list[Path]:
    """Return the compiled files that this Python would load."""
    found = [path for end in EXTENSION_SUFFIXES for path in rooms.glob(f"{_LIBRARY}*__mypyc{end}")]
    beside = ((rooms / file).with_suffix(end) for file in HOT.values() for end in EXTENSION_SUFFIXES)
    return found + [path for path in beside if path.exists()]


def build(rooms: Path = ROOMS) -> Build:
    """Return what the hot files run as."""
    found = compiled_files(rooms)
    if not found:
        return Build.SOURCE
    packed = not any((rooms / file).exists() for file in HOT.values())  # no sources that could have changed
    if packed or any(path.name.startswith(library(rooms)) for path in found):
        return Build.COMPILED
    return Build.OUTDATED


class _Sources(MetaPathFinder):
    """Finds the hot modules in their sources, past what was compiled from others."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        return spec_from_file_location(fullname, ROOMS / HOT[fullname]) if fullname in HOT else None


BUILD = build()
"""What the hot files of this process run as."""


def pass_by_outdated() -> None:
    """See to it that nothing runs that was compiled from other sources; before a hot file is imported."""
    if BUILD is Build.OUTDATED:
        sys.meta_path.insert(0, _Sources())
