"""Every rule that can refuse has its sentence, with the cards or the number it is about."""

import pytest

from game.presentation.wording.contract_refusals import contract_refusal
from game.presentation.wording.refusals import refusal
from game.rules.cards import Card
from game.rules.reasons import Reason, Refusal

KING, QUEEN = Card.parse("KH0"), Card.parse("QH0")


@pytest.mark.parametrize("code", Refusal)
@pytest.mark.parametrize("cards", [(), (QUEEN, KING)], ids=["bare", "cards"])
@pytest.mark.parametrize("points", [0, 1, 260])
def test_every_refusal_is_a_whole_sentence(code: Refusal, cards: tuple[Card, ...], points: int) -> None:
    text = refusal(Reason(code, cards, points))
    assert text.endswith(".")
    assert text[0].isupper()
    assert "{" not in text


def test_every_refusal_says_something_else() -> None:
    assert len({refusal(Reason(code)) for code in Refusal}) == len(Refusal)


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (Reason(Refusal.BID_TOO_LOW, points=260), "That is too low: bid 260 at least."),
        (Reason(Refusal.BID_OFF_LADDER, points=65), "That is no step of the bidding: the next bid is 65."),
        (Reason(Refusal.MUST_OPEN, points=20), "You must open the bidding, with 20 at least."),
        (Reason(Refusal.WRONG_COUNT, points=3), "It must be exactly 3 cards."),
        (Reason(Refusal.WRONG_COUNT, points=1), "It must be exactly 1 card."),
        (Reason(Refusal.CARD_TWICE, (QUEEN,)), "A card cannot be chosen twice: Q♥."),
        (
            Reason(Refusal.TRUMP_NEEDS_MARRIAGE, (KING,)),
            "Trump must be a suit in which you hold a king and a queen; here you hold K♥.",
        ),
        (
            Reason(Refusal.CONTRACT_IN_REACH, points=310),
            "The contract can still be made: up to 310 are in reach.",
        ),
    ],
)
def test_cards_and_numbers_are_named(reason: Reason, text: str) -> None:
    assert contract_refusal(reason) == text


def test_rules_of_the_stock_are_told_elsewhere() -> None:
    assert contract_refusal(Reason(Refusal.DRAW_FIRST)) is None
