"""The tray has a place for each card that is wanted, clear of what must be seen."""

from itertools import pairwise

import pytest

from game.presentation.areas import areas
from game.presentation.knobs import Board
from game.presentation.layout import rows
from game.presentation.tray import card_choice, plan, tray_board, tray_poses
from game.rules.choices import ChooseCards, Purpose
from game.rules.variant import Phase
from game.rules.view import View
from tests.presentation.moments import SIZES, moment, moments, places, plain

TRAYS = [
    ("cardgames", Phase.PASSING),
    ("classic_500", Phase.PASSING),
    ("auction_250", Phase.BURYING),
    ("auction3_points", Phase.BURYING),
]
every_tray = pytest.mark.parametrize(("key", "phase"), TRAYS)


def board(view: View, count: int, size: tuple[int, int] = (1920, 1080)) -> Board:
    choice = card_choice(view)
    assert choice is not None
    return tray_board(view, places(size, view.variant.key), choice.cards[:count], plain)


@every_tray
@pytest.mark.parametrize("size", SIZES)
def test_every_part_lies_on_the_board(key: str, phase: Phase, size: tuple[int, int]) -> None:
    for view in moments(key, phase)[:4]:
        drawn = board(view, 2, size)
        choice = card_choice(view)
        assert drawn.box is not None
        assert choice is not None
        assert len(drawn.slots) == choice.count
        assert all(drawn.box.contains(slot) for slot in drawn.slots)
        assert all(left.right <= right.left + 2 for left, right in pairwise(drawn.slots))
        (confirm,) = drawn.knobs
        assert drawn.box.contains(confirm.rect)
        assert not any(slot.colliderect(confirm.rect) for slot in drawn.slots)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", ["auction_250", "auction3_points"])
def test_tray_of_a_burial_leaves_ones_own_melds_in_sight(key: str, size: tuple[int, int]) -> None:
    for view in moments(key, Phase.BURYING):
        box = board(view, 0, size).box
        assert box is not None
        for pose in rows(view, places(size, key), 0).poses.values():
            assert not box.collidepoint(pose.x, pose.y)


@pytest.mark.parametrize("size", SIZES)
def test_tray_of_a_burial_is_clear_of_both_places_for_melds_with_somebody_across(
    size: tuple[int, int],
) -> None:
    where = areas(size, seats=4)
    box = plan(where, ChooseCards(Purpose.BURYING, 3, ()), "Bury 3 cards").box
    assert not box.colliderect(where.seats[0].melds)
    assert not box.colliderect(where.seats[2].melds)


@every_tray
def test_confirm_is_off_until_the_count_is_right(key: str, phase: Phase) -> None:
    view = moment(key, phase)
    choice = card_choice(view)
    assert choice is not None
    for count in range(choice.count + 1):
        assert board(view, count).knobs[0].off is (count != choice.count)


@every_tray
def test_cards_in_the_tray_lie_in_its_places(key: str, phase: Phase) -> None:
    view = moment(key, phase)
    where, choice = places((1920, 1080), key), card_choice(view)
    assert choice is not None
    poses = tray_poses(view, where, choice.cards[: choice.count])
    slots = plan(where, choice, "").slots
    assert [(round(pose.x), round(pose.y)) for pose in poses.values()] == [slot.center for slot in slots]


def test_nothing_lies_in_a_tray_when_no_cards_are_chosen() -> None:
    view = moment("cardgames", Phase.AUCTION)
    assert not tray_poses(view, places((1920, 1080), "cardgames"), view.hand.cards[:2])
    with pytest.raises(ValueError, match="no cards"):
        tray_board(view, places((1920, 1080), "cardgames"), (), plain)


def test_line_tells_what_is_lost_by_passing_and_what_a_burial_counts() -> None:
    view = moment("cardgames", Phase.PASSING)
    assert any("Your melds" in words.text for words in board(view, 0).words)
    view = moment("auction_250", Phase.BURYING)
    assert any("They count" in words.text for words in board(view, 3).words)
