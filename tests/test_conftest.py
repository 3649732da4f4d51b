"""A green run means that every test ran, away from the developer's own files and screen."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import platformdirs
import pygame
import pytest

from tests.conftest import LONGEST

ROOT = Path(__file__).parent.parent
RUNS = "def test_runs() -> None: pass\n"
MANY = "import pytest\n@pytest.mark.parametrize('n', range(9))\ndef test_runs(n: int) -> None: pass\n"
SKIPPED = "import pytest\npytestmark = pytest.mark.skip\ndef test_runs() -> None: pass\n"
TOOLS_MISSING = "window tests need Xvfb and xdotool"
WINDOW = "import pytest\npytestmark = pytest.mark.window\ndef test_runs() -> None: pass\n"


def suite(folder: Path, *words: str, ci: bool = True, **files: str) -> subprocess.CompletedProcess[str]:
    """Run a suite of the given files with our settings and our conftest."""
    (folder / "tests").mkdir()
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copy(ROOT / "tests" / "conftest.py", folder / "tests")
    for name, text in files.items():
        (folder / "tests" / f"test_{name}.py").write_text(text, encoding="utf-8")
    environment = os.environ | {"CI": str(ci).lower(), "PATH": str(folder)}
    command = [sys.executable, "-m", "pytest", *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def with_workers(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What CI's run with two workers says of two files that run and one that does not."""
    run = suite(tmp_path_factory.mktemp("suite"), "-n", "2", "-v", one=MANY, two=MANY, three=SKIPPED)
    assert run.returncode == 1
    return run.stdout


def test_ci_is_red_when_a_file_ran_no_test(tmp_path: Path) -> None:
    run = suite(tmp_path, one=RUNS, two=SKIPPED)
    assert run.returncode == 1
    assert "NOT RUN: tests/test_two.py" in run.stdout


def test_ci_is_red_when_a_file_ran_no_test_in_any_worker(with_workers: str) -> None:
    assert "NOT RUN: tests/test_three.py" in with_workers


def test_tests_of_one_file_share_a_worker(with_workers: str) -> None:
    ran = re.findall(r"\[(gw\d)\] .* PASSED tests/(\w+)\.py", with_workers)
    assert len(ran) == 18
    assert len(set(ran)) == 2


def test_ci_is_green_when_all_ran_the_longest_files_first(tmp_path: Path) -> None:
    run = suite(tmp_path, "-v", aces=RUNS, match_by_mouse=RUNS, nines=RUNS)
    assert run.returncode == 0, run.stdout
    assert "NOT RUN" not in run.stdout
    assert re.findall(r"^tests/test_(\w+)\.py::", run.stdout, re.MULTILINE) == [
        "match_by_mouse",
        "aces",
        "nines",
    ]


def test_the_longest_files_are_there() -> None:
    assert [name for name in LONGEST if (ROOT / name).is_file()] == list(LONGEST)


def test_a_chosen_part_may_leave_the_rest_out(tmp_path: Path) -> None:
    assert suite(tmp_path, "tests/test_one.py", one=RUNS, two=SKIPPED).returncode == 0


def test_missing_window_tools_fail_ci(tmp_path: Path) -> None:
    run = suite(tmp_path, one=RUNS, two=WINDOW)
    assert "1 error" in run.stdout
    assert TOOLS_MISSING in run.stdout


def test_a_developer_may_skip_and_lack_window_tools(tmp_path: Path) -> None:
    run = suite(tmp_path, ci=False, one=RUNS, two=SKIPPED, three=WINDOW)
    assert run.returncode == 0
    assert "2 skipped" in run.stdout
    assert TOOLS_MISSING in run.stdout


def test_files_of_the_game_go_to_the_home_of_the_test(home: Path) -> None:
    for folder in (platformdirs.user_data_dir, platformdirs.user_config_dir, platformdirs.user_cache_dir):
        assert Path(folder("Pinochle")).is_relative_to(home)
    assert Path.home() == home
    assert not list(home.iterdir())


def test_no_window_opens_and_no_sound_is_heard() -> None:
    pygame.display.init()
    assert pygame.display.get_driver() == "dummy"
    pygame.display.quit()
    assert os.environ["SDL_AUDIODRIVER"] == "dummy"
