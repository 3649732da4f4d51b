"""Each line moves a match on exactly as the rules say, or is refused."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.records.course import Course, advance, open_course
from game.records.entries import Acknowledged, Acted, Dealt, Entry, PlayedAgain, Signed, TookBack
from game.records.problem import Fault, UnreadableError
from game.rules.actions import DeclareOut, Draw
from game.rules.cards import Card
from game.rules.engine import legal_actions
from game.rules.events import CardsDealt, DealStarted, TrumpTurned
from game.rules.reasons import IllegalAction
from game.rules.shuffle import shuffled
from game.rules.variant import Variant
from tests.records.games import PERSON, VARIANTS, header, random_entries


def after(course: Course, *entries: Entry) -> Course:
    for entry in entries:
        course = advance(course, entry).course
    return course


def dealt() -> Course:
    return after(open_course(header(players=PERSON)), Dealt(1))


def played(count: int) -> Course:
    course = dealt()
    for _ in range(count):
        course = after(course, next_action(course))
    return course


def next_action(course: Course) -> Acted:
    seat = course.state.to_act
    assert seat is not None
    return Acted(seat, legal_actions(course.state, seat, interrupts=False)[0])


def finished() -> Course:
    entries = random_entries(header(players=PERSON), deals=1, luck=random.Random(1))
    return after(open_course(header(players=PERSON)), *entries[:-2])


def refuses(course: Course, entry: Entry) -> Fault:
    with pytest.raises(UnreadableError) as caught:
        advance(course, entry)
    return caught.value.problem.fault


def test_deal_publishes_start_packets_and_trump_in_this_order() -> None:
    step = advance(open_course(header()), Dealt(1))
    kinds = [type(moment.event) for moment in step.moments]
    assert kinds[0] is DealStarted
    assert set(kinds[1:9]) == {CardsDealt}
    assert kinds[9] is TrumpTurned
    assert step.moments[-1].state == step.course.state


def test_explicit_deck_is_dealt_in_its_order() -> None:
    deck = shuffled(header().variant, 99, 5)
    course = after(open_course(header()), Dealt(1, deck))
    assert course.state.deck == deck


@pytest.mark.parametrize("change", ["short", "long", "double"])
def test_deck_that_is_not_the_deck_is_refused(change: str) -> None:
    deck = shuffled(header().variant, 1, 1)
    wrong = {"short": deck[1:], "long": (*deck, Card.parse("AD2")), "double": (*deck[1:], deck[5])}
    assert refuses(open_course(header()), Dealt(1, wrong[change])) is Fault.WRONG_DECK


def test_next_deal_waits_until_the_last_is_acknowledged() -> None:
    assert refuses(dealt(), Dealt(1)) is Fault.OUT_OF_PLACE
    assert refuses(finished(), Dealt(2)) is Fault.OUT_OF_PLACE
    assert after(finished(), Acknowledged(), Dealt(2)).state.deal_no == 2


def test_deal_with_the_wrong_number_is_refused() -> None:
    assert refuses(open_course(header()), Dealt(2)) is Fault.OUT_OF_PLACE


def test_action_against_the_rules_is_refused_with_their_reason() -> None:
    with pytest.raises(IllegalAction):
        advance(dealt(), Acted(0, Draw()))
    with pytest.raises(IllegalAction):
        advance(open_course(header()), Acted(0, DeclareOut()))


def test_action_of_a_seat_that_is_not_there_is_refused() -> None:
    assert refuses(dealt(), Acted(2, DeclareOut())) is Fault.OUT_OF_PLACE


def test_taking_back_returns_to_the_very_position() -> None:
    before, course = played(7), played(12)
    back = after(course, TookBack(5))
    assert (back.state, back.match, back.taken) == (before.state, before.match, before.taken)
    assert back.assisted


def test_playing_again_returns_to_where_one_was() -> None:
    course = played(12)
    again = after(course, TookBack(2), TookBack(3), PlayedAgain(), PlayedAgain())
    assert (again.state, again.taken, again.undone) == (course.state, course.taken, ())


def test_new_action_ends_what_could_be_played_again() -> None:
    back = after(played(6), TookBack(2))
    assert refuses(after(back, next_action(back)), PlayedAgain()) is Fault.OUT_OF_PLACE


def test_a_finished_deal_is_taken_back_with_its_score() -> None:
    course = finished()
    back = after(course, Signed(_digest(course)), TookBack(1))
    assert not back.over
    assert back.match.deals == ()
    assert not back.signed
    assert after(back, PlayedAgain()).match == course.match


@pytest.mark.parametrize("count", [0, 8, 10**9])
def test_more_than_the_deal_is_never_taken_back(count: int) -> None:
    assert refuses(played(7), TookBack(count)) is Fault.OUT_OF_PLACE


def test_nothing_is_taken_back_once_acknowledged() -> None:
    assert refuses(after(finished(), Acknowledged()), TookBack(1)) is Fault.OUT_OF_PLACE


def test_computers_alone_take_nothing_back() -> None:
    course = after(open_course(header()), Dealt(1))
    assert refuses(after(course, next_action(course)), TookBack(1)) is Fault.OUT_OF_PLACE


def test_result_is_acknowledged_once_and_not_before_it_is_there() -> None:
    assert refuses(dealt(), Acknowledged()) is Fault.OUT_OF_PLACE
    assert refuses(after(finished(), Acknowledged()), Acknowledged()) is Fault.OUT_OF_PLACE


def test_digest_must_be_the_right_one() -> None:
    course = finished()
    assert refuses(course, Signed("0" * 16)) is Fault.DIGEST_DIFFERS
    assert after(course, Signed(_digest(course))).signed
    assert refuses(dealt(), Signed("0" * 16)) is Fault.OUT_OF_PLACE


@given(VARIANTS, st.randoms(use_true_random=False))
def test_every_variant_is_played_from_record_to_the_same_scores(
    variant: Variant, luck: random.Random
) -> None:
    entries = random_entries(header(variant), deals=2, luck=luck)
    course = after(open_course(header(variant)), *entries)
    assert course.acknowledged
    assert len(course.match.deals) == sum(isinstance(entry, Dealt) for entry in entries)


def _digest(course: Course) -> str:
    with pytest.raises(UnreadableError) as caught:
        advance(course, Signed("?"))
    return caught.value.problem.valid[0]
