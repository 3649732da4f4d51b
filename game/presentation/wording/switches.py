"""The rules a player can change, in words: names, a sentence for every value, and what excludes what."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from game.presentation.wording import _
from game.presentation.wording.sentences_after import after_play
from game.presentation.wording.sentences_before import Sentences, before_play
from game.presentation.wording.sentences_play import in_play
from game.presentation.wording.switch_names import switch_names, value_names
from game.rules import matters
from game.rules.keeping import all_points
from game.rules.switches import Clash, Conflict, Part, Switch, Value, encode
from game.rules.variant import Variant

Shown = Callable[[int], int]
"""How a number of points is written: as it is, or in the player's own scale."""

_POINTS = frozenset({"minimum", "maximum", "held_at", "min_meld", "last_trick", "target"})
_PAIR = 2
_UNITS = (1, 2, 3, 4, 5, 9, 10, 15, 20, 25, 30, 45, 50, 60, 90, 240, 500)


def as_it_is(points: int) -> int:
    """Return points unchanged."""
    return points


def part_name(part: Part, variant: Variant) -> str:
    """Return the heading of a group of switches in a game."""
    return {
        Part.DEAL: _("Cards and deal"),
        Part.AUCTION: _("Bidding"),
        Part.WIDOW: _("Widow"),
        Part.PASSING: _("Passing"),
        Part.STOCK: _("Stock"),
        Part.MELDS: _("Melds"),
        Part.PLAYOFF: _("Playoff") if matters.stock(variant) else _("Play"),
        Part.COUNT: _("Count"),
        Part.CONTRACT: _("Contract"),
        Part.STAKES: _("Stakes"),
        Part.MATCH: _("Match"),
    }[part]


def switch_name(key: str) -> str:
    """Return the short name of a switch; an unknown key is its own name."""
    return _names()[0].get(key, key)


def value_name(switch: Switch, value: Value, shown: Shown = as_it_is) -> str:
    """Return the short text of one value, as it stands on its control."""
    text = encode(value)
    if isinstance(value, int) and not isinstance(value, bool) and switch.key in _POINTS:
        text = str(shown(value))
    return _names()[1].get(switch.key, {"on": _("On"), "off": _("Off")}).get(encode(value), text)


def value_sentence(switch: Switch, value: Value, variant: Variant, shown: Shown = as_it_is) -> str:
    """Return one plain sentence that says what a value means in this game."""
    sentences = _sentences(
        two_players=variant.players == _PAIR, two_sides=variant.sides == _PAIR, partners=variant.partners
    )[switch.key]
    text = sentences.get(encode(value)) or sentences["#"]
    number = value if isinstance(value, int) else 0
    return text.format(number=shown(number) if switch.key in _POINTS else number, **_facts(variant, shown))


@cache
def _sentences(*, two_players: bool, two_sides: bool, partners: bool) -> Sentences:
    before, play = before_play(partners=partners), in_play(two_players=two_players)
    return before | play | after_play(two_sides=two_sides)


@cache
def _names() -> tuple[dict[str, str], Sentences]:
    return switch_names(), value_names()


def _facts(variant: Variant, shown: Shown) -> dict[str, int]:
    """Return every number of points that a sentence may name."""
    unit, everything = variant.scale.unit, all_points(variant)
    facts = {f"units_{count}": count * unit for count in _UNITS}
    facts |= {
        "all_tricks": everything,
        "twice_all": 2 * everything,
        "raise_by": variant.match.raise_by,
        "ruin": -100 * unit,
        "target": variant.match.target,
        "half_target": variant.match.target // 2,
    }
    return {name: shown(points) for name, points in facts.items()}


def difference(switch: Switch, value: Value, shown: Shown = as_it_is) -> str:
    """Return one line that names a switch and its value, for a list of what differs."""
    name = value_name(switch, value, shown)
    return _("{switch}: {value}").format(switch=switch_name(switch.key), value=name)


def conflict(found: Conflict) -> str:
    """Return why two settings cannot be played together."""
    return {
        Clash.CLAIM_NEEDS_END_OF_DEAL: _(
            "Declaring out makes no sense when the game ends as soon as somebody reaches the target. "
            "Switch declaring out off, or check the target after the deal."
        ),
        Clash.MAXIMUM_BELOW_MINIMUM: _("The highest bid must not be below the least one."),
        Clash.NINES_ARE_MISSING: _("There are no nines in this deck, so no rule can ask for them."),
        Clash.MATCH_WITHOUT_END: _("A match for points must end: choose a number of deals."),
    }[found.code]
