"""The game keeps its things where the system wants them, or in one home of one's own."""

from pathlib import Path

import pytest

from game.records.folders import data_folder, log_folder, settings_folder

FOLDERS = (data_folder, log_folder, settings_folder)


@pytest.mark.parametrize("folder", FOLDERS)
def test_folders_lie_in_the_home_of_the_user(folder: object, home: Path) -> None:
    assert callable(folder)
    assert folder().is_relative_to(home)
    assert "Pinochle" in folder().parts


@pytest.mark.parametrize("folder", FOLDERS)
def test_one_variable_moves_them_all(folder: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PINOCHLE_HOME", str(tmp_path / "stick"))
    assert callable(folder)
    assert folder() == tmp_path / "stick"


def test_folder_of_ones_own_does_not_depend_on_where_the_game_is_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PINOCHLE_HOME", "stick")
    monkeypatch.chdir(tmp_path)
    assert data_folder() == tmp_path / "stick"


def test_asking_makes_no_folder(home: Path) -> None:
    for folder in FOLDERS:
        folder()
    assert list(home.iterdir()) == []
