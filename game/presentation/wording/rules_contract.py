"""The chapters of the rules from the count of a deal to the end of the match, for games that meld at once."""

from __future__ import annotations

from game.presentation.wording import _
from game.presentation.wording.rules_parts import Block, Table, Told, Words
from game.rules import matters
from game.rules.cards import Suit
from game.rules.settling import factor, stake
from game.rules.variant import BothOver, MatchFormat

_FIRST, _LAST, _TIER = 250, 700, 50
_TOP = _TIER - 10


def count(told: Told) -> tuple[Block, ...]:
    """Return what a deal adds up to."""
    variant = told.variant
    whose = (
        _("Both partners’ melds and tricks are counted together.")
        if variant.partners
        else _("Melds are counted together with the points of the cards in the tricks.")
    )
    dead = (
        (Words(_("The cards of the hand that stayed out count for nobody, so a deal has fewer points.")),)
        if variant.deal.dead_hand
        else ()
    )
    return (Words(whose), *dead, *told.chosen("rounding"))


def contract(told: Told) -> tuple[Block, ...]:
    """Return when a contract is made, and what it brings or costs."""
    variant = told.variant
    if not variant.is_bid:
        return ()
    made = Words(_("The contract is made when melds and tricks together come to the bid or more."))
    if matters.stakes(variant):
        return (made, Words(_("Points beyond the bid bring nothing.")))
    return (
        made,
        Words(_("Whoever makes the contract scores melds and tricks in full, not only the bid.")),
        *told.chosen("set_costs"),
        Words(_("Its opponents score their melds and tricks.")),
        *told.chosen("defenders_keep_meld", "subtract_meld", "surrender_pays"),
    )


def stakes(told: Told) -> tuple[Block, ...]:
    """Return who pays whom, with the table of stakes."""
    variant = told.variant
    if not matters.stakes(variant):
        return ()
    rules = variant.stakes
    return (
        Words(_("Every contract has a stake, which depends on the bid:")),
        _stakes_table(told),
        *told.chosen("stakes", "doubling_base", "spades_double", "hearts_triple"),
        Words(_("Everybody else at the table pays the bidder one stake for a contract that is made.")),
        Words(_("A contract that is lost in play costs two stakes to everybody else at the table.")),
        Words(
            _(
                "A contract that is given up costs one stake to everybody else, and thrown in unseen one "
                "stake "
                "to the kitty; the suit of trump then changes nothing."
            )
        ),
        *told.chosen("loser_pays_kitty", "ante", "kitty_bonus"),
        *(
            (Words(_("The kitty never pays more than it holds.")),)
            if rules.ante or rules.loser_pays_kitty
            else ()
        ),
    )


def _stakes_table(told: Told) -> Table:
    variant = told.variant
    rules, least = variant.stakes, variant.auction.minimum
    heads = [_("Bid"), _("Stake")]
    suits = [Suit.CLUBS]
    for suit, head in ((Suit.SPADES, _("Spades")), (Suit.HEARTS, _("Hearts"))):
        if factor(rules, suit) > 1:
            heads.append(head)
            suits.append(suit)
    rows = []
    for first in range(max(_FIRST, least // _TIER * _TIER), _LAST + 1, _TIER):
        bids = _("{first} to {last}").format(first=max(first, least), last=first + _TOP)
        rows.append((bids, *(str(stake(rules, first) * factor(rules, suit)) for suit in suits)))
    return Table(tuple(heads), tuple(rows))


def winning(told: Told) -> tuple[Block, ...]:
    """Return how the match ends."""
    variant = told.variant
    rules = variant.match
    lines: list[Block] = list(told.chosen("rounds", "target", "strictly_over", "target_check"))
    if matters.stakes(variant):
        lines.append(Words(_("The highest balance wins; what is left in the kitty is divided among all.")))
    lines += told.chosen("both_over")
    if matters.target_can_rise(variant):
        lines.append(
            told.words(
                _("It rises to {first}, then to {second}, as long as two have reached it."),
                first=rules.target + rules.raise_by,
                second=rules.target + 2 * rules.raise_by,
            )
        )
    if rules.both_over is BothOver.EXTRA_DEAL and matters.checked_after_deals(variant):
        lines.append(Words(_("After that deal the highest total wins.")))
    if rules.format is MatchFormat.SINGLE_DEAL:
        lines.append(Words(_("Whoever has more points after the deal has won the game.")))
    keys = ("immediate_recheck", "tie", "declare_out", "own_turn", "bid_and_out", "all_tricks_win")
    return (*lines, *told.chosen(*keys, "negative", "thousand_down_loses", "mercy"))
