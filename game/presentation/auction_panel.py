"""The board of the auction: what every seat has bid, what one's own cards would meld, the bids allowed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.presentation.areas import Areas
from game.presentation.knobs import Board, Knob, Look, Tint, Words, button, in_row, row_width
from game.presentation.targets import Stroke
from game.presentation.totals import suit_totals
from game.presentation.wording import player_name, suit_sign
from game.presentation.wording.auction import bid_word, no_call, told_by, told_heading, totals_heading
from game.presentation.wording.contract_labels import contract_button
from game.presentation.wording.plate_labels import call_label
from game.rules.actions import Bid, PassBid
from game.rules.choices import BidRange
from game.rules.seats import in_play
from game.rules.signals import signal
from game.rules.view import View
from sprites.text import line_height, measure

QUICK = 5
"""How many bids have a button of their own, from the least on."""
_ROUNDS = 3
_BUBBLE = 6


@dataclass(frozen=True, slots=True)
class Entry:
    """The bid a player is about to make: one he stepped to (None: the least), or digits he typed."""

    bid: int | None = None
    typed: str = ""


def allowed_bids(view: View) -> tuple[int, ...]:
    """Return the bids that are allowed now, none where one can only pass."""
    return next((choice.bids for choice in view.choices if isinstance(choice, BidRange)), ())


def shown_bid(view: View, entry: Entry) -> int | None:
    """Return the bid that the stepper stands at, None where none is allowed."""
    bids = allowed_bids(view)
    if not bids:
        return None
    return entry.bid if entry.bid in bids else bids[0]


def auction_board(
    view: View,
    areas: Areas,
    entry: Entry,
    points: Callable[[int], int],
    *,
    live: bool,
    totals: bool,
) -> Board:
    """Return the board; `live` when it is the player's turn, `totals` with what his cards would meld."""
    knobs = _rows(view, areas, entry, points) if live else ()
    gap, pad = areas.u(0.9), areas.u(1.8)
    step = line_height(areas.text)
    seats = in_play(view.variant, view.dealer)
    column = max(areas.u(13), *(measure(player_name(view, seat), areas.text, bold=True) for seat in seats))
    lines = [line for line in (_told(view, points), _sums(view, points) if totals else ()) if line]
    tall = round(step * (0.7 + len(lines))) if lines else 0
    widths = [column * len(seats), *(row_width(row, gap) for row in knobs)]
    widths += [sum(measure(text, areas.text, bold=True) + areas.u(3) for text in line) for line in lines]
    height = step + tall + sum(row[0].rect.height + gap for row in knobs) + 2 * pad + (gap if knobs else 0)
    # One's own last bid stands in its bubble right above the hand.
    room = areas.panel.copy()
    room.height -= areas.u(_BUBBLE)
    rounds = _rounds(view, seats, max(1, min(_ROUNDS, (room.height - height + step // 4) // step)))
    height += step * len(rounds)
    box = pygame.Rect(0, 0, min(max(widths) + 2 * pad, areas.panel.width), height)
    box.center = room.center
    box.top = max(room.top, min(box.top, room.bottom - box.height))
    words, rules, y = _table(view, areas, box.inflate(-2 * pad, -2 * pad), rounds, points)
    for place, line in enumerate(lines):
        words += _spread(line, areas, box, y + round(step * 0.85) + step * place)
    placed: list[Knob] = []
    y += tall + gap
    for row in knobs:
        high = row[0].rect.height
        placed += in_row(row, (box.centerx, y + high // 2), gap)
        y += high + gap
    return Board("auction", box, tuple(words), tuple(placed), rules=tuple(rules))


def _rows(view: View, areas: Areas, entry: Entry, points: Callable[[int], int]) -> list[list[Knob]]:
    """Return the bids with a button of their own, and below them the pass and the stepper."""
    bids, shown = allowed_bids(view), shown_bid(view, entry)
    tall = areas.u(6.2)
    quick = [button(Bid(bid), str(points(bid)), tall) for bid in bids[:QUICK]]
    below = [button(PassBid(), contract_button(PassBid()), tall, off=PassBid() not in view.legal)]
    if shown is not None:
        field = pygame.Rect(0, 0, areas.u(12), tall)
        text = entry.typed or str(points(shown))
        below += [
            button(Stroke.DOWN, "−", tall, off=not entry.typed and shown == bids[0]),
            Knob(Stroke.FIELD, text, field, Look.FIELD),
            button(Stroke.UP, "+", tall, off=not entry.typed and shown == bids[-1]),
            button(Stroke.BID, bid_word(), tall),
        ]
    return [row for row in (quick, below) if row]


def _rounds(view: View, seats: tuple[int, ...], most: int) -> list[dict[int, int | None]]:
    """Return the calls round by round, the latest rounds only, and one empty round before the first call."""
    rounds: list[dict[int, int | None]] = [{}]
    last = -1
    for call in view.calls:
        place = seats.index(call.seat)
        if place <= last:
            rounds.append({})
        rounds[-1][call.seat] = call.points
        last = place
    return rounds[-most:]


def _table(
    view: View,
    areas: Areas,
    box: pygame.Rect,
    rounds: list[dict[int, int | None]],
    points: Callable[[int], int],
) -> tuple[list[Words], list[pygame.Rect], int]:
    """Return a column for each seat in the order of bidding, its hairlines, and where it ends."""
    step, px, seats = line_height(areas.text), areas.text, in_play(view.variant, view.dealer)
    high = max((call.points or 0 for call in view.calls), default=0)
    out = {call.seat for call in view.calls if call.points is None}
    columns = [box.left + round(box.width * (place + 0.5) / len(seats)) for place in range(len(seats))]
    words, y = [], box.top + step // 2
    for seat, x in zip(seats, columns, strict=True):
        tint = Tint.HEAD if seat == view.to_act else Tint.QUIET if seat in out else Tint.MAIN
        words.append(Words(player_name(view, seat), (x, y), px, tint, bold=True))
    top, y = y + step // 2, y + step
    for row in rounds:
        for seat, x in zip(seats, columns, strict=True):
            call = row.get(seat)
            text = call_label(None if call is None else points(call)) if seat in row else no_call()
            best = call is not None and call == high
            tint = Tint.HEAD if best else Tint.MAIN if call is not None else Tint.QUIET
            words.append(Words(text, (x, y), px, tint, bold=best))
        y += step
    end = y - step // 2
    rules = [pygame.Rect(box.left, top, box.width, 0)]
    rules += [pygame.Rect((a + b) // 2, box.top, 0, end - box.top) for a, b in pairwise(columns)]
    return words, rules, end


def _told(view: View, points: Callable[[int], int]) -> tuple[str, ...]:
    """Return a heading and what the other seats have told by their bids, nothing where none has."""
    told = []
    for place, call in enumerate(view.calls):
        heard = signal(view.variant, view.dealer, view.calls[: place + 1])
        if heard and call.seat != view.seat:
            told.append(told_by(player_name(view, call.seat), heard, points(heard.points)))
    return (told_heading(), *told) if told else ()


def _sums(view: View, points: Callable[[int], int]) -> tuple[str, ...]:
    """Return the heading and one text for each suit: its sign and what one would meld."""
    each = (f"{suit_sign(suit)} {points(total)}" for suit, total in suit_totals(view).items())
    return (totals_heading(), *each)


def _spread(texts: tuple[str, ...], areas: Areas, box: pygame.Rect, y: int) -> list[Words]:
    """Return texts in one line, spread evenly around the middle of a box."""
    gap = areas.u(3)
    widths = [measure(text, areas.text, bold=True) for text in texts]
    left = box.centerx - (sum(widths) + gap * (len(texts) - 1)) // 2
    words = []
    for place, (text, width) in enumerate(zip(texts, widths, strict=True)):
        tint = Tint.QUIET if place == 0 else Tint.MAIN
        words.append(Words(text, (left + width // 2, y), areas.text, tint, bold=place > 0))
        left += width + gap
    return words
