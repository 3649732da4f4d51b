"""The course of a match: what its record has said so far, as one frozen value that each line moves on."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import assert_never

from game.records.entries import Acknowledged, Acted, Dealt, Entry, PlayedAgain, Signed, TookBack
from game.records.header import Header
from game.records.problem import Fault, UnreadableError
from game.rules.cards import Card
from game.rules.digest import digest
from game.rules.engine import begin, decide, evolve, start_deal
from game.rules.events import Event
from game.rules.match import Match, evolve_match, new_match
from game.rules.state import State


@dataclass(frozen=True, slots=True)
class Taken:
    """One action of the deal, with the position it was taken in."""

    acted: Acted
    state: State
    match: Match


@dataclass(frozen=True, slots=True)
class Course:
    """Where a match stands: `state` is the deal being played or just over, without cards before the first.

    `taken` are its actions so far; `undone` are bundles taken back, the next to be played again last;
    `signed` says that the digest of the finished deal has been written.
    """

    header: Header
    match: Match
    state: State
    taken: tuple[Taken, ...] = ()
    undone: tuple[tuple[Acted, ...], ...] = ()
    signed: bool = False
    acknowledged: bool = False
    assisted: bool = False

    @property
    def over(self) -> bool:
        """Say whether the deal has its result."""
        return self.state.result is not None

    @property
    def between_deals(self) -> bool:
        """Say whether a deal can begin now."""
        return self.match.won is None and (not self.state.deal_no or self.acknowledged)


@dataclass(frozen=True, slots=True)
class Moment:
    """One event and the deal right after it."""

    event: Event
    state: State


@dataclass(frozen=True, slots=True)
class Advance:
    """What an entry did: the course after it, and what happened on the way (nothing when it took back)."""

    course: Course
    moments: tuple[Moment, ...] = ()


def open_course(header: Header) -> Course:
    """Return the course of a match that has not begun."""
    match = new_match(header.variant, header.seed, dealer=header.dealer)
    return Course(header, match, begin(header.variant))


def advance(course: Course, entry: Entry) -> Advance:
    """Return what the entry does; raises IllegalAction where the rules refuse, UnreadableError elsewhere."""
    match entry:
        case Dealt(deal_no, deck):
            return _deal(course, deal_no, deck)
        case Acted():
            return _act(course, entry)
        case TookBack(count):
            return _take_back(course, count)
        case PlayedAgain():
            return _play_again(course)
        case Signed(text):
            return _sign(course, text)
        case Acknowledged():
            _demand(course.over and not course.acknowledged, "acknowledged")
            return Advance(replace(course, acknowledged=True, undone=()))
    assert_never(entry)


def _deal(course: Course, deal_no: int, deck: tuple[Card, ...]) -> Advance:
    _demand(course.between_deals and deal_no == course.match.deal_no, "deal")
    if deck:
        _check_deck(course, deck)
    bare = begin(course.header.variant)
    fresh = Course(course.header, course.match, bare, assisted=course.assisted)
    return _happen(fresh, start_deal(course.match, deck or None))


def _check_deck(course: Course, deck: tuple[Card, ...]) -> None:
    wanted, given = Counter(course.header.variant.deck.cards), Counter(deck)
    wrong = (given - wanted) + (wanted - given)
    if wrong:
        raise UnreadableError(Fault.WRONG_DECK, " ".join(map(str, wrong)), (str(wanted.total()),))


def _act(course: Course, acted: Acted) -> Advance:
    _demand(acted.seat < course.header.variant.seats, str(acted.seat))
    taken = Taken(acted, course.state, course.match)
    events = decide(course.state, acted.seat, acted.action)
    return _happen(replace(course, taken=(*course.taken, taken), undone=()), events)


def _happen(course: Course, events: tuple[Event, ...]) -> Advance:
    match, state, moments = course.match, course.state, []
    for event in events:
        state = evolve(state, event)
        match = evolve_match(match, event)
        moments.append(Moment(event, state))
    return Advance(replace(course, match=match, state=state), tuple(moments))


def _take_back(course: Course, count: int) -> Advance:
    # A match of computers alone is never taken back: there is nobody who could want it.
    allowed = bool(course.header.humans) and not course.acknowledged
    _demand(allowed and 0 < count <= len(course.taken), "undo")
    first = course.taken[-count]
    bundle = tuple(taken.acted for taken in course.taken[-count:])
    return Advance(
        replace(
            course,
            match=first.match,
            state=first.state,
            taken=course.taken[:-count],
            undone=(*course.undone, bundle),
            signed=False,
            assisted=True,
        )
    )


def _play_again(course: Course) -> Advance:
    _demand(bool(course.undone), "redo")
    left = course.undone[:-1]
    moments: list[Moment] = []
    for acted in course.undone[-1]:
        step = _act(course, acted)
        course = step.course
        moments += step.moments
    return Advance(replace(course, undone=left), tuple(moments))


def _sign(course: Course, text: str) -> Advance:
    _demand(course.over and not course.signed, "digest")
    if (right := digest(course.state)) != text:
        raise UnreadableError(Fault.DIGEST_DIFFERS, text, (right,))
    return Advance(replace(course, signed=True))


def _demand(holds: bool, text: str) -> None:  # noqa: FBT001 - reads as an assertion about the file
    if not holds:
        raise UnreadableError(Fault.OUT_OF_PLACE, text)
