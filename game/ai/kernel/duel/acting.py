"""Acting: what a seat does by rules of thumb while the stock lasts, fast enough to do it by the thousand."""

from __future__ import annotations

from game.ai.kernel.duel.chances import SURE
from game.ai.kernel.duel.deal import Deal, lay, show, swap, unseen
from game.ai.kernel.duel.laws import UNIT
from game.ai.kernel.duel.thumb import window_worth, worths

_LEAD = 3 * UNIT  # What it costs to lead the next trick instead of seeing a card first.
_DENIED = 8 * UNIT  # What a window is worth to the other side, on average.
_TAKEN_WITH, _THROWN_ON = 6 * UNIT, UNIT + UNIT // 2  # What the other card of a led trick counts.
_FOLLOWS_HIGHER = 75  # How readily a higher card of the suit is played, of a hundred,
_RUFFS_LOW, _RUFFS_HIGH = 30, 75  # and a low card, or a ten or an ace, trumped.
_HIGH = 10 * UNIT
_MARRIAGE_FIRST = 3  # So many tricks to come make a window for the run likely enough.
_NEVER = -10_000_000


def led_by(deal: Deal, seat: int) -> int:
    """Return the card to lead."""
    laws, layout = deal.laws, deal.laws.layout
    keep, ready = [0] * layout.size, [0][:0]
    worths(deal, seat, keep, ready)
    other = deal.sides[1 - seat]
    hidden = unseen(deal, seat)
    met = other.table | other.met
    pool = hidden.bit_count() or 1
    none = SURE - SURE * ((other.own & ~met).bit_count()) // pool
    missing = [SURE]
    for _ in range(pool):
        missing.append(missing[-1] * none // SURE)
    trumps_met, trumps_out = met & layout.trumps, (hidden & layout.trumps).bit_count()
    has_trump = SURE if trumps_met else SURE - missing[trumps_out]
    won = window_worth(deal, seat, ready) - (_LEAD if deal.draws > 1 else 0)
    best, found, left = _NEVER, -1, deal.sides[seat].own
    while left:
        low = left & -left
        left ^= low
        at = low.bit_length() - 1
        above = layout.above[at]
        higher = SURE if met & above else SURE - missing[(hidden & above).bit_count()]
        stands = 100 * SURE - _FOLLOWS_HIGHER * higher
        if at < layout.trump_base:
            ruffs = _RUFFS_HIGH if laws.points[at] >= _HIGH else _RUFFS_LOW
            stands = stands * (100 * SURE - ruffs * has_trump) // (100 * SURE)
        taken = SURE - stands // 100
        value = (SURE - taken) * (laws.points[at] + _THROWN_ON + won)
        value -= taken * (laws.points[at] + _TAKEN_WITH + _DENIED)
        value = value // SURE - keep[at]
        if value > best:
            best, found = value, at
    return found


def followed_by(deal: Deal, seat: int) -> int:
    """Return the card to play to the card led."""
    laws, layout, led = deal.laws, deal.laws.layout, deal.led
    keep, ready = [0] * layout.size, [0][:0]
    worths(deal, seat, keep, ready)
    beaters, points = layout.beaters[led], laws.points
    winner, loser, gain, loss = -1, -1, _NEVER, _NEVER
    left = deal.sides[seat].own
    while left:
        low = left & -left
        left ^= low
        at = low.bit_length() - 1
        if beaters & low:
            value = points[at] - keep[at]
            if value > gain:
                winner, gain = at, value
        else:
            value = -points[at] - keep[at]
            if value > loss:
                loser, loss = at, value
    if winner < 0 or loser < 0:
        return winner if loser < 0 else loser
    gain += 2 * points[led] + _DENIED + window_worth(deal, seat, ready)
    if deal.draws > 1:
        gain -= _LEAD
    elif not laws.winner_chooses and deal.upcard >= 0:
        gain -= 2 * (laws.strength[deal.upcard] - _average(deal, seat))
    return winner if gain > loss else loser


def melded_by(deal: Deal, seat: int) -> None:
    """Let the owner of the window swap, show and lay what is best."""
    laws, side = deal.laws, deal.sides[seat]
    if side.own & laws.nines:
        if deal.upcard >= 0 and not deal.exchanged and not deal.turned_nine:
            scored = side.own & laws.nines & ~side.fresh_nines
            swap(deal, (scored or side.fresh_nines).bit_length() - 1)
        while laws.shows and side.fresh_nines and deal.shown < laws.max_dix:
            show(deal, side.fresh_nines.bit_length() - 1)
    if deal.melded:
        return
    keep, ready = [0] * laws.layout.size, [0][:0]
    worths(deal, seat, keep, ready)
    for meld in ready:
        cards = chosen(deal, seat, meld)
        if not cards:
            continue
        if meld == laws.shapes.run and deal.draws > _MARRIAGE_FIRST and laws.shapes.royal in ready:
            pair = chosen(deal, seat, laws.shapes.royal)
            if pair:
                lay(deal, laws.shapes.royal, pair)
                return
        lay(deal, meld, cards)
        return


def chosen(deal: Deal, seat: int, meld: int) -> int:
    """Return the cards to lay as a meld that is ready, those on the table first; 0 when none is fresh."""
    side, shapes = deal.sides[seat], deal.laws.shapes
    free, copies = side.own & ~side.blocked[shapes.level[meld]], shapes.copies[meld]
    cards, spare = 0, 0
    for face in shapes.faces[meld]:
        held = free & face
        if copies == 1 and held & (held - 1):
            laid = held & side.table
            one = laid & -laid if laid else held & -held
            cards |= one
            if laid and held & ~laid and not spare:
                spare = held
        else:
            cards |= held
    if cards & ~side.table:
        return cards
    return cards & ~spare | (spare & ~side.table) if spare else 0


def takes_upcard(deal: Deal, seat: int) -> bool:
    """Say whether the winner of the last trick had better have the upcard than the hidden card."""
    return deal.upcard >= 0 and deal.laws.strength[deal.upcard] > _average(deal, seat)


def _average(deal: Deal, seat: int) -> int:
    """Return what a card that the seat does not see is worth in the playoff."""
    hidden, total, count = unseen(deal, seat), 0, 0
    while hidden:
        low = hidden & -hidden
        hidden ^= low
        total += deal.laws.strength[low.bit_length() - 1]
        count += 1
    return total // (count or 1)
