"""The policy keeps to the rules of thumb of a good club player; spades are trump."""

from tests.ai.kernel.thinking import follows, leads


def test_a_sure_ace_is_led_before_trumps_and_small_cards() -> None:
    assert leads("AH 9H JD QC AS KS QS JS 9S") == "AH"


def test_a_ten_is_as_good_as_an_ace_when_the_aces_are_gone() -> None:
    assert leads("10H JD QC", "10H KH QH JH 9H JD KD QC AC AD 10D 10C") == "10H"


def test_a_ten_is_not_led_into_an_ace() -> None:
    assert leads("10H JD 9C") != "10H"


def test_no_defender_draws_trumps_for_the_bidder() -> None:
    assert leads("AS 10S JS 9H JD QC 9C", bidder=1)[-1] != "S"


def test_the_bidder_with_sure_trumps_draws_them() -> None:
    assert leads("AS AS 10S 10S KS QS JS JH QD KC 9C") == "AS"


def test_the_last_trump_waits_for_the_last_trick() -> None:
    assert leads("9S JH", "AH KH 10D 9D 9C JC") == "JH"


def test_a_trick_taken_last_is_taken_with_a_counter() -> None:
    assert follows("QH KH 10H AH", "AH KH", "JH", foes=0) == "KH"


def test_the_king_is_fed_before_the_ten_before_the_ace() -> None:
    assert follows("9H KH 10H AH", "KH", "AH", ours=True, foes=0) == "KH"
    assert follows("9H 10H AH", "KH", "AH", ours=True, foes=0) == "10H"


def test_no_counter_is_fed_to_a_partner_who_may_still_be_beaten() -> None:
    assert follows("9H KH", "AH QH", "10H", ours=True) == "9H"
    assert follows("9H KH", "KH QH", "10H", ours=True) == "KH"


def test_the_cheapest_card_that_is_sure_wins() -> None:
    assert follows("KH 10H AH", "KH QH JH", "JH") == "KH"
    assert follows("QH KH 10H", "KH QH JH", "JH") == "KH"


def test_a_card_that_will_be_beaten_costs_as_little_as_it_can() -> None:
    assert follows("QH KH 10H", "AH", "JH") == "QH"


def test_the_lowest_worthless_card_goes_to_the_others() -> None:
    assert follows("9D JC KC 10D", "AH", "AH", foes=0) == "9D"
