"""Worlds agree with everything that was seen, and hold nothing that could not be."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.expert.duel.worlds import Known
from game.rules.cards import Suit
from game.rules.engine import view
from tests.ai.kernel.duel.mirrored import mirrored
from tests.ai.kernel.duel.test_deal import GAMES
from tests.rules.places import redealt


@pytest.mark.parametrize("key", ["classic", "late"])
def test_every_card_lies_in_one_place_and_seen_ones_where_they_are(key: str) -> None:
    for state, _, _ in mirrored(GAMES[key], 1):
        seen = view(state, 1)
        known = Known(seen, 1, state.trump or Suit.SPADES)
        deal = known.world(Random(2))
        stock = [*deal.coming[0], *deal.coming[1], *([deal.bottom] if deal.draws else [])]
        mine, other = deal.sides[1].own, deal.sides[0].own
        assert mine == known.bits((*seen.hand, *seen.table[1]))
        assert other & known.bits((*seen.table[0], *seen.known[0])) == deal.sides[0].met | deal.sides[0].table
        assert other.bit_count() == seen.hand_sizes[0] + len(seen.table[0])
        assert len(stock) == seen.stock_count
        turned = {deal.upcard} - {-1}
        places = [mine, other, deal.gone, known.bits(play.card for play in seen.plays)]
        places += [1 << bit for bit in (*stock, *turned)]
        assert sum(places) == deal.laws.layout.full == (1 << 48) - 1


def test_hidden_cards_lie_otherwise_in_other_worlds() -> None:
    state, _, _ = next(mirrored(GAMES["classic"], 1))
    known = Known(view(state, 0), 0, state.trump or Suit.SPADES)
    assert len({known.world(Random(seed)).sides[1].own for seed in range(9)}) == 9


def test_worlds_depend_on_the_view_alone() -> None:
    for number, (state, _, _) in enumerate(mirrored(GAMES["classic"], 2)):
        trump = state.trump or Suit.SPADES
        elsewhere = redealt(state, 0, Random(number))
        worlds = [Known(view(each, 0), 0, trump).world(Random(1)) for each in (state, elsewhere)]
        assert worlds[0].sides[1].own == worlds[1].sides[1].own
        assert worlds[0].coming == worlds[1].coming
