"""Decisions: questions on a plate above the hand, the way on at the right, at the left what ends a deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from game.presentation.areas import Areas
from game.presentation.knobs import Board, Tint, Words, button, in_row, in_rows, row_width
from game.presentation.targets import Meaning, Stroke
from game.presentation.wording.auction import (
    concession_question,
    continue_word,
    swap_question,
    swap_word,
    widow_question,
)
from game.presentation.wording.contract_labels import contract_button
from game.presentation.wording.labels import order
from game.rules.actions import (
    Action,
    AnswerConcession,
    CallMisdeal,
    ClaimRest,
    Concede,
    ContractAction,
    ExchangeDix,
    KeepDix,
    OfferConcession,
    ShootMoon,
    StartPlay,
    TakeWidow,
    ThrowIn,
)
from game.rules.variant import Phase
from game.rules.view import View
from sprites.text import line_height, measure

GRAVE = (ShootMoon, ThrowIn, Concede, OfferConcession, CallMisdeal)
"""What ends a deal, or puts all of it at stake; an answer to that stands with its question."""


def grave_actions(view: View) -> tuple[Action, ...]:
    """Return the legal actions whose buttons stand at the left edge, away from the hand."""
    return tuple(action for action in view.legal if isinstance(action, GRAVE))


def exits_board(view: View, areas: Areas) -> Board | None:
    """Return the buttons of all that ends a deal, None when there is nothing of the kind."""
    tall = areas.u(5.2) if areas.wide else areas.u(4.8)
    knobs = [button(action, _label(action), tall) for action in grave_actions(view)]
    return Board("exits", knobs=in_rows(knobs, areas.exits, areas.u(0.8))) if knobs else None


def way_on(view: View, areas: Areas, *, showing: bool) -> Board | None:
    """Return the one button that goes on: past the shown melds, into the play, or with it to its end."""
    onward = next((action for action in view.legal if isinstance(action, StartPlay | ClaimRest)), None)
    if onward is None and not showing:
        return None
    meaning: Meaning = Stroke.GO_ON if showing or onward is None else onward
    label = continue_word() if showing or onward is None else _label(onward)
    knob = button(meaning, label, areas.u(6.8 if areas.wide else 5.4))
    return Board("way on", knobs=(replace(knob, rect=_beside_buttons(knob.rect, areas)),))


def _beside_buttons(rect: pygame.Rect, areas: Areas) -> pygame.Rect:
    """Return where the way on stands: above the round buttons, on narrow screens left of them."""
    placed = rect.copy()
    last, first = areas.buttons[-1], areas.buttons[0]
    if areas.wide:
        placed.bottomright = (last.right, last.top - areas.u(1.2))
    else:
        placed.midright = (first.left - areas.u(1.5), first.centery)
    return placed


def question_board(view: View, areas: Areas, points: Callable[[int], int]) -> Board | None:
    """Return the question of this phase with its answers, None where the phase asks none."""
    match view.phase:
        case Phase.DIX_SWAP if view.upcard is not None:
            swaps = [action for action in view.legal if isinstance(action, ExchangeDix)][:1]
            knobs: list[tuple[Action, str]] = [(swap, swap_word()) for swap in swaps]
            return _question(swap_question(view.upcard), [*knobs, (KeepDix(), _label(KeepDix()))], areas)
        case Phase.WIDOW if view.contract is not None:
            said = widow_question(str(points(view.contract.points)))
            return _question(said, [(TakeWidow(), _label(TakeWidow()))], areas)
        case Phase.CONCESSION if view.offering is not None:
            answers = [AnswerConcession(agreed=agreed) for agreed in (True, False)]
            said = concession_question(view, view.offering)
            return _question(said, [(answer, _label(answer)) for answer in answers], areas)
        case _:
            return None


def _question(said: str, answers: Sequence[tuple[Action, str]], areas: Areas) -> Board:
    """Return a plate with a sentence and its answers, in the free strip above the hand."""
    step, pad, gap = line_height(areas.text), areas.u(1.6), areas.u(1.2)
    tall = areas.u(6.2)
    knobs = [button(action, label, tall) for action, label in answers]
    width = max(measure(said, areas.text, bold=True), row_width(knobs, gap)) + 3 * pad
    box = pygame.Rect(0, 0, width, step + tall + 3 * pad)
    box.midbottom = (areas.hand.centerx, areas.hand.top - areas.u(0.5))
    words = (Words(said, (box.centerx, box.top + pad + step // 2), areas.text, Tint.HEAD, bold=True),)
    middle = (box.centerx, box.bottom - pad - tall // 2)
    return Board("question", box, words, in_row(knobs, middle, gap))


def _label(action: Action) -> str:
    return contract_button(action) if isinstance(action, ContractAction) else order(action)
