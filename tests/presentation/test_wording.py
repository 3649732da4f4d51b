"""The names a player reads."""

import pytest

from game.presentation.wording import (
    card_name,
    card_sign,
    meld_name,
    meld_title,
    player_name,
    side_name,
)
from game.rules.cards import Card, Deck, Suit
from game.rules.engine import begin, view
from game.rules.melds import Meld, MeldKind
from game.rules.variants import REGISTRY
from game.rules.whole_hands import melds_of


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


@pytest.mark.parametrize("key", REGISTRY)
def test_all_melds_of_any_hand_have_a_title_of_their_own(key: str) -> None:
    variant = REGISTRY[key]
    for suit in Suit:
        melds = melds_of(variant.deck.cards, suit, variant)
        assert len({meld_title(meld) for meld in melds}) == len(melds)


def test_several_of_a_kind_counted_together_are_named_so() -> None:
    variant = REGISTRY["double_deck"]
    titles = {meld_title(meld) for meld in melds_of(variant.deck.cards, Suit.SPADES, variant)}
    assert {"Sixteen aces", "Quadruple pinochle", "Quadruple run ♠", "Four marriages ♥"} <= titles


@pytest.mark.parametrize(
    ("key", "seat", "names"),
    [
        ("two_hand_classic", 1, ("Opponent", "You")),
        ("two_hand_classic", None, ("South", "North")),
        ("three_hand", 0, ("You", "West", "East")),
        ("three_hand", 1, ("East", "You", "West")),
        ("three_hand", None, ("South", "West", "East")),
        ("cardgames", 0, ("You", "West", "Partner", "East")),
        ("cardgames", 3, ("West", "Partner", "East", "You")),
        ("cardgames", None, ("South", "West", "North", "East")),
    ],
)
def test_players_are_called_by_where_the_reader_sees_them(
    key: str, seat: int | None, names: tuple[str, ...]
) -> None:
    table = view(begin(REGISTRY[key]), seat)
    assert tuple(player_name(table, each) for each in range(table.variant.seats)) == names


@pytest.mark.parametrize(
    ("key", "seat", "names"),
    [
        ("three_hand", 1, ("East", "You", "West")),
        ("cardgames", 1, ("Opponents", "Your side")),
        ("cardgames", None, ("South and North", "West and East")),
    ],
)
def test_sides_are_called_by_their_players(key: str, seat: int | None, names: tuple[str, ...]) -> None:
    table = view(begin(REGISTRY[key]), seat)
    assert tuple(side_name(table, each) for each in range(table.variant.sides)) == names
