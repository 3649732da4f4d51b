"""Deals are played out by the rules, to the last point, in every game."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from game.ai.kernel.layout import legal, pile
from game.ai.kernel.policy import follow, lead
from game.ai.kernel.rollout import apart, play_out
from game.ai.kernel.table import Table, none_of
from game.rules.cards import Suit
from game.rules.variant import Heading, TrickRules, Variant
from game.rules.variants import REGISTRY
from tests.ai.kernel.seating import dealt, seated

DEALS = 12


@pytest.mark.parametrize("variant", REGISTRY.values(), ids=REGISTRY)
def test_every_point_and_every_trick_is_taken_once_in_every_game(variant: Variant) -> None:
    chance = Random(variant.key)
    for _ in range(DEALS):
        code, table = seated(variant, trump=chance.choice(list(Suit)))
        hands = dealt(variant, code, chance)
        taken, tricks = _out(table, hands)
        inside = sum(pile(code.layout, hand) for hand in hands[: variant.players])
        assert sum(taken) == inside + code.layout.last_trick
        assert sum(tricks) == hands[0].bit_count()


@pytest.mark.parametrize("variant", REGISTRY.values(), ids=REGISTRY)
def test_a_rollout_is_the_policy_asked_card_by_card_under_the_rules(variant: Variant) -> None:
    chance = Random(variant.key)
    for _ in range(DEALS):
        code, table = seated(variant, bidder=chance.randrange(variant.players))
        hands = dealt(variant, code, chance)
        assert _out(table, hands) == _step_by_step(table, hands)


@pytest.mark.parametrize("heading", Heading)
def test_a_rollout_plays_by_the_rules_under_every_rule_of_play(heading: Heading) -> None:
    chance = Random(heading.value)
    for must_trump, exempt, trump_first in product((True, False), repeat=3):
        rules = TrickRules(heading, must_trump, exempt, lead_trump_first=trump_first)
        variant = replace(REGISTRY["cardgames"], play=rules)
        for _ in range(DEALS):
            code, table = seated(variant)
            hands = dealt(variant, code, chance)
            assert _out(table, hands) == _step_by_step(table, hands)


@pytest.mark.parametrize("key", ["cardgames", "double_deck", "auction_250", "kencom"])
def test_a_deal_goes_on_from_the_open_trick_with_the_card_given(key: str) -> None:
    chance = Random(key)
    for _ in range(DEALS):
        code, table = seated(REGISTRY[key])
        hands = dealt(REGISTRY[key], code, chance)
        whole = _out(table, hands)
        later = hands[:]
        plays: list[int] = []
        for seat in table.turns[:-1]:
            at = _asked(table, later, 0, plays, [0] * code.layout.suits)
            later[seat] ^= 1 << at
            plays.append(at)
            _, resumed = seated(REGISTRY[key])
            resumed.open_trick(0, plays)
            assert _out(resumed, later) == whole
            assert _out(resumed, later, _asked(table, later, 0, plays, [0] * code.layout.suits)) == whole


def test_the_hands_given_stay_as_they_are() -> None:
    code, table = seated(REGISTRY["cardgames"])
    hands = dealt(REGISTRY["cardgames"], code, Random(1))
    before = hands[:]
    _out(table, hands)
    assert hands == before
    assert table.voids == [0] * 4


@pytest.mark.parametrize("key", ["cardgames", "double_deck"])
def test_copies_in_different_hands_get_bits_of_their_own(key: str) -> None:
    variant, chance = REGISTRY[key], Random(key)
    for _ in range(DEALS):
        code, _ = seated(variant)
        cards = list(variant.deck.cards)
        chance.shuffle(cards)
        size = len(cards) // 4
        hands = [code.bits(cards[seat * size : (seat + 1) * size]) for seat in range(4)]
        parted = apart(code.layout, hands)
        assert sum(parted) == code.layout.full
        for before, after in zip(hands, parted, strict=True):
            for place in range(0, code.layout.size, code.layout.width):
                fields = [(hand >> place & code.layout.field).bit_count() for hand in (before, after)]
                assert fields[0] == fields[1]


def _out(table: Table, hands: list[int], first: int = -1) -> tuple[list[int], list[int]]:
    taken, tricks = [0] * len(table.friends), [0] * len(table.friends)
    play_out(table, hands, first, taken, tricks)
    return taken, tricks


def _step_by_step(table: Table, hands: list[int]) -> tuple[list[int], list[int]]:
    """Play a deal from its start slowly, with the kernel's rules of tricks."""
    layout, hands, leader = table.layout, hands[:], table.leader
    taken, tricks, voids = [0] * len(table.friends), [0] * len(table.friends), [0] * layout.suits
    first = True
    while hands[leader]:
        plays: list[int] = []
        for seat in table.orders[leader]:
            at = _asked(table, hands, leader, plays, voids, first=first)
            first = False
            led = plays[0] if plays else at
            held = hands[seat]
            if not held & layout.suit[led]:
                voids[table.worth.suit_of[led]] |= 1 << seat
                if layout.must_trump and not held & layout.trumps:
                    voids[-1] |= 1 << seat
            hands[seat] ^= 1 << at
            plays.append(at)
        best = _best(table, plays)
        leader = table.orders[leader][best]
        taken[leader] += sum(layout.points[at] for at in plays)
        tricks[leader] += 1
    taken[leader] += layout.last_trick
    return taken, tricks


def _asked(
    table: Table, hands: list[int], leader: int, plays: list[int], voids: list[int], *, first: bool = False
) -> int:
    layout, order = table.layout, table.orders[leader]
    seat = order[len(plays)]
    own, out = hands[seat], sum(hands) - hands[seat]
    if not plays:
        dead = sum(hands[len(table.friends) :]).bit_count()
        held = own.bit_count()
        moves = (own & layout.trumps or own) if first and table.leads_trump else own
        return lead(table, seat, moves, out, voids, none_of(held, held * (len(order) - 1) + dead))
    best = _best(table, plays)
    spared = layout.partner_exempt and bool(table.spared[seat] >> order[best] & 1)
    moves = legal(layout, own, plays[0], plays[best], spared)
    rivals = table.behind[leader][len(plays)] & table.foes[seat]
    suit = table.worth.suit_of[plays[0]]
    voids = voids[:]
    if not own & layout.suit[plays[0]]:
        voids[suit] |= 1 << seat
    ruffs = suit < layout.suits - 1 and rivals & voids[suit] & ~voids[-1] != 0
    ours = bool(table.friends[seat] >> order[best] & 1)
    return follow(table, moves, out, plays[best], rivals, ours, ruffs)


def _best(table: Table, plays: list[int]) -> int:
    best = 0
    for place in range(1, len(plays)):
        if table.layout.beaters[plays[best]] >> plays[place] & 1:
            best = place
    return best
