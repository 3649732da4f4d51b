"""Reasons: why an action is refused, as a value that names the rule and the cards concerned."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.cards import Card


class Refusal(Enum):
    """One member for each rule that can refuse an action; a comment says what `Reason.cards` holds."""

    NOT_DEALT = "not_dealt"
    DEAL_OVER = "deal_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_HELD = "not_held"  # the cards that are not held

    MUST_FOLLOW_SUIT = "must_follow_suit"  # this and the next four: the held cards that may be played
    MUST_BEAT_TRUMP = "must_beat_trump"
    MUST_BEAT = "must_beat"
    MUST_TRUMP = "must_trump"
    MUST_OVERTRUMP = "must_overtrump"
    MUST_LEAD_TRUMP = "must_lead_trump"  # the trumps held

    NO_WINDOW = "no_window"
    STOCK_IS_GONE = "stock_is_gone"
    DRAW_FIRST = "draw_first"
    ALREADY_DRAWN = "already_drawn"
    END_MELDING_FIRST = "end_melding_first"
    CANNOT_CHOOSE_UPCARD = "cannot_choose_upcard"  # the upcard

    NOT_A_MELD = "not_a_meld"  # the cards offered
    MELD_ADDS_NOTHING = "meld_adds_nothing"  # the cards offered
    MELD_IS_OFF = "meld_is_off"
    ONE_MELD_A_WINDOW = "one_meld_a_window"
    NO_CARD_FROM_HAND = "no_card_from_hand"  # the cards offered, all on the table
    CARD_USED_IN_CLASS = "card_used_in_class"  # the cards used before; `points` is the most they scored

    NOT_A_TRUMP_NINE = "not_a_trump_nine"  # the card offered
    SHOWING_IS_OFF = "showing_is_off"
    DIX_COUNTED = "dix_counted"  # the nine
    DIX_LIMIT = "dix_limit"  # `points` is how many nines a window may score
    UPCARD_IS_NINE = "upcard_is_nine"  # the upcard
    ALREADY_EXCHANGED = "already_exchanged"  # the nine that lies there

    DECLARING_IS_OFF = "declaring_is_off"
    ALREADY_DECLARED = "already_declared"
    ONLY_ON_OWN_TURN = "only_on_own_turn"

    NO_PLAY_NOW = "no_play_now"  # this and the next eight: another part of the deal is on
    NO_SWAP_NOW = "no_swap_now"
    NO_AUCTION_NOW = "no_auction_now"
    NO_NAMING_NOW = "no_naming_now"
    NO_WIDOW_NOW = "no_widow_now"
    NO_PASSING_NOW = "no_passing_now"
    NO_BURYING_NOW = "no_burying_now"
    NO_DECISION_NOW = "no_decision_now"
    NO_MELDING_NOW = "no_melding_now"

    PASS_IS_FINAL = "pass_is_final"  # noqa: S105 - a pass is no password
    MUST_OPEN = "must_open"  # `points` is the least bid
    BID_TOO_LOW = "bid_too_low"  # `points` is the least bid allowed
    BID_TOO_HIGH = "bid_too_high"  # `points` is the highest bid allowed
    BID_OFF_LADDER = "bid_off_ladder"  # `points` is the next bid above that is on the ladder, 0 if none
    BID_BARRED = "bid_barred"  # the same, where bids that end in 40 and 90 are barred

    TRUMP_NEEDS_MARRIAGE = "trump_needs_marriage"  # this and the next two: what is held of the suit
    TRUMP_NEEDS_RUN = "trump_needs_run"
    TRUMP_NEEDS_DIX = "trump_needs_dix"

    WRONG_COUNT = "wrong_count"  # `points` is how many cards it must be
    CARD_TWICE = "card_twice"  # the cards offered twice
    RECEIVED_CARD = "received_card"  # the cards that came from the partner
    NOT_FROM_WIDOW = "not_from_widow"  # the cards of the widow that are left
    MELD_CARD_BURIED = "meld_card_buried"  # the cards of the meld that were offered
    UNMELDED_FIRST = "unmelded_first"  # the unmelded cards, which must all be buried

    THROWING_IN_IS_OFF = "throwing_in_is_off"
    CONTRACT_IN_REACH = "contract_in_reach"  # `points` is what the bidders can still reach
    ABOVE_MINIMUM = "above_minimum"  # `points` is the only bid that may be thrown in unseen
    WIDOW_IS_SEEN = "widow_is_seen"
    NAME_TRUMP_FIRST = "name_trump_first"
    CONCEDING_IS_OFF = "conceding_is_off"
    WIDOW_IS_UNSEEN = "widow_is_unseen"
    ONLY_THE_BIDDER = "only_the_bidder"
    ONLY_OPPONENTS = "only_opponents"
    PLAY_HAS_BEGUN = "play_has_begun"
    MOON_IS_OFF = "moon_is_off"
    MOON_IN_AUCTION = "moon_in_auction"
    ALREADY_OFFERED = "already_offered"
    NO_OFFER = "no_offer"
    ANSWER_FIRST = "answer_first"
    CONTRACT_IS_MADE = "contract_is_made"
    CLAIMING_IS_OFF = "claiming_is_off"
    ONLY_ON_LEAD = "only_on_lead"
    ONE_TRICK_IS_LEFT = "one_trick_is_left"
    REST_IS_NOT_CERTAIN = "rest_is_not_certain"
    MISDEAL_IS_OFF = "misdeal_is_off"
    NO_MISDEAL = "no_misdeal"  # the cards that keep the hand from being one
    MISDEAL_TOO_LATE = "misdeal_too_late"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is refused: the rule, the cards that oblige or hinder, and a number if `code` has one."""

    code: Refusal
    cards: tuple[Card, ...] = ()
    points: int = 0


class IllegalAction(Exception):  # noqa: N818 - the table's word, and callers read `reason`
    """`decide` was asked for an action that `why_not` refuses; callers ask first."""

    def __init__(self, reason: Reason) -> None:
        """Keep the reason."""
        super().__init__(f"{reason.code.value} {' '.join(map(str, reason.cards))}".strip())
        self.reason = reason
