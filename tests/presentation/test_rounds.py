"""Whatever is played: every card has one place on every screen, and its picture always gets there."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.presentation.areas import Areas, areas
from game.presentation.cue import cue_for
from game.presentation.layout import Look, layout, rows
from game.presentation.pose import Key, Place, Pose, Slot
from game.presentation.stage import Picture
from game.presentation.timeline import Pace, Timeline
from game.rules.cards import Card
from game.rules.contract_events import MeldsCounted
from game.rules.events import Event
from game.rules.variants import REGISTRY
from game.rules.view import View
from tests.presentation.evenings import Seen, round_of

SIZES = [(800, 600), (1024, 768), (1366, 768), (1920, 1080), (3440, 1440)]
KEYS = sorted(REGISTRY)
keyed = pytest.mark.parametrize("key", KEYS)


def places_of(view: View, size: tuple[int, int] = (1280, 720)) -> Areas:
    return areas(size, seats=view.variant.seats)


def sample(seen: Seen, dice: Random, count: int = 6) -> list[View]:
    return [view for _event, view in dice.sample(seen, min(count, len(seen)))]


def rounds(key: str, luck: int) -> list[Seen]:
    """One deal as the player, another seat and a spectator see it, with a fourth at the table for some."""
    variant, seed = REGISTRY[key], luck % 5
    seats = [round_of(key, seed, seat) for seat in (0, variant.seats - 1, None)]
    fourth = [round_of(key, seed, 0, seats=4)] if variant.players == 3 and variant.widow.widow else []
    return seats + fourth


@keyed
@settings(max_examples=2)
@given(luck=st.integers(0, 1000))
def test_every_card_of_the_deck_has_one_place_on_the_screen(key: str, luck: int) -> None:
    dice = Random(luck)
    for seen in rounds(key, luck):
        for view in sample(seen, dice):
            size = dice.choice(SIZES)
            poses = layout(view, places_of(view, size), Look())
            assert len(poses) == len(view.variant.deck.cards)
            for pose in poses.values():
                left, top, right, bottom = pose.bounds()
                assert min(left, top) >= 0
                assert right <= size[0]
                assert bottom <= size[1]


@keyed
def test_no_card_is_named_or_shown_that_the_seat_may_not_know(key: str) -> None:
    for seen in rounds(key, 3):
        for _event, view in seen[::3]:
            poses = layout(view, places_of(view), Look())
            assert not [key for key, pose in poses.items() if pose.face_up and isinstance(key, Slot)]
            assert {key for key in poses if isinstance(key, Card)} <= view.seen()


@keyed
def test_every_card_of_the_hand_can_be_clicked(key: str) -> None:
    dice = Random(key)
    for view in sample(round_of(key, 2), dice, 20):
        poses = layout(view, places_of(view, dice.choice(SIZES)), Look())
        hand = [poses[card] for card in view.hand if poses[card].z >= 50]
        for pose in hand:
            point = pose.outside((12 - pose.width / 2, -pose.height * 0.3))
            above = [other for other in poses.values() if other.z > pose.z and other.covers(point)]
            assert not above


@keyed
def test_backs_are_in_an_order_that_says_nothing(key: str) -> None:
    for view in sample(round_of(key, 1), Random(key)):
        poses = layout(view, places_of(view), Look())
        backs = [key for key in poses if isinstance(key, Slot) and key.place is Place.HAND]
        for seat in range(view.variant.seats):
            own = [slot.index for slot in backs if slot.seat == seat]
            assert own == list(range(len(own)))


@keyed
@settings(max_examples=2)
@given(seed=st.integers(0, 4), size=st.sampled_from(SIZES))
def test_melds_are_readable_and_every_meld_has_its_ticket(key: str, seed: int, size: tuple[int, int]) -> None:
    shown = [view for event, view in round_of(key, seed) if isinstance(event, MeldsCounted)]
    for view in shown:
        places = places_of(view, size)
        for seat in range(view.variant.seats):
            row = rows(view, places, seat)
            assert all(pose.height >= 0.085 * size[1] for pose in row.poses.values())
            laid = [laid.meld for laid in view.melds if laid.seat == seat]
            lying = {meld for meld in laid if set(meld.cards) & set(view.table[seat])}
            assert {tag.meld for tag in row.tags} == lying


class Watch:
    """A timeline that shows one deal."""

    def __init__(self, seen: Seen, pace: Pace) -> None:
        self.seen, self.pace = seen, pace
        self.started: list[Event] = []
        self.timeline = Timeline(seen[0][1], self.place, lambda: self.pace, self.note)

    def place(self, view: View) -> dict[Key, Pose]:
        return layout(view, places_of(view), Look())

    def note(self, event: Event, _view: View, _caught_up: bool) -> None:  # noqa: FBT001 - the timeline's call
        self.started.append(event)

    def settle(self) -> None:
        for _ in range(100_000):
            while self.timeline.holding:
                self.timeline.skip()
            if not self.timeline.busy and not self.timeline.stage.moving:
                return
            self.timeline.update(1 / 30)
        pytest.fail("never came to rest")

    def settled(self, view: View) -> bool:
        expected = {key: Picture.of(pose) for key, pose in self.place(view).items()}
        return self.timeline.stage.pictures() == expected


@keyed
@settings(max_examples=2)
@given(luck=st.integers(0, 1000))
def test_settling_equals_the_layout_whatever_happens_on_the_way(key: str, luck: int) -> None:
    dice = Random(luck)
    watch = Watch(dice.choice(rounds(key, luck)), Pace())
    left = list(watch.seen)
    while left:
        for event, view in left[: (count := dice.randint(1, 12))]:
            watch.timeline.push(event, view)
            last = view
        del left[:count]
        watch.pace = Pace(
            speed=dice.choice([0.5, 1, 8]),
            instant=dice.random() < 0.2,
            reduced=dice.random() < 0.2,
            hold_trick=dice.random() < 0.2,
            hold_show=dice.random() < 0.5,
        )
        for _ in range(dice.randint(0, 20)):
            watch.timeline.update(dice.choice([1 / 60, 0.2]))
        if dice.random() < 0.2:
            watch.timeline.reset(last)
        watch.pace = Pace()
        while dice.random() < 0.7 and watch.timeline.skip():
            pass
        watch.settle()
        assert watch.settled(last)


@keyed
def test_no_picture_ever_names_a_card_that_the_seat_does_not_know(key: str) -> None:
    watch = Watch(round_of(key, 4), Pace(speed=2))
    for event, view in watch.seen:
        watch.timeline.push(event, view)
    while watch.timeline.busy:
        watch.timeline.update(1 / 6)
        shown = {key for key in watch.timeline.stage.pictures() if isinstance(key, Card)}
        assert shown <= watch.timeline.view.seen()


@keyed
def test_melds_laid_all_at_once_wait_for_a_press(key: str) -> None:
    seen = round_of(key, 4)
    at = next(
        (n for n, (event, view) in enumerate(seen) if isinstance(event, MeldsCounted) and any(view.table)),
        None,
    )
    if at is None:
        return
    after = seen[at + 1][0]
    watch = Watch(seen, Pace(hold_show=True))
    watch.timeline.reset(seen[at - 1][1])
    for event, view in seen[at : at + 2]:
        watch.timeline.push(event, view)
    for _ in range(600):
        watch.timeline.update(1 / 60)
    stays = getattr(after, "seat", None) == 0 and type(after).__name__ == "PhaseBegan"
    assert watch.timeline.holding is not stays


@keyed
def test_every_event_has_its_sound_or_is_silent_on_purpose(key: str) -> None:
    heard = {cue[0].value for event, view in round_of(key, 1) if (cue := cue_for(event, view))}
    assert {"deal", "card_down"} <= heard or len(round_of(key, 1)) < 80
