"""A session moves a match on in one way only, and tells each seat what it may know."""

from pathlib import Path

import pytest

from game.records.saves import Saves
from game.rules.actions import DeclareOut, Draw
from game.rules.events import CardDrawn, CardsDealt, DealScored, DealStarted, MatchWon, TrumpTurned
from game.rules.reasons import IllegalAction, Refusal
from game.rules.shuffle import shuffled
from game.session.session import Change, Reset
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
