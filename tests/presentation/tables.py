"""Tables of any game, ready to be looked at without a screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from game.presentation.areas import areas
from game.presentation.attention import Attention
from game.presentation.canvas import Item
from game.presentation.effects import Effects
from game.presentation.furniture import Table
from game.presentation.pad import Score
from game.rules.view import View
from tests.presentation.evenings import round_of

SCORE = Score(("Your side", "Opponents"), (), (0, 0), (0, 0), (0, 0), 1000, open=True)


def table_of(view: View, size: tuple[int, int] = (1280, 720), **more: object) -> Table:
    """The table for a view, with nobody's attention on anything."""
    places = areas(size, seats=view.variant.seats)
    table = Table(view, places, Attention(), Effects(), SCORE, "pad", four_colour=False)
    return replace(table, **more)  # type: ignore[arg-type]  # the test knows the fields


def shown(items: Callable[[Table], Iterator[Item]], view: View, **more: object) -> dict[object, Item]:
    """What a part of the drawing yields for a view, by key."""
    return {item.key: item for item in items(replace(table_of(view), **more))}  # type: ignore[arg-type]


def first(key: str, fits: Callable[[View], bool], seat: int | None = 0) -> View:
    """The first view of some random deal of a game that fits."""
    deals = (round_of(key, seed, seat) for seed in range(30))
    return next(view for seen in deals for _event, view in seen if fits(view))
