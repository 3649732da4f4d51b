"""The list of switches: every rule that can be changed, in the order of play (rules 9a)."""

from __future__ import annotations

from dataclasses import replace

from game.rules import foreign, matters
from game.rules.cards import Deck, RankOrder
from game.rules.contract_rules import (
    AllPass,
    Announce,
    BidsTell,
    Lead,
    Mercy,
    Misdeal,
    Moon,
    MoonFails,
    MoonWhen,
    SetCosts,
    SitOut,
    StakeScale,
    Step,
    SurrenderPays,
    ThrowingIn,
    TrumpNamed,
    TrumpNeeds,
    WidowGoes,
)
from game.rules.hand_melds import Doubles, Ladder, Melding, Pinochles
from game.rules.switch import Part, Switch
from game.rules.tables import RunExtras
from game.rules.variant import (
    BothOver,
    Counting,
    DeclareOut,
    DixScores,
    DoublePinochle,
    Eights,
    Heading,
    Keep,
    LastDraw,
    MatchFormat,
    MeldTiming,
    NextDealer,
    Rounding,
    TargetCheck,
    Tie,
    Variant,
)

_TWELVE = 12
_ON_OFF = (False, True)
_MINIMUMS = (*range(1, 56), 100, 150, 160, 200, 250, 300, 500)
_HELD = (3, 15, 19, 20, 25, 50, 100, 150, 190, 200, 240, 250, 300, 500)
_TARGETS = (100, 120, 150, 200, 250, 300, 500, 750, 1000, 1200, 1250, 1500, 3000, 5000)


def _with_deck(variant: Variant, copies: int) -> Variant:
    """Return the game with the other deck, and the numbers that go with it."""
    (twin,) = (twin for twin in variant.twins or () if twin.deck.copies == copies)
    return replace(
        variant,
        deck=twin.deck,
        deal=replace(variant.deal, hand_size=twin.hand_size, packet=twin.packet),
        scoring=replace(variant.scoring, last_trick=twin.last_trick),
        auction=replace(variant.auction, minimum=twin.minimum, held_at=twin.held_at, maximum=twin.maximum),
        passing=replace(variant.passing, passed=twin.passed),
        widow=replace(variant.widow, widow=0),
    )


def _with_seats(variant: Variant, seats: int) -> Variant:
    return replace(variant, seats=seats)


def _with_widow(variant: Variant, size: int) -> Variant:
    """Return the game with this widow, and hands that take up the rest of the cards."""
    hand_size = (len(Deck().cards) - size) // variant.players
    packet = 4 if hand_size % 4 == 0 and hand_size > _TWELVE else 3
    deal = replace(variant.deal, hand_size=hand_size, packet=packet)
    return replace(variant, deal=deal, widow=replace(variant.widow, widow=size))


_DEAL = (
    Switch("copies", "deck", Part.DEAL, (2, 4), matters.twins, change=_with_deck),
    Switch("seats", "", Part.DEAL, (3, 4), matters.stakes, change=_with_seats),
    Switch(
        "widow",
        "widow",
        Part.DEAL,
        (0, 3, 4),
        matters.may_lack_widow,
        foreign.widow_leaves_rest,
        change=_with_widow,
    ),
    Switch("rank_order", "", Part.DEAL, tuple(RankOrder)),
    Switch("packet", "deal", Part.DEAL, (3, 4, 5), matters.packets_differ, foreign.packet_leaves_rest),
    Switch("next_dealer", "deal", Part.DEAL, tuple(NextDealer), foreign=foreign.bidder_cannot_deal),
    Switch("sit_out", "widow", Part.DEAL, tuple(SitOut), matters.one_more_seat),
    Switch("misdeal", "deal", Part.DEAL, tuple(Misdeal), matters.bid, foreign.nines_needed),
)
_AUCTION = (
    Switch("minimum", "auction", Part.AUCTION, _MINIMUMS, matters.bid, foreign.other_scale),
    Switch("step", "auction", Part.AUCTION, tuple(Step), matters.bid),
    Switch(
        "maximum",
        "auction",
        Part.AUCTION,
        (50, 99, 500, 990, 5000),
        matters.bid,
        foreign.maximum_of_other_game,
    ),
    Switch("all_pass", "auction", Part.AUCTION, tuple(AllPass), matters.bid),
    Switch("held_at", "auction", Part.AUCTION, _HELD, matters.holder_is_held, foreign.other_scale),
    Switch("one_round", "auction", Part.AUCTION, _ON_OFF, matters.bid),
    Switch("bids_tell", "auction", Part.AUCTION, tuple(BidsTell), matters.bids_can_tell),
    Switch("save_bid", "auction", Part.AUCTION, _ON_OFF, matters.partner_is_held),
    Switch("no_40_90", "auction", Part.AUCTION, _ON_OFF, matters.tens_scale_bid),
    Switch(
        "trump_needs", "auction", Part.AUCTION, tuple(TrumpNeeds), matters.for_points, foreign.nines_needed
    ),
)
_WIDOW = (
    Switch("widow_goes", "widow", Part.WIDOW, tuple(WidowGoes), matters.widow_for_points),
    Switch("trump_named", "widow", Part.WIDOW, tuple(TrumpNamed), matters.widow),
    Switch("keep_melds", "widow", Part.WIDOW, _ON_OFF, matters.buried),
    Switch("announce_buried", "widow", Part.WIDOW, tuple(Announce), matters.buried),
)
_PASSING = (
    Switch("passed", "passing", Part.PASSING, (0, 1, 2, 3, 4, 5), matters.passing),
    Switch("simultaneous", "passing", Part.PASSING, _ON_OFF, matters.passed),
    Switch("may_return", "passing", Part.PASSING, _ON_OFF, matters.passed_in_turn),
    Switch("before_trump", "passing", Part.PASSING, _ON_OFF, matters.passed),
)
_STOCK = (Switch("last_draw", "stock", Part.STOCK, tuple(LastDraw), matters.stock),)
_MELDS = (
    Switch("timing", "melds", Part.MELDS, tuple(MeldTiming), matters.stock),
    Switch("dix_scores_on", "melds", Part.MELDS, tuple(DixScores), matters.stock),
    Switch("max_dix_per_window", "melds", Part.MELDS, (1, 2), matters.nines_are_shown),
    Switch("double_pinochle", "melds", Part.MELDS, tuple(DoublePinochle), matters.stock),
    Switch("eights", "melds", Part.MELDS, tuple(Eights), matters.stock),
    Switch("melding", "melds", Part.MELDS, tuple(Melding), matters.no_stock),
    Switch("melds_shown", "melds", Part.MELDS, _ON_OFF, matters.no_stock),
    Switch("doubles", "hand_melds", Part.MELDS, tuple(Doubles), matters.single_deck),
    Switch("run_extras", "hand_melds", Part.MELDS, tuple(RunExtras), matters.no_stock),
    Switch("double_royal_300", "hand_melds", Part.MELDS, _ON_OFF, matters.single_deck),
    Switch("pinochles_double", "hand_melds", Part.MELDS, _ON_OFF, matters.single_deck),
    Switch("roundhouse_bonus", "hand_melds", Part.MELDS, _ON_OFF, matters.no_stock),
    Switch("double_roundhouse_240", "hand_melds", Part.MELDS, _ON_OFF, matters.double_deck),
    Switch("grand_pinochle", "hand_melds", Part.MELDS, _ON_OFF, matters.no_stock),
    Switch("long_runs", "hand_melds", Part.MELDS, _ON_OFF, matters.no_stock),
    Switch("royal_ladder", "hand_melds", Part.MELDS, _ON_OFF, matters.double_deck),
    Switch("ladder", "hand_melds", Part.MELDS, tuple(Ladder), matters.double_deck),
    Switch("pinochles", "hand_melds", Part.MELDS, tuple(Pinochles), matters.double_deck),
    Switch("dix", "hand_melds", Part.MELDS, _ON_OFF, matters.nines),
)
_PLAY = (
    Switch("heading", "play", Part.PLAYOFF, tuple(Heading), pointless=foreign.overtrump_adds_nothing),
    Switch("must_trump", "play", Part.PLAYOFF, _ON_OFF, matters.no_stock),
    Switch("partner_exempt", "play", Part.PLAYOFF, _ON_OFF, matters.partners),
    Switch("lead_trump_first", "play", Part.PLAYOFF, _ON_OFF, matters.no_stock),
    Switch("lead", "contract", Part.PLAYOFF, tuple(Lead), matters.bid),
    Switch("claim_rest", "play", Part.PLAYOFF, _ON_OFF, matters.no_stock),
)
_COUNT = (
    Switch(
        "counting",
        "scoring",
        Part.COUNT,
        tuple(Counting),
        matters.counts_differ,
        foreign.counting_of_other_scale,
    ),
    Switch(
        "last_trick",
        "scoring",
        Part.COUNT,
        (1, 2, 10, 20),
        matters.no_stock,
        foreign.last_trick_of_other_scale,
    ),
    Switch("rounding", "scoring", Part.COUNT, tuple(Rounding), matters.rounding),
    Switch("keep", "scoring", Part.COUNT, tuple(Keep), matters.laid_for_points),
    Switch("dix_is_kept", "scoring", Part.COUNT, _ON_OFF, matters.keep_matters_with_nines),
)
_CONTRACT = (
    Switch(
        "min_meld",
        "contract",
        Part.CONTRACT,
        (0, 20, 200),
        matters.for_points,
        foreign.least_meld_of_other_scale,
    ),
    Switch("throwing_in", "contract", Part.CONTRACT, tuple(ThrowingIn), matters.decision),
    Switch("conceding", "contract", Part.CONTRACT, _ON_OFF, matters.decision),
    Switch("giving_up", "contract", Part.CONTRACT, _ON_OFF, matters.bid),
    Switch("surrender_pays", "contract", Part.CONTRACT, tuple(SurrenderPays), matters.surrender_is_paid),
    Switch("set_costs", "contract", Part.CONTRACT, tuple(SetCosts), matters.for_points),
    Switch("defenders_keep_meld", "contract", Part.CONTRACT, _ON_OFF, matters.keep_matters_in_contract),
    Switch("subtract_meld", "contract", Part.CONTRACT, _ON_OFF, matters.meld_may_be_subtracted),
    Switch("moon", "contract", Part.CONTRACT, tuple(Moon), matters.decision),
    Switch("moon_when", "contract", Part.CONTRACT, tuple(MoonWhen), matters.moon),
    Switch("moon_fails", "contract", Part.CONTRACT, tuple(MoonFails), matters.moon),
)
_STAKES = (
    Switch("stakes", "stakes", Part.STAKES, tuple(StakeScale), matters.stakes),
    Switch("doubling_base", "stakes", Part.STAKES, (250, 300), matters.doubling_stakes),
    Switch("spades_double", "stakes", Part.STAKES, _ON_OFF, matters.stakes),
    Switch("hearts_triple", "stakes", Part.STAKES, _ON_OFF, matters.stakes),
    Switch("ante", "stakes", Part.STAKES, (0, 1, 2, 3, 5, 10), matters.stakes),
    Switch("loser_pays_kitty", "stakes", Part.STAKES, _ON_OFF, matters.stakes),
    Switch("kitty_bonus", "stakes", Part.STAKES, (0, 1, 2, 5, 10), matters.stakes),
    Switch("opponents_concede", "stakes", Part.STAKES, _ON_OFF, matters.stakes),
)
_MATCH = (
    Switch("format", "match", Part.MATCH, tuple(MatchFormat), matters.scored, foreign.format_of_other_game),
    Switch(
        "rounds",
        "match",
        Part.MATCH,
        (3, 4, 5, 6, 10, 12, 24, 0),
        matters.rounds,
        foreign.rounds_of_other_game,
    ),
    Switch("target", "match", Part.MATCH, _TARGETS, matters.match, foreign.target_of_other_game),
    Switch("strictly_over", "match", Part.MATCH, _ON_OFF, matters.match_bid),
    Switch("target_check", "match", Part.MATCH, tuple(TargetCheck), matters.match_unbid),
    Switch(
        "both_over",
        "match",
        Part.MATCH,
        tuple(BothOver),
        matters.checked_after_deals,
        foreign.both_over_of_other_game,
    ),
    Switch("immediate_recheck", "match", Part.MATCH, _ON_OFF, matters.target_can_rise),
    Switch("tie", "match", Part.MATCH, tuple(Tie), matters.totals_decide),
    Switch("declare_out", "match", Part.MATCH, tuple(DeclareOut), matters.match_unbid),
    Switch("own_turn", "match", Part.MATCH, _ON_OFF, matters.claims_are_played),
    Switch("bid_and_out", "match", Part.MATCH, _ON_OFF, matters.match_bid),
    Switch("all_tricks_win", "match", Part.MATCH, _ON_OFF, matters.laid_for_points),
    Switch("negative", "match", Part.MATCH, _ON_OFF, matters.scores_can_fall),
    Switch("thousand_down_loses", "match", Part.MATCH, _ON_OFF, matters.ruin),
    Switch("mercy", "match", Part.MATCH, tuple(Mercy), matters.mercy, pointless=foreign.nobody_falls_so_low),
)

SWITCHES: tuple[Switch, ...] = (
    *_DEAL,
    *_AUCTION,
    *_WIDOW,
    *_PASSING,
    *_STOCK,
    *_MELDS,
    *_PLAY,
    *_COUNT,
    *_CONTRACT,
    *_STAKES,
    *_MATCH,
)
"""Every switch in the order of play; those that set others too come first."""
