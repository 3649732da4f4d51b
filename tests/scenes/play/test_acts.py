"""What a player does becomes an action, or a sentence that says why not."""

from collections.abc import Callable

import pytest

from game.presentation.attention import Panel
from game.rules.actions import PlayCard
from game.rules.reasons import Refusal
from game.rules.view import View
from game.scenes.equipment import Equipment
from tests.scenes.tabling import Table, playable

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def leading(view: View) -> bool:
    return bool(playable(view)) and not view.plays


def test_an_action_out_of_turn_is_refused_with_words_and_changes_nothing(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    first, other = playable(table.view)[:2]
    assert table.play.acts.submit(PlayCard(first))
    assert not table.play.acts.submit(PlayCard(other))
    assert table.said == "It is not your turn."
    assert not table.desk.timeline.dropped


def test_melding_out_of_the_window_is_refused_by_the_rule_that_forbids_it(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    card = table.view.hand.cards[0]
    table.drop(table.spot(card), table.meld_spot())
    assert "right after winning a trick" in table.said


def test_claiming_is_allowed_in_a_match_and_the_reason_is_known_otherwise(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    assert table.play.acts.may_claim() is None
    assert not table.session.deal_over


def test_no_cards_at_all_are_no_meld(equip: Equip) -> None:
    table = Table(equip())
    table.forward(lambda _view: bool(table.attention.ends))
    assert table.play.acts.why_no_meld(()).code is Refusal.NOT_A_MELD


def test_there_is_nothing_to_show_before_the_first_trick(equip: Equip) -> None:
    table = Table(equip())
    table.my_turn()
    table.play.acts.toggle(Panel.LAST_TRICK)
    assert "No trick" in table.said
