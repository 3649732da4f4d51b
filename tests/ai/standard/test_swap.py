"""The swap: higher trumps are taken from a rival, and from a partner only for a meld."""

from __future__ import annotations

from game.ai.choice import Choice, Motive
from game.rules.actions import ExchangeDix, KeepDix
from game.rules.cards import Card
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.ai.sitting import asked, sit, why


def swapped(hand: str, upcard: str, dealer: int, key: str = "partnership_turned") -> Choice:
    turned = Card.parse(upcard)
    rules = REGISTRY[key]
    return asked(sit(hand, phase=Phase.DIX_SWAP, rules=rules, dealer=dealer, upcard=turned, bidder=0))


def test_a_higher_trump_is_taken_from_a_rival() -> None:
    choice = swapped("9S JH QH 9H AD KD JC 9C 10C 9D AH KC", "10S0", 1)
    assert isinstance(choice.action, ExchangeDix)
    assert why(choice) is Motive.EXCHANGES_FOR_TRUMP


def test_a_partner_keeps_the_turned_card_unless_it_melds_here() -> None:
    idle = swapped("9S JH QH 9H AD KD JC 9C 10C 9D AH KC", "10S0", 2)
    assert idle.action == KeepDix()
    assert why(idle) is Motive.LEAVES_PARTNER_UPCARD
    melding = swapped("9S KS QS AS JS KD JC 9C 10C 9D AH KC", "10S0", 2)
    assert isinstance(melding.action, ExchangeDix)
    assert why(melding) is Motive.EXCHANGES_FOR_MELD
    assert melding.reasons[0].points == 110


def test_everybody_alone_always_swaps() -> None:
    for dealer in (1, 2):
        choice = swapped("9S 9S QH 9H AD KD JC 9C 10C 9D AH KC JD JD QH QC", "QS0", dealer, "three_hand")
        assert isinstance(choice.action, ExchangeDix)
