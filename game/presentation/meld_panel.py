"""The board on which melds are picked: what the chosen cards would add, and the end of the picking."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pygame

from game.presentation.areas import Areas
from game.presentation.knobs import Board, Tint, Words, button, in_row, row_width
from game.presentation.offers import claims_of
from game.presentation.targets import Stroke
from game.presentation.wording.auction import claim_word, melds_done_word, picking_heading
from game.presentation.wording.labels import offer_title
from game.rules.actions import EndMelding
from game.rules.cards import Card
from game.rules.view import View
from sprites.text import line_height, measure


def meld_board(view: View, areas: Areas, chosen: Collection[Card], points: Callable[[int], int]) -> Board:
    """Return the board, in the upper part of the free panel so that the melds picked lie below it.

    It names the meld that exactly the chosen cards make, and never one that could be made.
    """
    found = claims_of(view, chosen)
    best = found[0] if found else None
    label = claim_word(offer_title(best.action, None), points(best.points)) if best else claim_word("", 0)
    tall, gap, pad, step = areas.u(6), areas.u(1.5), areas.u(1.5), line_height(areas.text)
    knobs = [
        button(Stroke.CONFIRM, label, tall, off=not found),
        button(EndMelding(), melds_done_word(), tall),
    ]
    heading = picking_heading()
    width = max(row_width(knobs, gap), measure(heading, areas.text, bold=True)) + 2 * pad
    box = pygame.Rect(0, 0, width, tall + round(step * 1.4) + 2 * pad)
    box.midtop = areas.panel.midtop
    words = (Words(heading, (box.centerx, box.top + pad + step // 2), areas.text, Tint.HEAD, bold=True),)
    return Board("melds", box, words, in_row(knobs, (box.centerx, box.bottom - pad - tall // 2), gap))
