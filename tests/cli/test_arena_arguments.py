"""Arguments of the arena, from a parser of their own; whole lines are in `test_arguments`."""

import argparse

from game.cli import arena_arguments
from game.cli.options import ArenaOptions


def test_what_was_written_is_what_is_measured() -> None:
    parser = argparse.ArgumentParser()
    parser.set_defaults(variant=None, seed=None)
    arena_arguments.add(parser)
    line = "--variant cardgames --rule passed=3 --deals 9 --workers 1 random standard"
    assert arena_arguments.wanted(parser, parser.parse_args(line.split())) == ArenaOptions(
        "cardgames", ("random", "standard"), deals=9, seed=1, switches=(("passed", "3"),), workers=1
    )
