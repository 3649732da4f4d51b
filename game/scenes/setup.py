"""What a new game is to be: the variant and level as the player last chose them, and how it starts."""

from __future__ import annotations

import secrets

from game.ai.levels import LEVELS
from game.rules.switches import conflicts, decode, differences, encode, named, with_switch
from game.rules.variant import Variant
from game.rules.variants import REGISTRY
from game.scenes.equipment import Equipment
from game.session.session import Session
from game.settings import Settings

HUMAN = "human"
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


def chosen_level(settings: Settings) -> str:
    """Return the level as last chosen, or the strongest."""
    return settings.last_level if settings.last_level in LEVELS else list(LEVELS)[-1]


def remember(settings: Settings, variant: Variant, level: str) -> None:
    """Keep a choice for the next time."""
    settings.last_variant = variant.key
    settings.last_switches = {
        switch.key: encode(value) for switch, value in differences(variant, REGISTRY[variant.key])
    }
    settings.last_level = level


def new_session(
    equipment: Equipment, *, seed: int | None = None, dealer: int | None = None, like: Session | None = None
) -> Session:
    """Return a new match as last chosen, or of the same kind as another; no seed draws one."""
    settings = equipment.settings
    variant = like.match.variant if like else chosen_variant(settings)
    players = like.players if like else (HUMAN, chosen_level(settings))
    drawn = secrets.randbelow(_SEEDS) if seed is None else seed
    return Session.new(variant, players, drawn, equipment.saves, name=settings.name, dealer=dealer)
