"""Callers: what the calls of an auction say of the hands behind them (rules 6.2).

A bid promises a hand that is worth it; a pass, within a doubt, one that is not worth the next bid. Where bids
tell of a run, of aces or of melds (rules 9), they are there.
"""

from __future__ import annotations

from game.ai.expert.reckoning import reckoner
from game.ai.standard.auction import MARGIN
from game.rules.ladder import rungs
from game.rules.seats import in_play, partner_of
from game.rules.signals import Signal, Tells, signal
from game.rules.view import View

_DOUBT = 2.0  # Units by which a call may miss the own estimate without seeming strange.
_LACKING = 300  # Hundredths of a unit that a card is missed which was told of.


class Callers:
    """The seats that have called, before the eyes of one of them; hands of bits without a trump, by seat."""

    def __init__(self, view: View) -> None:
        self._reckon = reckoner(view.variant)
        self._unit = view.variant.scale.unit
        ladder = rungs(view.variant.auction, view.variant.scale)
        self.others = [seat for seat in in_play(view.variant, view.dealer) if seat != view.seat]
        self._known: dict[int, float] = {}  # of sampled hands, which change two at a time
        self._least: dict[int, float] = {}
        self._most: dict[int, float] = {}
        self._told: dict[int, Signal] = {}
        high, holder = 0, None
        for number, call in enumerate(view.calls, start=1):
            told = signal(view.variant, view.dealer, view.calls[:number])
            if told is not None:
                self._told[call.seat] = told
            if call.points is None:
                if holder is not None and holder == partner_of(view.variant, call.seat):
                    continue  # Who leaves it to the partner may have more.
                refused = next((rung for rung in ladder if rung > high), ladder[-1])
                self._most[call.seat] = refused / self._unit + _DOUBT
                continue
            high, holder = call.points, call.seat
            if call.points > view.variant.auction.minimum:
                self._least[call.seat] = call.points / self._unit

    def limit(self, hand: int) -> float:
        """Return how many units somebody with this hand is likely to bid."""
        found = self._known.get(hand)
        if found is None:
            found = self._known[hand] = self._reckon.best(hand)[1] - MARGIN * self._reckon.spread
        return found

    def strange(self, hands: list[int]) -> list[int]:
        """Return by holder by how many hundredths of a unit its calls are beyond its hand, either way."""
        found = [0] * len(hands)
        for seat in self.others:
            if seat in self._least or seat in self._most:
                worth = self.limit(hands[seat])
                under, over = self._least.get(seat, worth) - worth, worth - self._most.get(seat, worth)
                found[seat] = round(100 * max(0.0, under, over))
            if seat in self._told:
                found[seat] += self._untrue(hands[seat], self._told[seat])
        return found

    def _untrue(self, hand: int, told: Signal) -> int:
        """Return by how many hundredths of a unit a hand lacks what was told of it."""
        match told.tells:
            case Tells.RUN:
                return _LACKING * self._reckon.run_lacking(hand)
            case Tells.ACES:
                return _LACKING * self._reckon.aces_lacking(hand)
            case Tells.MELDS:
                return max(0, 100 * (told.points - self._reckon.most_melds(hand)) // self._unit)
            case _:
                return 0
