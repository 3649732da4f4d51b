"""When a switch matters: what a variant must be for a rule to change anything in it."""

from __future__ import annotations

from game.rules.contract_rules import AllPass, Moon, Scale, StakeScale, TrumpNeeds
from game.rules.hand_melds import Doubles
from game.rules.variant import (
    BothOver,
    Counting,
    DeclareOut,
    DixScores,
    Keep,
    MatchFormat,
    Phase,
    TargetCheck,
    Variant,
)

_SINGLE, _DOUBLE = 2, 4
_TWO_PLAYERS = 2
_SIXTEEN = 16


def stock(variant: Variant) -> bool:
    """Say whether there is a stock to draw from."""
    return Phase.STOCK_TRICK in variant.phases


def no_stock(variant: Variant) -> bool:
    """Say whether melds are laid at once and strict play begins with the first lead."""
    return not stock(variant)


def bid(variant: Variant) -> bool:
    """Say whether there is an auction."""
    return variant.is_bid


def twins(variant: Variant) -> bool:
    """Say whether either deck may be used."""
    return variant.twins is not None


def partners(variant: Variant) -> bool:
    """Say whether seats across play together."""
    return variant.partners


def stakes(variant: Variant) -> bool:
    """Say whether deals are paid."""
    return variant.stakes.paid


def for_points(variant: Variant) -> bool:
    """Say whether deals with an auction score points."""
    return variant.is_bid and not variant.stakes.paid


def laid_for_points(variant: Variant) -> bool:
    """Say whether melds are laid at once and the deals score points."""
    return no_stock(variant) and not variant.stakes.paid


def one_more_seat(variant: Variant) -> bool:
    """Say whether somebody sits out."""
    return variant.seats > variant.players


def may_lack_widow(variant: Variant) -> bool:
    """Say whether the game can be played with or without a widow: for points, with the single deck."""
    return Phase.WIDOW in variant.phases and for_points(variant) and variant.deck.copies == _SINGLE


def widow(variant: Variant) -> bool:
    """Say whether there is a widow."""
    return variant.widow.widow > 0


def widow_for_points(variant: Variant) -> bool:
    """Say whether there is a widow in a game for points."""
    return widow(variant) and for_points(variant)


def buried(variant: Variant) -> bool:
    """Say whether the bidder buries cards."""
    return variant.widow.buried > 0


def passing(variant: Variant) -> bool:
    """Say whether partners may pass."""
    return Phase.PASSING in variant.phases


def passed(variant: Variant) -> bool:
    """Say whether partners do pass."""
    return passing(variant) and variant.passing.passed > 0


def passed_in_turn(variant: Variant) -> bool:
    """Say whether the bidder passes after having received."""
    return passed(variant) and not variant.passing.simultaneous


def bids_can_tell(variant: Variant) -> bool:
    """Say whether partners bid more than once, so that a first bid may be for telling."""
    return variant.is_bid and variant.partners and not variant.auction.one_round


def partner_is_held(variant: Variant) -> bool:
    """Say whether a dealer who is held to a bid has a partner."""
    return holder_is_held(variant) and variant.partners


def holder_is_held(variant: Variant) -> bool:
    """Say whether the dealer is held to a bid when nobody bids."""
    return variant.is_bid and variant.auction.all_pass is AllPass.DEALER_HOLDS


def tens_scale_bid(variant: Variant) -> bool:
    """Say whether bids are written in tens."""
    return variant.is_bid and variant.scale is Scale.TENS


def single_deck(variant: Variant) -> bool:
    """Say whether melds laid at once come from the single deck."""
    return no_stock(variant) and variant.deck.copies == _SINGLE


def double_deck(variant: Variant) -> bool:
    """Say whether melds laid at once come from the double deck."""
    return no_stock(variant) and variant.deck.copies == _DOUBLE


def doubles_are_tenfold(variant: Variant) -> bool:
    """Say whether two pinochles score more than twice one."""
    return single_deck(variant) and variant.hand_melds.doubles is Doubles.TENFOLD


def nines(variant: Variant) -> bool:
    """Say whether nines of trump are laid with the melds."""
    return no_stock(variant) and variant.deck.nines


def decision(variant: Variant) -> bool:
    """Say whether the bidder of a game for points has a choice before the first lead."""
    return Phase.DECISION in variant.phases and for_points(variant)


def moon(variant: Variant) -> bool:
    """Say whether the moon may be shot."""
    return decision(variant) and variant.contract.moon is not Moon.OFF


def surrender_is_paid(variant: Variant) -> bool:
    """Say whether a contract can be lost by giving it up or for want of a trump."""
    needs = variant.auction.trump_needs is not TrumpNeeds.NOTHING
    return for_points(variant) and (variant.contract.conceding or needs)


def keep_matters(variant: Variant) -> bool:
    """Say whether melds can be lost."""
    return laid_for_points(variant) and variant.scoring.keep is not Keep.NOTHING


def keep_matters_in_contract(variant: Variant) -> bool:
    """Say whether the defenders' melds can be lost."""
    return keep_matters(variant) and variant.is_bid


def keep_matters_with_nines(variant: Variant) -> bool:
    """Say whether nines of trump can be lost for want of a trick."""
    return keep_matters(variant) and nines(variant) and variant.hand_melds.dix


def meld_may_be_subtracted(variant: Variant) -> bool:
    """Say whether a lone defender can lose the melds."""
    return keep_matters_in_contract(variant) and variant.players == _TWO_PLAYERS


def rounding(variant: Variant) -> bool:
    """Say whether trick points are finer than tens."""
    return variant.scoring.counting in (Counting.CLASSIC, Counting.SIMPLIFIED)


def doubling_stakes(variant: Variant) -> bool:
    """Say whether the stakes double."""
    return stakes(variant) and variant.stakes.stakes is StakeScale.DOUBLING


def scored(variant: Variant) -> bool:
    """Say whether the match is decided by points."""
    return not variant.stakes.paid


def match(variant: Variant) -> bool:
    """Say whether the match goes to a target."""
    return variant.match.format is MatchFormat.MATCH


def rounds(variant: Variant) -> bool:
    """Say whether the match is a number of deals."""
    return variant.match.format is MatchFormat.ROUNDS


def match_unbid(variant: Variant) -> bool:
    """Say whether the match goes to a target without an auction."""
    return match(variant) and not variant.is_bid


def match_bid(variant: Variant) -> bool:
    """Say whether the match goes to a target with an auction."""
    return match(variant) and variant.is_bid


def checked_after_deals(variant: Variant) -> bool:
    """Say whether the target is looked at after deals only."""
    return match(variant) and (variant.is_bid or variant.match.target_check is TargetCheck.END_OF_DEAL)


def target_can_rise(variant: Variant) -> bool:
    """Say whether the target rises when two have reached it."""
    return checked_after_deals(variant) and variant.match.both_over is BothOver.RAISE_TARGET


def totals_decide(variant: Variant) -> bool:
    """Say whether equal totals can be at the end."""
    compared = variant.match.both_over in (BothOver.HIGHER_WINS, BothOver.EXTRA_DEAL)
    return scored(variant) and ((checked_after_deals(variant) and compared) or not match(variant))


def claims_are_played(variant: Variant) -> bool:
    """Say whether players may declare out."""
    return match_unbid(variant) and variant.match.declare_out is not DeclareOut.OFF


def nines_are_shown(variant: Variant) -> bool:
    """Say whether nines score in a meld window when shown."""
    return stock(variant) and variant.melds.dix_scores_on is DixScores.SHOW_OR_EXCHANGE


def scores_can_fall(variant: Variant) -> bool:
    """Say whether a score can go below nothing."""
    return for_points(variant)


def ruin(variant: Variant) -> bool:
    """Say whether one of two sides can fall far below nothing."""
    return for_points(variant) and variant.match.negative and variant.sides == _TWO_PLAYERS


def mercy(variant: Variant) -> bool:
    """Say whether one of two sides on the way to a target can fall far behind."""
    return for_points(variant) and match(variant) and variant.sides == _TWO_PLAYERS


def packets_differ(variant: Variant) -> bool:
    """Say whether the hand can be dealt in packets of different sizes."""
    return variant.deal.hand_size != _SIXTEEN


def counts_differ(variant: Variant) -> bool:
    """Say whether cards can be counted in more than one way."""
    return no_stock(variant) and variant.scale is Scale.TENS
