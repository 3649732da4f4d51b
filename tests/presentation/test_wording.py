"""The names a player reads."""

from game.presentation.wording import card_name, card_sign, level_name, meld_name, meld_title
from game.rules.cards import Card, Deck
from game.rules.melds import Meld, MeldKind


def test_every_card_and_meld_has_a_name_of_its_own() -> None:
    faces = {card.face for card in Deck().cards}
    assert len({card_name(card) for card in Deck().cards}) == len(faces)
    assert len({meld_name(kind) for kind in MeldKind}) == len(MeldKind)


def test_card_sign_leaves_the_copy_out() -> None:
    assert card_sign(Card.parse("10D1")) == "10♦"


def test_marriage_is_titled_with_its_suit_and_a_pinochle_is_not() -> None:
    marriage = Meld(MeldKind.MARRIAGE, (Card.parse("QH0"), Card.parse("KH0")), 20)
    pinochle = Meld(MeldKind.PINOCHLE, (Card.parse("JD0"), Card.parse("QS0")), 40)
    assert meld_title(marriage) == "Marriage ♥"
    assert meld_title(pinochle) == "Pinochle"


def test_unknown_level_is_called_by_its_key() -> None:
    assert level_name("grandmaster") == "grandmaster"
