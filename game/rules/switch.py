"""A switch: one rule of a variant that a player may change, with its values and when it matters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from game.rules.variant import Variant

Value = Enum | int | bool


class Part(Enum):
    """The part of a game a switch belongs to, in the order of play."""

    DEAL = "deal"
    AUCTION = "auction"
    WIDOW = "widow"
    PASSING = "passing"
    STOCK = "stock"
    MELDS = "melds"
    PLAYOFF = "playoff"
    COUNT = "count"
    CONTRACT = "contract"
    STAKES = "stakes"
    MATCH = "match"


def always(_: Variant) -> bool:
    """Say yes: the switch matters in every variant."""
    return True


def no_value(_variant: Variant, _value: Value) -> bool:
    """Say no, whatever the value is."""
    return False


@dataclass(frozen=True, slots=True)
class Switch:
    """One rule: `key` is its field in `group` of a variant ("" for none), `values` all it can be.

    `applies` says whether the switch can change anything in a variant; where it cannot, hide it. A player
    is offered the `choices`: no `foreign` values, which belong to other games and cannot be set, and none
    that are `pointless` because they play like another. `change` sets what else follows from the value; such
    a switch cannot be set where it does not apply.
    """

    key: str
    group: str
    part: Part
    values: tuple[Value, ...]
    applies: Callable[[Variant], bool] = always
    foreign: Callable[[Variant, Value], bool] = no_value
    pointless: Callable[[Variant, Value], bool] = no_value
    change: Callable[[Variant, Any], Variant] | None = None

    def choices(self, variant: Variant) -> tuple[Value, ...]:
        """Return the values worth offering in this variant."""
        return tuple(value for value in self.valid(variant) if not self.pointless(variant, value))

    def valid(self, variant: Variant) -> tuple[Value, ...]:
        """Return the values that can be set in this variant."""
        return tuple(value for value in self.values if not self.foreign(variant, value))

    def get(self, variant: Variant) -> Value:
        """Return what the switch is set to."""
        group = getattr(variant, self.group) if self.group else variant
        value: Value = getattr(group, self.key)
        return value

    def set(self, variant: Variant, value: Value) -> Variant:
        """Return the variant with the switch set; raises ValueError where it cannot be."""
        if self.change is not None:
            if value == self.get(variant):
                return variant
            if not self.applies(variant):
                raise ValueError(f"{self.key} cannot be changed in {variant.key}")
            return self.change(variant, value)
        change: dict[str, Any] = {self.key: value}
        if self.group:
            change = {self.group: replace(getattr(variant, self.group), **change)}
        return replace(variant, **change)


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
