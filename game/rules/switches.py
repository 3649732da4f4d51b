"""Switches: every rule of a variant that a player may change, by key, with its values and when it matters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from game.rules.cards import RankOrder
from game.rules.variant import (
    BothOver,
    DeclareOut,
    DixScores,
    DoublePinochle,
    Eights,
    Heading,
    LastDraw,
    MatchFormat,
    MeldTiming,
    NextDealer,
    Rounding,
    TargetCheck,
    Tie,
    Variant,
)

Value = Enum | int | bool


class Part(Enum):
    """The part of a game a switch belongs to, in the order of play."""

    DEAL = "deal"
    STOCK = "stock"
    MELDS = "melds"
    PLAYOFF = "playoff"
    COUNT = "count"
    MATCH = "match"


def _always(_: Variant) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Switch:
    """One rule: `key` is its field in `group` of a variant ("" for none), `values` all it can be.

    `applies` says whether the switch can change anything in a variant; where it cannot, hide it. A player
    is offered the `choices`, without values that play like another one.
    """

    key: str
    group: str
    part: Part
    values: tuple[Value, ...]
    applies: Callable[[Variant], bool] = _always
    pointless: Callable[[Variant, Value], bool] = lambda _variant, _value: False

    def choices(self, variant: Variant) -> tuple[Value, ...]:
        """Return the values worth offering in this variant."""
        return tuple(value for value in self.values if not self.pointless(variant, value))


class Clash(Enum):
    """Why two settings cannot be played together."""

    CLAIM_NEEDS_END_OF_DEAL = "claim_needs_end_of_deal"


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two or more switches, by key, whose settings exclude each other, and why."""

    code: Clash
    keys: tuple[str, ...]


def _match(variant: Variant) -> bool:
    return variant.match.format is MatchFormat.MATCH


def _checked_after_deals(variant: Variant) -> bool:
    return _match(variant) and variant.match.target_check is TargetCheck.END_OF_DEAL


def _target_can_rise(variant: Variant) -> bool:
    return _checked_after_deals(variant) and variant.match.both_over is BothOver.RAISE_TARGET


def _totals_decide(variant: Variant) -> bool:
    higher_wins = _checked_after_deals(variant) and variant.match.both_over is BothOver.HIGHER_WINS
    return higher_wins or not _match(variant)


def _nines_are_shown(variant: Variant) -> bool:
    return variant.melds.dix_scores_on is DixScores.SHOW_OR_EXCHANGE


def _claims_are_played(variant: Variant) -> bool:
    return _match(variant) and variant.match.declare_out is not DeclareOut.OFF


def _nobody_follows_a_ruff(variant: Variant, value: Value) -> bool:
    """With two players nobody follows a trick that has been trumped, so overtrumping adds nothing."""
    return value is Heading.OVERTRUMP and variant.seats == 2  # noqa: PLR2004 - two players


_ON_OFF = (False, True)

SWITCHES: tuple[Switch, ...] = (
    Switch("rank_order", "", Part.DEAL, tuple(RankOrder)),
    Switch("packet", "deal", Part.DEAL, (3, 4)),
    Switch("next_dealer", "deal", Part.DEAL, tuple(NextDealer)),
    Switch("last_draw", "stock", Part.STOCK, tuple(LastDraw)),
    Switch("timing", "melds", Part.MELDS, tuple(MeldTiming)),
    Switch("dix_scores_on", "melds", Part.MELDS, tuple(DixScores)),
    Switch("max_dix_per_window", "melds", Part.MELDS, (1, 2), _nines_are_shown),
    Switch("double_pinochle", "melds", Part.MELDS, tuple(DoublePinochle)),
    Switch("eights", "melds", Part.MELDS, tuple(Eights)),
    Switch("heading", "play", Part.PLAYOFF, tuple(Heading), pointless=_nobody_follows_a_ruff),
    Switch("rounding", "scoring", Part.COUNT, tuple(Rounding)),
    Switch("format", "match", Part.MATCH, tuple(MatchFormat)),
    Switch("target", "match", Part.MATCH, (500, 750, 1000, 1250, 1500), _match),
    Switch("target_check", "match", Part.MATCH, tuple(TargetCheck), _match),
    Switch("both_over", "match", Part.MATCH, tuple(BothOver), _checked_after_deals),
    Switch("immediate_recheck", "match", Part.MATCH, _ON_OFF, _target_can_rise),
    Switch("tie", "match", Part.MATCH, tuple(Tie), _totals_decide),
    Switch("declare_out", "match", Part.MATCH, tuple(DeclareOut), _match),
    Switch("own_turn", "match", Part.MATCH, _ON_OFF, _claims_are_played),
)
"""Every switch in the order of play."""

_BY_KEY = {switch.key: switch for switch in SWITCHES}


def named(key: str) -> Switch:
    """Return the switch with this key; the KeyError names the valid keys."""
    if key not in _BY_KEY:
        raise KeyError(f"there is no switch {key!r}; choose one of {', '.join(_BY_KEY)}")
    return _BY_KEY[key]


def get(variant: Variant, switch: Switch) -> Value:
    """Return what the switch is set to."""
    group = getattr(variant, switch.group) if switch.group else variant
    value: Value = getattr(group, switch.key)
    return value


def with_switch(variant: Variant, key: str, value: Value) -> Variant:
    """Return the variant with one switch set; raises KeyError or ValueError naming what is valid."""
    switch = named(key)
    change: dict[str, Any] = {key: decode(switch, encode(value))}
    if switch.group:
        change = {switch.group: replace(getattr(variant, switch.group), **change)}
    return replace(variant, **change)


def differences(variant: Variant, preset: Variant) -> tuple[tuple[Switch, Value], ...]:
    """Return the switches, with the variant's values, in which it differs from the preset."""
    values = ((switch, get(variant, switch)) for switch in SWITCHES)
    return tuple((switch, value) for switch, value in values if value != get(preset, switch))


def encode(value: Value) -> str:
    """Return a value as records and the command line write it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value.value) if isinstance(value, Enum) else str(value)


def decode(switch: Switch, text: str) -> Value:
    """Read a value of this switch; the ValueError names the valid ones."""
    for value in switch.values:
        if encode(value) == text:
            return value
    valid = ", ".join(map(encode, switch.values))
    raise ValueError(f"{switch.key} cannot be {text!r}; choose one of {valid}")


def conflicts(variant: Variant) -> tuple[Conflict, ...]:
    """Return the settings that exclude each other; a variant with any must not be started."""
    if _claims_are_played(variant) and variant.match.target_check is TargetCheck.IMMEDIATE:
        return (Conflict(Clash.CLAIM_NEEDS_END_OF_DEAL, ("target_check", "declare_out")),)
    return ()
