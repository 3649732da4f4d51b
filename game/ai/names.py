"""The names of the levels, for those who must know them before a player is loaded."""

LEVEL_NAMES = ("random", "text004", "standard")
"""Every level's key, the weakest first."""
