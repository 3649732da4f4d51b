"""What the seats say in the auction or of their melds stands beside them until that is over."""

from dataclasses import replace

import pygame
import pytest

from game.presentation.around import Edge
from game.presentation.bubbles import bubble_box, bubbles
from game.presentation.effects import Effects
from game.rules.switches import with_switch
from game.rules.variant import Phase
from tests.presentation.tables import first, shown


@pytest.mark.parametrize("key", ["kencom", "auction_250", "cardgames", "double_deck"])
def test_every_seat_that_has_spoken_has_one_bubble(key: str) -> None:
    view = first(key, lambda view: len(view.calls) == 2 and view.phase is Phase.AUCTION)
    assert set(shown(bubbles, view)) == {("call", call.seat) for call in view.calls}


def test_the_bubbles_go_when_the_auction_is_over() -> None:
    view = first("cardgames", lambda view: view.phase is Phase.NAME_TRUMP)
    assert view.calls
    assert not shown(bubbles, view)


def test_what_melds_score_that_are_not_shown_stands_there_while_they_are_told() -> None:
    view = first("cardgames", lambda view: view.phase is Phase.MELDS and all(view.meld_points[::2]))
    assert not shown(bubbles, view)
    told = replace(view, variant=with_switch(view.variant, "melds_shown", False))  # noqa: FBT003 - its value
    assert set(shown(bubbles, told)) == {
        ("told", seat) for seat, points in enumerate(view.meld_points) if points
    }


def test_a_call_that_has_not_popped_yet_is_not_there() -> None:
    view = first("cardgames", lambda view: len(view.calls) == 1 and view.phase is Phase.AUCTION)
    effects = Effects()
    effects.pop(("call", view.calls[0].seat), 500)
    assert not shown(bubbles, view, effects=effects)


def test_a_bubble_stands_with_its_tail_at_the_seat() -> None:
    assert bubble_box((40, 20), Edge.LEFT, (100, 50)) == pygame.Rect(100, 40, 40, 20)
    assert bubble_box((40, 20), Edge.RIGHT, (100, 50)) == pygame.Rect(60, 40, 40, 20)
    assert bubble_box((40, 20), Edge.BOTTOM, (100, 50)) == pygame.Rect(80, 30, 40, 20)
