"""A deal played on from its contract: no card is lost, melds are counted as laid, points are all taken."""

import pytest

from game.ai.expert.course import Course
from game.ai.expert.reckoning import reckoner
from game.rules.cards import Suit
from game.rules.keeping import all_points
from game.rules.state import Contract, State
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.ai.expert.dealing import BID, deal


def _start(key: str, seed: int) -> State:
    """Return the state at the first call, all cards as dealt."""
    return next(each.state for each in deal(key, seed))


def _hands(state: State) -> tuple[int, ...]:
    code = reckoner(state.variant).plain
    return (*map(code.bits, state.hands), code.bits((*state.widow, *state.dead)))


@pytest.mark.parametrize("key", BID)
def test_all_trick_points_are_taken(key: str) -> None:
    state = _start(key, 3)
    course = Course(state.variant, state.dealer)
    for seat in course.order:
        played = course.bid(_hands(state), Contract(seat, state.variant.auction.minimum))
        dead = reckoner(state.variant).plain
        out = sum(dead.layout.points[dead.place[card]] for card in state.dead)
        assert played.ending is not None or sum(played.taken) == all_points(state.variant) - out


@pytest.mark.parametrize("key", ["kencom", "bicycle_auction", "auction3_points", "double_deck"])
def test_melds_are_those_that_are_laid(key: str) -> None:
    for seed in range(1, 5):
        decisions = deal(key, seed)
        end = decisions[-1].state
        if end.contract is None or end.trump is None or end.variant.passing.passed or end.buried:
            continue
        start = _start(key, seed)
        course = Course(start.variant, start.dealer)
        hands = tuple(reckoner(start.variant).recoded(hand, end.trump) for hand in _hands(start))
        melds = [0] * start.variant.seats
        for laid in end.melds:
            melds[laid.seat] += laid.meld.points
        if end.ending is None:
            assert course.melds(hands, end.contract, end.trump) == tuple(melds)


def test_a_hopeless_contract_for_stakes_is_given_up_and_one_melded_already_is_not_played() -> None:
    state = next(each.state for each in deal("auction_250", 2) if each.view.phase is Phase.AUCTION)
    course = Course(state.variant, state.dealer)
    seat = course.order[0]
    assert course.bid(_hands(state), Contract(seat, 900)).ending is not None
    low = course.bid(_hands(state), Contract(seat, 10))
    assert low.ending is not None or sum(low.melds) < 10


def test_the_bidder_of_a_passing_game_gets_cards_and_gives_as_many_back() -> None:
    variant = REGISTRY["cardgames"]
    state = _start("cardgames", 4)
    course = Course(variant, state.dealer)
    hands = tuple(reckoner(variant).recoded(hand, Suit.SPADES) for hand in _hands(state))
    gift = hands[2] & -hands[2]
    more = course.moved(Suit.SPADES, hands, 2, 0, gift)
    assert (more[0].bit_count(), more[2].bit_count()) == (13, 11)
    back = course.returned(
        course.moved(Suit.SPADES, hands, 2, 0, hands[2] & 0), Contract(0, 250), Suit.SPADES
    )
    assert (back[0].bit_count(), back[2].bit_count()) == (8, 16)
