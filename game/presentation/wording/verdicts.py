"""What a deal or a match has come to, in one or two sentences, as the player at a seat reads it."""

from __future__ import annotations

from game.presentation.wording import _, player_name
from game.rules.events import ClaimCounted, DealScored, MatchWon
from game.rules.variant import MatchFormat
from game.rules.view import View


def headline(view: View, won: MatchWon | None) -> str:
    """Return the heading over the count of a deal."""
    if won is None:
        return _("Deal {number}").format(number=view.deal_no)
    if won.winner is None:
        return _("A draw")
    if view.seat is None:
        return _("{player} wins").format(player=player_name(view, won.winner))
    single = view.variant.match.format is MatchFormat.SINGLE_DEAL
    if won.winner == view.seat:
        return _("You have won the deal!") if single else _("You have won the match!")
    return _("Your opponent has won the deal") if single else _("Your opponent has won the match")


def summary(view: View, result: DealScored, won: MatchWon | None, target: int) -> str:
    """Return the line under the heading; `target` is the one to be reached from now on."""
    if view.counted is not None and won is not None:
        return _claim(view, view.counted)
    if won is None and target > view.target:
        return _("Both have reached {old}, so the match now goes to {new}.").format(
            old=view.target, new=target
        )
    own = view.seat or 0
    other = (own + 1) % len(result.scores)
    points = [meld + trick for meld, trick in zip(result.melds, result.rounded, strict=True)]
    if view.seat is None:
        return _("{own} points against {other}.").format(own=points[own], other=points[other])
    if points[own] == points[other]:
        return _("Both of you score {points}.").format(points=points[own])
    return _("You score {own}, your opponent {other}.").format(own=points[own], other=points[other])


def _claim(view: View, claim: ClaimCounted) -> str:
    own = claim.seat == view.seat
    if claim.met:
        text = (
            _("You declared out with {count} points: enough for {target}.")
            if own
            else _("Your opponent declared out with {count} points: enough for {target}.")
        )
    else:
        text = (
            _("You declared out with {count} points, but {target} were needed.")
            if own
            else _("Your opponent declared out with {count} points, but {target} were needed.")
        )
    return text.format(count=claim.count, target=claim.target)


def count_labels() -> tuple[str, str, str]:
    """Return the words beside the points of melds, of tricks and of the whole deal."""
    return _("Melds"), _("Tricks"), _("This deal")


def rounding(raw: int, rounded: int) -> str:
    """Return trick points with what they are rounded to, when that differs."""
    return str(rounded) if raw == rounded else _("{raw} » {rounded}").format(raw=raw, rounded=rounded)


def no_melds() -> str:
    """Return what stands in the place of melds where there are none."""
    return _("No melds")


def bonus(points: int) -> str:
    """Return what stands behind the cards of whoever won the last trick."""
    return _("Last trick +{points}").format(points=points)


def undo_hint() -> str:
    """Return the line that tells how a deal can still be taken back."""
    return _("Ctrl+Z takes your last decision back.")
