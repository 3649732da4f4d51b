"""Short texts of the auction and the contract, as they stand on the table."""

from __future__ import annotations

from game.presentation.wording import _


def auction_labels(least: int) -> tuple[str, str]:
    """Return the heading of the plate while the bidding goes on, and its line before the first bid."""
    return _("Auction"), _("Bids from {points}").format(points=least)


def bid_by(player: str, points: int) -> str:
    """Return who bid how much."""
    return _("{player}: {points}").format(player=player, points=points)


def needed_label(points: int) -> str:
    """Return how many points the contract still needs."""
    if not points:
        return _("Reached")
    return _("{points} needed").format(points=points)


def trick_label(*, counting: bool) -> str:
    """Return what is needed beside points enough: any trick, or one that counts something."""
    return _("Needs a trick point") if counting else _("Needs a trick")


def moon_label(*, lost: bool) -> str:
    """Return what a moon that was shot needs, or that it can no longer be had."""
    return _("The moon is lost") if lost else _("Moon: every trick")


def contract_rows() -> tuple[tuple[str, str], str, str]:
    """Return the names of the plate's two columns of numbers and of its two rows."""
    return (_("Bidder"), _("Others")), _("Melds"), _("Tricks")


def kitty_label(units: int) -> str:
    """Return what lies in the kitty."""
    return _("Kitty: {units}").format(units=units)


def call_label(points: int | None) -> str:
    """Return what a seat says in the auction."""
    return _("Pass") if points is None else str(points)


def told_label(points: int) -> str:
    """Return what a seat says that tells what its melds score without showing them."""
    return _("Melds: {points}").format(points=points)


def sits_out_label(*, mine: bool) -> str:
    """Return what lies where the cards of a seat would be that gets none in this deal."""
    return _("You sit this deal out.") if mine else _("sits out")


def dead_label() -> str:
    """Return what stands under the hand that nobody plays."""
    return _("Dead hand")
