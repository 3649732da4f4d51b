"""A green run means that every test ran, away from the developer's own files and screen."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import platformdirs
import pygame
import pytest

ROOT = Path(__file__).parent.parent
RUNS = "def test_runs() -> None: pass\n"
SKIPPED = "import pytest\npytestmark = pytest.mark.skip\ndef test_runs() -> None: pass\n"
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


@pytest.mark.parametrize("workers", [(), ("-n", "1")])
def test_ci_is_red_when_a_file_ran_no_test(tmp_path: Path, workers: tuple[str, ...]) -> None:
    run = suite(tmp_path, *workers, one=RUNS, two=SKIPPED)
    assert run.returncode == 1
    assert "NOT RUN: tests/test_two.py" in run.stdout


def test_ci_is_green_when_all_ran(tmp_path: Path) -> None:
    run = suite(tmp_path, one=RUNS, two=RUNS)
    assert run.returncode == 0, run.stdout
    assert "NOT RUN" not in run.stdout


def test_a_chosen_part_may_leave_the_rest_out(tmp_path: Path) -> None:
    assert suite(tmp_path, "tests/test_one.py", one=RUNS, two=SKIPPED).returncode == 0


def test_a_developer_may_skip(tmp_path: Path) -> None:
    assert suite(tmp_path, ci=False, one=RUNS, two=SKIPPED).returncode == 0


@pytest.mark.parametrize(("ci", "outcome"), [(True, "1 error"), (False, "1 skipped")])
def test_missing_window_tools_fail_ci_and_skip_elsewhere(tmp_path: Path, *, ci: bool, outcome: str) -> None:
    run = suite(tmp_path, ci=ci, one=RUNS, two=WINDOW)
    assert outcome in run.stdout
    assert "window tests need Xvfb and xdotool" in run.stdout


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
