"""Switches by key: what each is set to, how a variant differs from its preset, and what excludes what."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from game.rules import foreign, matters
from game.rules.switch import Part, Switch, Value, decode, encode
from game.rules.switch_list import SWITCHES
from game.rules.variant import MatchFormat, TargetCheck, Variant

__all__ = [
    "SWITCHES",
    "Clash",
    "Conflict",
    "Part",
    "Switch",
    "Value",
    "conflicts",
    "decode",
    "differences",
    "encode",
    "get",
    "named",
    "with_switch",
]


class Clash(Enum):
    """Why two settings cannot be played together."""

    CLAIM_NEEDS_END_OF_DEAL = "claim_needs_end_of_deal"
    MAXIMUM_BELOW_MINIMUM = "maximum_below_minimum"
    NINES_ARE_MISSING = "nines_are_missing"
    MATCH_WITHOUT_END = "match_without_end"


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two or more switches, by key, whose settings exclude each other, and why."""

    code: Clash
    keys: tuple[str, ...]


_BY_KEY = {switch.key: switch for switch in SWITCHES}


def named(key: str) -> Switch:
    """Return the switch with this key; the KeyError names the valid keys."""
    if key not in _BY_KEY:
        raise KeyError(f"there is no switch {key!r}; choose one of {', '.join(_BY_KEY)}")
    return _BY_KEY[key]


def get(variant: Variant, switch: Switch) -> Value:
    """Return what the switch is set to."""
    return switch.get(variant)


def with_switch(variant: Variant, key: str, value: Value) -> Variant:
    """Return the variant with one switch set; raises KeyError or ValueError naming what is valid.

    A switch that sets others too (the deck, the seats, the widow) is a ValueError where it does not apply.
    """
    switch = named(key)
    own = replace(switch, values=switch.valid(variant))
    return switch.set(variant, decode(own, encode(value)))


def differences(variant: Variant, preset: Variant) -> tuple[tuple[Switch, Value], ...]:
    """Return the switches, with the variant's values, that make the variant of the preset.

    Set in this order they do; what follows from one switch is no difference of its own.
    """
    found = []
    for switch in _BY_KEY.values():
        value = switch.get(variant)
        if value != switch.get(preset):
            found.append((switch, value))
            preset = switch.set(preset, value)
    return tuple(found)


def conflicts(variant: Variant) -> tuple[Conflict, ...]:
    """Return the settings that exclude each other; a variant with any must not be started."""
    found = (_claims(variant), _bids(variant), _nines(variant), _endless(variant))
    return tuple(conflict for conflict in found if conflict is not None)


def _claims(variant: Variant) -> Conflict | None:
    if matters.claims_are_played(variant) and variant.match.target_check is TargetCheck.IMMEDIATE:
        return Conflict(Clash.CLAIM_NEEDS_END_OF_DEAL, ("target_check", "declare_out"))
    return None


def _bids(variant: Variant) -> Conflict | None:
    if variant.is_bid and variant.auction.maximum < variant.auction.minimum:
        return Conflict(Clash.MAXIMUM_BELOW_MINIMUM, ("minimum", "maximum"))
    return None


def _nines(variant: Variant) -> Conflict | None:
    asked = {"trump_needs": variant.auction.trump_needs, "misdeal": variant.deal.misdeal}
    keys = tuple(key for key, value in asked.items() if foreign.nines_needed(variant, value))
    return Conflict(Clash.NINES_ARE_MISSING, (*keys, "copies")) if keys and variant.is_bid else None


def _endless(variant: Variant) -> Conflict | None:
    if variant.match.format is MatchFormat.ROUNDS and not (variant.match.rounds or variant.stakes.paid):
        return Conflict(Clash.MATCH_WITHOUT_END, ("format", "rounds"))
    return None
