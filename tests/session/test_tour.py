"""A tour always goes the same way, and goes on where it was left."""

import random
from pathlib import Path

import pytest

from game.records.lock import lock, unlock
from game.records.problem import Fault
from game.rules.switches import named, with_switch
from game.rules.variant import Variant
from game.session import tour as tours
from game.session.session import Session
from game.session.tour import Plan, Tour, check_folder, first_seed, record_path
from tests.session.players import CLASSIC, play_deal, step

SINGLE = with_switch(CLASSIC, "format", named("format").values[0])
PLAN = Plan(CLASSIC, ("random", "standard"), seed=5, deals=4)


@pytest.fixture(autouse=True)
def locks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The locks taken, which a program keeps until it ends, are given back at once."""
    taken: list[int] = []

    def brief(path: Path) -> int | None:
        handle = lock(path)
        if handle is not None:
            taken.append(handle)
            unlock(handle)
        return handle

    monkeypatch.setattr(tours, "lock", brief)
    return taken


def luck(played: Session) -> random.Random:
    """The same for the same position."""
    return random.Random(f"{played.match.seed} {played.course.state.deal_no} {len(played.course.taken)}")


def travel(tour: Tour) -> None:
    while tour.proceed():
        tour.session.start_deal()
        while not tour.session.deal_over:
            step(tour.session, luck(tour.session))


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("match-*")}


def test_tour_plays_its_deals_through_successive_matches() -> None:
    opened: list[Session] = []
    tour = Tour(PLAN, opened=opened.append)
    travel(tour)
    assert tour.deals == 4
    assert len(opened) > 1
    assert all(session.match.won for session in opened[:-1])
    assert sum(len(session.match.deals) for session in opened) == 4
    assert len({session.match.seed for session in opened}) == len(opened)
    assert opened[0].match.seed == PLAN.seed


def test_last_match_may_be_cut_and_its_last_deal_is_acknowledged() -> None:
    tour = Tour(Plan(CLASSIC, PLAN.levels, seed=5, deals=1))
    travel(tour)
    assert not tour.session.match.won
    assert tour.session.acknowledged


def test_endless_tour_goes_on_after_a_match() -> None:
    tour = Tour(Plan(SINGLE, PLAN.levels, seed=5))
    for _ in range(3):
        assert tour.proceed()
        play_deal(tour.session, random.Random(1))
    assert tour.deals == 3


def test_single_deals_pass_the_deal_on() -> None:
    dealers = []
    tour = Tour(Plan(SINGLE, PLAN.levels, seed=5, deals=4))
    while tour.proceed():
        play_deal(tour.session, random.Random(1))
        dealers.append(tour.session.course.state.dealer)
    assert dealers in ([0, 1, 0, 1], [1, 0, 1, 0])


@pytest.mark.parametrize("variant", [CLASSIC, SINGLE])
def test_interrupted_tour_ends_with_the_same_records(tmp_path: Path, variant: Variant) -> None:
    plan = Plan(variant, PLAN.levels, seed=5, deals=3)
    travel(Tour(plan, tmp_path / "straight"))
    chance = random.Random(8)
    done, broken = False, tmp_path / "broken"
    while not done:
        tour = Tour(plan, broken)
        for _ in range(chance.randrange(1, 60)):
            if tour.session.deal_over or tour.session.between_deals:
                done = not tour.proceed()
                if done:
                    break
                tour.session.start_deal()
            step(tour.session, luck(tour.session))
    assert files(broken) == files(tmp_path / "straight")


def test_finished_tour_has_nothing_left_to_do(tmp_path: Path) -> None:
    travel(Tour(PLAN, tmp_path))
    before = files(tmp_path)
    assert check_folder(PLAN, tmp_path, resume=True) is None
    opened: list[Session] = []
    tour = Tour(PLAN, tmp_path, opened=opened.append)
    assert not tour.proceed()
    assert len(opened) == len(before)
    assert files(tmp_path) == before


def test_useless_record_is_played_anew(tmp_path: Path) -> None:
    travel(Tour(PLAN, tmp_path))
    before = files(tmp_path)
    record_path(tmp_path, 1).write_bytes(b"\0\0\0")
    opened: list[Session] = []
    travel(Tour(PLAN, tmp_path, opened=opened.append))
    assert opened[0].problem
    assert files(tmp_path).items() >= before.items()


def test_empty_folder_is_made(tmp_path: Path) -> None:
    assert check_folder(PLAN, tmp_path / "a" / "b", resume=True) is None
    assert (tmp_path / "a" / "b").is_dir()


def test_used_folder_needs_resume(tmp_path: Path) -> None:
    travel(Tour(PLAN, tmp_path))
    problem = check_folder(PLAN, tmp_path, resume=False)
    assert problem
    assert problem.fault is Fault.FOLDER_USED


@pytest.mark.parametrize(
    "other",
    [
        Plan(CLASSIC, PLAN.levels, seed=6),
        Plan(SINGLE, PLAN.levels, seed=5),
        Plan(CLASSIC, ("random", "random"), seed=5),
    ],
)
def test_records_of_another_plan_are_not_touched(tmp_path: Path, other: Plan) -> None:
    travel(Tour(PLAN, tmp_path))
    problem = check_folder(other, tmp_path, resume=True)
    assert problem
    assert problem.fault is Fault.OTHER_PLAN


def test_folder_in_use_is_left_alone(tmp_path: Path) -> None:
    handle = lock(tmp_path / ".lock")
    assert handle is not None
    problem = check_folder(PLAN, tmp_path, resume=True)
    unlock(handle)
    assert problem
    assert problem.fault is Fault.FOLDER_BUSY


def test_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    problem = check_folder(PLAN, tmp_path / "file" / "folder", resume=False)
    assert problem
    assert problem.fault is Fault.UNWRITABLE


def test_seed_of_a_tour_is_found_again(tmp_path: Path) -> None:
    assert first_seed(tmp_path) is None
    travel(Tour(PLAN, tmp_path))
    assert first_seed(tmp_path) == PLAN.seed
