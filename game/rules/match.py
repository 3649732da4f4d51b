"""Match: the deals of one match, the scores, the target, and who deals next (rules 1.1, 1.8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from game.rules.contract_events import KittyAnted, KittyDivided
from game.rules.endings import REDEALT, Ending, Fate
from game.rules.events import DealScored, Event, MatchWon, TargetRaised
from game.rules.seats import side_of
from game.rules.shuffle import first_dealer
from game.rules.variant import NextDealer, Variant


@dataclass(frozen=True, slots=True)
class Match:
    """A match between deals: `deal_no` (from 1) and `dealer` are of the next deal, `deals` are results.

    `scores` are by side. `kitty` holds so many units; `last_made` is the bidder of the last contract made.
    """

    variant: Variant
    seed: int
    deal_no: int
    dealer: int
    scores: tuple[int, ...]
    target: int
    deals: tuple[DealScored, ...] = ()
    won: MatchWon | None = None
    kitty: int = 0
    last_made: int | None = None

    @property
    def played(self) -> int:
        """Return how many deals have been scored; redeals do not count."""
        return sum(result.ending not in REDEALT for result in self.deals)


def new_match(variant: Variant, seed: int, *, dealer: int | None = None) -> Match:
    """Return a match before its first deal; the seed draws the first dealer unless a seat is given.

    Where every deal is a match of its own, give the `dealer` that the match before it ended with.
    """
    first = first_dealer(seed, variant.seats) if dealer is None else dealer
    return Match(variant, seed, 1, first, (0,) * variant.sides, variant.match.target)


def evolve_match(match: Match, event: Event) -> Match:
    """Return the match after the event; only scores, the target, the kitty and the end change it."""
    if isinstance(event, DealScored):
        return _scored(match, event)
    if isinstance(event, KittyAnted):
        return replace(match, scores=event.scores, kitty=event.kitty)
    if isinstance(event, KittyDivided):
        return replace(match, scores=event.scores, kitty=0)
    if isinstance(event, TargetRaised):
        return replace(match, target=event.target)
    if isinstance(event, MatchWon):
        return replace(match, won=event)
    return match


def _scored(match: Match, result: DealScored) -> Match:
    return replace(
        match,
        deal_no=match.deal_no + 1,
        dealer=_next_dealer(match, result),
        scores=result.scores,
        deals=(*match.deals, result),
        kitty=match.kitty if result.settlement is None else result.settlement.kitty,
        last_made=result.bidder if Fate.MADE in result.fates else match.last_made,
    )


def _next_dealer(match: Match, result: DealScored) -> int:
    """Return the seat that deals next; without a winner or a bidder the deal goes to the left.

    A misdeal is dealt again by the same dealer (rules 7.9).
    """
    if result.ending is Ending.MISDEAL:
        return match.dealer
    following = (match.dealer + 1) % match.variant.seats
    match match.variant.deal.next_dealer:
        case NextDealer.ALTERNATE:
            return following
        case NextDealer.WINNER:
            return _winner(match, result, following)
        case NextDealer.BIDDER:
            return following if result.bidder is None else result.bidder
        case _:
            assert_never(match.variant.deal.next_dealer)


def _winner(match: Match, result: DealScored, following: int) -> int:
    """Return the seat of the best side that comes first after the dealer, `following` in a level deal."""
    points = result.points or tuple(map(sum, zip(result.melds, result.rounded, strict=True)))
    best = [side for side, score in enumerate(points) if score == max(points)]
    order = ((following + place) % match.variant.seats for place in range(match.variant.seats))
    return next((seat for seat in order if best == [side_of(match.variant, seat)]), following)
