"""What a deal or a match has come to, in one or two sentences, as the player at a seat reads it."""

from __future__ import annotations

from typing import assert_never

from game.presentation.wording import _, player_name, side_name
from game.presentation.wording.endings import ended, outcome
from game.presentation.wording.switches import Shown, as_it_is
from game.rules.endings import Ending, Fate
from game.rules.events import ClaimCounted, DealScored, MatchWon
from game.rules.seats import side_of
from game.rules.variant import Keep, MatchFormat, Variant
from game.rules.verdicts import has_fallen
from game.rules.view import View

_TWO = 2


def headline(view: View, won: MatchWon | None) -> str:
    """Return the heading over the count of a deal."""
    if won is None:
        return _("Deal {number}").format(number=view.deal_no)
    if won.winner is None:
        return _("A draw")
    if view.seat is None:
        return _("{player} wins").format(player=side_name(view, won.winner))
    single = view.variant.match.format is MatchFormat.SINGLE_DEAL
    if won.winner == side_of(view.variant, view.seat):
        if view.variant.partners:
            return _("Your side has won the deal!") if single else _("Your side has won the match!")
        return _("You have won the deal!") if single else _("You have won the match!")
    if view.variant.partners:
        return _("Your opponents have won the deal") if single else _("Your opponents have won the match")
    if view.variant.seats == _TWO:
        return _("Your opponent has won the deal") if single else _("Your opponent has won the match")
    text = _("{player} has won the deal") if single else _("{player} has won the match")
    return text.format(player=player_name(view, won.winner))


def summary(
    view: View, result: DealScored, won: MatchWon | None, target: int, shown: Shown = as_it_is
) -> str:
    """Return the line under the heading; `target` is the one to be reached from now on."""
    told = _summary(view, result, won, target, shown)
    if won is None or not has_fallen(view.variant, result):
        return told
    return _("{sentence} One side has fallen too far, so the match is over.").format(sentence=told).strip()


def _summary(view: View, result: DealScored, won: MatchWon | None, target: int, shown: Shown) -> str:
    if view.counted is not None and won is not None:
        return _claim(view, view.counted, shown)
    if won is None and target > view.target:
        return _raised(view).format(old=shown(view.target), new=shown(target))
    if result.ending is Ending.MISDEAL:
        return _("A misdeal was called, so the cards are dealt again.")
    if result.ending is not Ending.PLAYED:
        return ended(result.ending, view.dealer if result.bidder is None else result.bidder, view)
    return outcome(result, view) or _scores(view, result, shown)


def _raised(view: View) -> str:
    if view.variant.sides == _TWO:
        return _("Both have reached {old}, so the match now goes to {new}.")
    return _("More than one has reached {old}, so the match now goes to {new}.")


def _scores(view: View, result: DealScored, shown: Shown) -> str:
    plain = tuple(meld + trick for meld, trick in zip(result.melds, result.rounded, strict=True))
    points = tuple(map(shown, result.points or plain))
    own = side_of(view.variant, view.seat or 0)
    if len(points) > _TWO:
        return "" if view.seat is None else _("You score {points}.").format(points=points[own])
    other = 1 - own
    if view.seat is None:
        return _("{own} points against {other}.").format(own=points[own], other=points[other])
    if points[own] == points[other]:
        return _("Both of you score {points}.").format(points=points[own])
    text = (
        _("Your side scores {own}, the opponents {other}.")
        if view.variant.partners
        else _("You score {own}, your opponent {other}.")
    )
    return text.format(own=points[own], other=points[other])


def _claim(view: View, claim: ClaimCounted, shown: Shown) -> str:
    own, two = claim.seat == view.seat, view.variant.seats == _TWO
    if claim.met:
        text = (
            _("You declared out with {count} points: enough for {target}.")
            if own
            else _("Your opponent declared out with {count} points: enough for {target}.")
            if two
            else _("{player} declared out with {count} points: enough for {target}.")
        )
    else:
        text = (
            _("You declared out with {count} points, but {target} were needed.")
            if own
            else _("Your opponent declared out with {count} points, but {target} were needed.")
            if two
            else _("{player} declared out with {count} points, but {target} were needed.")
        )
    return text.format(
        player=player_name(view, claim.seat), count=shown(claim.count), target=shown(claim.target)
    )


def camp_name(view: View, seats: tuple[int, ...]) -> str:
    """Return who plays together for stakes: the bidder alone, or the two opponents."""
    if len(seats) == 1:
        return player_name(view, seats[0])
    if view.seat in seats:
        others = [player_name(view, seat) for seat in seats if seat != view.seat]
        return _("You and {player}").format(player=", ".join(others))
    return _("Opponents")


def fate_line(
    view: View, fate: Fate | None, bid: int, points: tuple[int, int], shown: Shown = as_it_is
) -> str:
    """Return what became of a side in a few words; `points` are those of its melds and of its tricks."""
    match fate:
        case None | Fate.REDEALT:
            return ""
        case Fate.MADE:
            text = _("Moon made on a bid of {bid}") if view.moon else _("Contract of {bid} made")
        case Fate.SET if view.moon:
            text = _("Moon failed on a bid of {bid}")
        case Fate.SET if sum(points) >= bid and view.ending in (None, Ending.PLAYED):
            text = _("Contract of {bid} lost: too little in tricks")
        case Fate.SET:
            text = _("Contract of {bid} lost")
        case Fate.LOST_MELD:
            text = _lost(view.variant)
        case Fate.SCORED:
            keeps = view.variant.scoring.keep is not Keep.NOTHING and not view.variant.stakes.paid
            text = _("Melds kept") if keeps and view.tricks and points[0] else ""
        case _:
            assert_never(fate)
    return text.format(bid=shown(bid), least=shown(20 * view.variant.scale.unit))


def _lost(variant: Variant) -> str:
    match variant.scoring.keep:
        case Keep.NOTHING:
            return _("Melds lost")
        case Keep.TRICK:
            return _("Melds lost: no trick")
        case Keep.COUNTER:
            return _("Melds lost: no point in tricks")
        case Keep.TWENTY:
            return _("Nothing counts: fewer than {least} in tricks")
        case _:
            assert_never(variant.scoring.keep)


def count_labels(*, paid: bool = False) -> tuple[str, str, str]:
    """Return the words beside the points of melds, of tricks and of both, for a deal that may be paid."""
    return _("Melds"), _("Tricks"), _("In all") if paid else _("This deal")


def rounding(raw: int, rounded: int, shown: Shown = as_it_is) -> str:
    """Return trick points with what they are rounded to, when that differs."""
    if raw == rounded:
        return str(shown(rounded))
    return _("{raw} » {rounded}").format(raw=shown(raw), rounded=shown(rounded))


def no_melds() -> str:
    """Return what stands in the place of melds where there are none."""
    return _("No melds")


def bonus(points: int) -> str:
    """Return what stands behind the cards of whoever won the last trick."""
    return _("Last trick +{points}").format(points=points)


def buried(points: int) -> str:
    """Return what stands behind the cards of a bidder who has buried some."""
    return _("Buried +{points}").format(points=points)


def unplayed(points: int) -> str:
    """Return what stands behind the cards of a side that a contract was given up to."""
    return _("Not played +{points}").format(points=points)


def money_labels() -> tuple[str, str, str, str]:
    """Return the heads of the money table, and the names of its last rows: deal, balance, kitty, together."""
    return _("This deal"), _("Balance"), _("Kitty"), _("Together")


def signed(units: int) -> str:
    """Return units won or lost, with their sign."""
    return (
        _("+{units}").format(units=units)
        if units > 0
        else _("−{units}").format(units=-units)
        if units
        else "0"
    )


def undo_hint() -> str:
    """Return the line that tells how a deal can still be taken back."""
    return _("Ctrl+Z takes your last decision back.")
