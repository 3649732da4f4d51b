"""Numbers count up, tickets pop, lights go out; everything can be finished at once."""

import pygame

from game.presentation.effects import GLOW, SHOW, Effects
from game.presentation.styles import COUNT, POP
from game.rules.cards import Card


def test_a_number_is_there_at_once_and_counts_up_from_then_on() -> None:
    effects = Effects()
    assert effects.number("melds", 20) == 20
    assert effects.number("melds", 60) == 20
    effects.update(COUNT / 2)
    assert 20 < effects.number("melds", 60) < 60
    effects.update(COUNT)
    assert effects.number("melds", 60) == 60
    assert not effects.alive


def test_a_number_that_falls_is_there_at_once() -> None:
    effects = Effects()
    effects.number("melds", 60)
    assert effects.number("melds", 0) == 0


def test_counting_waits_for_the_cards() -> None:
    effects = Effects(lag=240)
    effects.number("melds", 0)
    effects.number("melds", 100)
    effects.update(200)
    assert effects.number("melds", 100) == 0


def test_a_ticket_pops_after_its_delay() -> None:
    effects = Effects()
    assert effects.size_of("run") == 1
    effects.pop("run", 240)
    assert effects.size_of("run") == 0
    effects.update(240 + POP / 2)
    assert 0.3 < effects.size_of("run") < 0.7
    effects.update(POP)
    assert effects.size_of("run") == 1


def test_a_light_goes_out() -> None:
    effects = Effects()
    effects.glow(pygame.Rect(0, 0, 5, 5), delay=100)
    assert effects.glows() == []
    effects.update(150)
    assert effects.glows()[0][1] > 0.9
    effects.update(GLOW)
    assert effects.glows() == []


def test_texts_stay_to_be_read_and_then_go() -> None:
    effects = Effects()
    effects.say("refusal", ("No.",), None, 1000)
    assert not effects.update(900)
    effects.finish()
    assert effects.notice
    assert effects.update(200)
    assert effects.notice is None


def test_a_text_takes_the_place_of_the_banner_it_might_cover() -> None:
    effects = Effects()
    effects.announce(("The playoff",))
    effects.say("refusal", ("No.",), None, 1000)
    assert effects.banner is None


def test_a_shown_card_lies_open_for_a_while() -> None:
    effects = Effects()
    effects.show(Card.parse("AS0"))
    assert effects.shown
    assert effects.update(SHOW)
    assert effects.shown is None


def test_finishing_brings_everything_to_its_end() -> None:
    effects = Effects(lag=100)
    effects.number("melds", 0)
    effects.number("melds", 50)
    effects.pop("run", 100)
    effects.glow(pygame.Rect(0, 0, 5, 5))
    effects.finish()
    assert effects.number("melds", 50) == 50
    assert effects.size_of("run") == 1
    assert not effects.alive
