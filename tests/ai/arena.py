"""Deals and matches between levels, played in this process, for tests and measurements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, stdev

from game.ai.choice import Choice
from game.rules import engine
from game.rules.events import Event
from game.rules.match import Match, evolve_match, new_match
from game.rules.shuffle import choice_seed
from game.rules.state import State
from game.rules.variant import MatchFormat, Variant
from game.rules.view import View

Player = Callable[[View, int], Choice]


def decisions(match: Match, players: Sequence[Player]) -> Iterator[tuple[View, Choice, State, Match]]:
    """Play the next deal of the match and yield each decision, with its view and what it led to."""
    state, match = _fold(engine.begin(match.variant), match, engine.start_deal(match))
    number = 0
    while state.to_act is not None:
        seat, deal_no = state.to_act, state.deal_no
        view = engine.view(state, seat)
        choice = players[seat](view, choice_seed(match.seed, deal_no, number, seat))
        state, match = _fold(state, match, engine.decide(state, seat, choice.action))
        number += 1
        yield view, choice, state, match


def play_deal(match: Match, players: Sequence[Player]) -> Match:
    """Return the match after its next deal."""
    for _, _, _, after in decisions(match, players):
        match = after
    return match


def play_match(match: Match, players: Sequence[Player]) -> Match:
    """Return the match when it is won."""
    while match.won is None:
        match = play_deal(match, players)
    return match


@dataclass(frozen=True, slots=True)
class Pair:
    """The same deal with the seats swapped: the first player's points ahead in each."""

    margins: tuple[int, int]

    @property
    def mean(self) -> float:
        """The mean points ahead of the first player."""
        return sum(self.margins) / 2


def pairs(variant: Variant, first: Player, second: Player, seeds: Sequence[int]) -> list[Pair]:
    """Play one deal for each seed twice, with the seats swapped: the two seats, or the two partnerships."""
    single = one_deal(variant)
    played = []
    for seed in seeds:
        straight = _side_points(single, seed, (first, second))
        swapped = _side_points(single, seed, (second, first))
        played.append(Pair((straight[0] - straight[1], swapped[1] - swapped[0])))
    return played


def rounds(variant: Variant, first: Player, second: Player, seeds: Sequence[int]) -> list[Pair]:
    """Play each seed's deal with one player in a seat against the other in all other seats, and swapped.

    For games in which everybody plays alone; the seat that differs goes round with the seeds.
    """
    single = one_deal(variant)
    played = []
    for seed in seeds:
        alone = seed % single.seats
        margins = []
        for one, rest in ((first, second), (second, first)):
            seats = [one if seat == alone else rest for seat in range(single.seats)]
            scores = _scored(single, seed, seats)
            others = [score for seat, score in enumerate(scores) if seat != alone]
            margins.append(round(scores[alone] - fmean(others)))
        played.append(Pair((margins[0], -margins[1])))
    return played


def duel(variant: Variant, first: Player, second: Player, seeds: Sequence[int]) -> list[Pair]:
    """Play the deals of these seeds on the same cards with the players swapped, in any game."""
    play = pairs if variant.sides == len(_PAIR) else rounds
    return play(variant, first, second, seeds)


def one_deal(variant: Variant) -> Variant:
    """Return the game as single deals."""
    return replace(variant, match=replace(variant.match, format=MatchFormat.SINGLE_DEAL))


_PAIR = (0, 1)


def _side_points(variant: Variant, seed: int, sides: Sequence[Player]) -> tuple[int, ...]:
    return _scored(variant, seed, [sides[seat % len(sides)] for seat in range(variant.seats)])


def _scored(variant: Variant, seed: int, players: Sequence[Player]) -> tuple[int, ...]:
    """Return what one deal adds to each side's score."""
    match = new_match(variant, seed)
    before = match.scores
    return tuple(after - old for after, old in zip(play_deal(match, players).scores, before, strict=True))


def won_share(played: Sequence[Pair]) -> float:
    """Return the share of deals the first player won; a draw counts half."""
    margins = [margin for pair in played for margin in pair.margins]
    return fmean((margin > 0) + 0.5 * (margin == 0) for margin in margins)


def gain(played: Sequence[Pair]) -> tuple[float, float]:
    """Return the first player's mean points ahead a deal, and the half width of its 95 % interval."""
    means = [pair.mean for pair in played]
    return fmean(means), 1.96 * stdev(means) / sqrt(len(means))


def _fold(state: State, match: Match, events: Sequence[Event]) -> tuple[State, Match]:
    for event in events:
        state, match = engine.evolve(state, event), evolve_match(match, event)
    return state, match
