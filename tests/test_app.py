"""The game starts with its title, runs until the player has had enough, and then leaves nothing behind."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import app
from game.cli.options import DemoOptions, PlayOptions
from game.scenes import gesture
from game.scenes.gesture import Gesture, KeyDown, Quit

TITLE_FIRST = """
import sys, pygame
from game.window import Window
shown = Window.flip
def flip(window, changed):
    shown(window, changed)
    later = ("game.stage", "game.session.session", "game.rules.cards", "game.ai.levels", "sprites.spares")
    sys.exit(10 + sum(name in sys.modules for name in later))
Window.flip = flip
from game.cli import main
sys.exit(main(["--windowed"]))
"""


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> list[list[Gesture]]:
    """What the player does, frame by frame; when nothing is left he closes the window."""
    frames: list[list[Gesture]] = []

    def gestures() -> Iterator[Gesture]:
        yield from frames.pop(0) if frames else [Quit()]

    monkeypatch.setattr(gesture, "happened", gestures)
    return frames


def test_closing_the_window_ends_the_game_with_exit_code_0(hands: list[list[Gesture]]) -> None:
    hands += [[] for _ in range(5)]
    assert app.run(PlayOptions(windowed=True)) == 0
    assert hands == []
    assert not pygame.display.get_init()


def test_quit_of_the_menu_ends_the_game(hands: list[list[Gesture]]) -> None:
    hands += [[], [KeyDown(pygame.K_UP)], [KeyDown(pygame.K_RETURN)], [], []]
    assert app.run(PlayOptions(windowed=False)) == 0


def test_title_is_shown_before_the_rest_is_imported() -> None:
    run = subprocess.run([sys.executable, "-c", TITLE_FIRST], check=False, timeout=60)
    assert run.returncode == 10


def test_demo_whose_folder_holds_something_else_is_refused(
    hands: list[list[Gesture]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    demo = DemoOptions("two_hand_classic", ("random", "random"), deals=1, seed=1, save=in_the_way)
    assert app.run(PlayOptions(windowed=True, demo=demo)) == app.REFUSED
    assert "file" in capsys.readouterr().err
    assert hands == []


def test_broken_settings_do_not_keep_the_game_from_starting(
    hands: list[list[Gesture]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PINOCHLE_HOME", str(tmp_path))
    (tmp_path / "settings.json").write_bytes(b"\x00\xff{")
    hands += [[], []]
    assert app.run(PlayOptions(windowed=True)) == 0
    assert [path.read_bytes() for path in tmp_path.glob("settings*")] == [b"\x00\xff{"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_game_that_is_told_to_end_does_so_within_a_second() -> None:
    game = subprocess.Popen([sys.executable, "main.py", "--windowed"])
    time.sleep(2)
    assert game.poll() is None
    game.send_signal(signal.SIGTERM)
    assert game.wait(timeout=10) == 0
