"""Trick play alone: a deal without auction, passing or melds, its trump and leader drawn from the seed."""

from __future__ import annotations

from dataclasses import replace

from game.rules.cards import SUITS, Hand
from game.rules.contract_rules import StakesRules
from game.rules.engine import begin
from game.rules.seats import in_play
from game.rules.shuffle import below, shuffled, stream
from game.rules.state import State
from game.rules.variant import (
    DeclareOut,
    MatchFormat,
    Phase,
    Rounding,
    TargetCheck,
    Variant,
)


def trump_given(variant: Variant, seed: int, deal_no: int, dealer: int) -> State:
    """Return this deal of the match with the seed before its first lead, all that is left being its tricks.

    Nobody holds a contract and nothing is melded, so trick points are all there is to score. Cards that are
    in no hand (stock, widow, dead hand) are out of play and seen by nobody.
    """
    rules, deck = only_tricks(variant), shuffled(variant, seed, deal_no)
    order, size = in_play(variant, dealer), variant.deal.hand_size
    hands = [Hand()] * variant.seats
    for place, seat in enumerate(order):
        hands[seat] = Hand(deck[place * size : (place + 1) * size])
    drawn = stream(f"trick_play/{seed}/{deal_no}")
    trump, leader = SUITS[below(drawn, len(SUITS))], order[below(drawn, len(order))]
    return replace(
        begin(rules),
        deal_no=deal_no,
        dealer=dealer,
        deck=deck,
        hands=tuple(hands),
        dead=deck[len(order) * size :],
        trump=trump,
        leader=leader,
        to_act=leader,
    )


def only_tricks(variant: Variant) -> Variant:
    """Return the game as single deals that begin with the first lead and count nothing but trick points."""
    out_of_play = len(variant.deck.cards) > variant.players * variant.deal.hand_size
    return replace(
        variant,
        phases=(Phase.PLAYOFF,),
        deal=replace(variant.deal, dead_hand=out_of_play),
        widow=replace(variant.widow, widow=0),
        passing=replace(variant.passing, passed=0),
        stakes=StakesRules(),
        scoring=replace(variant.scoring, rounding=Rounding.NONE),
        match=replace(
            variant.match,
            format=MatchFormat.SINGLE_DEAL,
            declare_out=DeclareOut.OFF,
            target_check=TargetCheck.END_OF_DEAL,
        ),
    )
