"""What the fast rules of thumb do in tricks and windows."""

from __future__ import annotations

from game.ai.kernel.duel.acting import chosen, followed_by, led_by, melded_by, takes_upcard
from game.ai.kernel.duel.deal import lay
from game.rules.variant import Phase
from tests.ai.kernel.duel.table import at, named


def led(hand: str, **setting: str) -> str:
    known, deal = at(hand, **setting)
    return known.card[led_by(deal, 0)].face


def followed(hand: str, lead: str, **setting: int | str) -> str:
    known, deal = at(hand, led=lead, **setting)
    return known.card[followed_by(deal, 0)].face


def test_a_card_of_no_use_is_led() -> None:
    assert led("9H AS 10S KS QS QD AD AC") == "9H"


def test_a_trick_is_taken_when_a_meld_waits() -> None:
    assert followed("KH QH AD 9C 9H JH", "JD", tricks=3) == "AD"


def test_a_ten_is_taken_and_an_ace_that_cannot_be_beaten_gets_the_least() -> None:
    assert followed("AH 9C JC 9D", "10H") == "AH"
    assert followed("KH 9C AC AD", "AH") == "9C"


def test_a_marriage_is_laid_before_the_run_while_there_is_time() -> None:
    for tricks, laid in ((9, 40), (1, 150)):
        _, deal = at("AS 10S KS QS JS", phase=Phase.MELD_WINDOW, tricks=tricks, upcard="9S")
        melded_by(deal, 0)
        assert deal.sides[0].melds == laid


def test_the_nine_is_swapped_and_the_other_one_shown() -> None:
    known, deal = at("9S 9S KH", phase=Phase.MELD_WINDOW, upcard="AS")
    melded_by(deal, 0)
    assert deal.sides[0].melds == 20
    assert deal.sides[0].own & named(known, "AS")
    assert deal.exchanged


def test_one_meld_a_window_with_a_fresh_card_in_it() -> None:
    known, deal = at("KH QH KC QC QS JD 9C", phase=Phase.MELD_WINDOW)
    melded_by(deal, 0)
    assert deal.sides[0].melds == 40
    assert deal.sides[0].table & ~named(known, "QS JD") == 0
    melded_by(deal, 0)
    assert deal.sides[0].melds == 40


def test_cards_on_the_table_serve_again_in_another_class() -> None:
    known, deal = at("KH QH QS QD QC KH 9C", phase=Phase.MELD_WINDOW)
    shapes = deal.laws.shapes
    marriage = next(meld for meld in range(shapes.count) if shapes.cards[meld] == named(known, "KH QH"))
    lay(deal, marriage, chosen(deal, 0, marriage))
    queens = next(meld for meld in range(shapes.count) if shapes.points[meld] == 60)
    assert chosen(deal, 0, queens).bit_count() == 4
    assert not chosen(deal, 0, marriage) & deal.sides[0].blocked[shapes.level[marriage]]


def test_the_turned_trump_is_better_than_a_card_unseen() -> None:
    _, deal = at("9H", phase=Phase.MELD_WINDOW, tricks=0, upcard="AS")
    assert takes_upcard(deal, 0)
    deal.upcard = -1
    assert not takes_upcard(deal, 0)
