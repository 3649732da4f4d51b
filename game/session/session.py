"""A session: one match being played, and the only way to move it on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from game.ai.names import LEVEL_NAMES, exact_name
from game.records.codec import encode
from game.records.course import Course, Moment, advance, open_course
from game.records.entries import Acknowledged, Acted, Dealt, Entry, PlayedAgain, Signed, TookBack
from game.records.header import HUMAN, Header, Player
from game.records.loading import load
from game.records.problem import Fault, Problem, SaveError
from game.records.saves import Saves
from game.records.writer import RecordWriter
from game.rules.actions import Action
from game.rules.cards import Card
from game.rules.digest import digest
from game.rules.engine import redact, view
from game.rules.events import Event
from game.rules.match import Match
from game.rules.reasons import IllegalAction, Reason
from game.rules.shuffle import choice_seed
from game.rules.variant import Variant
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Change:
    """Something happened: the event as the listener's seat saw it, and what it knows right after that."""

    event: Event
    view: View


@dataclass(frozen=True, slots=True)
class Reset:
    """The position is another one, after undo or redo: show this at once, without animation."""

    view: View


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer is asked now; an answer counts only while the question has the same ticket."""

    ticket: int
    seat: int
    level: str
    view: View
    seed: int


Listener = Callable[[Change | Reset], None]


class Session:
    """One match: its `course` is frozen and replaced by each step, after that step is on disk.

    `problem` is what last went wrong with the files; the game goes on, and a later step writes what could not
    be written.
    """

    def __init__(
        self,
        course: Course,
        writer: RecordWriter | None,
        saves: Saves | None = None,
        problem: Problem | None = None,
    ) -> None:
        """Go on with a course; `new` and `resume` are for players, this is for others with a writer."""
        self.course = course
        self.problem = problem
        self._writer = writer
        self._saves = saves
        self._listeners: list[tuple[int | None, Listener]] = []
        self._witnesses: list[Callable[[Moment], None]] = []
        self._ticket = 0
        self._views: dict[int | None, View] = {}

    @classmethod
    def new(
        cls,
        variant: Variant,
        players: tuple[str, ...],
        seed: int,
        saves: Saves | None = None,
        *,
        name: str = "",
        dealer: int | None = None,
    ) -> Session:
        """Return a match that has not begun, with "human" or a level for each seat; saves keep it.

        `name` is what the human is called; `dealer` deals first where the seed is not to draw who does.
        Raises ValueError when there are not as many players as seats.
        """
        if len(players) != variant.seats:
            raise ValueError(f"{variant.key} has {variant.seats} seats, not {len(players)}")
        seats = tuple(Player(kind, name if kind == HUMAN else "") for kind in players)
        started = datetime.now(UTC).isoformat() if saves else ""
        header = Header(variant, seed, seats, started, dealer)
        return cls(open_course(header), saves.begin(header) if saves else None, saves)

    @classmethod
    def resume(cls, path: Path, saves: Saves | None = None) -> Session | Problem:
        """Return the match in a record, at its exact action; a Problem when nothing of it can be used."""
        loaded = load(path)
        if isinstance(loaded, Problem):
            return loaded
        for player in loaded.course.header.players:
            if not player.human and exact_name(player.kind) is None:
                return Problem(Fault.UNKNOWN_PLAYER, text=player.kind, valid=(HUMAN, *LEVEL_NAMES))
        session = cls(loaded.course, loaded.writer, saves, loaded.problem)
        session._complete()
        return session

    @property
    def match(self) -> Match:
        """The match: scores, target, results so far, and whether it is won."""
        return self.course.match

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits at each seat: "human" or the key of a level."""
        return tuple(player.kind for player in self.course.header.players)

    @property
    def path(self) -> Path | None:
        """The file of the record; None when none is kept, and there may be none yet before the first deal."""
        return self._writer.path if self._writer else None

    @property
    def assisted(self) -> bool:
        """Whether anything was ever taken back in this match."""
        return self.course.assisted

    @property
    def between_deals(self) -> bool:
        """Whether `start_deal` comes next."""
        return self.course.between_deals

    @property
    def deal_over(self) -> bool:
        """Whether the deal has its result."""
        return self.course.over

    @property
    def acknowledged(self) -> bool:
        """Whether that result has been seen, so that nothing of the deal can be taken back."""
        return self.course.acknowledged

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything that can still be taken back."""
        return self._since_decision() > 0 and not self.course.acknowledged

    @property
    def can_redo(self) -> bool:
        """Whether what was taken back can still be played again."""
        return bool(self.course.undone)

    def view(self, seat: int | None) -> View:
        """Return what the seat may know now; None is a spectator."""
        if seat not in self._views:
            self._views[seat] = view(self.course.state, seat)
        return self._views[seat]

    def listen(self, seat: int | None, listener: Listener) -> None:
        """Call `listener` with every change and reset from now on, as this seat knows them."""
        self._listeners.append((seat, listener))

    def witness(self, listener: Callable[[Moment], None]) -> None:
        """Call `listener` with all that happens, hidden cards included: for reports, never for a seat."""
        self._witnesses.append(listener)

    def start_deal(self, deck: tuple[Card, ...] = ()) -> bool:
        """Deal the next deal, from the seed or in this order; False when it is not the moment."""
        if not self.between_deals:
            return False
        self._publish(self._move(Dealt(self.match.deal_no, deck)))
        return True

    def submit(self, seat: int, action: Action) -> Reason | None:
        """Let the seat do this, or return why not; it is on disk before any listener hears of it."""
        try:
            moments = self._move(Acted(seat, action))
        except IllegalAction as refusal:
            return refusal.reason
        self._publish(moments)
        return None

    def acknowledge(self) -> bool:
        """Take the result as seen, and a won match into the hall of fame; False when it is not the moment."""
        if not self.deal_over or self.acknowledged:
            return False
        self._move(Acknowledged())
        self._finish()
        return True

    def undo(self) -> bool:
        """Go back to the last decision of a person in this deal; False when there is none to take back."""
        if not self.can_undo:
            return False
        self._move(TookBack(self._since_decision()))
        self._reset()
        return True

    def redo(self) -> bool:
        """Play again what was taken back last; False when there is nothing."""
        if not self.can_redo:
            return False
        self._move(PlayedAgain())
        self._reset()
        return True

    def question(self) -> Question | None:
        """Return what a computer is asked now; None while a person is to act, or nobody."""
        seat = self.course.state.to_act
        if seat is None or self.course.header.players[seat].human:
            return None
        seed = choice_seed(self.match.seed, self.course.state.deal_no, len(self.course.taken), seat)
        return Question(self._ticket, seat, self.players[seat], self.view(seat), seed)

    def answer(self, ticket: int, action: Action) -> bool:
        """Take the answer to the open question; False for a late or doubled one. Raises IllegalAction."""
        question = self.question()
        if question is None or question.ticket != ticket:
            return False
        refusal = self.submit(question.seat, action)
        if refusal:
            raise IllegalAction(refusal)
        return True

    def _move(self, entry: Entry) -> tuple[Moment, ...]:
        """Do what the entry says: first on disk, then here; a deal that ends is signed with its digest."""
        step = advance(self.course, entry)
        course, entries = step.course, [entry]
        if course.over and not course.signed:
            signature = Signed(digest(course.state))
            course, entries = advance(course, signature).course, [entry, signature]
        self._write(*entries)
        self.course = course
        self._ticket += 1
        self._views.clear()
        return step.moments

    def _write(self, *entries: Entry) -> None:
        if self._writer is None:
            return
        try:
            self._writer.append(*map(encode, entries))
        except SaveError as error:
            self.problem = error.problem

    def _publish(self, moments: tuple[Moment, ...]) -> None:
        for moment in moments:
            for witness in self._witnesses:
                witness(moment)
            for seat, listener in tuple(self._listeners):
                listener(Change(redact(moment.event, seat), view(moment.state, seat)))

    def _reset(self) -> None:
        for seat, listener in tuple(self._listeners):
            listener(Reset(self.view(seat)))

    def _since_decision(self) -> int:
        """Return how many actions there are from a person's last decision on, or 0."""
        humans = self.course.header.humans
        for count, taken in enumerate(reversed(self.course.taken), 1):
            if taken.acted.seat in humans:
                return count
        return 0

    def _complete(self) -> None:
        """Do what a kill between two steps has left undone."""
        if self.course.over and not self.course.signed:
            signature = Signed(digest(self.course.state))
            self.course = advance(self.course, signature).course
            self._write(signature)
        if self.acknowledged:
            self._finish()

    def _finish(self) -> None:
        if self.match.won is None or self._saves is None:
            return
        self._saves.finish(self.course)
        self.problem = self._saves.history.problem or self.problem
