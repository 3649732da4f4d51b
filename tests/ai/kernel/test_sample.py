"""Cards are dealt to those who may hold them, all of them, and in every way that is allowed."""

from collections import Counter
from random import Random

import pytest

from game.ai.kernel.sample import below, deal, shuffle, swap


def test_every_card_goes_to_a_holder_that_may_have_it_and_every_room_is_filled() -> None:
    chance = Random(1)
    for _ in range(300):
        holders = chance.randint(2, 5)
        hidden = [chance.randrange(holders) for _ in range(chance.randint(1, 36))]
        allowed = [chance.getrandbits(holders) | 1 << owner for owner in hidden]
        room = [hidden.count(holder) for holder in range(holders)]
        owners = deal(allowed, room, chance)
        assert [owners.count(holder) for holder in range(holders)] == room
        assert all(mask >> owner & 1 for mask, owner in zip(allowed, owners, strict=True))


def test_one_way_only_is_found() -> None:
    for seed in range(50):
        assert deal([0b11, 0b10, 0b101, 0b100], [1, 1, 2], Random(seed)) == [0, 1, 2, 2]


def test_every_way_comes_out_about_as_often_as_the_others() -> None:
    chance = Random(3)
    found = Counter(tuple(deal([0b11, 0b11, 0b11, 0b01], [2, 2], chance)) for _ in range(3000))
    assert len(found) == 3
    assert min(found.values()) > 800


def test_cards_that_nobody_may_hold_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot be dealt"):
        deal([0b01, 0b01], [1, 1], Random(1))


def test_cards_change_places_only_where_both_are_allowed() -> None:
    chance, allowed = Random(5), [0b11, 0b01, 0b11, 0b10]
    owners = [0, 0, 1, 1]
    for _ in range(50):
        swap(owners, allowed, chance.randrange(2), chance)
        assert sorted(owners) == [0, 0, 1, 1]
        assert (owners[1], owners[3]) == (0, 1)


def test_every_number_below_a_limit_is_as_likely() -> None:
    chance = Random(5)
    found = Counter(below(5, chance) for _ in range(5000))
    assert sorted(found) == [0, 1, 2, 3, 4]
    assert min(found.values()) > 850


def test_every_order_is_as_likely() -> None:
    chance, found = Random(7), Counter[tuple[int, ...]]()
    for _ in range(6000):
        cards = [1, 2, 3]
        shuffle(cards, chance)
        found[tuple(cards)] += 1
    assert len(found) == 6
    assert min(found.values()) > 850
