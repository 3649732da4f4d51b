"""Boarding: which boards the decision of the moment lays on the table."""

from __future__ import annotations

from collections.abc import Iterator

from game.presentation.auction_panel import auction_board
from game.presentation.decisions import exits_board, question_board, way_on
from game.presentation.knobs import Board
from game.presentation.layout import all_at_once, to_be_read
from game.presentation.meld_panel import meld_board
from game.presentation.points import shown_points
from game.presentation.tray import card_choice, tray_board
from game.presentation.trump_panel import trump_board
from game.presentation.wording.auction import prompt
from game.rules.cards import Card
from game.rules.variant import Phase
from game.rules.view import View
from game.scenes.desk import Desk


def boards_for(desk: Desk) -> tuple[Board, ...]:
    """Return what lies on the table for the player to decide on, nothing where nobody but computers plays."""
    if desk.attract or not all_at_once(desk.view):
        return ()
    return tuple(_boards(desk))


def showing(desk: Desk) -> bool:
    """Say whether melds laid all at once lie there until the player goes on."""
    return desk.timeline.holding and all_at_once(desk.view) and to_be_read(desk.view) and not desk.attract


def now_to_do(desk: Desk) -> str:
    """Return what the player is to do, in games that lay all melds at once."""
    return prompt(desk.view) if desk.my_turn and all_at_once(desk.view) else ""


def barred(desk: Desk) -> frozenset[Card]:
    """Return one's own cards that cannot be given away now, while others can."""
    choice = card_choice(desk.view) if desk.my_turn else None
    if choice is None:
        return frozenset()
    own = (*desk.view.hand.cards, *desk.view.table[desk.seat])
    return frozenset(card for card in own if card not in choice.cards)


def kept_tray(desk: Desk) -> tuple[Card, ...]:
    """Return what lies in the tray, with what must be in it and without what cannot be."""
    choice = card_choice(desk.view) if desk.my_turn else None
    if choice is None:
        return ()
    tray = desk.tabletop.attention.tray
    rest = (card for card in tray if card in choice.cards and card not in choice.forced)
    return (*choice.forced, *rest)[: choice.count]


def points_of(desk: Desk, points: int) -> int:
    """Return points in the scale the player reads."""
    return shown_points(points, desk.view.variant, desk.tabletop.finish.display)


def _boards(desk: Desk) -> Iterator[Board]:
    view, areas = desk.view, desk.tabletop.areas
    mine, totals = desk.my_turn, desk.equipment.settings.meld_totals
    if view.phase is Phase.AUCTION and _in_play(view):
        entry = desk.tabletop.attention.entry
        yield auction_board(
            view, areas, entry, lambda points: points_of(desk, points), live=mine, totals=totals
        )
    on_way = way_on(view, areas, showing=showing(desk)) if mine or showing(desk) else None
    if on_way:
        yield on_way
    if not mine:
        return
    if view.phase is Phase.NAME_TRUMP:
        yield trump_board(view, areas, lambda points: points_of(desk, points), totals=totals)
    if view.phase is Phase.MELDS:
        chosen = desk.tabletop.attention.chosen
        yield meld_board(view, areas, chosen, lambda points: points_of(desk, points))
    if card_choice(view) is not None:
        yield tray_board(view, areas, desk.tabletop.attention.tray, lambda points: points_of(desk, points))
    for board in (
        question_board(view, areas, lambda points: points_of(desk, points)),
        exits_board(view, areas),
    ):
        if board:
            yield board


def _in_play(view: View) -> bool:
    """Say whether the cards have been dealt, so that there is something to bid on."""
    return view.to_act is not None or bool(view.calls)
