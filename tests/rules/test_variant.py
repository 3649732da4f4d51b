"""What a variant says of itself."""

from __future__ import annotations

from game.rules.variants import REGISTRY, preset


def test_scores_are_kept_by_seat_or_by_partnership() -> None:
    sides = {key: rules.sides for key, rules in REGISTRY.items()}
    assert {key for key, count in sides.items() if count == 3} == {
        "three_hand",
        "auction_250",
        "auction_300",
        "auction3_points",
    }
    assert {key for key, rules in REGISTRY.items() if rules.partners} == {
        key for key, rules in REGISTRY.items() if rules.seats == 4
    }
    assert all(rules.sides == (2 if rules.partners else rules.seats) for rules in REGISTRY.values())


def test_turned_trump_and_stock_games_are_not_bid() -> None:
    unbid = [key for key, rules in REGISTRY.items() if not rules.is_bid]
    assert unbid == [
        "two_hand_classic",
        "two_hand_classic_literal",
        "two_hand_encyclopedia",
        "three_hand",
        "partnership_turned",
    ]


def test_each_preset_stands_under_its_own_key() -> None:
    assert {key: rules.key for key, rules in REGISTRY.items()} == {key: key for key in REGISTRY}
    assert all(preset(key) is rules for key, rules in REGISTRY.items())


def test_every_variant_deals_all_its_cards() -> None:
    for key, rules in REGISTRY.items():
        if not key.startswith("two_hand"):
            hands = rules.players + rules.deal.dead_hand
            assert hands * rules.deal.hand_size + rules.widow.widow == len(rules.deck.cards)
