"""What scenes share is opened when it is needed, and what is lent for one run is not kept."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.presentation.areas import areas
from game.scenes import equipment as equipment_module
from game.scenes.equipment import Equipment
from game.settings import load_settings
from sprites.cards import CardArt


class _Worker:
    """A worker that counts how often one was started."""

    started = 0

    def __init__(self) -> None:
        type(self).started += 1
        self.closed = False

    def close(self) -> None:
        self.closed = True


def test_deck_is_a_new_one_only_when_its_look_changed(equip: Callable[..., Equipment]) -> None:
    equipment = equip()
    first = equipment.art
    equipment.settings.felt = "slate"
    same = equipment.art
    equipment.settings.colours = "four"
    assert same is first
    assert equipment.art is not first


def test_cards_are_painted_ahead_for_the_window_and_for_each_new_deck(
    equip: Callable[..., Equipment], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[CardArt, int | None]] = []
    monkeypatch.setattr(CardArt, "prepare", lambda art, height: asked.append((art, height)))
    monkeypatch.setattr(CardArt, "rest", lambda art: asked.append((art, None)))
    equipment = equip()
    equipment.fit((1920, 1080))
    first = equipment.art
    equipment.fit((1366, 768))
    equipment.settings.back = "fan"
    second = equipment.art
    equipment.close()
    tall, low = (round(areas(size).heights.hand) for size in ((1920, 1080), (1366, 768)))
    said = list(dict.fromkeys(asked))
    assert said == [(first, tall), (first, low), (first, None), (second, low), (second, None)]


def test_process_of_the_computers_starts_once_and_only_when_asked_for(
    equip: Callable[..., Equipment], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(equipment_module, "Worker", _Worker)
    monkeypatch.setattr(_Worker, "started", 0)
    equipment = equip()
    equipment.close()
    started = [_Worker.started]
    equipment.warm_worker()
    equipment.warm_worker()
    assert isinstance(equipment.worker, _Worker)
    started.append(_Worker.started)
    assert started == [0, 1]
    equipment.close()
    assert equipment.worker.closed


def test_sound_is_opened_by_the_first_who_asks(equip: Callable[..., Equipment]) -> None:
    equipment = equip()
    assert equipment.sound is equipment.sound


def test_what_was_lent_for_one_run_is_not_kept(equip: Callable[..., Equipment]) -> None:
    equipment = equip(speed=2.0)
    equipment.lend(speed=8.0, last_level="random")
    equipment.settings.volume = 0.1
    equipment.save_settings()
    kept, _ = load_settings(equipment.settings_file)
    assert equipment.settings.speed == 8.0
    assert (kept.speed, kept.last_level, kept.volume) == (2.0, "standard", 0.1)


def test_what_the_player_changes_himself_is_kept_though_it_was_lent(equip: Callable[..., Equipment]) -> None:
    equipment = equip(speed=2.0)
    equipment.lend(speed=8.0)
    equipment.settings.speed = 4.0
    equipment.save_settings()
    kept, _ = load_settings(equipment.settings_file)
    assert kept.speed == 4.0


def test_settings_that_cannot_be_written_become_the_notice(
    equip: Callable[..., Equipment], tmp_path: Path
) -> None:
    equipment = equip()
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    equipment.settings_file = in_the_way / "settings.json"
    equipment.save_settings()
    assert "settings.json" in equipment.notice


def test_settings_without_a_file_stay_in_memory(equip: Callable[..., Equipment]) -> None:
    equipment = equip()
    equipment.settings_file = None
    equipment.settings.muted = True
    equipment.save_settings()
    assert equipment.sound.muted
    assert equipment.notice == ""
