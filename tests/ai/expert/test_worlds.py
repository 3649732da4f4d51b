"""Sampled worlds agree with everything the seat has seen: counts, places, melds, what had to be played."""

from collections.abc import Iterator
from random import Random

import pytest

from game.ai.arena.playing import dealt, decisions
from game.ai.expert.facts import Facts, learned
from game.ai.expert.worlds import World, had, sampled
from game.ai.kernel.layout import joined, legal, remove
from game.ai.levels import LEVELS
from game.rules.match import new_match
from game.rules.seats import partner_of
from game.rules.variant import Phase, Variant
from game.rules.variants import REGISTRY
from game.rules.view import View

WHOLE_HANDS = {key: value for key, value in REGISTRY.items() if Phase.STOCK_TRICK not in value.phases}

_ENOUGH = 30


def _views(variant: Variant, seed: int) -> Iterator[View]:
    """Yield the view of every decision of one deal."""
    players = [LEVELS["standard"].choose] * variant.seats
    for number, decision in enumerate(decisions(dealt(new_match(variant, seed)), seed, players)):
        if number % 3 == seed % 3 or decision.view.phase is not Phase.PLAYOFF:
            yield decision.view


@pytest.mark.parametrize("variant", WHOLE_HANDS.values(), ids=WHOLE_HANDS)
def test_worlds_agree_with_all_that_was_seen(variant: Variant) -> None:
    looked = 0
    for seed in range(20):
        for view in _views(variant, seed):
            facts = learned(view)
            for world in sampled(facts, 2, Random(seed)):
                _holds(facts, world)
                looked += 1
        if looked > _ENOUGH:
            return
    pytest.fail("too few decisions came up")


def _holds(facts: Facts, world: World) -> None:
    view, layout = facts.view, facts.code.layout
    sizes = [size + len(laid) for size, laid in zip(view.hand_sizes, view.table, strict=True)]
    assert [hand.bit_count() for hand in world.hands[:-1]] == sizes
    every = 0
    for hand in (*world.hands, *facts.spent) if view.phase is Phase.PLAYOFF else world.hands:
        every = joined(layout, every, hand)
    if view.phase is Phase.PLAYOFF or not view.phase:
        assert every == layout.full
    assert world.hands[facts.me] == facts.code.bits((*view.hand, *view.table[facts.me]))
    for seat, parts in enumerate(facts.parts):
        if parts is not None and seat != facts.me:
            assert facts.melds.parts(had(facts, world.hands, seat)) == parts
    if view.trump is not None and view.tricks:
        _could_be_played(facts, world)


def _could_be_played(facts: Facts, world: World) -> None:
    """Play the tricks so far again from the sampled hands: every card was legal."""
    view, layout, place = facts.view, facts.code.layout, facts.code.place
    hands = [
        joined(layout, hand, spent) for hand, spent in zip(world.hands[:-1], facts.spent[:-1], strict=True)
    ]
    for plays in (*(trick.plays for trick in view.tricks), view.plays):
        lead = best = -1
        winner = -1
        for play in plays:
            card = place[play.card]
            if lead >= 0 and play.seat != facts.me:
                partner = partner_of(view.variant, play.seat) == winner
                allowed = legal(layout, hands[play.seat], lead, best, partner and layout.partner_exempt)
                assert allowed >> card & 1, f"{play} was not legal from {hands[play.seat]:x}"
            hands[play.seat] = remove(layout, hands[play.seat], card)
            if lead < 0:
                lead = best = card
                winner = play.seat
            elif layout.beaters[best] >> card & 1:
                best, winner = card, play.seat


def test_the_same_seed_gives_the_same_worlds() -> None:
    view = next(iter(_views(REGISTRY["cardgames"], 1)))
    assert sampled(learned(view), 3, Random(7)) == sampled(learned(view), 3, Random(7))
