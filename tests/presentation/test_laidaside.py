"""The dead hand, the widow and what is buried: each has its place and shows no more than it may."""

import pytest

from game.presentation.laidaside import laid_aside, turned_widow
from game.presentation.layout import Look, layout
from game.presentation.pose import NOBODY, Place, Slot
from game.rules.cards import Card
from game.rules.variant import Phase
from tests.presentation.tables import first, table_of


def test_the_dead_hand_is_one_pile_of_backs() -> None:
    view = first("kencom", lambda view: view.dead_count == 16)
    poses = laid_aside(view, table_of(view).areas, 0)
    assert set(poses) == {Slot(Place.DEAD, NOBODY, index) for index in range(16)}
    assert not any(pose.face_up for pose in poses.values())
    assert len({round(pose.x) // 20 for pose in poses.values()}) <= 2


def test_the_widow_lies_face_down_until_it_is_turned() -> None:
    view = first("auction_250", lambda view: view.widow_count == 3 and view.phase is Phase.AUCTION)
    poses = laid_aside(view, table_of(view).areas, 0)
    assert len(poses) == 3
    assert not any(pose.face_up for pose in poses.values())


@pytest.mark.parametrize("mine", [True, False])
def test_a_turned_widow_can_be_read_before_it_goes_to_the_hand(*, mine: bool) -> None:
    view = first(
        "auction_250",
        lambda view: (
            view.contract is not None
            and (view.contract.seat == 0) is mine
            and bool(view.widow)
            and view.phase is Phase.WIDOW
        ),
    )
    assert view.contract
    lying = turned_widow(view, view.contract.seat)
    assert lying == view.widow
    poses = layout(view, table_of(view).areas, Look())
    assert all(poses[card].face_up for card in lying)
    assert len(poses) == len(view.variant.deck.cards)


def test_the_player_names_trump_with_the_widow_in_hand_and_others_still_show_it() -> None:
    mine = first("auction_250", lambda v: v.phase is Phase.NAME_TRUMP and v.contract.seat == 0)  # type: ignore[union-attr]
    theirs = first("auction_250", lambda v: v.phase is Phase.NAME_TRUMP and v.contract.seat != 0)  # type: ignore[union-attr]
    assert mine.contract
    assert theirs.contract
    assert not turned_widow(mine, mine.contract.seat)
    assert turned_widow(theirs, theirs.contract.seat) == theirs.widow


@pytest.mark.parametrize("mine", [True, False])
def test_only_the_bidder_knows_what_is_buried_and_nobody_sees_it(*, mine: bool) -> None:
    view = first(
        "auction_250", lambda view: bool(view.buried and view.contract and (view.contract.seat == 0) is mine)
    )
    poses = laid_aside(view, table_of(view).areas, 0)
    assert len(poses) == 3
    assert all(isinstance(key, Card) is mine for key in poses)
    assert not any(pose.face_up for pose in poses.values())
