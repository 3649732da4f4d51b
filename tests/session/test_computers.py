"""Computers are asked once, heard when the table is ready, and late or doubled answers do nothing."""

from contextlib import closing
from typing import cast

from game.ai.choice import Choice
from game.ai.worker import Answer, Worker
from game.rules.actions import DeclareOut
from game.session.computers import Computers
from game.session.session import Session
from tests.session.players import Thinker, first_legal, session, step, until


def table(*players: str, seed: int = 1) -> tuple[Session, Thinker, Computers]:
    played, thinker = session(*players, seed=seed), Thinker()
    return played, thinker, Computers(played, cast("Worker", thinker))


def test_nobody_is_asked_before_the_deal() -> None:
    _, thinker, computers = table("standard", "standard")
    assert not computers.poll(accept=True)
    assert thinker.asked == []


def test_question_is_put_once_however_often_one_looks() -> None:
    played, thinker, computers = table("standard", "standard")
    played.start_deal()
    for _ in range(5):
        assert not computers.poll(accept=True)
    assert len(thinker.asked) == 1


def test_answer_waits_until_the_table_is_ready() -> None:
    played, thinker, computers = table("standard", "standard")
    played.start_deal()
    computers.poll(accept=False)
    thinker.ready()
    for _ in range(3):
        assert not computers.poll(accept=False)
    assert played.course.taken == ()
    assert computers.poll(accept=True)
    assert len(played.course.taken) == 1


def test_one_look_plays_one_action_however_many_answers_came() -> None:
    played, thinker, computers = table("standard", "standard")
    played.start_deal()
    computers.poll(accept=False)
    thinker.ready()
    thinker.ready()
    assert computers.poll(accept=True)
    assert len(played.course.taken) == 1
    assert not computers.poll(accept=True)


def test_answer_that_is_overtaken_by_a_claim_is_dropped() -> None:
    played, thinker, computers = table("human", "standard", seed=3)
    played.start_deal()
    until(played, 1)
    computers.poll(accept=False)
    thinker.ready()
    computers.poll(accept=False)
    played.submit(0, DeclareOut())
    assert not computers.poll(accept=True)
    assert thinker.cancelled > 1


def test_undo_asks_anew_and_drops_what_was_ready() -> None:
    played, thinker, computers = table("human", "standard")
    played.start_deal()
    until(played, 0)
    step(played)
    until(played, 1)
    computers.poll(accept=False)
    thinker.ready()
    computers.poll(accept=False)
    played.undo()
    assert not computers.poll(accept=True)
    step(played)
    until(played, 1)
    computers.poll(accept=True)
    assert len(thinker.asked) == 2


def test_answer_with_another_ticket_is_not_taken() -> None:
    played, thinker, computers = table("standard", "standard")
    played.start_deal()
    computers.poll(accept=True)
    ticket, view = thinker.asked[-1]
    thinker.answers.append(Answer(ticket + 1, Choice(first_legal(view), (), ())))
    assert not computers.poll(accept=True)


def test_new_session_forgets_the_questions_of_the_last() -> None:
    played, thinker, computers = table("standard", "standard")
    played.start_deal()
    computers.poll(accept=False)
    before = thinker.cancelled
    Computers(session(), cast("Worker", thinker))
    assert thinker.cancelled == before + 1


def test_waiting_plays_a_whole_deal() -> None:
    played, _, computers = table("standard", "standard")
    played.start_deal()
    while not played.deal_over:
        assert computers.wait(1.0)
    assert not computers.wait(1.0)


def test_real_process_plays_a_deal() -> None:
    played = session("standard", "random")
    played.start_deal()
    with closing(Worker()) as worker:
        computers = Computers(played, worker)
        while not played.deal_over:
            computers.wait(5.0)
    assert played.match.deals


def test_the_seat_is_known_for_which_another_level_chose_until_the_next_answer() -> None:
    played, thinker, computers = table("standard", "standard")
    played.start_deal()
    for rescued in (False, True, False):
        computers.poll(accept=False)
        ticket, view = thinker.asked[-1]
        thinker.answers.append(Answer(ticket, Choice(first_legal(view), (), ()), rescued=rescued))
        computers.poll(accept=False)
        seat = view.to_act
        assert computers.poll(accept=True)
        assert computers.rescued == (seat if rescued else None)
