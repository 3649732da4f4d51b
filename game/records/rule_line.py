"""House rules as one line of text: a preset, what was switched, and the name the player gave them."""

from __future__ import annotations

import json
from dataclasses import dataclass

from game.records.problem import Fault, Problem, UnreadableError
from game.rules import switches
from game.rules.variant import Variant
from game.rules.variants import REGISTRY

TITLE = "pinochle-rules"
VERSION = 1
LONGEST = 8000
_WORDS = 3


@dataclass(frozen=True, slots=True)
class OwnRules:
    """A game of the player's own: a variant under a name, which may be empty."""

    name: str
    variant: Variant


def encode_rules(rules: OwnRules) -> str:
    """Return the line; of the switches it holds only those unlike the preset."""
    variant = rules.variant
    differs = switches.differences(variant, REGISTRY[variant.key])
    words = [f"{switch.key}={switches.encode(value)}" for switch, value in differs]
    # JSON keeps any name on one line, and never lets it pass for a switch.
    name = (json.dumps(rules.name, ensure_ascii=False),) if rules.name else ()
    return " ".join((TITLE, str(VERSION), variant.key, *words, *name))


def decode_rules(line: str) -> OwnRules | Problem:
    """Read a line; rules that exclude each other are read too, to be told and refused where they are used."""
    text = " ".join(line.split())
    if len(text) > LONGEST:
        return Problem(Fault.LINE_TOO_LONG, text=f"{text[:20]}…")
    words, _, name = text.partition(' "')
    try:
        return OwnRules(_name(f'"{name}' if name else ""), _variant(words.split(" ")))
    except UnreadableError as error:
        return error.problem


def _variant(words: list[str]) -> Variant:
    if words[0] != TITLE:
        raise UnreadableError(Fault.NOT_RULES, words[0], (f"{TITLE} {VERSION}",))
    if len(words) < _WORDS:
        raise UnreadableError(Fault.LINE_TOO_SHORT, "")
    _, version, key, *changes = words
    if version != str(VERSION):
        raise UnreadableError(Fault.FOREIGN_VERSION, version, (str(VERSION),))
    if key not in REGISTRY:
        raise UnreadableError(Fault.UNKNOWN_VALUE, key, tuple(REGISTRY))
    variant = REGISTRY[key]
    for change in changes:
        variant = _changed(variant, change)
    return variant


def _changed(variant: Variant, change: str) -> Variant:
    key, _, text = change.partition("=")
    known = {switch.key: switch for switch in switches.SWITCHES}
    if key not in known:
        raise UnreadableError(Fault.UNKNOWN_WORD, key, tuple(known))
    valid = known[key].valid(variant)
    named = {switches.encode(value): value for value in valid}
    if text not in named:
        raise UnreadableError(Fault.UNKNOWN_VALUE, change, tuple(f"{key}={each}" for each in named))
    try:
        return switches.with_switch(variant, key, named[text])
    except ValueError:
        raise UnreadableError(Fault.OUT_OF_PLACE, change) from None


def _name(text: str) -> str:
    if not text:
        return ""
    try:
        name = json.loads(text)
    except (ValueError, RecursionError):
        raise UnreadableError(Fault.UNKNOWN_VALUE, text, (json.dumps("Friday night"),)) from None
    if not isinstance(name, str):
        raise UnreadableError(Fault.UNKNOWN_VALUE, text, (json.dumps("Friday night"),))
    return name
