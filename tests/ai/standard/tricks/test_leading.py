"""Leading: aces while they win, trumps when strong and not for the bidder, small cards otherwise."""

from __future__ import annotations

from game.ai.choice import Motive
from game.rules.variants import REGISTRY
from tests.ai.sitting import DOUBLE_DECK, asked, plays, sit, why

LOOSE = REGISTRY["bicycle_auction"]


def test_the_bidder_cashes_plain_aces_before_drawing_trumps() -> None:
    assert plays("AS AS 10S KS QS JS 9S AH 9H KD QD JC") == {"AH"}
    assert plays("AS AS 10S KS KS QS QS JS JS AH QH KH QD JD JC JC QC AC KD 10H", rules=DOUBLE_DECK) <= {
        "AH",
        "AC",
    }


def test_a_lone_ace_is_cashed_before_one_of_a_long_suit() -> None:
    assert plays("AS KS QS AH 10H KH QH 9H AD JC QC 9C") == {"AD"}


def test_a_strong_bidder_draws_trumps_when_the_aces_are_cashed() -> None:
    played = plays("AS AS 10S 10S KS QS JS QH 9D", gone="AH AH AD AD AC AC 9S 9S JS 10H 10D KD")
    assert {face[-1] for face in played} == {"S"}


def test_with_all_trumps_in_hand_winners_are_cashed_and_a_trump_kept_for_last() -> None:
    gone = "AS AS 10S 10S KS KS QS QS JS JS 9S AH AD AD AC AC"
    assert plays("9S1 AH 9D", gone=gone.replace("AH", "AH0")) <= {"AH"}
    assert "9S" not in plays("9S1 9D 9C", gone=gone)


def test_a_defender_does_not_open_trumps_for_the_bidder() -> None:
    for hand in ("AS 10S KH QH JD 9D 10D KC", "AS 9S JH QH JD 9D QD JC", "10S KS 9H QH JD KD JC 9C"):
        assert not {face[-1] for face in plays(hand, bidder=1)} & {"S"}


def test_a_defender_with_the_stronger_trumps_or_nothing_else_may_lead_them() -> None:
    assert plays("AS 10S", bidder=1) <= {"AS", "10S"}


def test_a_small_card_is_led_to_a_partner_s_shown_ace() -> None:
    gone = "AS AS 10S 10S KS KS QS QS JS JS 9S 9S AC AC"
    choice = asked(sit("9H 9D JD JC", shown={2: "AH AH"}, gone=gone, rules=LOOSE))
    assert why(choice) is Motive.LEADS_TO_PARTNER
    assert plays("9H 9D JD JC", shown={2: "AH AH"}, gone=gone, rules=LOOSE) == {"9H"}


def test_a_ten_is_not_led_into_an_ace() -> None:
    assert not {"10H", "10D"} & plays("10H 9H 10D JD 9C QC JC KS 9S QH 9D JC")


def test_the_trump_ace_is_not_given_up_without_need() -> None:
    assert "AS" not in plays("AS 9S JH QH 9D JD QC 9C", bidder=2)


def test_reasons_say_how_sure_a_winner_is() -> None:
    sure = asked(sit("AH 9D", gone="AS AS 10S 10S KS KS QS QS JS JS 9S 9S"))
    assert why(sure) is Motive.CASHES_WINNER
    likely = asked(sit("AS 9S KS AH 10H KH QH JH 9H JD QD KD"))
    assert why(likely) is Motive.LIKELY_WINNER
    assert 50 <= likely.reasons[0].points < 97
