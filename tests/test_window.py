"""The window fits its desktop, changes its mode, and does without a graphics card where it can."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import pygame
import pytest

from game import window as window_module
from game.window import NoDisplayError, Window, prepare_environment, windowed_size

ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"


@pytest.fixture
def opened() -> Iterator[Callable[..., Window]]:
    made: list[Window] = []

    def open_window(*, fullscreen: bool = False) -> Window:
        made.append(Window(fullscreen=fullscreen, caption="Pinochle", icon=lambda: pygame.Surface((32, 32))))
        return made[-1]

    yield open_window
    pygame.display.quit()


@pytest.mark.parametrize(
    "desktop", [(1366, 768), (1024, 600), (1920, 1080), (2560, 1440), (3840, 2160), (3440, 1440), (1024, 768)]
)
def test_window_fits_its_desktop_with_room_for_a_title_bar(desktop: tuple[int, int]) -> None:
    width, height = windowed_size(desktop)
    assert width <= desktop[0] - 20
    assert height <= desktop[1] - 80
    assert width >= desktop[0] * 0.36
    assert abs(width / height - 16 / 9) < 0.02


def test_window_on_a_tiny_desktop_is_never_a_stamp() -> None:
    assert windowed_size((640, 480)) == window_module.SMALLEST


def test_size_is_that_of_the_surface_in_both_modes(opened: Callable[..., Window]) -> None:
    window = opened()
    small = window.size
    window.set_fullscreen(fullscreen=True)
    assert window.fullscreen
    assert window.size == pygame.display.get_desktop_sizes()[0]
    window.set_fullscreen(fullscreen=False)
    assert window.size == small == window.surface.get_size()


def test_mode_can_be_changed_as_often_as_one_likes(opened: Callable[..., Window]) -> None:
    window = opened(fullscreen=True)
    for turn in range(20):
        window.set_fullscreen(fullscreen=turn % 2 == 0)
        window.surface.fill((0, 0, 0))
        window.flip([window.surface.get_rect()])
    assert not window.fullscreen


def test_window_is_asked_for_again_where_leaving_full_screen_takes_hold_late(
    opened: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, sizes = pygame.display.set_mode, []

    def late(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        sizes.append(size)
        return plain((0, 0), pygame.FULLSCREEN) if len(sizes) == 3 else plain(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", late)
    window = opened()
    small = window.size
    window.set_fullscreen(fullscreen=True)
    window.set_fullscreen(fullscreen=False)
    assert window.size == small
    assert sizes == [small, (0, 0), small, small]


def test_full_screen_that_cannot_be_had_becomes_a_window(
    opened: Callable[..., Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = pygame.display.set_mode

    def refuse(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        if flags & pygame.FULLSCREEN:
            raise pygame.error("no such mode")
        return plain(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    assert not opened(fullscreen=True).fullscreen


@pytest.mark.parametrize(
    ("driver", "asked", "expected"),
    [("x11", None, "0"), ("windows", None, "0"), ("cocoa", None, None), ("x11", "1", "1")],
)
def test_graphics_card_is_left_out_where_the_driver_can_do_without_it(
    opened: Callable[..., Window],
    monkeypatch: pytest.MonkeyPatch,
    driver: str,
    asked: str | None,
    expected: str | None,
) -> None:
    monkeypatch.delenv(ACCELERATION)
    if asked:
        monkeypatch.setenv(ACCELERATION, asked)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    opened()
    found = os.environ.pop(ACCELERATION, None)
    assert found == expected


def test_players_own_settings_of_sdl_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "1")
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
    prepare_environment()
    assert os.environ["SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS"] == "1"
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"
    monkeypatch.delenv("SDL_WINDOWS_DPI_AWARENESS")


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_driver_without_a_screen_is_refused_unless_it_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, driver: str
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    with pytest.raises(NoDisplayError):
        Window(fullscreen=False, caption="Pinochle", icon=lambda: pygame.Surface((32, 32)))
    assert not pygame.display.get_init()


def test_machine_without_a_screen_gets_a_message_and_exit_code_2() -> None:
    hidden = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    run = subprocess.run(
        [sys.executable, "main.py", "--windowed"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 2
    assert "demo --headless" in run.stderr
    assert "Traceback" not in run.stderr
