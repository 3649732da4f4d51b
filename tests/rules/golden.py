"""Golden records: one match of each preset, told event by event and deal by deal.

After a change of the rules that is meant, write them anew with `python -m tests.rules.golden`, and read the
difference before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from pathlib import Path

from game.rules.digest import digest
from game.rules.engine import begin, evolve, start_deal
from game.rules.match import Match, evolve_match, new_match
from game.rules.variant import Variant
from game.rules.variants import REGISTRY
from tests.rules.playing import play_deal, steps

FOLDER = Path(__file__).parent / "records"
SEED = 1
DEALS = 6
"""How many deals of a match are told: played by chance, a match with contracts may have no end."""


def told(rules: Variant) -> str:
    """Return the match as lines: its first deal with all actions and events, then each deal's end."""
    match = new_match(rules, SEED)
    lines = [rules.key, f"seed {SEED}", *_first_deal(match)]
    while match.won is None and not (rules.is_bid and match.deal_no > DEALS):
        state, events = play_deal(match, SEED)
        lines.append(f"deal {match.deal_no} {digest(state)}")
        match = reduce(evolve_match, events, match)
        lines.append(f"  {match.deals[-1]}")
    return "\n".join([*lines, str(match.won)]) + "\n"


def _first_deal(match: Match) -> Iterator[str]:
    yield "deal"
    events = start_deal(match)
    yield from (f"  {event}" for event in events)
    yield f"  {digest(reduce(evolve, events, begin(match.variant)))}"
    for _, seat, action, happened in steps(match, SEED):
        yield f"{seat} {action}"
        yield from (f"  {event}" for event in happened)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for key, variant in REGISTRY.items():
        FOLDER.joinpath(f"{key}.txt").write_text(told(variant), encoding="utf-8")
