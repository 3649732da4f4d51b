"""Pinochle: the rules, the players and the table."""
