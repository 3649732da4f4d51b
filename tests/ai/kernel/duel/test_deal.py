"""A deal on bits goes just as the rules have it, whatever the switches."""

from __future__ import annotations

import pytest

from game.ai.kernel.duel.deal import margin, unseen
from game.ai.kernel.duel.laws import UNIT
from game.rules.engine import view
from game.rules.variant import Variant
from game.rules.variants import REGISTRY
from tests.ai.kernel.duel.mirrored import mirrored, whole
from tests.rules.staging import variant

CLASSIC = REGISTRY["two_hand_classic"]
GAMES = {
    "classic": CLASSIC,
    "literal": REGISTRY["two_hand_classic_literal"],
    "encyclopedia": REGISTRY["two_hand_encyclopedia"],
    "late": variant(timing="after_draw", last_draw="winner_chooses", max_dix_per_window=1),
    "dear": variant(eights="1000", double_pinochle="300", dix_scores_on="exchange_only"),
}


@pytest.mark.parametrize("key", GAMES)
def test_cards_points_and_turns_are_those_of_the_rules(key: str) -> None:
    for seed in range(2):
        for state, known, deal in mirrored(GAMES[key], seed):
            assert deal.to_act == state.to_act
            assert deal.draws == (len(state.stock) + (state.upcard is not None)) // 2
            for seat, side in enumerate(deal.sides):
                seen = view(state, seat)
                assert side.own == known.bits((*seen.hand, *seen.table[seat]))
                assert side.table == known.bits(seen.table[seat])
                assert side.met == known.bits(seen.known[seat])
                assert (side.melds, side.taken) == (seen.meld_points[seat], seen.trick_points[seat])
                assert unseen(deal, seat) == known.bits(seen.unseen())


@pytest.mark.parametrize("key", GAMES)
def test_what_blocks_a_card_and_what_a_nine_may_score_is_what_a_view_says(key: str) -> None:
    for state, known, deal in mirrored(GAMES[key], 2):
        _, read = whole(state)
        for kept, fresh in zip(deal.sides, read.sides, strict=True):
            assert kept.fresh_nines == fresh.fresh_nines
            assert [cards & kept.own for cards in kept.blocked] == [
                cards & fresh.own for cards in fresh.blocked
            ]
        assert (deal.upcard, deal.exchanged, deal.window) == (read.upcard, read.exchanged, read.window)
        assert not deal.window or (deal.melded, deal.shown) == (read.melded, read.shown)
        assert known.me == 0


@pytest.mark.parametrize(("rules", "ahead"), [(CLASSIC, 40 + 90 - 20), (GAMES["encyclopedia"], 40 + 87 - 24)])
def test_the_margin_counts_melds_and_tricks_as_the_variant_rounds_them(rules: Variant, ahead: int) -> None:
    _, _, deal = next(mirrored(rules, 1))
    deal.sides[0].melds, deal.sides[0].taken = 40, 87
    deal.sides[1].melds, deal.sides[1].taken = 0, 24
    assert margin(deal, 0) == -margin(deal, 1) == UNIT * ahead


def test_a_copy_is_played_on_alone() -> None:
    run = mirrored(CLASSIC, 3)
    _, _, deal = next(run)
    copy = deal.copy()
    before = (copy.sides[0].own, copy.sides[1].own, copy.led, copy.draws, copy.upcard)
    for _ in range(12):
        next(run)
    assert (copy.sides[0].own, copy.sides[1].own, copy.led, copy.draws, copy.upcard) == before
    assert deal.draws < copy.draws
