"""Laying melds all at once: who lays what, and when a side may not lay its melds (rules 3.4, 7.5)."""

from __future__ import annotations

from operator import add

from game.rules import claiming
from game.rules.actions import DeclareMeld
from game.rules.cards import Card
from game.rules.contract_events import MeldsCounted, MeldsLaid, MeldsTold
from game.rules.events import Event
from game.rules.hand_melds import Melding
from game.rules.keeping import melds_by_side
from game.rules.melds import Meld
from game.rules.seats import by_side, players, side_of
from game.rules.state import State
from game.rules.whole_hands import melds_of, points_in


def laid(state: State) -> tuple[Event, ...]:
    """Return everybody's melds, laid or told, from the dealer's left on, and what all melds count by side.

    A nine that has scored already is counted with them, and it and one received for the turned card score
    nothing more (rules 3.3).
    """
    melds = {seat: _own(state, seat) for seat in melders(state)}
    least = state.variant.contract.min_meld
    totals = by_side(state.variant, (points_in(melds.get(seat, ())) for seat in range(state.variant.seats)))
    counted = tuple(points if points >= least else 0 for points in totals)
    kept = {seat: own if counted[side_of(state.variant, seat)] else () for seat, own in melds.items()}
    shown = state.variant.melds.melds_shown
    events = (
        MeldsLaid(seat, own) if shown else MeldsTold(seat, points_in(own), own) for seat, own in kept.items()
    )
    earlier = melds_by_side(state)
    return (*events, MeldsCounted(tuple(map(add, earlier, counted))))


def unlaid_points(state: State) -> tuple[int, ...]:
    """Return by side what melds would score before trump is named, too small ones left out (rules 7.3)."""
    own = (points_in(melds_of(hand, state.trump, state.variant)) for hand in state.hands)
    least = state.variant.contract.min_meld
    return tuple(points if points >= least else 0 for points in by_side(state.variant, own))


def melders(state: State) -> tuple[int, ...]:
    """Return the seats that meld, the one at the dealer's left first."""
    alone = state.variant.contract.only_bidder_melds and state.contract is not None
    return (state.contract.seat,) if alone and state.contract else players(state)


def melding_cards(state: State, seat: int) -> tuple[Card, ...]:
    """Return the cards that a seat may meld: a nine that has scored scores nothing more (rules 3.3)."""
    return tuple(card for card in state.hands[seat] if card not in state.counted_dix)


def picked_by(state: State, seat: int) -> tuple[DeclareMeld, ...]:
    """Return the melds that a seat has picked."""
    return tuple(DeclareMeld(each.meld.kind, each.meld.cards) for each in state.picked if each.seat == seat)


def _own(state: State, seat: int) -> tuple[Meld, ...]:
    if state.variant.melds.melding is Melding.MANUAL:
        return claiming.counted(picked_by(state, seat), state.trump, state.variant)
    return melds_of(melding_cards(state, seat), state.trump, state.variant)
