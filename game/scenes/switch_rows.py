"""The switches of a game as rows of a form, part by part, marked where they differ from the preset."""

from __future__ import annotations

from collections.abc import Iterator

from game.presentation.wording.switches import (
    Shown,
    difference,
    part_name,
    switch_name,
    value_name,
    value_sentence,
)
from game.rules.switches import SWITCHES, Part, Switch, differences, get, with_switch
from game.rules.variant import Variant
from game.rules.variants import REGISTRY
from game.scenes.forms.rows import Choice, Flag, Note, Row

GROUPS = (
    (Part.DEAL, Part.STOCK),
    (Part.AUCTION,),
    (Part.WIDOW, Part.PASSING),
    (Part.MELDS,),
    (Part.PLAYOFF, Part.COUNT),
    (Part.CONTRACT, Part.STAKES),
    (Part.MATCH,),
)
"""The parts of a game that share a page, in the order of play."""


def pages(variant: Variant) -> tuple[tuple[Part, ...], ...]:
    """Return the parts of each page on which there is something to switch."""
    found = (tuple(part for part in group if any(_switches(variant, part))) for group in GROUPS)
    return tuple(parts for parts in found if parts)


def switch_rows(variant: Variant, parts: tuple[Part, ...], shown: Shown) -> Iterator[Row]:
    """Yield a row for every switch of these parts that matters, under headings where there are several."""
    for part in parts:
        if len(parts) > 1:
            yield Note(part_name(part, variant), heading=True)
        yield from (switch_row(variant, switch, shown) for switch in _switches(variant, part))


def switch_row(variant: Variant, switch: Switch, shown: Shown) -> Choice | Flag:
    """Return the row of one switch, with the sentence for the value that is set."""
    value = get(variant, switch)
    label, sentence = switch_name(switch.key), value_sentence(switch, value, variant, shown)
    changed = switch in (each for each, _ in differences(variant, REGISTRY[variant.key]))
    if isinstance(value, bool):
        return Flag(switch.key, label, value, sentence, changed)
    choices = switch.choices(variant)
    texts = tuple(value_name(switch, choice, shown) for choice in choices)
    # A value that is worth nothing here may still come from elsewhere: then nothing is marked.
    chosen = choices.index(value) if value in choices else -1
    return Choice(switch.key, label, texts, chosen, sentence, changed)


def switched(variant: Variant, switch: Switch, answer: int) -> Variant:
    """Return the game after the answer to the row of a switch."""
    value = get(variant, switch)
    wanted = bool(answer) if isinstance(value, bool) else switch.choices(variant)[answer]
    return with_switch(variant, switch.key, wanted)


def own_differences(variant: Variant, shown: Shown) -> str:
    """Return what the player has changed of the preset as one list, empty when nothing."""
    return _listed(variant, REGISTRY[variant.key], shown)


def preset_differences(variant: Variant, shown: Shown) -> str:
    """Return how a two-hand preset differs from the first one, empty when it does not."""
    return _listed(REGISTRY[variant.key], next(iter(REGISTRY.values())), shown)


def _listed(variant: Variant, preset: Variant, shown: Shown) -> str:
    found = differences(variant, preset)
    return ", ".join(difference(*each, shown) for each in found if each[0].applies(variant))


def _switches(variant: Variant, part: Part) -> Iterator[Switch]:
    return (switch for switch in SWITCHES if switch.part is part and switch.applies(variant))
