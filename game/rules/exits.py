"""Exits: who may cut a contract or a deal short before its last card, and when (rules 5.5 to 7.9, 9)."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.rules.actions import CallMisdeal, ClaimRest, Concede, ExitAction, OfferConcession, ThrowIn
from game.rules.cards import Card, Rank
from game.rules.contract_events import ConcessionOffered, HandEnded, RestClaimed
from game.rules.contract_rules import Misdeal, Moon, MoonWhen, ThrowingIn
from game.rules.counting import card_points
from game.rules.endings import Ending
from game.rules.events import Event
from game.rules.laydown import takes_the_rest
from game.rules.reasons import Reason, Refusal
from game.rules.scoring import reach, reached_bid
from game.rules.seats import opponents
from game.rules.state import State
from game.rules.variant import Phase

_NON_COUNTERS = 13
_FIVE, _SIX = 5, 6
_EVERY_EXIT: tuple[ExitAction, ...] = (ThrowIn(), Concede(), OfferConcession(), CallMisdeal(), ClaimRest())


def legal(state: State, seat: int) -> tuple[ExitAction, ...]:
    """Return the exits open to the seat to act."""
    return tuple(action for action in _EVERY_EXIT if why_not(state, seat, action) is None)


def why_not(state: State, seat: int, action: ExitAction) -> Reason | None:
    """Return why the seat to act may not leave the deal so, or None."""
    match action:
        case ThrowIn():
            return _why_no_throw_in(state, seat)
        case Concede():
            return _why_no_concession(state, seat)
        case OfferConcession():
            return _why_no_offer(state, seat)
        case CallMisdeal():
            return _why_no_misdeal(state, seat)
        case ClaimRest():
            return _why_no_claim(state, seat)
        case _:
            assert_never(action)


def decide(state: State, seat: int, action: ExitAction) -> tuple[Event, ...]:
    """Return the event of an exit that `why_not` allows, without what follows from it."""
    match action:
        case ThrowIn():
            unseen = state.phase is Phase.WIDOW
            return (HandEnded(Ending.THROWN_IN_UNSEEN if unseen else Ending.THROWN_IN, seat),)
        case Concede():
            begun = state.phase is Phase.PLAYOFF
            return (HandEnded(Ending.GIVEN_UP if begun else Ending.CONCEDED, seat),)
        case OfferConcession():
            (other,) = (opponent for opponent in opponents(state) if opponent != seat)
            return (ConcessionOffered(seat, other),)
        case CallMisdeal():
            return (HandEnded(Ending.MISDEAL, seat),)
        case ClaimRest():
            return (RestClaimed(seat),)
        case _:
            assert_never(action)


def may_throw_in_unseen(state: State) -> bool:
    """Say whether the bidder may throw the contract in before the widow is turned (rules 5.5)."""
    least = state.variant.auction.minimum
    return state.variant.stakes.paid and state.contract is not None and state.contract.points <= least


def may_decide(state: State) -> bool:
    """Say whether the bidder will have anything to decide between the melds and the first lead."""
    if state.contract is None:
        return False
    seat, then = state.contract.seat, replace(state, phase=Phase.DECISION)
    refusals = (_why_no_throw_in(then, seat), _why_no_concession(then, seat), why_no_moon(then, seat))
    return not all(refusals)


def why_no_moon(state: State, seat: int) -> Reason | None:
    """Return why the seat to act may not shoot the moon, or None."""
    rules = state.variant.contract
    if rules.moon is Moon.OFF:
        return Reason(Refusal.MOON_IS_OFF)
    called = rules.moon_when is MoonWhen.IN_AUCTION
    if state.phase is Phase.AUCTION:
        return None if called else Reason(Refusal.NO_DECISION_NOW)
    return Reason(Refusal.MOON_IN_AUCTION) if called else _why_no_decision(state, seat)


def _why_no_decision(state: State, seat: int) -> Reason | None:
    if state.contract is None or state.contract.seat != seat:
        return Reason(Refusal.ONLY_THE_BIDDER)
    if state.phase in (Phase.PLAYOFF, Phase.CONCESSION):
        return Reason(Refusal.PLAY_HAS_BEGUN)
    return None if state.phase is Phase.DECISION else Reason(Refusal.NO_DECISION_NOW)


def _why_no_throw_in(state: State, seat: int) -> Reason | None:
    variant = state.variant
    if state.contract is None or state.contract.seat != seat:
        return Reason(Refusal.ONLY_THE_BIDDER)
    if variant.stakes.paid:
        if state.widow_taken:
            return Reason(Refusal.WIDOW_IS_SEEN)
        if not may_throw_in_unseen(state):
            return Reason(Refusal.ABOVE_MINIMUM, points=variant.auction.minimum)
        return None if state.phase is Phase.WIDOW else Reason(Refusal.NAME_TRUMP_FIRST)
    if variant.contract.throwing_in is not ThrowingIn.ALLOWED:
        return Reason(Refusal.THROWING_IN_IS_OFF)
    before_play = state.phase is Phase.DECISION or not (state.tricks or state.plays)
    if state.phase in (Phase.DECISION, Phase.PLAYOFF) and before_play:
        most = reach(state)
        if state.contract.points <= most:
            return Reason(Refusal.CONTRACT_IN_REACH, points=most)
    return _why_no_decision(state, seat)


def _why_no_concession(state: State, seat: int) -> Reason | None:
    variant = state.variant
    in_play = variant.contract.giving_up and state.phase is Phase.PLAYOFF
    if not (variant.contract.conceding or in_play):
        return Reason(Refusal.CONCEDING_IS_OFF)
    if state.contract is None or state.contract.seat != seat:
        return Reason(Refusal.ONLY_THE_BIDDER)
    if in_play:
        return Reason(Refusal.CONTRACT_IS_MADE) if reached_bid(state) else None
    if variant.widow.widow and not state.widow_taken:
        return Reason(Refusal.WIDOW_IS_UNSEEN)
    if state.phase is Phase.NAME_TRUMP and variant.widow.widow and variant.stakes.paid:
        return None
    if state.trump is None:
        return Reason(Refusal.NAME_TRUMP_FIRST)
    return None if state.phase is Phase.BURYING else _why_no_decision(state, seat)


def _why_no_offer(state: State, seat: int) -> Reason | None:
    stakes = state.variant.stakes
    if not (stakes.paid and stakes.opponents_concede):
        return Reason(Refusal.CONCEDING_IS_OFF)
    if seat not in opponents(state):
        return Reason(Refusal.ONLY_OPPONENTS)
    if seat in state.offered:
        return Reason(Refusal.ALREADY_OFFERED)
    return None if state.phase is Phase.PLAYOFF else Reason(Refusal.NO_OFFER)


def _why_no_claim(state: State, seat: int) -> Reason | None:
    if not state.variant.play.claim_rest:
        return Reason(Refusal.CLAIMING_IS_OFF)
    if state.phase is not Phase.PLAYOFF or state.plays:
        return Reason(Refusal.ONLY_ON_LEAD)
    if len(state.hands[seat]) == 1:
        return Reason(Refusal.ONE_TRICK_IS_LEFT)
    return None if takes_the_rest(state, seat) else Reason(Refusal.REST_IS_NOT_CERTAIN)


def _why_no_misdeal(state: State, seat: int) -> Reason | None:
    if state.variant.deal.misdeal is Misdeal.OFF:
        return Reason(Refusal.MISDEAL_IS_OFF)
    called = any(call.seat == seat for call in state.calls)
    played = any(play.seat == seat for trick in state.tricks for play in trick.plays)
    if called or played or state.phase not in (Phase.AUCTION, Phase.NAME_TRUMP, Phase.PLAYOFF):
        return Reason(Refusal.MISDEAL_TOO_LATE)
    hindering = _hindering(state, seat)
    return None if hindering is None else Reason(Refusal.NO_MISDEAL, hindering)


def _hindering(state: State, seat: int) -> tuple[Card, ...] | None:
    """Return the cards that keep a hand from being a misdeal, None when it is one (rules 7.9)."""
    hand, counting = state.hands[seat].cards, state.variant.scoring.counting
    nines = sum(card.rank is Rank.NINE for card in hand)
    aces = tuple(card for card in hand if card.rank is Rank.ACE)
    counters = tuple(card for card in hand if card_points(card, counting))
    match state.variant.deal.misdeal:
        case Misdeal.OFF:
            return hand
        case Misdeal.FIVE_NINES:
            return None if nines >= _FIVE else hand
        case Misdeal.SIX_NINES:
            return None if nines >= _SIX else hand
        case Misdeal.FIVE_NINES_NO_ACE:
            return None if nines >= _FIVE and not aces else aces or hand
        case Misdeal.TECHNICAL:
            poor = len(hand) - len(counters) >= _NON_COUNTERS
            return None if poor and not aces else aces or counters
        case _:
            assert_never(state.variant.deal.misdeal)
