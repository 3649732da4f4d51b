"""Policy: the card a good club player plays by rules of thumb, fast enough to play deals by the thousand.

What a card counts, and what it is worth to keep it, is in hundredths of a counter (`Worth`). Seats are bits.
"""

from __future__ import annotations

from game.ai.kernel.table import SURE, Table

_GAIN, _LOSS = 80, 130  # What the others add to a trick that is led and won, or lost.
_CASH = 110  # What it is worth to play a winner while it is one,
_LONE = 40  # the more so as the only card of its suit,
_LONG = 5  # the less with every other one.
_RUFF = 60  # What the partner's void brings.
_LAST_TRUMPS = 60
_KEPT_FOR_LAST = -900
_PULL, _PULL_EACH = 60, 10
_FORCE_EACH = 25
_FOR_THEM, _UNPROVOKED = 150, 100  # What it costs to draw trumps for the bidder, and with too few of them.
_NEVER = -1_000_000


def lead(  # noqa: C901, PLR0912, PLR0915 - one pass over the suits: a call costs more than its lines
    table: Table, seat: int, own: int, out: int, voids: list[int], chance: list[int]
) -> int:
    """Return a bit of the card to lead.

    `own` are the cards that may be led, `out` those that others may hold, `voids` by suit the seats known to
    have none, `chance` is `none_of` for a hand of the others.
    """
    layout, worth = table.layout, table.worth
    foes, friends, side = table.foes[seat], table.mates[seat], table.contract[seat]
    counts, above, plain = worth.counts, layout.above, layout.suits - 1
    trumps_out = (out & layout.trumps).bit_count()
    armed = foes & ~voids[plain] if trumps_out else 0
    has = SURE - chance[trumps_out]
    best_at, best = -1, _NEVER
    for at in range(plain):
        suit = worth.suits[at]
        held = own & suit
        if not held:
            continue
        high = held.bit_length() - 1
        if out & above[high]:
            low = (held & -held).bit_length() - 1
            value = -counts[low] - _LOSS - worth.kept[low]
            if trumps_out and voids[at] & friends & ~voids[plain]:
                value += _RUFF
            if value > best:
                best, best_at = value, low
            continue
        safe = SURE
        if voids[at] & armed:
            safe -= has
        elif armed:
            safe -= chance[(out & suit).bit_count()] * has // SURE
            if foes & (foes - 1):
                safe = safe * safe // SURE
        length = held.bit_count()
        value = _CASH - _LONG * length + (_LONE if length == 1 else 0) - counts[high] - _LOSS
        value += safe * (2 * counts[high] + _GAIN + _LOSS) // SURE
        if value > best:
            best, best_at = value, high
    trumps = own & layout.trumps
    if trumps:
        high, low = trumps.bit_length() - 1, (trumps & -trumps).bit_length() - 1
        length = trumps.bit_count()
        longer = 2 * length - trumps_out
        at = low
        if not trumps_out:
            at, value = high, _LAST_TRUMPS if length > 1 else _KEPT_FOR_LAST
        elif longer < 0:
            value = -_LOSS - counts[low] - worth.kept[low] - (_FOR_THEM if side < 0 else _UNPROVOKED)
        elif side < 0:
            value = -_LOSS - counts[low] - worth.kept[low]
        elif not out & above[high]:
            at, value = high, _PULL + _PULL_EACH * longer
        else:
            value = _FORCE_EACH * longer - _LOSS - counts[low]
        if value > best:
            best_at = at
    return best_at


def follow(
    table: Table,
    moves: int,
    out: int,
    best: int,
    foes: int,
    ours: bool,  # noqa: FBT001 - called by the million
    ruffs: bool,  # noqa: FBT001
) -> int:
    """Return a bit of the card to play, out of the legal `moves`, to a trick that `best` is winning.

    `out` are the cards that others may hold, `foes` the foes still to play; `ours`: a friend is winning;
    `ruffs`: one of the foes still to play is known to be void of the plain suit led and not of trumps.
    """
    layout, worth = table.layout, table.worth
    winners = moves & layout.beaters[best]
    if ours and (not foes or not (ruffs or out & layout.above[best])):
        return _most(worth.fed, (moves ^ winners) or winners)
    if not winners:
        return _least(worth.dear, moves)
    if not foes:
        return _most(worth.fed, winners)
    high = winners.bit_length() - 1
    if out & layout.above[high] or (ruffs and high < layout.trump_base):
        return _least(worth.dear, moves)
    winners &= layout.suit[high]
    against = out & layout.suit[high]
    if against:
        place = against.bit_length() - 1
        place -= place % layout.width
        winners = winners >> place << place
    return _most(worth.fed, winners)


def _most(values: list[int], moves: int) -> int:
    """Return the card with the highest value, the lowest of equal ones."""
    found, most = -1, _NEVER
    while moves:
        low = moves & -moves
        at = low.bit_length() - 1
        if values[at] > most:
            found, most = at, values[at]
        moves ^= low
    return found


def _least(values: list[int], moves: int) -> int:
    """Return the card with the lowest value, the lowest of equal ones."""
    found, least = -1, -_NEVER
    while moves:
        low = moves & -moves
        at = low.bit_length() - 1
        if values[at] < least:
            found, least = at, values[at]
        moves ^= low
    return found
