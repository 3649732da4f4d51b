"""The commands, started as a player starts them."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.cli import main
from game.compiled import Build
from tests.accounts import count

ROOT = Path(__file__).parent.parent
DEMO = ("demo", "--headless", "--deals", "8", "--seed", "1")
ONE_DEAL = ("demo", "--headless", "--levels", "random", "--seed")
NOT_LOADED = """
import sys
from game.cli import main
code = main(sys.argv[1:])
assert "pygame" not in sys.modules, "pygame was loaded"
sys.exit(code)
"""


def game(*arguments: str | Path, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "error", ROOT / "main.py", *arguments],
        cwd=cwd,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("demo")


@pytest.fixture(scope="module")
def demo(folder: Path) -> str:
    """What a demo of some deals prints."""
    run = game(*DEMO, "--save", folder)
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


def test_demo_prints_each_deal_and_the_final_score(demo: str) -> None:
    assert demo.count("\nDeal ") == 8
    assert "\n8 deals played.\nSouth: matches won " in demo


def test_demo_runs_through_successive_matches(demo: str) -> None:
    matches = demo.count("Match: ")
    assert matches > 1
    assert matches == demo.count(" wins the match.") + demo.count("The last match is not over")


@pytest.mark.usefixtures("demo")
def test_every_card_and_point_of_a_demo_is_accounted_for(folder: Path) -> None:
    ends = count(folder)
    assert ends.total() == 8
    assert ends["full"]
    assert ends["cut"]


@pytest.mark.parametrize(
    "line", ["demo --headless --levels random", "arena --deals 2 --workers 1 random random"]
)
def test_what_needs_no_screen_never_loads_it(line: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", NOT_LOADED, *line.split()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("records") / "ä b"


@pytest.fixture(scope="module")
def deal(records: Path) -> str:
    """What a demo of one deal prints, which it saves among the records."""
    run = game(*ONE_DEAL, "4", "--save", records)
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


def test_same_seed_prints_the_same_and_another_seed_does_not(deal: str) -> None:
    again, other = (game(*ONE_DEAL, seed).stdout for seed in ("4", "2"))
    assert deal == again
    assert deal != other


def test_saved_records_are_sound_and_read_as_the_demo_did(deal: str, records: Path, tmp_path: Path) -> None:
    (record,) = records.glob("*.pinochle")
    check = game("replay", record, cwd=tmp_path)
    assert check.returncode == 0, check.stderr
    told = check.stdout.partition("\n\nThe record is sound")[0]
    assert deal.startswith(told)


@pytest.mark.usefixtures("deal")
@pytest.mark.parametrize(("seed", "more"), [("4", ()), ("5", ("--resume",))])
def test_demo_does_not_write_over_the_records_of_another(
    records: Path, seed: str, more: tuple[str, ...]
) -> None:
    before = {path: path.read_bytes() for path in records.glob("*.pinochle")}
    run = game(*ONE_DEAL, seed, "--save", records, *more)
    assert (run.returncode, run.stdout) == (2, "")
    assert str(records) in run.stderr
    assert {path: path.read_bytes() for path in records.glob("*.pinochle")} == before


def test_finished_demo_resumed_prints_the_same_again(demo: str, folder: Path) -> None:
    again = game(*DEMO, "--save", folder, "--resume")
    assert (again.stdout, again.returncode) == (demo, 0)


def test_wrong_value_names_the_valid_ones_and_ends_with_two() -> None:
    run = game("--variant", "whist")
    assert run.returncode == 2
    assert "two_hand_classic" in run.stderr


def test_reader_that_goes_away_is_no_fault() -> None:
    with subprocess.Popen(
        [sys.executable, ROOT / "main.py", "demo", "--headless", "--levels", "random", "--deals", "99"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as run:
        assert run.stdout
        assert run.stderr
        run.stdout.readline()
        run.stdout.close()
        assert run.stderr.read() == ""
    assert run.returncode == 141


@pytest.mark.skipif(os.name == "nt", reason="Ctrl+C is another thing there")
def test_ctrl_c_ends_the_demo_without_a_word_and_leaves_a_sound_record(tmp_path: Path) -> None:
    arguments = ("demo", "--headless", "--levels", "random", "--deals", "999", "--save", tmp_path)
    with subprocess.Popen(
        [sys.executable, ROOT / "main.py", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as run:
        assert run.stdout
        assert run.stderr
        while not run.stdout.readline().startswith("Deal 2"):
            pass
        os.killpg(run.pid, signal.SIGINT)
        run.stdout.read()
        assert run.stderr.read() == ""
    assert run.returncode == 130
    for record in tmp_path.glob("*.pinochle"):
        assert main(["replay", str(record)]) == 0


@pytest.mark.skipif(os.name == "nt", reason="Ctrl+C is another thing there")
def test_ctrl_c_ends_the_arena_with_its_processes_and_without_a_word_of_them() -> None:
    with subprocess.Popen(
        [sys.executable, ROOT / "main.py", "arena", "--deals", "2000", "--workers", "2", "random", "random"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as run:
        time.sleep(1)
        os.killpg(run.pid, signal.SIGINT)
        _, said = run.communicate(timeout=30)
    assert (run.returncode, said) == (130, "")


def test_demo_without_any_console_runs_and_writes_into_the_log(tmp_path: Path) -> None:
    bare = "import sys; sys.stdout = sys.stderr = None; sys.argv[1:] = ['demo', '--headless']\n"
    start = f"import runpy; runpy.run_path({str(ROOT / 'main.py')!r}, run_name='__main__')"
    run = subprocess.run(
        [sys.executable, "-c", bare + start],
        cwd=ROOT,
        env={**os.environ, "PINOCHLE_HOME": str(tmp_path)},
        check=False,
    )
    assert run.returncode == 0
    assert "Deal 1:" in (tmp_path / "pinochle.log").read_text(encoding="utf-8")


@pytest.mark.parametrize("build", Build)
def test_players_compiled_from_other_sources_are_told_of(
    build: Build, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.cli.BUILD", build)
    main(["replay", str(tmp_path / "none.pinochle")])
    assert ("out of date" in capsys.readouterr().err) == (build is Build.OUTDATED)
