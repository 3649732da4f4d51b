"""Every game is played at one table: whole deals, people at any seat, taking back, and going on later."""

import random
from pathlib import Path
from typing import get_args

import pytest

from game.ai.levels import level
from game.records.saves import Saves
from game.rules.actions import Action
from game.rules.contract_rules import WidowGoes
from game.rules.endings import REDEALT
from game.rules.hand_melds import Melding
from game.rules.seats import side_of
from game.rules.switches import with_switch
from game.rules.variant import Phase, Variant
from game.rules.variants import REGISTRY
from game.session.session import Session
from tests.records.games import any_action
from tests.session.players import heard

GAMES = dict(REGISTRY)
GAMES["four at table"] = with_switch(REGISTRY["auction_250"], "seats", 4)
GAMES["double deck cardzmania"] = with_switch(REGISTRY["cardzmania"], "copies", 4)
every_game = pytest.mark.parametrize("variant", GAMES.values(), ids=GAMES)
DEALS = 8


def people(variant: Variant, seat: int) -> tuple[str, ...]:
    """A person at this seat, computers at the others."""
    return tuple("human" if each == seat else "random" for each in range(variant.seats))


def act(played: Session, luck: random.Random) -> None:
    """Let whoever is to act do anything, a computer by answering its question."""
    state = played.course.state
    assert state.to_act is not None
    question = played.question()
    if question is None:
        assert played.submit(state.to_act, any_action(state, state.to_act, luck)) is None
    else:
        choice = level(question.level).choose(question.view, question.seed)
        assert played.answer(question.ticket, choice.action)


def play_deal(played: Session, luck: random.Random) -> None:
    played.start_deal()
    while not played.deal_over:
        act(played, luck)


@every_game
def test_deal_after_deal_is_played_by_computers_at_every_seat(variant: Variant) -> None:
    luck, deals, seed = random.Random(1), 0, 1
    played = Session.new(variant, ("random",) * variant.seats, seed)
    while deals < DEALS:
        if played.match.won:
            seed += 1
            played = Session.new(variant, ("random",) * variant.seats, seed)
        play_deal(played, luck)
        played.acknowledge()
        deals += 1
        assert len(played.match.scores) == variant.sides
        if variant.stakes.paid:
            assert sum(played.match.scores) + played.match.kitty == 0


@every_game
def test_person_at_any_seat_takes_back_the_whole_deal_and_plays_it_again(variant: Variant) -> None:
    seat = variant.seats - 1
    played = Session.new(variant, people(variant, seat), 5)
    play_deal(played, random.Random(2))
    if not played.can_undo:  # the person sits this deal out
        assert played.view(seat).sitting_out == seat
        return
    after, match, states = played.course.state, played.match, []
    while played.undo():
        assert played.view(None).to_act == seat or played.course.taken[-1:]
        states.append(played.course.state)
    assert all(taken.acted.seat != seat for taken in played.course.taken)
    while played.can_redo:
        assert played.course.state == states.pop()
        played.redo()
    assert (played.course.state, played.match) == (after, match)


@every_game
def test_match_goes_on_at_its_exact_action(variant: Variant, tmp_path: Path) -> None:
    luck = random.Random(3)
    saves = Saves.open(tmp_path)
    played = Session.new(variant, people(variant, 0), 9, saves)
    played.start_deal()
    for _ in range(7):
        act(played, luck)
    _check_resumed(played)
    play_deal(played, luck)
    _check_resumed(played)
    if not played.match.won:
        played.acknowledge()
        played.start_deal()
        act(played, luck)
        _check_resumed(played)
    saves.close()


def _check_resumed(played: Session) -> None:
    assert played.path
    again = Session.resume(played.path)
    assert isinstance(again, Session)
    assert again.problem is None
    assert (again.course.state, again.match) == (played.course.state, played.match)
    asked, resumed = played.question(), again.question()
    assert (asked is None) is (resumed is None)
    if asked and resumed:
        assert (asked.view, asked.seed, asked.seat) == (resumed.view, resumed.seed, resumed.seat)


@every_game
def test_each_listener_hears_only_what_its_seat_may_know(variant: Variant) -> None:
    played = Session.new(variant, ("random",) * variant.seats, 4)
    news = []
    for seat in (*range(variant.seats), None):
        with heard(played, seat) as changes:
            news.append(changes)
    play_deal(played, random.Random(5))
    assert len({len(changes) for changes in news}) == 1
    hidden = [sum(repr(change).count("None") for change in changes) for changes in news]
    assert hidden[-1] == max(hidden)


def test_every_part_of_a_deal_is_asked() -> None:
    asked: set[Phase] = set()
    done: set[type] = set()
    shared = with_switch(REGISTRY["auction3_points"], "widow_goes", WidowGoes.ONE_EACH)
    picked = with_switch(REGISTRY["kencom"], "melding", Melding.MANUAL)
    for number, variant in enumerate((*GAMES.values(), shared, picked)):
        played = Session.new(variant, people(variant, 0), number)
        for _ in range(2):
            if not played.match.won:
                play_deal(played, random.Random(number))
                done |= {type(taken.acted.action) for taken in played.course.taken}
                asked |= {taken.state.phase for taken in played.course.taken}
                played.acknowledge()
    assert asked >= set(Phase) - {Phase.FINISHED, Phase.CONCESSION}
    assert len(done) > len(get_args(Action)) // 2


def test_hall_of_fame_keeps_the_score_of_the_side(tmp_path: Path) -> None:
    variant = with_switch(REGISTRY["bicycle_auction"], "target", 500)
    saves = Saves.open(tmp_path)
    played = Session.new(variant, people(variant, 2), 3, saves, name="Ann")
    while not played.match.won:
        play_deal(played, random.Random(played.match.deal_no))
        played.acknowledge()
    (entry,) = saves.history.all()
    side = side_of(variant, 2)
    assert (entry.own, entry.other) == (played.match.scores[side], played.match.scores[1 - side])
    assert (entry.won, entry.level, entry.name) == (played.match.won.winner == side, "random", "Ann")
    saves.close()


def test_hall_of_fame_keeps_the_balance_of_a_game_for_stakes(tmp_path: Path) -> None:
    variant = with_switch(REGISTRY["auction_250"], "rounds", 6)
    saves = Saves.open(tmp_path)
    played = Session.new(variant, people(variant, 0), 3, saves)
    while not played.match.won:
        play_deal(played, random.Random(played.match.deal_no))
        played.acknowledge()
    (entry,) = saves.history.all()
    assert entry.own == played.match.scores[0]
    assert entry.other == max(played.match.scores[1:])
    assert entry.deals == len(played.match.deals) >= played.match.played == 6
    assert saves.history.best(9, assisted=False, variant="kencom") == ()
    saves.close()


def test_cards_that_nobody_bid_on_are_dealt_again_by_the_next_dealer() -> None:
    variant = REGISTRY["auction_300"]
    played = Session.new(variant, ("human",) * 3, 1)
    played.start_deal()
    dealer = played.course.state.dealer
    while not played.deal_over:
        seat = played.view(None).to_act
        assert seat is not None
        passing = next(iter(played.view(seat).legal))
        played.submit(seat, passing)
    assert played.match.deals[0].ending in REDEALT
    played.acknowledge()
    assert played.start_deal()
    assert played.course.state.dealer == (dealer + 1) % 3
    assert played.match.played == 0
