"""Texts of the boards are whole sentences with every number in them."""

from dataclasses import replace

import pytest

from game.presentation.wording import auction
from game.rules.choices import BidRange, ChooseCards, Purpose
from game.rules.signals import Signal, Tells
from game.rules.variant import Phase
from tests.presentation.moments import moment


@pytest.mark.parametrize("purpose", [Purpose.PASSING, Purpose.BURYING])
def test_tray_says_how_many_cards_it_wants(purpose: Purpose) -> None:
    for count in (1, 3, 4):
        assert str(count) in auction.tray_heading(ChooseCards(purpose, count, ()))
    assert "cards" not in auction.tray_heading(ChooseCards(purpose, 1, ()))
    assert auction.tray_confirm(purpose)


def test_tray_names_who_gets_a_card_of_the_widow() -> None:
    choice = ChooseCards(Purpose.SHARING, 1, (), receiver=2)
    assert auction.tray_heading(choice, "Bill") == "Choose a card for Bill"
    assert auction.tray_confirm(Purpose.SHARING) == "Give this card"


def test_line_of_the_melds_tells_loss_and_gain() -> None:
    assert "stay at 120" in auction.melds_line(120, 120)
    assert "40 lost" in auction.melds_line(120, 80)
    assert "40 gained" in auction.melds_line(80, 120)


def test_burial_tells_one_point_and_many() -> None:
    assert "1 point;" in auction.buried_line(1, 20)
    assert "11 points;" in auction.buried_line(11, 20)


def test_full_tray_says_how_many_it_holds() -> None:
    assert "3 cards" in auction.tray_full(3)
    assert "1 card:" in auction.tray_full(1)


def test_questions_name_card_contract_and_player() -> None:
    view = moment("three_hand", Phase.DIX_SWAP)
    assert view.upcard is not None
    assert auction.swap_question(view.upcard).endswith("?")
    assert "300" in auction.widow_question("300")
    assert "West" in auction.concession_question(replace(view, seat=0), 1)


def test_player_is_told_when_it_is_his_turn_and_no_heading_says_so() -> None:
    assert auction.prompt(moment("cardgames", Phase.AUCTION))
    assert auction.prompt(moment("cardgames", Phase.PLAYOFF))
    assert not auction.prompt(moment("cardgames", Phase.PASSING))


def test_dealer_is_told_that_the_contract_can_be_had_for_less() -> None:
    view = moment("cardgames", Phase.AUCTION)
    cheaper = replace(view, choices=(BidRange((view.variant.auction.minimum - 10, 250)),))
    assert "for less" in auction.prompt(cheaper)


def test_what_bids_have_told_stands_behind_their_players() -> None:
    assert auction.told_by("West", Signal(Tells.RUN), 0) == "West: a run"
    assert auction.told_by("West", Signal(Tells.MELDS, 10), 10) == "West: 10 or more in melds"
    assert len({auction.told_by("West", Signal(each), 5) for each in Tells}) == len(Tells)


def test_every_short_text_says_something() -> None:
    short = (
        auction.totals_heading,
        auction.trump_heading,
        auction.suit_keys,
        auction.no_call,
        auction.told_heading,
        auction.bid_word,
        auction.continue_word,
        auction.swap_word,
        auction.timed_out,
    )
    assert all(text() for text in short)
