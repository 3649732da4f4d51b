"""What earlier versions of the game have written, this one reads."""

import shutil
from pathlib import Path

import pytest

from game.records.loading import Loaded, load
from game.settings import Settings, load_settings
from tests.records.release import RELEASED, write

RECORDS = sorted(RELEASED.glob("*/*.pinochle"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_record_of_every_version_is_still_sound(record: Path, tmp_path: Path) -> None:
    # A copy, because a record that is not sound would be repaired.
    match = load(Path(shutil.copy(record, tmp_path)))
    assert isinstance(match, Loaded)
    assert match.problem is None
    assert match.course.acknowledged


@pytest.mark.parametrize("path", sorted(RELEASED.glob("*/settings.json")), ids=lambda path: path.parent.name)
def test_settings_of_every_version_are_still_understood(path: Path, tmp_path: Path) -> None:
    settings, problem = load_settings(Path(shutil.copy(path, tmp_path)))
    assert problem is None
    assert settings == Settings(speed=2.0, volume=0.3, back="fan", felt="slate")


def test_there_is_something_of_every_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.records.release.RELEASED", tmp_path)
    write("now")
    expected = {path.name for path in (tmp_path / "now").iterdir()}
    for version in RELEASED.iterdir():
        assert {path.name for path in version.iterdir()} <= expected
    assert RECORDS
