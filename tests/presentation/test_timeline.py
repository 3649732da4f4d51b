"""Whatever is skipped, resized, hurried or slowed: at the end every card lies where the view says."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.presentation.areas import areas
from game.presentation.layout import Look, layout
from game.presentation.pose import Key, Pose
from game.presentation.stage import Picture
from game.presentation.styles import LONG_REST, REST
from game.presentation.timeline import Pace, Timeline
from game.rules.events import CardPlayed, Event, MeldDeclared, TrickWon
from game.rules.view import View
from tests.presentation.evenings import evening

PLACES = areas((1280, 720))


def place(view: View) -> dict[Key, Pose]:
    return layout(view, PLACES, Look())


class Watch:
    """A timeline with notes of what it started."""

    def __init__(self, seed: int = 1, seat: int | None = 0, pace: Pace | None = None) -> None:
        self.seen = evening(seed, seat)
        self.pace = pace or Pace()
        self.started: list[tuple[Event, bool]] = []
        self.timeline = Timeline(self.seen[0][1], place, lambda: self.pace, self.note)

    def note(self, event: Event, _view: View, caught_up: bool) -> None:  # noqa: FBT001 - the timeline's call
        self.started.append((event, caught_up))

    def settle(self) -> None:
        for _ in range(100_000):
            if not self.timeline.busy and not self.timeline.stage.moving:
                return
            self.timeline.update(1 / 60)
        pytest.fail("never came to rest")


def settled(watch: Watch, view: View) -> bool:
    expected = place(view)
    pictures = watch.timeline.stage.pictures()
    return pictures == {key: Picture.of(pose) for key, pose in expected.items()}


@settings(max_examples=10)
@given(st.integers(0, 30), st.sampled_from([0, 1, None]), st.integers())
def test_settling_equals_the_layout_whatever_happens_on_the_way(
    seed: int, seat: int | None, luck: int
) -> None:
    watch, dice = Watch(seed, seat), Random(luck)
    seen = list(watch.seen)
    while seen:
        for event, view in seen[: (count := dice.randint(1, 9))]:
            watch.timeline.push(event, view)
            last = view
        del seen[:count]
        watch.pace = Pace(
            speed=dice.choice([0.5, 1, 8]),
            instant=dice.random() < 0.2,
            reduced=dice.random() < 0.2,
            hold_trick=dice.random() < 0.2,
            hold_meld=dice.random() < 0.2,
        )
        for _ in range(dice.randint(0, 20)):
            watch.timeline.update(dice.choice([1 / 60, 0.2]))
        what = dice.randint(0, 3)
        if what == 0:
            watch.timeline.relay(None)
        if what == 1:
            watch.timeline.reset(last)
        watch.pace = Pace()
        while watch.timeline.skip():
            pass
        watch.settle()
        assert settled(watch, last)
        assert not watch.timeline.busy


def test_time_alone_brings_a_whole_deal_to_its_layout() -> None:
    watch = Watch(2)
    for event, view in watch.seen[:60]:
        watch.timeline.push(event, view)
    watch.settle()
    assert settled(watch, watch.seen[59][1])
    assert [event for event, _ in watch.started] == [event for event, _ in watch.seen[:60]]


def test_eight_times_the_speed_takes_about_an_eighth_of_the_steps() -> None:
    def steps(speed: float) -> int:
        watch = Watch(1, pace=Pace(speed=speed))
        for event, view in watch.seen[:30]:
            watch.timeline.push(event, view)
        count = 0
        while watch.timeline.busy:
            watch.timeline.update(1 / 60)
            count += 1
        return count

    assert steps(8) == pytest.approx(steps(1) / 8, rel=0.2)


def test_half_a_minute_without_frames_brings_everything_to_its_end_at_once() -> None:
    watch = Watch(1)
    for event, view in watch.seen[:30]:
        watch.timeline.push(event, view)
    watch.timeline.update(30.0)
    assert not watch.timeline.busy
    assert settled(watch, watch.seen[29][1])


def first(kind: type, seed: int = 1) -> int:
    return next(place for place, (event, _) in enumerate(evening(seed)) if isinstance(event, kind))


def rested(pace: Pace) -> Watch:
    """Return a timeline on which a trick has just been won."""
    watch = Watch(1, pace=pace)
    won = first(TrickWon)
    watch.timeline.reset(watch.seen[won - 1][1])
    watch.timeline.push(*watch.seen[won])
    return watch


@pytest.mark.parametrize(
    ("pace", "frames"),
    [
        (Pace(), 50),
        (Pace(rest=LONG_REST), 175),
        (Pace(rest=LONG_REST, speed=2), 85),
        (Pace(rest=LONG_REST, reduced=True), 175),
    ],
)
def test_the_trick_rests_before_it_is_gathered(pace: Pace, frames: int) -> None:
    watch, won = rested(pace), first(TrickWon)
    lying = watch.timeline.stage.pictures()
    for _ in range(frames):
        watch.timeline.update(1 / 60)
        plays = watch.seen[won - 1][1].plays
        assert all(watch.timeline.stage.pictures()[play.card] == lying[play.card] for play in plays)
    watch.settle()
    assert settled(watch, watch.seen[won][1])


def test_a_longer_rest_takes_longer_and_a_press_ends_any() -> None:
    def frames(pace: Pace) -> int:
        watch, count = rested(pace), 0
        while watch.timeline.busy:
            watch.timeline.update(1 / 60)
            count += 1
        return count

    assert frames(Pace(rest=LONG_REST)) - frames(Pace()) == pytest.approx(
        (LONG_REST - REST) * 60 / 1000, abs=2
    )
    watch = rested(Pace(rest=LONG_REST))
    watch.timeline.update(1 / 60)
    assert watch.timeline.skip()
    assert settled(watch, watch.seen[first(TrickWon)][1])
    assert not watch.timeline.busy


def test_a_held_trick_waits_for_a_press_and_only_one() -> None:
    watch = Watch(1, pace=Pace(hold_trick=True))
    won = first(TrickWon)
    watch.timeline.reset(watch.seen[won - 2][1])
    watch.timeline.push(*watch.seen[won - 1])
    watch.timeline.push(*watch.seen[won])
    for _ in range(600):
        watch.timeline.update(1 / 60)
    assert watch.timeline.holding
    assert isinstance(watch.started[-1][0], CardPlayed)
    assert watch.timeline.skip()
    watch.settle()
    assert settled(watch, watch.seen[won][1])


def test_claimed_tricks_are_not_held() -> None:
    watch = Watch(1, pace=Pace(hold_trick=True))
    won = first(TrickWon)
    for event, view in watch.seen[won - 1 : won + 1]:
        watch.timeline.push(event, replace(view, rest=0))
    for _ in range(600):
        watch.timeline.update(1 / 60)
    assert isinstance(watch.started[-1][0], TrickWon)


def test_a_held_meld_of_the_other_side_waits_and_our_own_does_not() -> None:
    for seat, held in ((0, False), (1, True)):
        at = next(n for n, (e, _) in enumerate(evening(1)) if isinstance(e, MeldDeclared) and e.seat == seat)
        watch = Watch(1, pace=Pace(hold_meld=True))
        watch.timeline.reset(watch.seen[at - 1][1])
        watch.timeline.push(*watch.seen[at])
        for _ in range(600):
            watch.timeline.update(1 / 60)
        assert watch.timeline.holding is held


def test_a_dropped_card_lies_there_at_once() -> None:
    watch = Watch(1)
    at = next(n for n, (e, _) in enumerate(watch.seen) if isinstance(e, CardPlayed) and e.seat == 0)
    event, view = watch.seen[at]
    assert isinstance(event, CardPlayed)
    watch.timeline.reset(watch.seen[at - 1][1])
    watch.timeline.dropped = frozenset({event.card})
    watch.timeline.push(event, view)
    watch.timeline.update(1 / 60)
    assert watch.timeline.stage.picture(event.card) == Picture.of(place(view)[event.card])


def test_with_reduced_motion_no_card_is_ever_seen_on_its_way() -> None:
    watch = Watch(3, pace=Pace(reduced=True))
    for event, view in watch.seen[:40]:
        watch.timeline.push(event, view)
    spots = {Picture.of(pose) for _, view in watch.seen[:40] for pose in place(view).values()}
    while watch.timeline.busy:
        watch.timeline.update(1 / 60)
        assert set(watch.timeline.stage.pictures().values()) <= spots
