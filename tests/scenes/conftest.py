"""A screen that nobody sees, and what every scene needs."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.records.saves import Saves
from game.scenes.equipment import Doors, Equipment
from game.settings import Settings
from tests.scenes.standins import Blank, silent_sound

SIZE = (960, 600)


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    """The surface of a window of `SIZE`."""
    pygame.display.init()
    yield pygame.display.set_mode(SIZE)
    pygame.display.quit()


@pytest.fixture(autouse=True)
def _hasty_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for the disk: that it is waited for is shown by the tests of the writer."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)


@pytest.fixture
def equip(tmp_path: Path) -> Iterator[Callable[..., Equipment]]:
    """Make equipment with settings of the test's own; its doors lead to blank scenes."""
    made: list[Equipment] = []

    def make(**settings: object) -> Equipment:
        saves = Saves.open(tmp_path / "saves")
        equipment = Equipment(
            Settings(**settings),  # type: ignore[arg-type]  # the test knows the fields
            silent_sound,
            saves,
            path=tmp_path / "settings.json",
        )
        equipment.doors = Doors(menu=lambda: Blank("menu"), play=lambda session: Blank("play", session))
        made.append(equipment)
        return equipment

    yield make
    for equipment in made:
        equipment.close()
        equipment.saves.close()
