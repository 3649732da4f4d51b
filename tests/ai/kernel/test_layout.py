"""The bits know the rules of tricks as `game.rules` does, in every game and under every switch of play."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from game.ai.kernel.coding import Coding, coding
from game.ai.kernel.layout import add, joined, legal, pile, remove, without
from game.rules.cards import Card, Suit
from game.rules.counting import pile_points
from game.rules.tricks import beats, legal_cards, winning
from game.rules.variant import Heading, TrickRules, Variant
from game.rules.variants import REGISTRY

DEALS = 12


@pytest.mark.parametrize("variant", REGISTRY.values(), ids=REGISTRY)
def test_legal_cards_are_those_of_the_rules_in_every_game(variant: Variant) -> None:
    chance = Random(variant.key)
    for _ in range(3 * DEALS):
        _compare(variant, chance)


@pytest.mark.parametrize("heading", Heading)
@pytest.mark.parametrize("key", ["cardgames", "double_deck", "two_hand_classic_literal"])
def test_legal_cards_are_those_of_the_rules_under_every_rule_of_play(key: str, heading: Heading) -> None:
    chance = Random(f"{key} {heading}")
    for must_trump, exempt in product((True, False), repeat=2):
        play = TrickRules(heading=heading, must_trump=must_trump, partner_exempt=exempt)
        for _ in range(DEALS):
            _compare(replace(REGISTRY[key], play=play), chance)


@pytest.mark.parametrize("key", ["cardgames", "double_deck", "classic_500"])
def test_piles_count_as_in_the_rules(key: str) -> None:
    variant, chance = REGISTRY[key], Random(key)
    code = coding(variant, Suit.HEARTS)
    for count in range(1, 20):
        cards = chance.sample(variant.deck.cards, count)
        assert pile(code.layout, code.bits(cards)) == pile_points(cards, variant.scoring.counting)


def test_copies_fill_a_field_from_below_and_leave_it_from_above() -> None:
    code = coding(REGISTRY["double_deck"], Suit.SPADES)
    queen = code.place[Card.parse("QS3")]
    hand = 0
    for copies in range(1, 5):
        hand = add(code.layout, hand, queen)
        assert hand >> queen == 2**copies - 1
    for copies in range(3, -1, -1):
        hand = remove(code.layout, hand, queen)
        assert hand >> queen == 2**copies - 1


def test_hands_joined_and_parted_hold_the_cards_of_both() -> None:
    variant, chance = REGISTRY["double_deck"], Random(4)
    code = coding(variant, Suit.SPADES)
    for _ in range(20):
        cards = chance.sample(variant.deck.cards, 30)
        one, other = code.bits(cards[:18]), code.bits(cards[18:])
        assert joined(code.layout, one, other) == code.bits(cards)
        assert without(code.layout, code.bits(cards), other) == one


def test_trumps_are_the_last_suit_and_faces_rise_in_the_order_of_the_variant() -> None:
    code = coding(REGISTRY["two_hand_classic_literal"], Suit.CLUBS)
    order = [str(Card.of(rank, suit, 0))[:-1] for rank, suit in code.faces.values()][-6:]
    assert order == ["9C", "10C", "JC", "QC", "KC", "AC"]


def _compare(variant: Variant, chance: Random) -> None:
    """Compare one hand against one open trick, both at random."""
    trump = chance.choice(list(Suit))
    code = coding(variant, trump)
    cards = chance.sample(variant.deck.cards, chance.randint(2, 18))
    plays, held = cards[: chance.randint(1, min(3, len(cards) - 1))], []
    held = cards[len(plays) :]
    best = plays[winning(plays, trump, variant.rank_order)]
    ally = chance.random() < 1 / 2
    wanted = legal_cards(held, plays, trump, variant.play, variant.rank_order, partner_winning=ally)
    spared = ally and variant.play.partner_exempt
    found = legal(code.layout, code.bits(held), code.place[plays[0]], code.place[best], spared)
    assert _faces(code, found) == {code.place[card] for card in wanted}
    assert _beaters(code, held, best) == {
        code.place[card] for card in held if beats(card, best, trump, variant.rank_order)
    }


def _faces(code: Coding, hand: int) -> set[int]:
    return set(code.places(hand))


def _beaters(code: Coding, held: Sequence[Card], best: Card) -> set[int]:
    return _faces(code, code.bits(held) & code.layout.beaters[code.place[best]])
