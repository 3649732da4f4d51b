"""Two-hand pinochle with a stock: the presets of rules 1.11."""

from __future__ import annotations

from dataclasses import replace

from game.rules.cards import RankOrder
from game.rules.variant import (
    BothOver,
    DeclareOut,
    MatchFormat,
    MatchRules,
    Rounding,
    ScoringRules,
    Variant,
)

CLASSIC = Variant(key="two_hand_classic")
"""Tens rank above kings, melds of one window each, rounding, match to 1000 with declaring out."""

LITERAL = replace(CLASSIC, key="two_hand_classic_literal", rank_order=RankOrder.ACE_KING)
"""The same with the printed order of ranks, ace king queen jack ten nine."""

ENCYCLOPEDIA = Variant(
    key="two_hand_encyclopedia",
    scoring=ScoringRules(rounding=Rounding.NONE),
    match=MatchRules(
        format=MatchFormat.SINGLE_DEAL, both_over=BothOver.HIGHER_WINS, declare_out=DeclareOut.OFF
    ),
)
"""Every deal is a game, points are not rounded, and nobody declares out."""
