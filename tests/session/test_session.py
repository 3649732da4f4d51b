"""A session moves a match on in one way only, and tells each seat what it may know."""

import random
from pathlib import Path

import pytest

from game.records.problem import Fault, Problem
from game.records.record import Record, read_record
from game.records.saves import Saves
from game.rules.actions import DeclareOut, Draw
from game.rules.events import CardDrawn, CardsDealt, DealScored, DealStarted, MatchWon, TrumpTurned
from game.rules.reasons import IllegalAction, Refusal
from game.rules.shuffle import shuffled
from game.session.session import Change, Reset, Session
from tests.session.players import (
    CLASSIC,
    first_legal,
    heard,
    play_deal,
    play_match,
    session,
    step,
    until,
)


def events(news: list[Change | Reset]) -> list[object]:
    return [change.event for change in news if isinstance(change, Change)]


def resumed(path: Path, saves: Saves | None = None) -> Session:
    found = Session.resume(path, saves)
    assert isinstance(found, Session)
    return found


class TestPlaying:
    def test_deal_is_told_from_its_start_over_the_packets_to_the_trump(self) -> None:
        played = session()
        with heard(played, 0) as news:
            assert played.start_deal()
        kinds = [type(event) for event in events(news)]
        assert kinds == [DealStarted, *[CardsDealt] * 8, TrumpTurned]

    def test_deal_is_started_once(self) -> None:
        played = session()
        assert played.start_deal()
        with heard(played, 0) as news:
            assert not played.start_deal()
        assert news == []

    def test_explicit_deck_is_dealt(self) -> None:
        played = session()
        played.start_deal(shuffled(CLASSIC, 77, 3))
        assert played.course.state.deck == shuffled(CLASSIC, 77, 3)

    def test_refused_action_changes_and_tells_nothing(self) -> None:
        played = session()
        played.start_deal()
        with heard(played, 0) as news:
            reason = played.submit(0, Draw())
        assert reason
        assert reason.code in {Refusal.NO_WINDOW, Refusal.NOT_YOUR_TURN}
        assert news == []

    def test_action_before_the_first_deal_is_refused(self) -> None:
        reason = session().submit(0, DeclareOut())
        assert reason
        assert reason.code is Refusal.NOT_DEALT

    def test_each_change_comes_with_what_is_known_right_after_it(self) -> None:
        played = session()
        with heard(played, 0) as news:
            play_deal(played)
        changes = [change for change in news if isinstance(change, Change)]
        assert changes[-1].view == played.view(0)
        scored = [change.view.result for change in changes if isinstance(change.event, DealScored)]
        assert scored == [played.view(0).result]
        assert all(change.view.seat == 0 for change in changes)

    def test_hidden_cards_are_told_to_nobody_else(self) -> None:
        played = session()
        with heard(played, 0) as mine, heard(played, None) as public:
            play_deal(played)
        for event in events(mine):
            match event:
                case DealStarted(deck=deck):
                    assert deck == ()
                case CardsDealt(seat=seat, cards=cards):
                    assert (None in cards) is (seat == 1)
                case CardDrawn(seat=1, card=card, shown=False, from_upcard=False):
                    assert card is None
        assert all(set(e.cards) == {None} for e in events(public) if isinstance(e, CardsDealt))

    def test_witness_hears_everything(self) -> None:
        played = session()
        told: list[object] = []
        played.witness(lambda moment: told.append(moment.event))
        played.start_deal()
        assert not [event for event in told if isinstance(event, CardsDealt) and None in event.cards]

    def test_next_deal_waits_for_the_acknowledgement(self) -> None:
        played = session()
        play_deal(played)
        assert not played.start_deal()
        assert played.acknowledge()
        assert not played.acknowledge()
        assert played.between_deals
        assert played.start_deal()

    def test_result_cannot_be_acknowledged_before_it_is_there(self) -> None:
        played = session()
        played.start_deal()
        assert not played.acknowledge()

    def test_won_match_ends(self) -> None:
        played = session()
        with heard(played, 0) as news:
            play_match(played)
        assert isinstance(events(news)[-1], MatchWon)
        assert not played.between_deals
        assert not played.start_deal()
        assert played.question() is None

    def test_match_plays_the_same_with_and_without_a_record(self, tmp_path: Path) -> None:
        kept, bare = session(saves=Saves.open(tmp_path)), session()
        play_match(kept)
        play_match(bare)
        assert kept.course.state == bare.course.state


class TestQuestions:
    def test_person_is_never_asked(self) -> None:
        played = session("human", "human")
        assert played.question() is None
        played.start_deal()
        assert played.question() is None

    def test_computer_is_asked_with_its_own_view_and_level(self) -> None:
        played = session("random", "standard")
        played.start_deal()
        question = played.question()
        assert question
        assert question.view == played.view(question.seat)
        assert question.level == ("random", "standard")[question.seat]

    def test_same_position_has_the_same_seed_and_the_next_another(self) -> None:
        seeds: list[list[int]] = []
        for _ in range(2):
            played = session("random", "standard")
            played.start_deal()
            seeds.append([])
            for _ in range(6):
                question = played.question()
                assert question
                seeds[-1].append(question.seed)
                step(played)
        assert seeds[0] == seeds[1]
        assert len(set(seeds[0])) == 6

    def test_doubled_answer_is_ignored(self) -> None:
        played = session("standard", "standard")
        played.start_deal()
        question = played.question()
        assert question
        action = first_legal(question.view)
        assert played.answer(question.ticket, action)
        with heard(played, None) as news:
            assert not played.answer(question.ticket, action)
        assert news == []
        assert len(played.course.taken) == 1

    def test_interrupt_makes_the_open_question_stale(self) -> None:
        played = session(seed=3)
        played.start_deal()
        until(played, 1)
        question = played.question()
        assert question
        assert played.submit(0, DeclareOut()) is None
        assert not played.answer(question.ticket, first_legal(question.view))
        assert played.deal_over

    def test_undo_makes_the_open_question_stale(self) -> None:
        played = session()
        played.start_deal()
        until(played, 0)
        step(played)
        until(played, 1)
        question = played.question()
        assert question
        assert played.undo()
        assert not played.answer(question.ticket, first_legal(question.view))

    def test_answer_against_the_rules_is_a_fault_of_the_program(self) -> None:
        played = session("standard", "standard")
        played.start_deal()
        question = played.question()
        assert question
        with pytest.raises(IllegalAction):
            played.answer(question.ticket, Draw())


class TestUndo:
    def test_undo_returns_to_the_last_decision_and_redo_to_where_one_was(self) -> None:
        played = session()
        played.start_deal()
        until(played, 0)
        before = played.course.state
        step(played)
        until(played, 0)
        after = played.course.state
        with heard(played, 0) as news:
            assert played.undo()
            assert played.course.state == before
            assert played.redo()
        assert played.course.state == after
        assert [type(change) for change in news] == [Reset, Reset]
        assert news[-1].view == played.view(0)
        assert played.assisted

    def test_undo_goes_back_to_the_first_decision_of_the_deal_and_no_further(self) -> None:
        played = session()
        play_deal(played, random.Random(1))
        states = []
        while played.can_undo:
            assert played.undo()
            assert played.view(None).to_act == 0
            states.append(played.course.state)
        assert not played.undo()
        assert all(taken.acted.seat == 1 for taken in played.course.taken)
        while played.can_redo:
            assert played.course.state == states.pop()
            assert played.redo()
        assert played.deal_over

    def test_new_decision_ends_redo(self) -> None:
        played = session()
        play_deal(played)
        played.undo()
        step(played)
        assert not played.can_redo
        assert not played.redo()

    def test_scores_come_back_with_the_deal(self) -> None:
        played = session()
        play_deal(played)
        match = played.match
        played.undo()
        assert played.match.deals == ()
        played.redo()
        assert played.match == match

    def test_acknowledged_deal_stays(self) -> None:
        played = session()
        play_deal(played)
        played.undo()
        played.redo()
        played.acknowledge()
        assert not played.can_undo
        assert not played.can_redo

    def test_claim_out_of_turn_can_be_taken_back(self) -> None:
        played = session(seed=3)
        played.start_deal()
        until(played, 1)
        before = played.course.state
        played.submit(0, DeclareOut())
        assert played.deal_over
        assert played.undo()
        assert played.course.state == before
        assert played.question()

    def test_computers_alone_take_nothing_back(self) -> None:
        played = session("standard", "standard")
        play_deal(played)
        assert not played.can_undo
        assert not played.undo()


class TestSaving:
    def test_record_is_on_disk_before_anybody_hears_of_it(self, tmp_path: Path) -> None:
        saves = Saves.open(tmp_path)
        played = session(saves=saves)
        lines: list[int] = []

        def look(_change: object) -> None:
            record = read_record(saves.current)
            assert isinstance(record, Record)
            lines.append(len(record.lines))
            assert len([line for line in record.lines if "play" in line.text]) >= len(played.view(None).plays)

        played.listen(0, look)
        played.start_deal()
        for number in range(2, 8):
            step(played)
            assert lines[-1] == number

    def test_every_step_can_be_continued_from(self, tmp_path: Path) -> None:
        saves = Saves.open(tmp_path)
        played = session(saves=saves)
        played.start_deal()
        luck = random.Random(2)
        for number in range(45):
            step(played, luck)
            if number % 7 == 0:
                played.undo()
            if number % 14 == 0:
                played.redo()
            assert resumed(saves.current).course == played.course

    def test_continued_match_goes_on_as_if_never_left(self, tmp_path: Path) -> None:
        straight = session(saves=Saves.open(tmp_path / "straight"))
        play_deal(straight, random.Random(6))
        luck = random.Random(6)
        saves = Saves.open(tmp_path / "broken")
        played = session(saves=saves)
        played.start_deal()
        while not played.deal_over:
            step(played, luck)
            played = resumed(saves.current, saves)
        assert played.course.state == straight.course.state

    def test_acknowledged_match_enters_the_hall_and_leaves_the_desk(self, tmp_path: Path) -> None:
        saves = Saves.open(tmp_path)
        played = Session.new(CLASSIC, ("human", "standard"), 1, saves, name="Ann")
        play_match(played)
        (entry,) = saves.history.all()
        assert (entry.name, entry.level, entry.assisted) == ("Ann", "standard", False)
        assert entry.deals == len(played.match.deals)
        assert saves.continuable() is None
        assert len(saves.finished()) == 1

    def test_match_that_is_won_but_not_acknowledged_is_not_in_the_hall(self, tmp_path: Path) -> None:
        saves = Saves.open(tmp_path)
        played = session(saves=saves)
        played.start_deal()
        played.submit(0, DeclareOut())
        assert played.match.won
        assert saves.history.all() == ()
        assert resumed(saves.current).can_undo

    def test_assisted_match_is_marked_in_the_hall(self, tmp_path: Path) -> None:
        saves = Saves.open(tmp_path)
        played = session(saves=saves)
        play_deal(played)
        played.undo()
        played.redo()
        played.acknowledge()
        again = resumed(saves.current, saves)
        play_match(again)
        assert [entry.assisted for entry in saves.history.all()] == [True]

    def test_kill_between_acknowledgement_and_hall_is_made_good(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        saves = Saves.open(tmp_path)
        played = session(saves=saves)
        with monkeypatch.context() as killed:
            killed.setattr(Saves, "finish", lambda *_: None)
            play_match(played)
        assert saves.continuable()
        again = resumed(saves.current, saves)
        assert again.match.won
        assert again.acknowledged
        assert len(saves.history.all()) == 1
        assert saves.continuable() is None

    def test_record_without_its_last_digest_is_completed(self, tmp_path: Path) -> None:
        saves = Saves.open(tmp_path)
        played = session(saves=saves)
        play_deal(played)
        whole = saves.current.read_bytes()
        lines = whole.splitlines(keepends=True)
        assert lines[-1].startswith(b"digest")
        saves.current.write_bytes(b"".join(lines[:-1]))
        assert resumed(saves.current).deal_over
        assert saves.current.read_bytes() == whole

    def test_full_disk_is_a_problem_and_the_game_goes_on(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("not a folder")
        played = session(saves=Saves.open(tmp_path / "file"))
        play_match(played)
        assert played.match.won
        assert played.problem
        assert played.problem.fault is Fault.UNWRITABLE

    def test_broken_record_goes_on_with_its_sound_part_and_says_so(self, tmp_path: Path) -> None:
        saves = Saves.open(tmp_path)
        played = session(saves=saves)
        play_deal(played)
        lines = saves.current.read_bytes().splitlines(keepends=True)
        saves.current.write_bytes(b"".join([*lines[:15], b"nonsense\n", *lines[15:]]))
        again = resumed(saves.current, saves)
        assert again.problem
        assert again.problem.line_no == 16
        play_match(again)
        assert again.match.won

    def test_player_of_another_version_is_named(self, tmp_path: Path) -> None:
        saves = Saves.open(tmp_path)
        session("human", "grandmaster", saves=saves).start_deal()
        problem = Session.resume(saves.current)
        assert isinstance(problem, Problem)
        assert (problem.fault, problem.text) == (Fault.UNKNOWN_PLAYER, "grandmaster")
        assert "standard" in problem.valid

    def test_useless_record_is_a_problem(self, tmp_path: Path) -> None:
        (tmp_path / "x.pinochle").write_bytes(b"\0" * 50)
        assert isinstance(Session.resume(tmp_path / "x.pinochle"), Problem)
