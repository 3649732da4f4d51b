"""A hint is advice with its reasons and the next best choice, at the card it is about."""

from collections.abc import Callable

import pygame
import pytest

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.levels import level
from game.presentation.targets import OnKnob
from game.rules.actions import Bid, BuryCards, PassBid, PassCards
from game.rules.variant import Phase
from game.rules.view import View
from game.scenes.equipment import Equipment
from tests.scenes.playing import arrived
from tests.scenes.tabling import PromptWorker, Table, playable

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def leading(view: View) -> bool:
    return bool(playable(view)) and not view.plays


def test_h_says_what_to_do_and_why_and_points_out_the_card(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    table.key(pygame.K_h)
    table.step(3)
    assert table.notice
    assert table.notice.kind == "hint"
    assert table.notice.lines[0].startswith(("Play ", "Declare"))
    assert len(table.notice.lines) >= 2
    assert set(table.attention.hinted) <= set(table.view.hand)
    assert not table.desk.hinting


def test_a_hint_that_comes_too_late_is_dropped_and_the_computer_plays_on(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    table.worker.patience = 10
    table.key(pygame.K_h)
    table.click(table.spot(playable(table.view)[0]))
    table.step(30)
    assert not table.attention.hinted
    table.my_turn()
    assert not table.desk.hinting


def test_one_hint_at_a_time_and_none_on_the_others_turn(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    table.worker.patience = 50
    asked = table.worker.questions
    table.key(pygame.K_h)
    table.key(pygame.K_h)
    assert table.worker.questions == asked + 1
    table.worker.patience = 0
    table.step(3)
    table.click(table.spot(playable(table.view)[0]))
    asked = table.worker.questions
    table.key(pygame.K_h)
    assert not table.desk.hinting


def test_the_hint_goes_with_the_position_it_was_for(equip: Equip) -> None:
    table = Table(equip())
    table.forward(leading)
    table.key(pygame.K_h)
    table.step(3)
    table.click(table.spot(playable(table.view)[0]))
    assert not table.attention.hinted
    assert not table.notice


MOMENTS = [
    ("three_hand", Phase.DIX_SWAP),
    ("cardgames", Phase.AUCTION),
    ("auction_250", Phase.WIDOW),
    ("kencom", Phase.NAME_TRUMP),
    ("classic_500", Phase.PASSING),
    ("auction_250", Phase.BURYING),
    ("double_deck", Phase.DECISION),
]


@pytest.mark.parametrize(("game", "phase"), MOMENTS, ids=[phase.value for _, phase in MOMENTS])
def test_every_part_of_every_game_has_hints(equip: Equip, game: str, phase: Phase) -> None:
    table = arrived(equip(), game, phase).table
    table.worker.patience = 2
    table.key(pygame.K_F1)
    ((_ticket, asked, view, seed),) = table.worker.asked
    assert asked == "expert"
    advice = level(asked).choose(view, seed).action
    table.step(3)
    assert not table.play.hints.waiting
    assert table.said
    assert isinstance(table.attention.advised, OnKnob)
    assert type(table.attention.advised.meaning) is type(advice)
    if isinstance(advice, PassCards | BuryCards):
        assert len(table.attention.hinted) == len(advice.cards)


@pytest.mark.parametrize(
    ("because", "told"),
    [
        (Because(Motive.HAND_TOO_WEAK, points=240), "likely to make 24,"),
        (Because(Motive.LIKELY_WINNER, (), 70), "in 70 of a hundred"),
        (Because(Motive.PULLS_TRUMPS, (), 3), ": 3 may be out"),
    ],
)
def test_points_of_a_hint_are_in_the_scale_of_the_reader_and_other_numbers_as_they_are(
    equip: Equip, monkeypatch: pytest.MonkeyPatch, because: Because, told: str
) -> None:
    def choose(_worker: PromptWorker, _key: str, view: View, _seed: int) -> Choice:
        return Choice(view.legal[0], (Valued(view.legal[0], 0.0),), (because,))

    table = arrived(equip(points="ones"), "cardgames", Phase.AUCTION).table
    monkeypatch.setattr(PromptWorker, "_choose", choose)
    table.key(pygame.K_h)
    table.step(3)
    assert told in table.said


def test_a_hint_says_when_it_is_another_players(equip: Equip) -> None:
    table = arrived(equip(), "cardgames", Phase.AUCTION).table
    table.worker.hangs = True
    table.key(pygame.K_h)
    table.step(3)
    assert table.notice
    assert "standard player" in table.notice.lines[-1]


def _told(table: Table, monkeypatch: pytest.MonkeyPatch, choice: Choice) -> tuple[str, ...]:
    """Return the lines of a hint for this choice."""
    monkeypatch.setattr(PromptWorker, "_choose", lambda *_asked: choice)
    table.key(pygame.K_h)
    table.step(3)
    assert table.notice
    return table.notice.lines


REASONS = (
    Because(Motive.LIKELY_WINNER, (), 70),
    Because(Motive.PULLS_TRUMPS, (), 3),
    Because(Motive.BIDS_ON_HAND, (), 260),
    Because(Motive.HAND_TOO_WEAK, (), 240),
)


def test_up_to_three_reasons_are_given_and_what_the_next_best_is_worth(
    equip: Equip, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = arrived(equip(points="ones"), "cardgames", Phase.AUCTION).table
    values = (Valued(PassBid(), 41.0), Valued(Bid(300), -19.0), Valued(Bid(310), -80.0))
    lines = _told(table, monkeypatch, Choice(PassBid(), values, REASONS))
    assert len(lines) == 5
    assert lines[0] == "Pass."
    assert "26" in lines[3]
    assert lines[4] == "Next best, worth 6 less: Bid 30."


@pytest.mark.parametrize("value", [41.0, 40.7, 55.0])
def test_what_does_as_well_is_no_less_worth(
    equip: Equip, monkeypatch: pytest.MonkeyPatch, value: float
) -> None:
    table = arrived(equip(), "cardgames", Phase.AUCTION).table
    values = (Valued(PassBid(), 41.0), Valued(Bid(300), value))
    lines = _told(table, monkeypatch, Choice(PassBid(), values, REASONS[:1]))
    assert lines[-1] == "Nearly as good: Bid 300."


def test_the_next_best_is_not_named_twice(equip: Equip, monkeypatch: pytest.MonkeyPatch) -> None:
    table = arrived(equip(), "cardgames", Phase.AUCTION).table
    values = (Valued(PassBid(), 41.0), Valued(Bid(300), 2.0))
    lines = _told(table, monkeypatch, Choice(PassBid(), values, (Because(Motive.BIDDING_COSTS, (), 39),)))
    assert len(lines) == 2
