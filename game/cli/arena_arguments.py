"""Arguments of the arena: which levels are measured, in what game, and over how many deals."""

from __future__ import annotations

import argparse
from pathlib import Path

from game.ai.names import LEVEL_NAMES
from game.cli import reading
from game.cli.options import ArenaOptions, StrengthOptions
from game.cli.reading import whole
from game.presentation.language import _
from game.rules.names import VARIANT_NAMES

_DEALS, _SEED = 100, 1
_PAIR = 2


def add(parser: argparse.ArgumentParser) -> None:
    """Give the command its options."""
    # Suppressed defaults, so that the command does not undo what was written before its name.
    unset = argparse.SUPPRESS
    parser.add_argument(
        "levels",
        nargs="*",
        type=reading.level,
        metavar="LEVEL",
        help=_("the two levels, with --all as many as there are: {levels}; standard@1 is one version").format(
            levels=", ".join(LEVEL_NAMES)
        ),
    )
    parser.add_argument(
        "--variant",
        default=unset,
        choices=VARIANT_NAMES,
        metavar="KEY",
        help=_("the rules to play by, with --all the only ones: %(choices)s"),
    )
    parser.add_argument(
        "--rule",
        action="append",
        dest="rules",
        type=reading.rule,
        metavar="KEY=VALUE",
        help=_("change a rule of the variant, as in seats=4; may be given more than once"),
    )
    parser.add_argument(
        "--deals",
        type=whole(2, 1_000_000),
        default=_DEALS,
        metavar="N",
        help=_("how many deals, each played on the same cards by both; without it %(default)s"),
    )
    parser.add_argument(
        "--seed",
        default=unset,
        type=reading.seed,
        metavar="N",
        help=_("the number the cards follow from; without it {seed}").format(seed=_SEED),
    )
    parser.add_argument(
        "--trump-given",
        action="store_true",
        help=_("play the tricks only: trump and leader are drawn, nothing is bid, passed or melded"),
    )
    parser.add_argument("--json", action="store_true", help=_("print one JSON object"))
    parser.add_argument(
        "--workers",
        type=whole(1, 1000),
        metavar="N",
        help=_("how many processes play; without it one for each core"),
    )
    parser.add_argument(
        "--all",
        action="store_true",
        help=_("measure every level against the next weaker one in every game, for the table of --write"),
    )
    parser.add_argument(
        "--write",
        type=Path,
        metavar="FILE",
        help=_("the table, as Markdown; its rows are kept beside it, and only what is missing is measured"),
    )
    parser.add_argument("--again", action="store_true", help=_("measure what the table holds already, too"))


def wanted(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> ArenaOptions | StrengthOptions:
    """Return what was written; exits through the parser when it does not go together."""
    return _strength(parser, chosen) if chosen.all else _arena(parser, chosen)


def _arena(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> ArenaOptions:
    # What the window needs at once loads no rules.
    from game.cli.choosing import NoSuchGameError  # noqa: PLC0415
    from game.cli.choosing import chosen as choose  # noqa: PLC0415

    if chosen.write or chosen.again:
        parser.error(_("argument --write, --again: only with --all"))
    if len(chosen.levels) != _PAIR:
        parser.error(_("argument LEVEL: write two of {levels}").format(levels=", ".join(LEVEL_NAMES)))
    variant, switches = chosen.variant or VARIANT_NAMES[0], tuple(chosen.rules or ())
    try:
        choose(variant, switches)
    except NoSuchGameError as error:
        parser.error(_("argument --rule: {what}").format(what=error))
    first, second = chosen.levels
    return ArenaOptions(
        variant=variant,
        levels=(first, second),
        deals=chosen.deals,
        seed=_SEED if chosen.seed is None else chosen.seed,
        switches=switches,
        trump_given=chosen.trump_given,
        json=chosen.json,
        workers=chosen.workers,
    )


def _strength(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> StrengthOptions:
    if chosen.write is None:
        parser.error(_("argument --all: needs --write FILE, where the table is"))
    if chosen.rules or chosen.json:
        parser.error(_("argument --rule, --json: not with --all"))
    levels = tuple(chosen.levels or LEVEL_NAMES)
    if len(levels) < _PAIR:
        parser.error(_("argument LEVEL: write two or more of {levels}").format(levels=", ".join(LEVEL_NAMES)))
    return StrengthOptions(
        variants=(chosen.variant,) if chosen.variant else VARIANT_NAMES,
        levels=levels,
        deals=chosen.deals,
        seed=_SEED if chosen.seed is None else chosen.seed,
        write=chosen.write,
        again=chosen.again,
        trump_given=chosen.trump_given,
        workers=chosen.workers,
    )
