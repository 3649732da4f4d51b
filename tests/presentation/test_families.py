"""Every game belongs to the sort of pinochle that its rules make it."""

import pytest

from game.presentation.families import Family, families, family_of
from game.presentation.wording.presets import family_name
from game.rules.switches import SWITCHES, with_switch
from game.rules.variants import REGISTRY

WANTED = {
    Family.TWO_HAND: ("two_hand_classic", "two_hand_classic_literal", "two_hand_encyclopedia"),
    Family.DEAD_HAND: ("kencom",),
    Family.THREE_HAND: ("three_hand",),
    Family.PARTNERSHIP: ("partnership_turned",),
    Family.WIDOW: ("auction_250", "auction_300", "auction3_points"),
    Family.PARTNERSHIP_AUCTION: ("cardgames", "cardzmania", "classic_500", "article_20", "bicycle_auction"),
    Family.DOUBLE_DECK: ("double_deck",),
}


def test_presets_are_listed_by_family() -> None:
    assert families(REGISTRY) == WANTED


def test_family_without_a_preset_is_not_listed() -> None:
    two_hand = {key: REGISTRY[key] for key in WANTED[Family.TWO_HAND]}
    assert list(families(two_hand)) == [Family.TWO_HAND]


@pytest.mark.parametrize("key", REGISTRY)
def test_no_switch_leads_into_another_family(key: str) -> None:
    variant = REGISTRY[key]
    for switch in SWITCHES:
        for value in switch.valid(variant) if switch.applies(variant) else ():
            assert family_of(with_switch(variant, switch.key, value)) is family_of(variant)


def test_every_family_has_a_name_of_its_own() -> None:
    assert len({family_name(family) for family in Family}) == len(Family)
