"""The timeline: events wait in line, each moves its cards, and at the end all lie where the view says."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace

from game.presentation.layout import to_be_read
from game.presentation.pose import Key, Pose
from game.presentation.stage import Flight, Stage
from game.presentation.styles import DRIFT, REST, SHOW_MELDS, Moves, moves
from game.rules.contract_events import MeldsCounted, PhaseBegan
from game.rules.events import CardPlayed, Event, MeldDeclared, TrickWon
from game.rules.view import View

LONGEST_GAP = 2.0
"""Seconds; after a longer gap everything that waits is shown at once."""


AT_ONCE = Flight(0)
"""How a card gets to its place when the player has put it there himself."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast and how patiently things are shown.

    `rest` are the ms a finished trick lies at speed 1, and `hold_trick` lets it wait for a press instead;
    `hold_show` keeps melds laid all at once until a press.
    """

    speed: float = 1.0
    instant: bool = False
    reduced: bool = False
    rest: float = REST
    hold_trick: bool = False
    hold_meld: bool = False
    hold_show: bool = False


class Timeline:
    """Shows one event after the other on a stage.

    `place` says where the cards of a view lie; `started` hears of each event when its motion begins, with
    True when it is only caught up with. `pace` is asked at every step.
    """

    def __init__(
        self,
        view: View,
        place: Callable[[View], dict[Key, Pose]],
        pace: Callable[[], Pace],
        started: Callable[[Event, View, bool], None],
    ) -> None:
        """Begin with the cards of a view where they lie."""
        self.stage = Stage()
        self.view = view
        self.dropped: frozenset[Key] = frozenset()
        self._place = place
        self._pace = pace
        self._started = started
        self._queue: deque[tuple[Event, View]] = deque()
        self._left = 0.0
        self._hold_next = False
        self.holding = False
        self.stage.place(place(view), {})

    @property
    def busy(self) -> bool:
        """Whether an event is being shown, waits to be, or is held until a press."""
        return bool(self._queue) or self._left > 0 or self._hold_next or self.holding

    @property
    def latest(self) -> View:
        """The view after everything that waits."""
        return self._queue[-1][1] if self._queue else self.view

    def push(self, event: Event, view: View) -> None:
        """Put an event at the end of the line, with the view after it."""
        self._queue.append((event, view))

    def reset(self, view: View) -> None:
        """Show a view at once, as after loading or undoing; nothing waits any more."""
        self._queue.clear()
        self._left, self._hold_next, self.holding = 0.0, False, False
        self.dropped = frozenset()
        self.view = view
        self.stage.place(self._place(view), {})
        self.stage.snap()

    def relay(self, drift: Flight | None = DRIFT) -> None:
        """Lay the cards out again, because the screen, the hand's order or what is chosen has changed."""
        self.stage.place(self._place(self.view), {}, drift=drift)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; after a long gap everything that waits is simply there."""
        pace = self._pace()
        if dt > LONGEST_GAP or pace.instant:
            self._catch_up()
            return
        ms = dt * 1000 * pace.speed
        self.stage.update(ms)
        if self.holding:
            return
        self._left -= ms
        self._go_on(pace)

    def skip(self) -> bool:
        """Bring everything to its end, or up to the next hold; say whether there was anything to skip."""
        if not self.busy:
            return False
        if self.holding:
            self.holding = False
        else:
            self._catch_up()
        return True

    def _go_on(self, pace: Pace) -> None:
        while self._left <= 0:
            self._end_step()
            if self.holding or not self._queue:
                self._left = 0.0
                return
            self._begin(pace)

    def _end_step(self) -> None:
        """Wait for a press after a step that the player wants to look at."""
        if self._hold_next:
            self._hold_next, self.holding = False, True

    def _catch_up(self) -> None:
        self.stage.snap()
        self._left = 0.0
        self._end_step()
        while self._queue and not self.holding:
            self._begin(None)
            self._end_step()

    def _begin(self, pace: Pace | None) -> None:
        """Start the next event; without a pace, show only its end."""
        event, view = self._queue.popleft()
        self._hold_next = self._wants_hold(event, view)
        old = self.stage.slots()
        new = self._place(view)
        self.view = view
        dropped, self.dropped = self.dropped, frozenset()
        if pace is None:
            self.stage.place(new, {})
            self.stage.snap()
            self._started(event, view, True)  # noqa: FBT003 - a callback's place has no name
            return
        step = moves(event, view, old, new, rest=0 if pace.hold_trick else pace.rest, show=self._show(pace))
        flights = {key: AT_ONCE if key in dropped else flight for key, flight in step.flights.items()}
        if dropped and all(flight is AT_ONCE for flight in flights.values()):
            step = Moves()
        if pace.reduced:
            flights = {key: _late_only(flight) for key, flight in flights.items()}
        self.stage.place(new, flights, drift=None if pace.reduced else DRIFT)
        self._left += step.length
        self._started(event, view, False)  # noqa: FBT003 - see above

    def _wants_hold(self, event: Event, view: View) -> bool:
        pace = self._pace()
        match event:
            case CardPlayed():
                followed = bool(self._queue) and isinstance(self._queue[0][0], TrickWon)
                return pace.hold_trick and view.rest is None and followed
            case MeldDeclared(seat):
                return pace.hold_meld and seat != view.seat
            case MeldsCounted():
                return pace.hold_show and to_be_read(view) and not self._goes_on_here(view)
            case _:
                return False

    def _goes_on_here(self, view: View) -> bool:
        """Say whether melds stay where they are because the player himself acts next."""
        if not self._queue:
            return False
        event = self._queue[0][0]
        return isinstance(event, PhaseBegan) and event.seat == view.seat

    def _show(self, pace: Pace) -> float:
        return 0.0 if self._hold_next or pace.hold_show else SHOW_MELDS


def _late_only(flight: Flight) -> Flight:
    """Keep a flight's delay, so that a trick still rests, and let the card then simply be there."""
    return replace(flight, duration=0.0)
