"""The count goes card by card, adds the last trick, and rounds each side on its own."""

from dataclasses import replace

import pytest

from game.presentation.wording.labels import unseen_melds
from game.rules.cards import Card
from game.rules.counting import card_points
from game.rules.events import DealScored
from game.rules.variants import REGISTRY
from game.rules.view import View
from game.scenes.tally import CARD_TIME, Side, Tally, sides
from tests.presentation.wording.rounds import GAMES, contract_view
from tests.rules.staging import variant
from tests.scenes.dealt import dealt_deals
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
    assert [side.side for side in found] == [own, 1 - own]
    assert sorted(card for side in found for card in map(str, side.cards)) == sorted(
        map(str, CLASSIC.deck.cards)
    )
    assert sorted(side.bonus for side in found) == [0, CLASSIC.scoring.last_trick]
    assert sum(side.raw for side in found) == 250
    for side in found:
        assert sum(points for _title, points in side.melds) == side.meld_points == result.melds[side.side]
        assert side.total == result.melds[side.side] + result.rounded[side.side]


def test_melds_that_were_told_and_not_shown_have_one_line(dealt: tuple[View, DealScored]) -> None:
    view, result = dealt
    mine = replace(view, melds=tuple(laid for laid in view.melds if laid.seat == 0))
    own, other = sides(mine, result, 0)
    assert own.melds == sides(view, result, 0)[0].melds
    assert other.melds == ((unseen_melds(), result.melds[1]),)


def test_melded_cards_are_there_to_look_at_only_where_no_trick_was_taken() -> None:
    for view, result in dealt_deals("cardgames"):
        unplayed = sides(replace(view, tricks=()), result, 0)
        assert not view.tricks or not any(side.laid for side in sides(view, result, 0))
        for side in unplayed:
            melded = {card for laid in view.melds if laid.seat % 2 == side.side for card in laid.meld.cards}
            assert set(side.laid) == melded
            assert len(side.laid) == len(melded)


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


@pytest.mark.parametrize("key", GAMES)
def test_every_card_and_every_point_of_every_game_belongs_to_a_side(key: str) -> None:
    for view, result in dealt_deals(key):
        found = sides(view, result, 0)
        points = {card: card_points(card, view.variant.scoring.counting) for card in view.variant.deck.cards}
        captured = [card for trick in view.tricks for card in (play.card for play in trick.plays)]
        assert sorted(map(str, captured)) == sorted(str(card) for side in found for card in side.cards)
        assert sum(side.raw for side in found) == sum(result.tricks)
        assert sum(side.meld_points for side in found) == sum(result.melds)
        for side in found:
            counted = sum(points[card] for card in side.cards)
            assert side.raw == counted + side.bonus + side.buried
            assert side.bonus in (0, view.variant.scoring.last_trick)
            assert side.buried == 0 or side.bid


@pytest.mark.parametrize("key", [key for key, game in REGISTRY.items() if not game.stakes.paid])
def test_side_brings_what_was_scored(key: str) -> None:
    for view, result in dealt_deals(key):
        for side in sides(view, result, 0):
            plain = result.melds[side.side] + result.rounded[side.side]
            assert side.total == (result.points[side.side] if result.points else plain)
            if side.added is not None and side.melds_void:
                assert side.total != plain


def test_partners_are_one_side_and_the_own_one_is_first() -> None:
    for view, result in dealt_deals("cardgames"):
        assert [side.name for side in sides(view, result, 0)] == ["Your side", "Opponents"]


def test_opponents_of_a_bidder_for_stakes_are_counted_together_and_who_sits_out_is_left_out() -> None:
    for view, result in dealt_deals("four at table"):
        if result.bidder is None:
            continue
        found = sides(view, result, 0)
        assert len(found) == 2
        assert {side.bid > 0 for side in found} == {True, False}
        assert (found[0].bid > 0) == (result.bidder == 0 or view.sitting_out == 0)


def test_what_a_bidder_left_who_gave_up_is_added_to_the_other_side() -> None:
    rules = variant(REGISTRY["cardgames"], giving_up=True)
    result = DealScored((0, 0), (20, 230), (20, 230), (-250, 230), cut=True, bidder=0, points=(-250, 230))
    seen = replace(contract_view(0, "cardgames"), variant=rules, tricks=(), result=result)
    own, other = sides(seen, result, 0)
    assert (own.buried, own.unplayed, other.buried, other.unplayed) == (20, 0, 0, 230)
    tally = _tally((own, other))
    tally.finish()
    assert tally.points(other) == 230
