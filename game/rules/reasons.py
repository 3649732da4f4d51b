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
