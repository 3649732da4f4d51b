"""Stopping: the end of a match that goes on until the players stop it (rules 5.6b)."""

from __future__ import annotations

from game.rules.events import Event, MatchWon
from game.rules.match import Match
from game.rules.settling import divided
from game.rules.variant import MatchFormat


def may_stop(match: Match) -> bool:
    """Say whether the players may end the match now, between two deals."""
    rules = match.variant.match
    return match.won is None and rules.format is MatchFormat.ROUNDS and not rules.rounds


def stop_match(match: Match) -> tuple[Event, ...]:
    """Return the division of the kitty and the win of the highest balance; ValueError when not allowed."""
    if not may_stop(match):
        raise ValueError("this match ends by itself")
    shares = divided(match.kitty, match.scores, match.last_made)
    scores = shares[0].scores if shares else match.scores
    best = [side for side, score in enumerate(scores) if score == max(scores)]
    return (*shares, MatchWon(best[0] if len(best) == 1 else None, scores, by_claim=False))
