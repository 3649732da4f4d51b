"""The demo's options become a tour, or a problem."""

from pathlib import Path

from game.cli.options import DemoOptions
from game.cli.tours import open_tour
from game.records.problem import Fault, Problem
from game.session.session import Session
from game.session.tour import Tour

OPTIONS = DemoOptions("two_hand_encyclopedia", ("random", "standard"), deals=3, seed=8)


def test_tour_plays_what_was_asked_for() -> None:
    opened: list[Session] = []
    tour = open_tour(OPTIONS, opened.append)
    assert isinstance(tour, Tour)
    assert opened == [tour.session]
    assert tour.session.players == OPTIONS.levels
    assert tour.session.match.variant.key == OPTIONS.variant
    assert (tour.session.match.seed, tour.plan.deals, tour.session.path) == (8, 3, None)


def test_without_a_seed_each_tour_is_another() -> None:
    drawn = DemoOptions(OPTIONS.variant, OPTIONS.levels)
    seeds = {tour.plan.seed for _ in range(3) if isinstance(tour := open_tour(drawn), Tour)}
    assert len(seeds) == 3


def test_resumed_tour_keeps_the_seed_it_has_drawn(tmp_path: Path) -> None:
    first = open_tour(DemoOptions(OPTIONS.variant, OPTIONS.levels, save=tmp_path))
    assert isinstance(first, Tour)
    first.proceed()
    first.session.start_deal()
    seed = first.plan.seed
    # The first tour holds its folder until the program ends, so the second one looks at a copy.
    (tmp_path / "copy").mkdir()
    (tmp_path / "match-001.pinochle").rename(tmp_path / "copy" / "match-001.pinochle")
    again = open_tour(DemoOptions(OPTIONS.variant, OPTIONS.levels, save=tmp_path / "copy", resume=True))
    assert isinstance(again, Tour)
    assert again.plan.seed == seed
    assert again.session.view(None).trump


def test_folder_in_use_is_a_problem(tmp_path: Path) -> None:
    options = DemoOptions(OPTIONS.variant, OPTIONS.levels, save=tmp_path)
    assert isinstance(open_tour(options), Tour)
    problem = open_tour(options)
    assert isinstance(problem, Problem)
    assert problem.fault is Fault.FOLDER_BUSY
