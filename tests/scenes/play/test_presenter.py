"""Every event gets its caption and its sound, and rare ones their flourish, which delays nothing."""

from collections.abc import Callable

import pytest

from game.rules.variant import Phase
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


def test_the_card_that_takes_the_trick_is_lit_while_it_lies(equip: Equip) -> None:
    table = Table(equip())
    table.forward(lambda view: bool(playable(view)) and bool(view.plays))
    table.click(table.spot(playable(table.view)[0]))
    table.until(lambda: bool(table.view.tricks) and not table.view.plays)
    winner = table.view.tricks[-1].winner
    card = next(play.card for play in table.view.tricks[-1].plays if play.seat == winner)
    table.step(2)
    rect, strength = table.desk.tabletop.effects.glows()[0]
    assert rect.collidepoint(table.picture(card).x, table.picture(card).y)
    assert strength > 0.5


def at_the_playoff(table: Table) -> bool:
    return table.view.phase is Phase.PLAYOFF


def twelfth_trick(equip: Equip, seed: int) -> Table:
    """A table right after the twelfth trick, in our window or already in the playoff."""
    table = Table(equip(), seed=seed)
    table.forward(lambda view: len(view.tricks) == 11 and bool(playable(view)))
    table.act(next(action for action in table.view.legal if table.fits(action)))
    table.until(lambda: at_the_playoff(table) or bool(table.attention.ends))
    return table


def test_the_last_stock_card_is_shown_when_the_opponent_draws_it(equip: Equip) -> None:
    table = next(
        table for table in (twelfth_trick(equip, seed) for seed in range(7, 40)) if at_the_playoff(table)
    )
    shown = table.desk.tabletop.effects.shown
    assert shown
    assert shown.card in table.view.known[1]


def test_a_flourish_never_keeps_the_table_busy(equip: Equip) -> None:
    table = Table(equip())
    table.my_turn()
    table.desk.tabletop.effects.announce(("Run!",))
    table.desk.tabletop.effects.glow(table.desk.tabletop.areas.trick)
    assert table.desk.my_turn
