"""What ends a deal stands at the left edge, away from the hand and its way to the trick."""

from dataclasses import replace

import pygame
import pytest

from game.presentation.decisions import exits_board, grave_actions, question_board, way_on
from game.presentation.targets import Stroke
from game.rules.actions import (
    AnswerConcession,
    CallMisdeal,
    ClaimRest,
    Concede,
    ExchangeDix,
    KeepDix,
    OfferConcession,
    PlayCard,
    ShootMoon,
    StartPlay,
    TakeWidow,
    ThrowIn,
)
from game.rules.variant import Phase
from game.rules.view import View
from tests.presentation.moments import SIZES, moment, places, plain

EVERY_EXIT = (
    ShootMoon(),
    ThrowIn(),
    Concede(),
    OfferConcession(),
    CallMisdeal(),
)


@pytest.mark.parametrize("key", ["kencom", "auction_250", "cardgames"])
@pytest.mark.parametrize("size", SIZES)
def test_no_exit_lies_on_the_hands_way_to_the_trick(key: str, size: tuple[int, int]) -> None:
    where = places(size, key)
    view = moment(key, Phase.PLAYOFF)
    for actions in (*((action,) for action in EVERY_EXIT), EVERY_EXIT[:3]):
        board = exits_board(replace(view, legal=actions), where)
        assert board is not None
        way = where.trick.union(pygame.Rect(where.trick.left, where.hand.top, where.trick.width, 1))
        for knob in board.knobs:
            assert not knob.rect.colliderect(way)
            assert knob.rect.bottom <= where.hand.top or knob.rect.right <= where.hand.left
            assert pygame.Rect((0, 0), size).contains(knob.rect)


def test_answers_to_a_proposal_stand_with_the_question_and_nothing_at_the_edge() -> None:
    view = moment("auction_250", Phase.PLAYOFF)
    both = replace(view, legal=(AnswerConcession(agreed=True), AnswerConcession(agreed=False)))
    assert grave_actions(both) == ()
    assert exits_board(replace(view, legal=()), places((1366, 768), "auction_250")) is None


@pytest.mark.parametrize("size", SIZES)
def test_way_on_is_clear_of_hand_and_round_buttons(size: tuple[int, int]) -> None:
    where = places(size, "double_deck")
    view = replace(moment("double_deck", Phase.PLAYOFF), legal=(StartPlay(),))
    claim = replace(view, legal=(PlayCard(view.hand.cards[0]), ClaimRest()))
    for seen, showing, meaning in (
        (view, True, Stroke.GO_ON),
        (view, False, StartPlay()),
        (claim, False, ClaimRest()),
    ):
        board = way_on(seen, where, showing=showing)
        assert board is not None
        (knob,) = board.knobs
        assert knob.meaning == meaning
        assert knob.rect.collidelist(list(where.buttons)) < 0
        assert not where.wide or not knob.rect.colliderect(where.hand)
    assert way_on(replace(view, legal=()), where, showing=False) is None


def _may_swap(view: View) -> bool:
    return any(isinstance(action, ExchangeDix) for action in view.legal)


@pytest.mark.parametrize("size", SIZES)
def test_holder_of_a_nine_is_asked_above_the_hand(size: tuple[int, int]) -> None:
    view = moment("three_hand", Phase.DIX_SWAP, _may_swap)
    where = places(size, "three_hand")
    board = question_board(view, where, plain)
    assert board is not None
    assert board.box is not None
    assert board.box.bottom <= where.hand.top
    meanings = [knob.meaning for knob in board.knobs]
    assert isinstance(meanings[0], ExchangeDix)
    assert meanings[1] == KeepDix()


def test_widow_is_offered_and_a_proposal_is_told_with_its_maker() -> None:
    where = places((1920, 1080), "auction_250")
    view = moment("auction_250", Phase.WIDOW)
    board = question_board(view, where, plain)
    assert board is not None
    assert [knob.meaning for knob in board.knobs] == [TakeWidow()]
    asked = replace(moment("auction_250", Phase.PLAYOFF), phase=Phase.CONCESSION, offering=1)
    board = question_board(asked, where, plain)
    assert board is not None
    assert "West" in board.words[0].text
    assert [knob.meaning for knob in board.knobs] == [
        AnswerConcession(agreed=True),
        AnswerConcession(agreed=False),
    ]


def test_other_parts_ask_nothing() -> None:
    view = moment("auction_250", Phase.PLAYOFF)
    assert question_board(view, places((1920, 1080), "auction_250"), plain) is None
