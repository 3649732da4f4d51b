"""The contract plate says at every moment what was bid and what is missing."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.presentation.areas import areas
from game.presentation.contract_plate import contract_plate, contract_standing
from game.rules.choices import BidRange
from game.rules.state import Contract
from game.rules.variant import Phase
from game.rules.view import View
from sprites.text import fit
from tests.presentation.tables import first, shown, table_of

BIDS = ["kencom", "auction_250", "auction3_points", "cardgames", "double_deck"]


@pytest.mark.parametrize("scale", [1.0, 1.4])
@pytest.mark.parametrize("size", [(800, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("key", BIDS)
def test_the_plate_holds_all_its_lines_at_every_size(key: str, size: tuple[int, int], scale: float) -> None:
    view = first(key, lambda view: view.phase is Phase.PLAYOFF and len(view.tricks) == 2)
    places = areas(size, seats=view.variant.seats, text_scale=scale)
    there = shown(contract_plate, view, areas=places)
    plate = there["contract"].rect
    assert places.contract.contains(plate)
    assert all(plate.inflate(2, 2).contains(item.rect) for name, item in there.items() if name != "trump")


@pytest.mark.parametrize("key", BIDS)
def test_bid_trump_melds_tricks_and_need_stand_there_during_the_play(key: str) -> None:
    view = first(key, lambda view: view.phase is Phase.PLAYOFF and len(view.tricks) == 2)
    there = shown(contract_plate, view)
    assert {"contract", "trump", ("contract head", 0), ("contract head", 1)} <= set(there)
    assert {("contract", row, at) for row in (1, 2) for at in (0, 1, 2)} <= set(there)
    box = table_of(view).areas.contract
    assert all(box.contains(item.rect) for name, item in there.items() if name != "trump")


def test_the_need_counts_melds_tricks_and_what_the_bidder_knows_to_have_buried() -> None:
    view = first("auction_250", lambda view: bool(view.contract and view.contract.seat == 0 and view.buried))
    standing = contract_standing(view)
    assert standing
    assert view.contract
    assert standing.melds[0] == view.meld_points[0]
    assert standing.needed == max(0, view.contract.points - standing.melds[0] - standing.taken[0])
    blind = contract_standing(replace(view, buried=(None, None, None)))
    assert blind
    assert blind.taken[0] <= standing.taken[0]


def _said(view: View, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the plate says under the bid."""
    lines: list[str] = []

    def noted(text: str, px: int, room: int, *, bold: bool = False) -> str:
        lines.append(fit(text, px, room, bold=bold))
        return lines[-1]

    monkeypatch.setattr("game.presentation.contract_plate.fit", noted)
    shown(contract_plate, view)
    return lines[1]


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("kencom", "Needs a trick"),
        ("cardgames", "Needs a trick point"),
        ("double_deck", "20 needed"),
        ("article_20", "Reached"),
    ],
)
def test_contract_that_melds_alone_have_reached_still_says_what_the_tricks_must_bring(
    key: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = first(key, lambda view: view.phase is Phase.PLAYOFF and not view.tricks)
    assert _said(replace(view, contract=Contract(0, 0)), monkeypatch) == said


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1366, 768)])
def test_kitty_stands_clear_of_the_heads_of_the_columns(size: tuple[int, int]) -> None:
    view = first("auction_250", lambda view: view.phase is Phase.PLAYOFF)
    there = shown(contract_plate, replace(view, kitty=120), areas=areas(size, seats=3))
    row = [there["contract", 0, at].rect for at in range(3)]
    assert all(left.right < right.left for left, right in pairwise(row))


def test_plate_names_the_least_bid_that_is_allowed_even_when_that_is_less_than_usual(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = replace(first("cardgames", lambda view: view.phase is Phase.AUCTION), calls=())
    assert _said(view, monkeypatch) == "Bids from 250"
    assert _said(replace(view, choices=(BidRange((240, 250)),)), monkeypatch) == "Bids from 240"


def test_moon_needs_every_trick_until_one_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    view = first("cardzmania", lambda view: len(view.tricks) == 1 and not view.plays)
    for bidder, said in (
        (view.tricks[0].winner, "Moon: every trick"),
        (1 - view.tricks[0].winner % 2, "The moon is lost"),
    ):
        assert _said(replace(view, moon=True, contract=Contract(bidder, 0)), monkeypatch) == said


def test_partners_are_counted_together() -> None:
    view = first("cardgames", lambda view: view.phase is Phase.PLAYOFF and len(view.tricks) > 5)
    assert view.contract
    standing = contract_standing(replace(view, contract=Contract(1, 300)))
    assert standing
    assert standing.melds == (
        view.meld_points[1] + view.meld_points[3],
        view.meld_points[0] + view.meld_points[2],
    )
    assert sum(standing.taken) == sum(view.trick_points)


def test_before_the_contract_the_plate_tells_of_the_auction() -> None:
    view = first("cardgames", lambda view: len(view.calls) == 1)
    there = shown(contract_plate, view)
    assert ("contract head", 1) in there
    assert "trump" not in there
    assert contract_standing(view) is None


@pytest.mark.parametrize("key", ["two_hand_classic", "three_hand"])
def test_games_without_bidding_have_no_such_plate(key: str) -> None:
    view = first(key, lambda view: len(view.tricks) == 2)
    assert not shown(contract_plate, view)
