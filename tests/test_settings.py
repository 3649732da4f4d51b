"""Settings survive everything that can happen to their file."""

import json
import os
import stat
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.records.problem import Fault
from game.settings import Settings, load_settings, save_settings, settings_path
from sprites.cards import Back, Colours, IndexStyle
from sprites.theme import FELTS

JUNK = {
    "nothing": b"",
    "half": b'{"speed": 2.0, "vol',
    "binary": bytes(range(256)) * 40,
    "null": b"null",
    "a list": b"[1, 2]",
    "deep": b'{"speed": ' + b"[" * 100_000,
    "ten megabytes": b" " * 10_000_000,
    "wrong letters": b'{"name": "\xff\xfe"}',
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_first_start_has_defaults_and_no_notice(path: Path) -> None:
    assert load_settings(path) == (Settings(), None)


def test_what_was_chosen_comes_back(path: Path) -> None:
    chosen = Settings(
        speed=4, muted=True, back="fan", name='Ann "Q" \n🂱', last_switches={"heading": "always"}
    )
    assert save_settings(chosen, path) is None
    assert load_settings(path) == (chosen, None)


def test_settings_live_in_the_home_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PINOCHLE_HOME", str(tmp_path / "stick"))
    save_settings(Settings(volume=0.25))
    assert settings_path().parent == tmp_path / "stick"
    assert load_settings()[0].volume == 0.25


@pytest.mark.parametrize("junk", JUNK.values(), ids=JUNK)
def test_broken_file_means_defaults_and_is_kept_aside(path: Path, junk: bytes) -> None:
    path.write_bytes(junk)
    settings, problem = load_settings(path)
    assert settings == Settings()
    assert problem
    assert (problem.fault, problem.kept) == (Fault.SETTINGS_BROKEN, "settings.json.broken-1")
    assert path.with_name(problem.kept).read_bytes() == junk
    assert load_settings(path) == (Settings(), None), "one notice is enough"


def test_second_broken_file_does_not_replace_the_first(path: Path) -> None:
    for number in (1, 2):
        path.write_bytes(b"%d" % number)
        load_settings(path)
    assert path.with_name("settings.json.broken-1").read_bytes() == b"1"
    assert path.with_name("settings.json.broken-2").read_bytes() == b"2"


def test_wrong_values_fall_back_one_by_one(path: Path) -> None:
    wrong = {
        "speed": 99,
        "volume": "loud",
        "felt": "plaid",
        "muted": 1,
        "name": "n" * 201,
        "last_switches": [1],
    }
    path.write_text(json.dumps({**wrong, "back": "arcade", "instant": True}))
    settings, problem = load_settings(path)
    assert settings == Settings(back="arcade", instant=True)
    assert problem
    assert problem.fault is Fault.SETTINGS_FIELDS
    assert set(problem.valid) == set(wrong)


def test_field_of_a_newer_version_is_no_fault(path: Path) -> None:
    path.write_text('{"weather": "rain", "speed": 2}')
    assert load_settings(path) == (Settings(speed=2.0), None)


def test_setting_missing_from_an_older_version_gets_its_default(path: Path) -> None:
    path.write_text('{"speed": 2}')
    assert load_settings(path) == (Settings(speed=2.0), None)


@pytest.mark.parametrize(
    ("written", "rest"),
    [
        ({"hold_trick": True}, "click"),
        ({"hold_trick": False}, "short"),
        ({"hold_trick": True, "trick_rest": "long"}, "long"),
        ({"hold_trick": "yes"}, "short"),
    ],
)
def test_switch_that_held_every_trick_is_still_understood(
    path: Path, written: dict[str, object], rest: str
) -> None:
    path.write_text(json.dumps(written))
    settings, problem = load_settings(path)
    assert (settings.trick_rest, problem) == (rest, None)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="needs a folder that refuses us")
def test_unwritable_folder_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    problem = save_settings(Settings(), tmp_path / "settings.json")
    assert problem
    assert problem.fault is Fault.UNWRITABLE


def test_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("not a folder")
    problem = save_settings(Settings(), tmp_path / "home" / "settings.json")
    assert problem
    assert problem.fault is Fault.UNWRITABLE
    assert load_settings(tmp_path / "home" / "settings.json")[0] == Settings()


def test_failed_save_leaves_the_old_settings(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_settings(Settings(speed=3), path)

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert save_settings(Settings(speed=5), path)
    assert load_settings(path) == (Settings(speed=3), None)
    assert [each.name for each in path.parent.iterdir()] == ["settings.json"]


FIELDS = [field.name for field in msgspec.structs.fields(Settings)]
VALUES = (
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text() | st.lists(st.none())
)


@given(st.dictionaries(st.sampled_from(FIELDS), VALUES))
def test_whatever_the_fields_hold_good_settings_come_out(values: dict[str, Any]) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "settings.json"
        path.write_text(json.dumps(values))
        settings, _ = load_settings(path)
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings


def test_art_offers_what_the_settings_offer() -> None:
    hints = msgspec.structs.fields(Settings)
    offered = {field.name: get_args(field.type) for field in hints}
    assert offered["colours"] == get_args(Colours)
    assert offered["index"] == get_args(IndexStyle)
    assert offered["back"] == get_args(Back)
    assert offered["felt"] == tuple(FELTS)
