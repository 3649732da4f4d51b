"""Arguments: what may be written behind the name of the game, each with its explanation."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from game.ai.names import LEVEL_NAMES
from game.cli import arena_arguments, reading
from game.cli.options import ArenaOptions, DemoOptions, PlayOptions, StrengthOptions
from game.cli.reading import whole
from game.presentation.language import _
from game.rules.names import VARIANT_NAMES

_DEFAULT_LEVEL = "standard"

Wanted = PlayOptions | DemoOptions | ArenaOptions | StrengthOptions | Path
"""What the command line asks for; a path is that of a record to check."""


def parse(argv: Sequence[str] | None = None) -> Wanted:
    """Return what is wanted: the window, a demo without one, levels to measure, or the record to check.

    Raises SystemExit with 2, after a message that names what is valid, for anything else.
    """
    parser = _parser()
    chosen = parser.parse_args(argv)
    if chosen.command == "replay":
        return Path(chosen.file)
    if chosen.command == "arena":
        return arena_arguments.wanted(parser, chosen)
    demo = None if chosen.command is None else _demo(parser, chosen)
    if demo and chosen.headless:
        return demo
    return _play(chosen, demo)


def _play(chosen: argparse.Namespace, demo: DemoOptions | None) -> PlayOptions:
    return PlayOptions(
        windowed=chosen.windowed,
        variant=chosen.variant,
        seed=chosen.seed,
        level=chosen.level,
        speed=chosen.speed,
        demo=demo,
    )


def _demo(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> DemoOptions:
    # What the window needs at once loads no rules.
    from game.cli.choosing import NoSuchGameError, by_seat  # noqa: PLC0415
    from game.cli.choosing import chosen as choose  # noqa: PLC0415

    variant = chosen.variant or VARIANT_NAMES[0]
    switches = tuple(chosen.rules or ())
    try:
        rules = choose(variant, switches)
    except NoSuchGameError as error:
        parser.error(_("argument --rule: {what}").format(what=error))
    levels = by_seat(chosen.levels or (chosen.level or _DEFAULT_LEVEL,), rules)
    if levels is None:
        parser.error(_("argument --levels: this variant has {seats} seats").format(seats=rules.seats))
    if chosen.resume and chosen.save is None:
        parser.error(_("argument --resume: needs --save DIR, where the records are"))
    return DemoOptions(
        variant=variant,
        levels=levels,
        deals=chosen.deals or (1 if chosen.headless else None),
        seed=chosen.seed,
        save=chosen.save,
        resume=chosen.resume,
        switches=switches,
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="pinochle",
        description=_("Pinochle against the computer. Without a command the game opens its window."),
        allow_abbrev=False,
    )
    parser.set_defaults(windowed=None, variant=None, seed=None, level=None, speed=None)
    _add_common(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title=_("commands"))
    _add_demo(
        commands.add_parser(
            "demo",
            help=_("computers play each other, in the window or without one"),
            description=_("Computers play each other: deal after deal, match after match."),
            allow_abbrev=False,
        )
    )
    arena_arguments.add(
        commands.add_parser(
            "arena",
            help=_("measure how far one level of computer players is ahead of another"),
            description=_("Two levels play the same deals in turn, which measures how far one is ahead."),
            allow_abbrev=False,
        )
    )
    replay = commands.add_parser(
        "replay",
        help=_("check a record against the rules and print it"),
        description=_("Check a record line by line against the rules, and print its deals and their scores."),
        allow_abbrev=False,
    )
    replay.add_argument("file", metavar="FILE", help=_("the record"))
    return parser


def _add_common(parser: argparse.ArgumentParser) -> None:
    # Suppressed defaults, so that a command does not undo what was written before its name.
    unset = argparse.SUPPRESS
    screen = parser.add_mutually_exclusive_group()
    screen.add_argument(
        "--windowed",
        dest="windowed",
        action="store_const",
        const=True,
        default=unset,
        help=_("open in a window"),
    )
    screen.add_argument(
        "--fullscreen",
        dest="windowed",
        action="store_const",
        const=False,
        default=unset,
        help=_("fill the screen"),
    )
    parser.add_argument(
        "--variant",
        default=unset,
        choices=VARIANT_NAMES,
        metavar="KEY",
        help=_("the rules to play by: %(choices)s"),
    )
    parser.add_argument(
        "--seed", default=unset, type=reading.seed, metavar="N", help=_("the number the cards follow from")
    )
    parser.add_argument(
        "--level",
        default=unset,
        type=reading.level,
        metavar="LEVEL",
        help=_("how well the computer plays: {levels}; standard@1 is one version").format(
            levels=", ".join(LEVEL_NAMES)
        ),
    )
    parser.add_argument(
        "--speed",
        default=unset,
        type=reading.speed,
        metavar="X",
        help=_("speed of all movement, from 0.5 to 8, or “instant”"),
    )


def _add_demo(parser: argparse.ArgumentParser) -> None:
    _add_common(parser)
    parser.add_argument(
        "--headless", action="store_true", help=_("play without a screen and print every deal")
    )
    parser.add_argument(
        "--deals",
        type=whole(1, 1_000_000),
        metavar="N",
        help=_("how many deals; without it one when headless, else without end"),
    )
    parser.add_argument(
        "--levels",
        type=reading.levels,
        metavar="A,B",
        help=_("a level for each seat, for each side or one for all: {levels}").format(
            levels=", ".join(LEVEL_NAMES)
        ),
    )
    parser.add_argument(
        "--rule",
        action="append",
        dest="rules",
        type=reading.rule,
        metavar="KEY=VALUE",
        help=_("change a rule of the variant, as in seats=4; may be given more than once"),
    )
    parser.add_argument("--save", type=Path, metavar="DIR", help=_("keep the record of each match in DIR"))
    parser.add_argument("--resume", action="store_true", help=_("go on exactly where an earlier run stopped"))
