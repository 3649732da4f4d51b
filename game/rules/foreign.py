"""Values of switches that belong to other games, or that play like another value."""

from __future__ import annotations

from game.rules import matters
from game.rules.contract_rules import Mercy, Misdeal, Scale, TrumpNeeds
from game.rules.switch import Value
from game.rules.variant import BothOver, Counting, Heading, MatchFormat, NextDealer, Variant

_ONES_TOP = 99
_TWO_PLAYERS = 2
_STAKES_ROUNDS = (6, 12, 24, 0)
_POINTS_ROUNDS = (3, 4, 5, 10)


def overtrump_adds_nothing(variant: Variant, value: Value) -> bool:
    """With two players nobody follows a trick that has been trumped, so overtrumping adds nothing."""
    return value is Heading.OVERTRUMP and variant.players == _TWO_PLAYERS


def packet_leaves_rest(variant: Variant, packet: Value) -> bool:
    """Say whether the packet does not fit the hand."""
    fits = {11: (3, 4), 12: (3, 4), 15: (3, 4, 5), 16: (4,), 20: (4, 5)}
    return packet not in fits.get(variant.deal.hand_size, (packet,))


def other_scale(variant: Variant, points: Value) -> bool:
    """Say whether a number of points belongs to the other scale."""
    small = isinstance(points, int) and points <= _ONES_TOP
    return small is not (variant.scale is Scale.ONES)


def target_of_other_game(variant: Variant, target: Value) -> bool:
    """Say whether a target is out of proportion."""
    ones = (100, 120, 150, 200, 250, 300, 500, 1000)
    tens = (500, 750, 1000, 1250, 1500) if matters.stock(variant) else (500, 1000, 1200, 1500, 3000, 5000)
    return target not in (ones if variant.scale is Scale.ONES else tens)


def maximum_of_other_game(variant: Variant, maximum: Value) -> bool:
    """Say whether a highest bid is out of proportion."""
    return maximum not in ((50, 99, 500) if variant.scale is Scale.ONES else (500, 990, 5000))


def counting_of_other_scale(variant: Variant, counting: Value) -> bool:
    """Say whether a count belongs to the other scale."""
    return (counting is Counting.ONES) is not (variant.scale is Scale.ONES)


def last_trick_of_other_scale(variant: Variant, bonus: Value) -> bool:
    """Say whether a last trick's bonus belongs to the other scale."""
    return bonus not in ((1, 2) if variant.scale is Scale.ONES else (10, 20))


def least_meld_of_other_scale(variant: Variant, least: Value) -> bool:
    """Say whether a least meld belongs to the other scale."""
    return least not in (0, 20 * variant.scale.unit)


def rounds_of_other_game(variant: Variant, count: Value) -> bool:
    """Say whether a number of deals is for stakes instead of points, or the other way round."""
    return count not in (_STAKES_ROUNDS if matters.stakes(variant) else _POINTS_ROUNDS)


def format_of_other_game(variant: Variant, format_: Value) -> bool:
    """Say whether a format is not played: a number of deals only with an auction."""
    return format_ is MatchFormat.ROUNDS and not variant.is_bid


def both_over_of_other_game(variant: Variant, value: Value) -> bool:
    """Say whether a rule for two over the target needs an auction that there is not."""
    return value in (BothOver.BIDDER_WINS, BothOver.EXTRA_DEAL) and not variant.is_bid


def bidder_cannot_deal(variant: Variant, value: Value) -> bool:
    """Say whether the deal would go to a bidder where there is none."""
    return value is NextDealer.BIDDER and not variant.is_bid


def nines_needed(variant: Variant, value: Value) -> bool:
    """Say whether a rule needs nines that the deck does not have."""
    by_nines = (TrumpNeeds.DIX, Misdeal.FIVE_NINES, Misdeal.FIVE_NINES_NO_ACE, Misdeal.SIX_NINES)
    return value in by_nines and not variant.deck.nines


def nobody_falls_so_low(variant: Variant, value: Value) -> bool:
    """Say whether a mercy rule is about scores below nothing where there are none."""
    return value in (Mercy.HALF_DOWN, Mercy.TARGET_DOWN) and not variant.match.negative


def widow_leaves_rest(variant: Variant, size: Value) -> bool:
    """Say whether a widow does not leave every player as many cards."""
    return isinstance(size, int) and (len(variant.deck.cards) - size) % variant.players != 0
