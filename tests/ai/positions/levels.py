"""Levels: which positions are beyond which computer player."""

from __future__ import annotations

BEYOND: dict[str, frozenset[str]] = {
    "standard": frozenset(),
}
"""By level, the positions it gets wrong, by name; every other one it must get right."""
