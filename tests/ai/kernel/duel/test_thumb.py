"""What cards are worth to keep: for melds that may come, and none for melds that cannot."""

from __future__ import annotations

from game.ai.expert.duel.worlds import Known
from game.ai.kernel.duel.deal import Deal
from game.ai.kernel.duel.laws import UNIT
from game.ai.kernel.duel.thumb import window_worth, worths
from game.rules.cards import Card
from game.rules.melds import MeldKind
from tests.ai.kernel.duel.table import at


def worth(position: tuple[Known, Deal], face: str) -> int:
    """Return what the first copy of a card is worth to seat 0."""
    known, deal = position
    keep, ready = [0] * deal.laws.layout.size, [0][:0]
    worths(deal, 0, keep, ready)
    return keep[known.bit[Card.parse(f"{face}0")]]


def ready(position: tuple[Known, Deal]) -> set[MeldKind]:
    _, deal = position
    keep, found = [0] * deal.laws.layout.size, [0][:0]
    worths(deal, 0, keep, found)
    return {deal.laws.shapes.kinds[meld] for meld in found}


def test_half_a_pinochle_is_worth_more_than_a_card_of_no_use() -> None:
    position = at("QS 9H 9C 9D")
    assert worth(position, "QS") > worth(position, "9H")


def test_what_waits_for_cards_that_are_gone_is_worth_nothing_more() -> None:
    waiting, dead = at("QH 9C 9D JC"), at("QH 9C 9D JC", gone="KH KH QD QD QC QC")
    assert worth(dead, "QH") < worth(waiting, "QH")


def test_complete_melds_are_ready_and_worth_their_points() -> None:
    position = at("KH QH QS JD 9C 9D")
    assert ready(position) == {MeldKind.MARRIAGE, MeldKind.PINOCHLE}
    assert worth(position, "JD") > 30 * UNIT
    assert not ready(at("KH 9C"))


def test_a_second_copy_need_not_be_kept() -> None:
    assert worth(at("KH QH QH 9C"), "QH") < worth(at("KH QH 9C JC"), "QH")


def test_a_window_is_worth_more_when_few_are_left() -> None:
    found = []
    for tricks in (10, 2):
        _, deal = at("KS QS AS 10S JS 9C", tricks=tricks)
        keep, waiting = [0] * deal.laws.layout.size, [0][:0]
        worths(deal, 0, keep, waiting)
        found.append(window_worth(deal, 0, waiting))
    assert 0 < found[0] < found[1]


def test_a_nine_of_trump_makes_a_window_worth_taking() -> None:
    _, with_nine = at("9S 9C", tricks=2)
    _, without = at("9H 9C", tricks=2)
    assert window_worth(with_nine, 0, []) > window_worth(without, 0, []) == 0
