"""As many kills as one likes: `python -m tests.kills.many --count 300`."""

import argparse
import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.kills.killing import Journey, Plan


def main() -> None:
    """Kill, check, and tell what became of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=300, help="how many kills")
    parser.add_argument("--seed", type=int, default=1, help="where the random moments follow from")
    parser.add_argument("--deals", type=int, default=4, help="deals of each demo")
    parser.add_argument("--levels", default="standard", help="who plays, as the demo has it")
    parser.add_argument("--variant", default="two_hand_classic", help="which game")
    asked = parser.parse_args()
    luck, began = random.Random(asked.seed), time.monotonic()
    kills, journeys, inside = 0, 0, 0
    while kills < asked.count:
        journeys += 1
        with TemporaryDirectory() as home:
            plan = Plan(asked.deals, asked.seed * 1000 + journeys, asked.levels, asked.variant)
            journey = Journey(plan, Path(home), luck)
            kills += journey.travel(asked.count - kills)
        inside += sum(lines > 0 for lines in journey.lines)
        sys.stdout.write(f"{kills} kills, {journeys} demos\n")
        sys.stdout.flush()
    took = time.monotonic() - began
    sys.stdout.write(
        f"{kills} kills in {journeys} demos, {inside} of them after the first card: "
        f"nothing lost. {took:.0f} seconds.\n"
    )


if __name__ == "__main__":
    main()
