"""Partnership auctions with the single deck (rules 6)."""

from __future__ import annotations

from game.rules.cards import Deck
from game.rules.contract_rules import (
    AllPass,
    AuctionRules,
    ContractRules,
    Lead,
    Moon,
    PassingRules,
    Scale,
    Step,
    ThrowingIn,
)
from game.rules.hand_melds import HandMeldRules
from game.rules.tables import RunExtras
from game.rules.variant import (
    BothOver,
    Counting,
    DeclareOut,
    Heading,
    Keep,
    MatchRules,
    Phase,
    Rounding,
    ScoringRules,
    TrickRules,
    Twin,
    Variant,
)

PHASES = (
    Phase.AUCTION,
    Phase.WIDOW,
    Phase.SHARING,
    Phase.NAME_TRUMP,
    Phase.PASSING,
    Phase.MELDS,
    Phase.BURYING,
    Phase.DECISION,
    Phase.PLAYOFF,
)
"""The course of every partnership auction; what has to do with a widow or a pass is left out without one."""
DOUBLE_DECK = Deck(copies=4, nines=False)
"""Eighty cards, four of each face and no nines."""
HEAD_ALWAYS = TrickRules(heading=Heading.ALWAYS)
"""A trick must be taken whenever that is possible."""


def _match(target: int, raise_by: int) -> MatchRules:
    return MatchRules(
        target=target, both_over=BothOver.BIDDER_WINS, raise_by=raise_by, declare_out=DeclareOut.OFF
    )


_TENS = ScoringRules(counting=Counting.TENS, rounding=Rounding.NONE, keep=Keep.COUNTER)
_ONES = ScoringRules(counting=Counting.ONES, last_trick=1, rounding=Rounding.NONE, keep=Keep.COUNTER)

CARDGAMES = Variant(
    key="cardgames",
    seats=4,
    players=4,
    partners=True,
    play=HEAD_ALWAYS,
    scoring=_TENS,
    match=_match(1500, 250),
    phases=PHASES,
    auction=AuctionRules(minimum=250, all_pass=AllPass.DEALER_HOLDS, held_at=250),
    passing=PassingRules(passed=4),
    contract=ContractRules(throwing_in=ThrowingIn.ALLOWED),
)
"""Bids from 250, four cards passed there and back, match to 1500."""

CARDZMANIA = Variant(
    key="cardzmania",
    seats=4,
    players=4,
    partners=True,
    play=HEAD_ALWAYS,
    scoring=_TENS,
    match=_match(1000, 250),
    phases=PHASES,
    hand_melds=HandMeldRules(run_extras=RunExtras.CARDZMANIA),
    auction=AuctionRules(minimum=250, step=Step.UP_TO_FIVE, all_pass=AllPass.DEALER_HOLDS, held_at=250),
    passing=PassingRules(passed=4),
    contract=ContractRules(throwing_in=ThrowingIn.ALLOWED, moon=Moon.BONUS),
    twins=(
        Twin(Deck(), 12, 3, last_trick=10, minimum=250, held_at=250, maximum=990, passed=4),
        Twin(DOUBLE_DECK, 20, 5, last_trick=20, minimum=500, held_at=500, maximum=5000, passed=4),
    ),
)
"""Single or double deck, raises of 10 to 50, extras beside a run, shooting the moon, match to 1000."""

CLASSIC_500 = Variant(
    key="classic_500",
    seats=4,
    players=4,
    partners=True,
    play=HEAD_ALWAYS,
    scoring=_ONES,
    match=_match(500, 25),
    phases=PHASES,
    scale=Scale.ONES,
    auction=AuctionRules(minimum=20, maximum=99, all_pass=AllPass.OPENER_AT_MINIMUM, held_at=20),
    passing=PassingRules(passed=3),
    contract=ContractRules(throwing_in=ThrowingIn.COMPULSORY),
    twins=(
        Twin(Deck(), 12, 3, last_trick=1, minimum=20, held_at=20, maximum=99, passed=3),
        Twin(DOUBLE_DECK, 20, 5, last_trick=2, minimum=50, held_at=50, maximum=500, passed=4),
    ),
)
"""The dealer's left must open at 20, three cards passed, hopeless contracts are not played, match to 500."""

ARTICLE_20 = Variant(
    key="article_20",
    seats=4,
    players=4,
    partners=True,
    play=TrickRules(heading=Heading.ALWAYS, must_trump=False),
    scoring=ScoringRules(counting=Counting.ONES, last_trick=1, rounding=Rounding.NONE),
    match=_match(150, 25),
    phases=PHASES,
    scale=Scale.ONES,
    auction=AuctionRules(minimum=20, maximum=99, all_pass=AllPass.DEALER_HOLDS, held_at=20),
    passing=PassingRules(passed=3),
    contract=ContractRules(throwing_in=ThrowingIn.ALLOWED),
)
"""Bids from 20, a void hand plays any card, melds need nothing, match to 150."""

BICYCLE_AUCTION = Variant(
    key="bicycle_auction",
    seats=4,
    players=4,
    partners=True,
    scoring=ScoringRules(rounding=Rounding.NONE, keep=Keep.TRICK),
    match=_match(1000, 250),
    phases=PHASES,
    auction=AuctionRules(minimum=100, all_pass=AllPass.REDEAL, held_at=100),
    contract=ContractRules(lead=Lead.ELDEST, throwing_in=ThrowingIn.ALLOWED),
)
"""Bids from 100, no pass, the dealer's left leads whoever bid, match to 1000."""
