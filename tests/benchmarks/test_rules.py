"""Random legal actions a second: what is legal, one of it decided, and its events folded into the state."""

import pytest

from game.rules.match import new_match
from game.rules.variants import REGISTRY
from tests.benchmarks.ratios import CLOCK, PLAIN_LOOP, Bench, Stopwatch, compared, plain_loop
from tests.rules.playing import steps

pytestmark = pytest.mark.benchmark(timer=CLOCK)

DEALS = 3
ROUNDS = 25


@pytest.mark.parametrize("key", REGISTRY)
def test_random_legal_actions(bench: Bench, key: str) -> None:
    match = new_match(REGISTRY[key], 1)
    loop = Stopwatch(plain_loop)

    def play() -> int:
        return sum(1 for seed in range(DEALS) for _ in steps(match, seed))

    actions = play()
    each = [seconds / actions for seconds in bench.seconds(play, before=loop, rounds=ROUNDS)]
    best = f"{1 / min(each):,.0f} actions a second at best"
    name = f"one random legal action, {key}"
    bench.note(compared(name, each, PLAIN_LOOP, loop.seconds, note=best))
