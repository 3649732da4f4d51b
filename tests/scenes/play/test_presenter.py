"""Every event gets its caption and its sound, and rare ones their flourish, which delays nothing."""

from collections.abc import Callable

import pytest

from game.scenes.equipment import Equipment
from sounds.cues import Cue
from tests.scenes.tabling import Table, playable

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def listen(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[Cue]:
    heard: list[Cue] = []
    monkeypatch.setattr(table.equipment.sound, "play", lambda cue, **_worth: heard.append(cue))
    return heard


def test_a_trick_is_heard_in_order_and_captioned(equip: Equip, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(equip())
    table.forward(lambda view: bool(playable(view)) and bool(view.plays))
    heard = listen(table, monkeypatch)
    table.click(table.spot(playable(table.view)[0]))
    table.until(lambda: bool(table.view.tricks) and not table.view.plays)
    assert heard[:2] == [Cue.CARD_DOWN, Cue.TRICK]
    assert "takes the trick" in table.attention.caption or "You take" in table.attention.caption


def test_what_is_skipped_makes_no_sound(equip: Equip, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(equip())
    table.step(2)
    heard = listen(table, monkeypatch)
    table.desk.timeline.skip()
    assert heard == []


def test_a_flourish_never_keeps_the_table_busy(equip: Equip) -> None:
    table = Table(equip())
    table.my_turn()
    table.desk.tabletop.effects.announce(("Run!",))
    table.desk.tabletop.effects.glow(table.desk.tabletop.areas.trick)
    assert table.desk.my_turn
