"""The desk: session, timeline and tabletop in one bundle that goes from scene to scene."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.presentation.contract_plate import buried_points
from game.presentation.effects import MESSAGE
from game.presentation.layout import own_first
from game.presentation.pad import Score, finished_deals
from game.presentation.pose import Key, Pose
from game.presentation.stage import Flight
from game.presentation.styles import LONG_REST, PART, REST
from game.presentation.tabletop import Finish, Tabletop
from game.presentation.timeline import Pace, Timeline
from game.presentation.wording import player_name, side_name
from game.presentation.wording.levels import stood_in
from game.records.header import HUMAN
from game.records.problem import Problem
from game.rules.events import Event
from game.rules.seats import by_side, side_of
from game.rules.variant import MatchFormat
from game.rules.view import View
from game.scenes.equipment import Equipment
from game.scenes.reading import display_of
from game.scenes.scene import Scene
from game.session.computers import Computers
from game.session.session import Change, Reset, Session

Route = Callable[["Desk", Scene | None], Scene | None]
"""Returns the scene for where the desk's cards are, or None when the scene given is the right one."""


class Desk:
    """One session as one seat sees it; `attract` when no person plays, and seat 0 is watched.

    `started` hears of every event when its motion begins, with True when it was skipped over. While `hinting`
    the worker's answers are for the player, not for a computer. `told` is the trouble with the
    files that has been spoken of. `attended` is what the player's side of the
    table was last worked out from.
    """

    def __init__(self, equipment: Equipment, session: Session, route: Route) -> None:
        """Sit down at a session, wherever it is; between deals the next one is dealt."""
        self.equipment = equipment
        self.session = session
        self.attract = HUMAN not in session.players
        self.seat = 0 if self.attract else session.players.index(HUMAN)
        self.computers = Computers(session, equipment.worker)
        self.tabletop = Tabletop(self._finish())
        self.started: Callable[[Event, View, bool], None] = _nobody
        view = self._seen(session.view(self.seat))
        self.timeline = Timeline(view, self.tabletop.place, self.pace, self._start)
        self.held: tuple[Key, Pose] | None = None
        self.hinting = False
        self.told: Problem | None = None
        self.attended: tuple[object, ...] = ()
        self._route = route
        session.listen(self.seat, self._hear)
        session.start_deal()

    @property
    def view(self) -> View:
        """What is shown now, which may lag behind the session while cards move."""
        return self.timeline.view

    @property
    def idle(self) -> bool:
        """Whether the screen shows the session as it is, and nothing waits."""
        return not self.timeline.busy

    @property
    def my_turn(self) -> bool:
        """Whether the player may act now, and sees why."""
        return self.idle and not self.attract and self.view.to_act == self.seat and self.view.result is None

    def next_scene(self, now: Scene | None) -> Scene | None:
        """Return the scene for where the cards are, None when it is this one."""
        return self._route(self, now)

    def update(self, dt: float) -> None:
        """Let time pass: move cards, and let the computers answer when nothing moves."""
        self.timeline.update(dt)
        self.hold()
        if self.tabletop.effects.update(dt * 1000 * self.equipment.settings.speed):
            self.tabletop.changed = True
        mine = not self.attract and self.session.course.state.to_act == self.seat
        acted = not (self.hinting or mine) and self.computers.poll(accept=self.idle)
        if acted and self.computers.rescued is not None:
            self._tell_rescued(self.computers.rescued)

    def pace(self) -> Pace:
        """Return how fast the player wants to see things."""
        chosen = self.equipment.settings
        return Pace(
            speed=chosen.speed,
            instant=chosen.instant,
            reduced=chosen.reduced_motion,
            rest=LONG_REST if chosen.trick_rest == "long" and not self.attract else REST,
            hold_trick=chosen.trick_rest == "click" and not self.attract,
            hold_meld=chosen.hold_meld and not self.attract,
            hold_show=not self.attract,
        )

    def relay(self, ms: float = PART) -> None:
        """Let the cards drift to where the player wants them; a held card stays with the pointer."""
        chosen = self.equipment.settings
        still = chosen.instant or chosen.reduced_motion
        self.timeline.relay(None if still else Flight(ms, raised=False))
        self.hold()

    def hold(self) -> None:
        """Keep what is held under the pointer."""
        if self.held is not None:
            self.timeline.stage.put(*self.held)

    def resize(self, size: tuple[int, int]) -> None:
        """Lay everything out for a screen of this size; cards on their way are there at once."""
        self.tabletop.refinish(self._finish(), size)
        self.timeline.relay(None)
        self.timeline.stage.snap()

    def refit(self) -> None:
        """Take the settings as they are now."""
        self.resize(self.tabletop.areas.size)

    def score(self) -> Score:
        """Return what stands on the score pad for what is shown now."""
        view, match = self.view, self.session.match
        sides = own_first(view)
        known = view.deal_no if view.result else max(0, view.deal_no - 1)
        standing = view.result.scores if view.result else view.standing
        tricks = list(by_side(view.variant, view.trick_points))
        if view.contract is not None:
            tricks[side_of(view.variant, view.contract.seat)] += buried_points(view)
        return Score(
            names=tuple(side_name(view, side) for side in sides),
            deals=finished_deals(match.deals[:known], sides),
            melds=tuple(by_side(view.variant, view.meld_points)[side] for side in sides),
            tricks=tuple(tricks[side] for side in sides),
            standing=tuple(standing[side] for side in sides),
            target=view.target if view.variant.match.format is MatchFormat.MATCH else None,
            open=view.result is None and view.deal_no > 0 and not view.variant.stakes.paid,
        )

    def _tell_rescued(self, seat: int) -> None:
        """Say that another player chose for one that hung, unless nobody plays here."""
        if not self.attract:
            self.tabletop.effects.say("hint", (stood_in(player_name(self.view, seat)),), None, MESSAGE)
            self.tabletop.changed = True

    def _seen(self, view: View) -> View:
        """Return the view as it is shown: where no person plays, a spectator sees the cards of seat 0."""
        return replace(view, seat=None, legal=()) if self.attract else view

    def _hear(self, news: Change | Reset) -> None:
        match news:
            case Change(event, view):
                self.timeline.push(event, self._seen(view))
            case Reset(view):
                self.timeline.reset(self._seen(view))
                self.tabletop.effects.finish()
                self.tabletop.changed = True

    def _start(self, event: Event, view: View, caught_up: bool) -> None:  # noqa: FBT001 - the timeline's call
        self.tabletop.changed = True
        self.started(event, view, caught_up)

    def _finish(self) -> Finish:
        chosen = self.equipment.settings
        return Finish(
            art=self.equipment.art,
            felt=chosen.felt,
            four_colour=chosen.colours == "four",
            text_scale=chosen.ui_scale,
            style=chosen.score_display,
            display=display_of(chosen),
            seats=self.session.match.variant.seats,
        )


def _nobody(_event: Event, _view: View, _caught_up: bool) -> None:  # noqa: FBT001 - see `Desk.started`
    """Hear of an event before any scene listens."""
