"""A person takes back what he likes of the deal, and plays it again."""

import random

from game.rules.actions import DeclareOut
from game.session.session import Reset
from tests.session.players import heard, play_deal, session, step, until


def test_undo_returns_to_the_last_decision_and_redo_to_where_one_was() -> None:
    played = session()
    played.start_deal()
    until(played, 0)
    before = played.course.state
    step(played)
    until(played, 0)
    after = played.course.state
    with heard(played, 0) as news:
        assert played.undo()
        assert played.course.state == before
        assert played.redo()
    assert played.course.state == after
    assert [type(change) for change in news] == [Reset, Reset]
    assert news[-1].view == played.view(0)
    assert played.assisted


def test_undo_goes_back_to_the_first_decision_of_the_deal_and_no_further() -> None:
    played = session()
    play_deal(played, random.Random(1))
    states = []
    while played.can_undo:
        assert played.undo()
        assert played.view(None).to_act == 0
        states.append(played.course.state)
    assert not played.undo()
    assert all(taken.acted.seat == 1 for taken in played.course.taken)
    while played.can_redo:
        assert played.course.state == states.pop()
        assert played.redo()
    assert played.deal_over


def test_new_decision_ends_redo() -> None:
    played = session()
    play_deal(played)
    played.undo()
    step(played)
    assert not played.can_redo
    assert not played.redo()


def test_scores_come_back_with_the_deal() -> None:
    played = session()
    play_deal(played)
    match = played.match
    played.undo()
    assert played.match.deals == ()
    played.redo()
    assert played.match == match


def test_acknowledged_deal_stays() -> None:
    played = session()
    play_deal(played)
    played.undo()
    played.redo()
    played.acknowledge()
    assert not played.can_undo
    assert not played.can_redo


def test_claim_out_of_turn_can_be_taken_back() -> None:
    played = session(seed=3)
    played.start_deal()
    until(played, 1)
    before = played.course.state
    played.submit(0, DeclareOut())
    assert played.deal_over
    assert played.undo()
    assert played.course.state == before
    assert played.question()


def test_computers_alone_take_nothing_back() -> None:
    played = session("standard", "standard")
    play_deal(played)
    assert not played.can_undo
    assert not played.undo()
