"""Thumb: what a hand's cards are worth to it, by rule of thumb, while the stock lasts."""

from __future__ import annotations

from game.ai.kernel.duel.chances import SURE
from game.ai.kernel.duel.deal import Deal, unseen
from game.ai.kernel.duel.laws import UNIT

_TOO_LATE = 2  # Of melds that could still come, so many fail for want of a window or a card given up.


def worths(  # noqa: C901, PLR0912 - the innermost loop: a call costs more than its lines
    deal: Deal, seat: int, keep: list[int], ready: list[int]
) -> None:
    """Set in `keep` what each own card is worth to keep, and list in `ready` the melds that can be laid.

    Worth is in hundredths: of the melds it may still come to, and in the playoff.
    """
    laws, side = deal.laws, deal.sides[seat]
    shapes, strength, own = laws.shapes, laws.strength, side.own
    hidden = unseen(deal, seat)
    tricks = deal.draws - 1 if deal.window and not deal.drawn else deal.draws
    each = SURE * deal.draws // (hidden.bit_count() or 1)
    either = 2 * each - each * each // SURE
    if deal.upcard >= 0 and not deal.exchanged and own & laws.nines and not deal.turned_nine:
        hidden |= 1 << deal.upcard
    soon, late = laws.windows[1][tricks], laws.windows[1][tricks // 2]
    left = own
    while left:
        low = left & -left
        at = low.bit_length() - 1
        keep[at] = strength[at]
        left ^= low
    for meld in range(shapes.count):
        if not own & shapes.cards[meld]:
            continue
        free = own & ~side.blocked[shapes.level[meld]]
        value, copies, lone, missing = UNIT * shapes.points[meld], shapes.copies[meld], 0, False
        for face in shapes.faces[meld]:
            held = free & face
            count = held.bit_count()
            if count >= copies:
                if count == copies:
                    lone |= held
                continue
            lone |= held
            missing = True
            out = (hidden & face).bit_count()
            if out < copies - count:
                value = 0
                break
            value = value * (either if out > copies - count else each) // SURE
        if missing:
            value = value * late // (_TOO_LATE * SURE)
            if value < UNIT:
                continue
        elif free & shapes.cards[meld] & ~side.table:
            ready.append(meld)
            value = value * soon // SURE
        else:
            continue
        while lone:
            low = lone & -lone
            keep[low.bit_length() - 1] += value
            lone ^= low


def window_worth(deal: Deal, seat: int, ready: list[int]) -> int:
    """Return what a window after this trick is worth more than waiting for later ones, in hundredths."""
    laws, side, later = deal.laws, deal.sides[seat], deal.draws - 1
    windows, points, worth = laws.windows, laws.shapes.points, 0
    for place in range(len(ready)):
        worth += points[ready[place]] * (windows[place][later] - windows[place + 1][later])
    missed = SURE - windows[1][later]
    if laws.shows:
        worth += 10 * side.fresh_nines.bit_count() * missed
    worth = worth * UNIT // SURE
    if side.own & laws.nines and deal.upcard >= 0 and not deal.exchanged and not deal.turned_nine:
        nine = (side.own & laws.nines).bit_length() - 1
        worth += (laws.strength[deal.upcard] - laws.strength[nine]) * missed // SURE
    return worth
