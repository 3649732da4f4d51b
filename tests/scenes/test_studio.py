"""Rules of the player's own are kept, given away as a line, and taken back; wrong ones say what is wrong."""

import pygame
import pytest

from game.records.rule_line import decode_rules
from game.rules.switches import with_switch
from game.rules.variant import TargetCheck
from game.rules.variants import REGISTRY
from game.scenes.forms.rows import Note, key_of
from game.scenes.setup import own_games
from game.scenes.studio import Studio, rules_file
from game.settings import Settings

HOUSE = with_switch(REGISTRY["classic_500"], "passed", 4)
CLASSIC = REGISTRY["two_hand_classic"]


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard of the test's own."""
    found = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", found.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: found[-1])
    return found


def _studio(name: str = "") -> Studio:
    return Studio(Settings(), HOUSE, name)


def _warned(studio: Studio) -> str:
    assert studio.warning
    (note,) = [row.text for row in studio.rows() if isinstance(row, Note) and row.warning]
    return note


def test_rules_are_kept_under_their_name_and_forgotten_again() -> None:
    settings = Settings()
    studio = Studio(settings, HOUSE, "")
    studio.typed("own name", "Friday night")
    studio.pressed("keep rules")
    assert not studio.warning
    assert own_games(settings) == {"Friday night": HOUSE}
    assert "forget rules" in {key_of(row) for row in studio.rows()}
    studio.pressed("forget rules")
    assert own_games(settings) == {}
    assert studio.variant == HOUSE
    assert "forget rules" not in {key_of(row) for row in studio.rows()}


def test_rules_without_a_name_are_not_kept() -> None:
    studio = _studio()
    studio.pressed("keep rules")
    assert "name" in _warned(studio)


def test_rules_that_exclude_each_other_are_not_kept_and_the_reason_is_told() -> None:
    settings = Settings()
    clashing = with_switch(CLASSIC, "target_check", TargetCheck.IMMEDIATE)
    studio = Studio(settings, clashing, "Odd")
    studio.pressed("keep rules")
    assert "eclaring out" in _warned(studio)
    assert settings.own_rules == {}


def test_line_is_that_of_the_game_until_something_else_is_typed() -> None:
    studio = _studio("Ours")
    read = decode_rules(studio.line)
    assert (read.variant, read.name) == (HOUSE, "Ours")  # type: ignore[union-attr]  # it is no problem
    studio.typed("line", "something else")
    assert studio.line == "something else"
    studio.use(CLASSIC)
    assert studio.line.startswith("pinochle-rules 1 two_hand_classic")


def test_copied_line_makes_the_same_rules_elsewhere(board: list[str]) -> None:
    giver, taker = _studio("Ours"), Studio(Settings(), CLASSIC, "")
    giver.pressed("copy line")
    assert board[-1] == giver.line
    taker.pressed("paste line")
    assert (taker.variant, taker.name, taker.warning) == (HOUSE, "Ours", False)


def test_written_line_makes_the_same_rules_elsewhere() -> None:
    _studio("Ours").pressed("write line")
    assert rules_file().read_text(encoding="utf-8").startswith("pinochle-rules 1 classic_500")
    taker = Studio(Settings(), CLASSIC, "")
    taker.pressed("read line")
    assert (taker.variant, taker.name) == (HOUSE, "Ours")


def test_missing_clipboard_names_the_other_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_args: object) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", none)
    studio = _studio()
    studio.pressed("copy line")
    assert "file" in _warned(studio)


@pytest.mark.usefixtures("board")
@pytest.mark.parametrize("key", ["paste line", "read line"])
def test_nothing_to_take_is_told(key: str) -> None:
    studio = _studio()
    studio.pressed(key)
    assert "no line" in _warned(studio)
    assert studio.variant == HOUSE


def test_wrong_line_says_what_is_wrong_and_changes_nothing() -> None:
    studio = _studio()
    studio.typed("line", "pinochle-rules 1 classic_500 passed=9")
    studio.pressed("use line")
    assert "passed=9" in _warned(studio)
    assert "passed=4" in _warned(studio)
    assert studio.variant == HOUSE


def test_folder_that_cannot_be_written_is_told() -> None:
    rules_file().mkdir(parents=True)
    (rules_file() / "x").touch()
    studio = _studio()
    studio.pressed("write line")
    assert str(rules_file()) in _warned(studio)


def test_other_keys_are_not_its_own() -> None:
    studio = _studio()
    assert not studio.pressed("passed")
    assert not studio.typed("passed", 1)
