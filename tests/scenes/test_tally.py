"""The count goes card by card, adds the last trick, and rounds each side on its own."""

import pytest

from game.rules.cards import Card
from game.rules.counting import card_points
from game.rules.events import DealScored
from game.rules.view import View
from game.scenes.tally import CARD_TIME, Side, Tally, sides
from tests.session.players import CLASSIC, play_deal, session

POINTS = {card: card_points(card, CLASSIC.scoring.counting) for card in CLASSIC.deck.cards}


@pytest.fixture(scope="module")
def dealt() -> tuple[View, DealScored]:
    """A deal that was played to its end, as seat 0 sees it."""
    played = session("human", "random", seed=4)
    play_deal(played)
    view = played.view(0)
    assert view.result is not None
    assert not view.result.cut
    return view, view.result


def _tally(found: tuple[Side, ...], speed: float = 1.0) -> Tally:
    return Tally(found, POINTS, speed=speed)


@pytest.mark.parametrize("own", [0, 1])
def test_sides_are_the_whole_deal_and_the_own_one_is_first(dealt: tuple[View, DealScored], own: int) -> None:
    view, result = dealt
    found = sides(view, result, own)
    assert [side.seat for side in found] == [own, 1 - own]
    assert sorted(card for side in found for card in map(str, side.cards)) == sorted(
        map(str, CLASSIC.deck.cards)
    )
    assert sorted(side.bonus for side in found) == [0, CLASSIC.scoring.last_trick]
    assert sum(side.raw for side in found) == 250
    for side in found:
        assert sum(points for _title, points in side.melds) == side.meld_points == result.melds[side.seat]
        assert side.total == result.melds[side.seat] + result.rounded[side.seat]


def test_count_goes_up_card_by_card_to_the_raw_points(dealt: tuple[View, DealScored]) -> None:
    found = sides(*dealt, 0)
    tally = _tally(found)
    seen: list[list[int]] = [[], []]
    while not tally.done:
        for side, points in zip(found, seen, strict=True):
            points.append(tally.points(side))
        tally.advance(CARD_TIME)
    for side, points in zip(found, seen, strict=True):
        assert points == sorted(points)
        assert points[0] == 0
        assert tally.points(side) == side.raw
        cards = [POINTS[card] for card in side.cards]
        assert points[: len(cards)] == [sum(cards[:count]) for count in range(len(cards))]


def test_rounding_is_shown_after_the_last_card_and_before_the_sum(dealt: tuple[View, DealScored]) -> None:
    found = sides(*dealt, 0)
    tally = _tally(found)
    while not tally.rounding:
        assert not tally.done
        tally.advance(CARD_TIME)
    assert all(tally.counted(side) == len(side.cards) for side in found)


def test_count_can_be_finished_at_once(dealt: tuple[View, DealScored]) -> None:
    found = sides(*dealt, 0)
    tally = _tally(found)
    tally.finish()
    assert tally.done
    assert [tally.points(side) for side in found] == [side.raw for side in found]


def test_speed_is_a_factor(dealt: tuple[View, DealScored]) -> None:
    found = sides(*dealt, 0)
    usual, quick = _tally(found), _tally(found, speed=4.0)
    usual.advance(1.0)
    quick.advance(0.25)
    assert [usual.points(side) for side in found] == [quick.points(side) for side in found]


def test_time_that_changes_nothing_to_be_seen_says_so(dealt: tuple[View, DealScored]) -> None:
    tally = _tally(sides(*dealt, 0))
    assert not tally.advance(CARD_TIME / 3)
    assert tally.advance(CARD_TIME)
    tally.finish()
    assert not tally.advance(1.0)


def test_side_without_a_trick_counts_nothing() -> None:
    nothing = Side(0, "You", (), (), 0, 0, 0, 0)
    something = Side(1, "Opponent", (), (Card.parse("AS0"),), 10, 21, 20, 0)
    tally = _tally((nothing, something))
    while not tally.done:
        tally.advance(CARD_TIME)
    assert tally.points(nothing) == 0
    assert tally.points(something) == 21
