"""Arguments of the arena: which levels are measured, in what game, and over how many deals."""

from __future__ import annotations

import argparse

from game.ai.names import LEVEL_NAMES
from game.cli import reading
from game.cli.options import ArenaOptions
from game.cli.reading import whole
from game.presentation.language import _
from game.rules.names import VARIANT_NAMES

_DEALS, _SEED = 100, 1


def add(parser: argparse.ArgumentParser) -> None:
    """Give the command its options."""
    # Suppressed defaults, so that the command does not undo what was written before its name.
    unset = argparse.SUPPRESS
    parser.add_argument(
        "levels",
        nargs=2,
        type=reading.level,
        metavar="LEVEL",
        help=_("the two levels: {levels}; standard@1 is one version").format(levels=", ".join(LEVEL_NAMES)),
    )
    parser.add_argument(
        "--variant",
        default=unset,
        choices=VARIANT_NAMES,
        metavar="KEY",
        help=_("the rules to play by: %(choices)s"),
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


def wanted(parser: argparse.ArgumentParser, chosen: argparse.Namespace) -> ArenaOptions:
    """Return what was written; exits through the parser when the rules cannot be changed so."""
    # What the window needs at once loads no rules.
    from game.cli.choosing import NoSuchGameError  # noqa: PLC0415
    from game.cli.choosing import chosen as choose  # noqa: PLC0415

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
