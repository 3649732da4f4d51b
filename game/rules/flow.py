"""Flow: how one part of a deal leads to the next, in the order of the variant's phases."""

from __future__ import annotations

from collections.abc import Callable

from game.rules import exits, laying
from game.rules.cards import Rank
from game.rules.contract_events import ContractSet, HandEnded, PhaseBegan, WidowTaken
from game.rules.contract_rules import AllPass, Lead, ThrowingIn, TrumpNamed
from game.rules.endings import Ending
from game.rules.events import CardDrawn, Event, PlayoffBegan
from game.rules.hand_melds import Melding
from game.rules.keeping import melds_by_side
from game.rules.ladder import highest
from game.rules.naming import suits
from game.rules.scoring import reach
from game.rules.seats import partner_of, players, side_of
from game.rules.state import State
from game.rules.variant import Phase, Variant


def order(variant: Variant) -> tuple[Phase, ...]:
    """Return the phases as played: trump may be named before the widow, and the pass come before trump."""
    phases = list(variant.phases)
    if variant.widow.trump_named is TrumpNamed.BEFORE_WIDOW and Phase.WIDOW in phases:
        _move_before(phases, Phase.NAME_TRUMP, Phase.WIDOW)
    if variant.passing.before_trump and Phase.PASSING in phases:
        _move_before(phases, Phase.PASSING, Phase.NAME_TRUMP)
    return tuple(phases)


def onward(state: State) -> tuple[Event, ...]:
    """Return the events that begin the next part of the deal, parts with nothing to do left out."""
    phases = order(state.variant)
    for phase in phases[phases.index(state.phase) + 1 :]:
        events = _BEGINNINGS[phase](state)
        if events:
            return events
    return ()


def after_call(state: State) -> tuple[Event, ...]:
    """Return the contract or the redeal that the last call of the auction led to, if any."""
    rules, out = state.variant.auction, {call.seat for call in state.calls if call.points is None}
    left = [seat for seat in players(state) if seat not in out]
    high = highest(state)
    if state.moon:
        return (ContractSet(state.calls[-1].seat, high, held=False),)
    if high and (len(left) == 1 or (rules.one_round and len(state.calls) == len(players(state)))):
        winner = next(call.seat for call in state.calls if call.points == high)
        return (ContractSet(winner, high, held=False),)
    if not high and len(left) == 1 and rules.all_pass is AllPass.DEALER_HOLDS:
        return (ContractSet(left[0], rules.held_at, held=True),)
    return () if left else (HandEnded(Ending.ALL_PASSED, state.dealer),)


def next_swap(state: State, after: int | None) -> tuple[Event, ...]:
    """Return the question to the next holder of a nine of trump, or the dealer's taking the turned card.

    Seats are asked from the dealer's left on, the dealer is not (rules 3.2, 3.3).
    """
    asked = players(state)[:-1]
    waiting = asked if after is None else asked[asked.index(after) + 1 :]
    may_swap = not state.exchanged and state.upcard is not None and state.upcard.rank is not Rank.NINE
    for seat in waiting if may_swap else ():
        if any(card.rank is Rank.NINE and card.suit is state.trump for card in state.hands[seat]):
            return (PhaseBegan(Phase.DIX_SWAP, seat),)
    return (CardDrawn(state.dealer, state.upcard, from_upcard=True),)


def next_melder(state: State, after: int | None) -> tuple[Event, ...]:
    """Return the question to the next seat that picks its melds, or the laying of all of them (rules 9)."""
    asked = laying.melders(state)
    waiting = asked if after is None else asked[asked.index(after) + 1 :]
    return (PhaseBegan(Phase.MELDS, waiting[0]),) if waiting else laying.laid(state)


def after_melds(state: State) -> tuple[Event, ...]:
    """Return the end of a deal that the melds decide, or the next part (rules 5.3, 6.5, 7.5)."""
    variant, contract = state.variant, state.contract
    if contract is None:
        return onward(state)
    side = side_of(variant, contract.seat)
    points = melds_by_side(state)[side]
    if variant.stakes.paid and points >= contract.points:
        return (HandEnded(Ending.MELD_REACHED_BID, contract.seat),)
    if points < variant.contract.min_meld:
        return (HandEnded(Ending.MELD_TOO_SMALL, contract.seat),)
    if variant.contract.throwing_in is ThrowingIn.COMPULSORY and contract.points > reach(state):
        return (HandEnded(Ending.OUT_OF_REACH, contract.seat),)
    return onward(state)


def taking(state: State) -> WidowTaken:
    """Return how the bidder takes the widow: for all to see, but not one of which everybody gets a card."""
    return WidowTaken(_bidder(state), state.widow, shown=not state.variant.widow.shared)


def _move_before(phases: list[Phase], moved: Phase, there: Phase) -> None:
    phases.remove(moved)
    phases.insert(phases.index(there), moved)


def _bidder(state: State) -> int:
    if state.contract is None:
        raise ValueError(f"{state.phase} needs a contract")
    return state.contract.seat


def _widow(state: State) -> tuple[Event, ...]:
    if not state.widow:
        return ()
    asked = exits.may_throw_in_unseen(state)
    turned = taking(state)
    began = PhaseBegan(Phase.WIDOW, _bidder(state))
    return (began,) if asked else (began, turned)


def _sharing(state: State) -> tuple[Event, ...]:
    return (PhaseBegan(Phase.SHARING, _bidder(state)),) if state.variant.widow.shared else ()


def _naming(state: State) -> tuple[Event, ...]:
    bidder = _bidder(state)
    began = PhaseBegan(Phase.NAME_TRUMP, bidder)
    return (began,) if suits(state, bidder) else (began, HandEnded(Ending.NO_TRUMP, bidder))


def _passing(state: State) -> tuple[Event, ...]:
    partner = partner_of(state.variant, _bidder(state))
    return (PhaseBegan(Phase.PASSING, partner),) if state.variant.passing.passed else ()


def _melds(state: State) -> tuple[Event, ...]:
    if state.variant.melds.melding is Melding.MANUAL:
        return next_melder(state, None)
    return (PhaseBegan(Phase.MELDS, None), *laying.laid(state))


def _burying(state: State) -> tuple[Event, ...]:
    return (PhaseBegan(Phase.BURYING, _bidder(state)),) if state.variant.widow.buried else ()


def _decision(state: State) -> tuple[Event, ...]:
    return (PhaseBegan(Phase.DECISION, _bidder(state)),) if exits.may_decide(state) else ()


def _playoff(state: State) -> tuple[Event, ...]:
    by_bidder = state.contract is not None and state.variant.contract.lead is Lead.BIDDER
    return (PlayoffBegan(_bidder(state) if by_bidder else players(state)[0]),)


_BEGINNINGS: dict[Phase, Callable[[State], tuple[Event, ...]]] = {
    Phase.WIDOW: _widow,
    Phase.SHARING: _sharing,
    Phase.NAME_TRUMP: _naming,
    Phase.PASSING: _passing,
    Phase.MELDS: _melds,
    Phase.BURYING: _burying,
    Phase.DECISION: _decision,
    Phase.PLAYOFF: _playoff,
}
