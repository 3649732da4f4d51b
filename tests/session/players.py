"""Stand-ins for players: a person who plays at once, and a worker without a process."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

from game.ai.choice import Choice
from game.ai.worker import Answer
from game.records.saves import Saves
from game.rules.actions import Action, DeclareOut
from game.rules.switches import with_switch
from game.rules.variants import preset
from game.rules.view import View
from game.session.session import Change, Reset, Session

CLASSIC = with_switch(preset("two_hand_classic"), "target", 500)
"""The default game, but a match is soon over."""
HUMAN_FIRST = ("human", "standard")


def session(*players: str, seed: int = 1, saves: Saves | None = None) -> Session:
    """A match that has not begun."""
    return Session.new(CLASSIC, players or HUMAN_FIRST, seed, saves)


def first_legal(view: View) -> Action:
    """What a person does here: the first thing on offer, but no claim."""
    return next(action for action in view.legal if not isinstance(action, DeclareOut))


def step(played: Session, luck: random.Random | None = None) -> None:
    """Let whoever is to act do something legal, a computer by answering its question."""
    seat = played.view(None).to_act
    assert seat is not None
    offers = [action for action in played.view(seat).legal if not isinstance(action, DeclareOut)]
    action = luck.choice(offers) if luck else offers[0]
    question = played.question()
    if question:
        assert played.answer(question.ticket, action)
    else:
        assert played.submit(seat, action) is None


def play_deal(played: Session, luck: random.Random | None = None) -> None:
    """Play the deal, or the next one, to its result."""
    played.start_deal()
    while not played.deal_over:
        step(played, luck)


def play_match(played: Session) -> None:
    """Play until somebody has won."""
    luck = random.Random(4)
    while not played.match.won:
        play_deal(played, luck)
        played.acknowledge()


def until(played: Session, seat: int) -> None:
    """Play until this seat is to act."""
    while played.view(None).to_act != seat:
        step(played)


@contextmanager
def heard(played: Session, seat: int | None) -> Iterator[list[Change | Reset]]:
    """What the seat hears from now on."""
    news: list[Change | Reset] = []
    played.listen(seat, news.append)
    yield news


class Thinker:
    """A worker that answers when told to: `ready` moves what was asked into what `poll` returns."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, View]] = []
        self.answers: list[Answer] = []
        self.cancelled = 0

    def ask(self, ticket: int, _level: str, view: View, _seed: int) -> None:
        self.asked.append((ticket, view))

    def cancel(self) -> None:
        self.cancelled += 1

    def ready(self) -> None:
        ticket, view = self.asked[-1]
        self.answers.append(Answer(ticket, Choice(first_legal(view), (), ())))

    def poll(self) -> tuple[Answer, ...]:
        answers, self.answers = tuple(self.answers), []
        return answers

    def wait(self, _timeout: float) -> tuple[Answer, ...]:
        self.ready()
        return self.poll()
