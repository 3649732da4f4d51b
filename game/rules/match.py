"""Match: the deals of one match, the scores, the target, and who deals next (rules 1.1, 1.8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from game.rules.events import DealScored, Event, MatchWon, TargetRaised
from game.rules.shuffle import first_dealer
from game.rules.variant import NextDealer, Variant


@dataclass(frozen=True, slots=True)
class Match:
    """A match between deals: `deal_no` (from 1) and `dealer` are of the next deal, `deals` are results."""

    variant: Variant
    seed: int
    deal_no: int
    dealer: int
    scores: tuple[int, ...]
    target: int
    deals: tuple[DealScored, ...] = ()
    won: MatchWon | None = None


def new_match(variant: Variant, seed: int, *, dealer: int | None = None) -> Match:
    """Return a match before its first deal; the seed draws the first dealer unless a seat is given.

    Where every deal is a match of its own, give the `dealer` that the match before it ended with.
    """
    first = first_dealer(seed, variant.seats) if dealer is None else dealer
    return Match(variant, seed, 1, first, (0,) * variant.seats, variant.match.target)


def evolve_match(match: Match, event: Event) -> Match:
    """Return the match after the event; only a scored deal, a raised target and the end change it."""
    if isinstance(event, DealScored):
        return replace(
            match,
            deal_no=match.deal_no + 1,
            dealer=_next_dealer(match, event),
            scores=event.scores,
            deals=(*match.deals, event),
        )
    if isinstance(event, TargetRaised):
        return replace(match, target=event.target)
    if isinstance(event, MatchWon):
        return replace(match, won=event)
    return match


def _next_dealer(match: Match, result: DealScored) -> int:
    """Return the seat that deals next; after a level deal no winner can deal, so the deal passes on."""
    following = (match.dealer + 1) % match.variant.seats
    match match.variant.deal.next_dealer:
        case NextDealer.ALTERNATE:
            return following
        case NextDealer.WINNER:
            points = [meld + trick for meld, trick in zip(result.melds, result.rounded, strict=True)]
            best = [seat for seat, score in enumerate(points) if score == max(points)]
            return best[0] if len(best) == 1 else following
        case _:
            assert_never(match.variant.deal.next_dealer)
