"""The names of the levels, for those who must know them before a player is loaded."""

EXACT_NAMES = ("random@1", "novice@1", "text004@1", "standard@1", "club@1", "expert@1")
"""Every version of every level: the weakest level first, and the newest version of each last."""

_NEWEST = {name.partition("@")[0]: name for name in EXACT_NAMES}

LEVEL_NAMES = tuple(_NEWEST)
"""Every level's key, the weakest first; alone it means the newest version."""


def exact_name(name: str) -> str | None:
    """Return which version `standard` or `standard@1` means, as `standard@1`; None for an unknown one."""
    exact = _NEWEST.get(name, name)
    return exact if exact in EXACT_NAMES else None


def rung(name: str) -> int:
    """Return how high a level stands on the ladder, from 0; ValueError when there is no such level."""
    return EXACT_NAMES.index(_NEWEST.get(name, name))
