"""Three hands and partnerships with a turned trump and no bidding (rules 3 and 4)."""

from __future__ import annotations

from game.rules.hand_melds import Doubles, HandMeldRules
from game.rules.variant import (
    DealRules,
    DeclareOut,
    Keep,
    MatchRules,
    Phase,
    Rounding,
    ScoringRules,
    Variant,
)

_PHASES = (Phase.DIX_SWAP, Phase.MELDS, Phase.PLAYOFF)
_SCORING = ScoringRules(rounding=Rounding.NONE, keep=Keep.TRICK)

THREE_HAND = Variant(
    key="three_hand",
    seats=3,
    players=3,
    deal=DealRules(hand_size=16, packet=4),
    scoring=_SCORING,
    match=MatchRules(declare_out=DeclareOut.OFF),
    phases=_PHASES,
    hand_melds=HandMeldRules(doubles=Doubles.TWOFOLD),
)
"""Each for himself, melds need a trick, match to 1000."""

PARTNERSHIP_TURNED = Variant(
    key="partnership_turned",
    seats=4,
    players=4,
    partners=True,
    scoring=_SCORING,
    match=MatchRules(declare_out=DeclareOut.OFF),
    phases=_PHASES,
)
"""Two against two, a trick of either partner saves both hands' melds, match to 1000."""
