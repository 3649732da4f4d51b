"""The conduct of one game: its deals with each kind of players, up to the first that breaks a law."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from game.rules.match import Match, new_match
from tests.conformance.plan import Game, Plan
from tests.conformance.players import PLAYERS
from tests.conformance.replaying import record_is_the_match
from tests.conformance.watch import Watch
from tests.rules.playing import Player


@dataclass(frozen=True, slots=True)
class Failure:
    """The first law a game broke: with which players, in which deal of the match with `seed`, at which step.

    Step 0 is the dealing.
    """

    players: str
    seed: int
    deal: int
    step: int
    what: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game went: its deals, matches and actions, the states looked into, and what broke."""

    game: Game
    deals: int = 0
    matches: int = 0
    actions: int = 0
    looked: int = 0
    failure: Failure | None = None


def conduct(plan: Plan, name: str) -> Outcome:
    """Play all deals of a game of the plan."""
    game = plan.game(name)
    tally = _Tally()
    for kind, players in PLAYERS.items():
        chance = Random(f"{plan.seed}/{name}/{kind}")
        wanted = tally.deals + plan.deals
        while tally.deals < wanted:
            seed = chance.getrandbits(32)
            watch = Watch(new_match(game.variant, seed))
            what = _played(watch, seed, players, wanted - tally.deals, tally)
            if what is not None:
                failure = Failure(kind, seed, watch.state.deal_no, watch.step, what)
                return tally.outcome(game, failure)
    return tally.outcome(game, None)


@dataclass(slots=True)
class _Tally:
    deals: int = 0
    matches: int = 0
    actions: int = 0
    looked: int = 0

    def outcome(self, game: Game, failure: Failure | None) -> Outcome:
        return Outcome(game, self.deals, self.matches, self.actions, self.looked, failure)


def _played(
    watch: Watch, seed: int, players: Callable[[Match], Player], most: int, tally: _Tally
) -> str | None:
    """Play a match, at most so many deals of it; return what went wrong."""
    left = most
    try:
        while watch.match.won is None and left:
            watch.deal(players(watch.match))
            left -= 1
            tally.deals += 1
            tally.actions += watch.step
        record_is_the_match(watch.match.variant, seed, watch.entries, watch.match, watch.state)
        watch.stop()
    except Exception as error:  # noqa: BLE001 - whatever goes wrong in a game is what is looked for
        return _told(error)
    tally.matches += 1
    tally.looked += watch.looked
    return None


def _told(error: Exception) -> str:
    place = traceback.extract_tb(error.__traceback__)[-1]
    said = str(error) or place.line
    return f"{type(error).__name__} in {Path(place.filename).name}:{place.lineno} ({place.name}): {said}"
