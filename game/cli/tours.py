"""Tours: what the demo's options ask for, in the window or without one."""

from __future__ import annotations

import secrets

from game.cli.choosing import chosen
from game.cli.options import DemoOptions
from game.records.problem import Problem
from game.session.tour import Opened, Plan, Tour, check_folder, first_seed


def open_tour(options: DemoOptions, opened: Opened | None = None) -> Tour | Problem:
    """Return the tour, each match of which is told to `opened`; a Problem when its records have no place."""
    plan = Plan(chosen(options.variant, options.switches), options.levels, _seed(options), options.deals)
    problem = check_folder(plan, options.save, resume=options.resume) if options.save else None
    return problem or Tour(plan, options.save, opened=opened)


def _seed(options: DemoOptions) -> int:
    if options.seed is not None:
        return options.seed
    found = first_seed(options.save) if options.save and options.resume else None
    return secrets.randbits(32) if found is None else found
