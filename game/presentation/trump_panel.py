"""The board on which trump is named: four suits, what one would meld with each, those that are refused."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.presentation.areas import Areas
from game.presentation.knobs import Board, Knob, Look, Tint, Words, in_row, row_width
from game.presentation.totals import suit_totals
from game.presentation.wording import suit_sign
from game.presentation.wording.auction import suit_keys, trump_heading
from game.rules.actions import NameTrump
from game.rules.cards import Suit
from game.rules.view import View
from sprites.text import line_height


def trump_board(view: View, areas: Areas, points: Callable[[int], int], *, totals: bool) -> Board:
    """Return the board; `totals` with what one would meld, without only the suits."""
    pad, gap, step = areas.u(2), areas.u(1.6), line_height(areas.text)
    sums = suit_totals(view) if totals else dict.fromkeys(Suit, 0)
    tall = areas.u(13.5) + (round(step * 1.2) if totals else 0)
    rect = pygame.Rect(0, 0, areas.u(14), tall)
    knobs = [
        Knob(
            NameTrump(suit),
            suit_sign(suit),
            rect,
            Look.SUIT,
            off=NameTrump(suit) not in view.legal,
            note=str(points(total)) if totals else "",
        )
        for suit, total in sums.items()
    ]
    box = pygame.Rect(0, 0, row_width(knobs, gap) + 2 * pad, tall + round(step * 2.4) + 2 * pad)
    box.center = areas.panel.center
    middle = box.top + pad + round(step * 1.3) + tall // 2
    words = (
        Words(trump_heading(), (box.centerx, box.top + pad + step // 2), areas.text, Tint.HEAD, bold=True),
        Words(suit_keys(), (box.centerx, box.bottom - pad - step // 2), areas.text, Tint.QUIET),
    )
    return Board("trump", box, words, in_row(knobs, (box.centerx, middle), gap))
