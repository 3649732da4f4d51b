"""The bid game for two with a dead hand (rules 2)."""

from __future__ import annotations

from game.rules.contract_rules import AllPass, AuctionRules, Scale
from game.rules.hand_melds import Doubles, HandMeldRules
from game.rules.variant import (
    BothOver,
    Counting,
    DealRules,
    DeclareOut,
    Keep,
    MatchRules,
    Phase,
    Rounding,
    ScoringRules,
    Variant,
)

KENCOM = Variant(
    key="kencom",
    deal=DealRules(hand_size=16, packet=4, dead_hand=True),
    scoring=ScoringRules(counting=Counting.ONES, last_trick=1, rounding=Rounding.NONE, keep=Keep.TRICK),
    match=MatchRules(
        target=100,
        both_over=BothOver.HIGHER_WINS,
        raise_by=25,
        strictly_over=True,
        declare_out=DeclareOut.OFF,
    ),
    phases=(Phase.AUCTION, Phase.NAME_TRUMP, Phase.MELDS, Phase.PLAYOFF),
    scale=Scale.ONES,
    hand_melds=HandMeldRules(doubles=Doubles.TWOFOLD),
    auction=AuctionRules(minimum=3, maximum=99, all_pass=AllPass.REDEAL, held_at=3),
)
"""Sixteen cards each and sixteen out of play, bids from 3, first over 100."""
