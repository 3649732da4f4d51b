"""What a new game is to be: the variant and levels as the player last chose them, and how it starts."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from game.ai.names import exact_name, rung
from game.records.problem import Problem
from game.records.rule_line import decode_rules
from game.rules.seats import partner_of
from game.rules.switches import conflicts, decode, differences, encode, named, with_switch
from game.rules.variant import Variant
from game.rules.variants import REGISTRY
from game.scenes.equipment import Equipment
from game.session.session import Session
from game.settings import Settings

HUMAN = "human"
OWN_SEAT = 0
"""Where the player sits in every new game."""
_SEEDS = 1_000_000
"""Deal numbers drawn by chance stay short enough to be told to somebody."""


def chosen_variant(settings: Settings) -> Variant:
    """Return the variant as last chosen; what means nothing any more is ignored."""
    first = next(iter(REGISTRY.values()))
    base = variant = REGISTRY.get(settings.last_variant, first)
    for key, text in settings.last_switches.items():
        try:
            variant = with_switch(variant, key, decode(named(key), text))
        except (KeyError, ValueError):
            continue
    return base if conflicts(variant) else variant


def own_games(settings: Settings) -> dict[str, Variant]:
    """Return the games of the player's own by name; a line that means nothing any more is left out."""
    read = {name: decode_rules(line) for name, line in settings.own_rules.items()}
    return {name: rules.variant for name, rules in read.items() if not isinstance(rules, Problem)}


def chosen_level(settings: Settings) -> str:
    """Return the level of opponents as last chosen; one that means nothing any more is the usual one."""
    return settings.last_level if exact_name(settings.last_level) else Settings().last_level


def chosen_levels(settings: Settings, variant: Variant) -> dict[int, str]:
    """Return the level of every seat but the player's own, as last chosen."""
    return levels_of(variant, chosen_level(settings), given_levels(settings))


def given_levels(settings: Settings) -> dict[int, str]:
    """Return the levels that single seats were given, where they still exist."""
    return {
        int(seat): level
        for seat, level in settings.last_levels.items()
        if seat.isdecimal() and exact_name(level)
    }


def levels_of(variant: Variant, usual: str, given: Mapping[int, str]) -> dict[int, str]:
    """Return the level of every seat but the player's own: the one it was given, or the usual one.

    With two at the table there is only the usual one. A partner that was given none is as strong as the
    strongest opponent.
    """
    others = [seat for seat in range(variant.seats) if seat != OWN_SEAT]
    if len(others) == 1:
        return {others[0]: usual}
    levels = {seat: given.get(seat, usual) for seat in others}
    partner = partner_of(variant, OWN_SEAT)
    if partner is not None and partner not in given:
        opponents = [levels[seat] for seat in others if seat != partner]
        levels[partner] = max(opponents, key=rung)
    return levels


def remember(
    settings: Settings, variant: Variant, level: str, levels: Mapping[int, str] | None = None
) -> None:
    """Keep a choice for the next time; `levels` are those of seats that were given their own."""
    settings.last_variant = variant.key
    settings.last_switches = {
        switch.key: encode(value) for switch, value in differences(variant, REGISTRY[variant.key])
    }
    settings.last_level = level
    if levels is not None:
        settings.last_levels = {str(seat): each for seat, each in levels.items()}


def new_session(
    equipment: Equipment, *, seed: int | None = None, dealer: int | None = None, like: Session | None = None
) -> Session:
    """Return a new match as last chosen, or of the same kind as another; no seed draws one."""
    settings = equipment.settings
    variant = like.match.variant if like else chosen_variant(settings)
    players = like.players if like else (HUMAN, *chosen_levels(settings, variant).values())
    drawn = secrets.randbelow(_SEEDS) if seed is None else seed
    return Session.new(variant, players, drawn, equipment.saves, name=settings.name, dealer=dealer)
