"""The partnership auction with eighty cards (rules 7)."""

from __future__ import annotations

from game.rules.contract_rules import (
    AllPass,
    AuctionRules,
    ContractRules,
    Misdeal,
    Scale,
    Step,
    TrumpNeeds,
)
from game.rules.variant import (
    BothOver,
    Counting,
    DealRules,
    DeclareOut,
    Keep,
    MatchRules,
    Rounding,
    ScoringRules,
    Variant,
)
from game.rules.variants.partnership import DOUBLE_DECK as DECK
from game.rules.variants.partnership import HEAD_ALWAYS, PHASES

DOUBLE_DECK = Variant(
    key="double_deck",
    seats=4,
    players=4,
    partners=True,
    deck=DECK,
    deal=DealRules(hand_size=20, packet=5, misdeal=Misdeal.TECHNICAL),
    play=HEAD_ALWAYS,
    scoring=ScoringRules(counting=Counting.ONES, last_trick=2, rounding=Rounding.NONE, keep=Keep.TWENTY),
    match=MatchRules(target=500, both_over=BothOver.BIDDER_WINS, raise_by=25, declare_out=DeclareOut.OFF),
    phases=PHASES,
    scale=Scale.ONES,
    auction=AuctionRules(
        minimum=50,
        step=Step.RISING,
        maximum=500,
        all_pass=AllPass.DEALER_HOLDS,
        held_at=50,
        trump_needs=TrumpNeeds.MARRIAGE,
    ),
    contract=ContractRules(conceding=True, min_meld=20),
)
"""Twenty cards each, bids from 50, twenty in tricks and twenty to lay melds, match to 500."""
