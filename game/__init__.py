"""Pinochle: the rules, the players and the table."""

from game.compiled import pass_by_outdated

pass_by_outdated()
