"""Auction pinochle: three players, a widow, for stakes or for points (rules 5)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.contract_rules import (
    AllPass,
    AuctionRules,
    ContractRules,
    StakesRules,
    WidowRules,
)
from game.rules.hand_melds import Doubles, HandMeldRules
from game.rules.variant import (
    Counting,
    DealRules,
    DeclareOut,
    Heading,
    Keep,
    MatchFormat,
    MatchRules,
    Phase,
    Rounding,
    ScoringRules,
    TrickRules,
    Variant,
)

_PHASES = (
    Phase.AUCTION,
    Phase.WIDOW,
    Phase.SHARING,
    Phase.NAME_TRUMP,
    Phase.MELDS,
    Phase.BURYING,
    Phase.DECISION,
    Phase.PLAYOFF,
)

AUCTION_250 = Variant(
    key="auction_250",
    seats=3,
    players=3,
    deal=DealRules(hand_size=15),
    scoring=ScoringRules(rounding=Rounding.NONE),
    match=MatchRules(format=MatchFormat.ROUNDS, rounds=12, declare_out=DeclareOut.OFF),
    phases=_PHASES,
    hand_melds=HandMeldRules(doubles=Doubles.TWOFOLD),
    auction=AuctionRules(minimum=250, all_pass=AllPass.REDEAL, held_at=250),
    widow=WidowRules(widow=3),
    contract=ContractRules(conceding=True, only_bidder_melds=True),
    stakes=StakesRules(paid=True),
)
"""Bids from 250, paid in stakes that double from 300 on, twelve deals."""

AUCTION_300 = replace(AUCTION_250, key="auction_300", auction=AuctionRules(minimum=300, held_at=300))
"""The same with bids from 300."""

AUCTION3_POINTS = Variant(
    key="auction3_points",
    seats=3,
    players=3,
    deal=DealRules(hand_size=15),
    play=TrickRules(heading=Heading.ALWAYS),
    scoring=ScoringRules(counting=Counting.TENS, rounding=Rounding.NONE, keep=Keep.TRICK),
    match=MatchRules(target=1500, declare_out=DeclareOut.OFF),
    phases=_PHASES,
    auction=AuctionRules(minimum=200, all_pass=AllPass.DEALER_HOLDS, held_at=190),
    widow=WidowRules(widow=3),
    contract=ContractRules(conceding=True),
)
"""Played for points: everybody melds, a dealer is held to 190, match to 1500."""
