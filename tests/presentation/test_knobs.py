"""Knobs lie beside each other, or in as many rows as they need, without touching."""

from itertools import combinations

import pygame

from game.presentation.knobs import Board, Knob, button, in_row, in_rows, row_width
from game.presentation.targets import OnKnob, Stroke
from game.rules.actions import Bid, PassBid, ThrowIn


def apart(knobs: tuple[Knob, ...]) -> bool:
    return not any(one.rect.colliderect(other.rect) for one, other in combinations(knobs, 2))


def test_row_is_centred_and_as_wide_as_it_says() -> None:
    knobs = in_row([button(Bid(bid), str(bid), 40) for bid in (250, 260, 270)], (400, 300), 10)
    assert apart(knobs)
    whole = knobs[0].rect.unionall([knob.rect for knob in knobs])
    assert abs(whole.centerx - 400) <= 1
    assert whole.width == row_width(knobs, 10)
    assert {knob.rect.centery for knob in knobs} == {300}


def test_what_does_not_fit_goes_into_the_next_row() -> None:
    box = pygame.Rect(10, 20, 260, 200)
    labels = ("Throw in", "Shoot the moon", "Give up")
    knobs = in_rows([button(ThrowIn(), label, 40) for label in labels], box, 8)
    assert apart(knobs)
    assert knobs[0].rect.topleft == (10, 20)
    assert len({knob.rect.top for knob in knobs}) > 1
    assert all(knob.rect.right <= box.right for knob in knobs)


def test_single_button_wider_than_its_box_stays_in_the_first_row() -> None:
    (knob,) = in_rows([button(ThrowIn(), "A very long word indeed", 40)], pygame.Rect(0, 0, 50, 50), 8)
    assert knob.rect.topleft == (0, 0)


def test_knob_is_pointed_at_by_what_it_means() -> None:
    assert button(PassBid(), "Pass", 40).target == OnKnob(PassBid())
    assert button(Stroke.UP, "+", 40).target == OnKnob(Stroke.UP)
    assert Board("empty").knobs == ()
