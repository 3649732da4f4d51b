"""Pointing: what lies under a point of the table."""

from __future__ import annotations

import pygame

from game.presentation.areas import Areas
from game.presentation.attention import CHOSEN_LIFT, Attention
from game.presentation.layout import my_seat
from game.presentation.panels import button_rect, offer_rects
from game.presentation.pose import Place, Point, Slot
from game.presentation.stage import Stage
from game.presentation.targets import Button, OnButton, OnCard, OnKnob, OnOffer, OnStock, OnWon, Target
from game.rules.cards import Card
from game.rules.view import View


def target_at(point: Point, view: View, areas: Areas, attention: Attention, stage: Stage) -> Target | None:
    """Return what a press at this point would mean, or None on the felt."""
    return (
        _button(point, areas, attention)
        or _knob(point, attention)
        or _offer(point, view, areas, attention)
        or _card(point, view, areas, attention, stage)
        or _stock(point, view, stage)
        or _won(point, view, stage)
    )


def _button(point: Point, areas: Areas, attention: Attention) -> OnButton | None:
    for button in () if attention.watching else Button:
        if button is Button.CLAIM and not attention.claim:
            continue
        if button_rect(areas, button).collidepoint(point):
            return OnButton(button)
    return None


def _knob(point: Point, attention: Attention) -> OnKnob | None:
    hit = (knob.target for knob in attention.knobs() if knob.rect.collidepoint(point))
    return next(hit, None)


def _offer(point: Point, view: View, areas: Areas, attention: Attention) -> OnOffer | None:
    rects = offer_rects(areas, view, attention.offers, attention.ends)
    hit = pygame.Rect(point, (1, 1)).collidelistall(rects)
    # Tickets that lie on each other are painted from the top down, so the last one is the one that is seen.
    return OnOffer(hit[-1]) if hit else None


def _card(point: Point, view: View, areas: Areas, attention: Attention, stage: Stage) -> OnCard | None:
    """Return the uppermost own card; a raised one keeps the strip it has left below it."""
    slots = stage.slots()
    mine = [*view.hand, *view.table[my_seat(view)]]
    best: Card | None = None
    for card in mine:
        pose = slots.get(card)
        if pose is None:
            continue
        below = CHOSEN_LIFT * areas.unit if attention.lifted(card) else 0.0
        if pose.covers(point, below=below) and (best is None or pose.z > slots[best].z):
            best = card
    return OnCard(best) if best else None


def _stock(point: Point, view: View, stage: Stage) -> OnStock | None:
    slots = stage.slots()
    pile = [pose for key, pose in slots.items() if isinstance(key, Slot) and key.place is Place.STOCK]
    if any(pose.covers(point) for pose in pile):
        return OnStock()
    upcard = slots.get(view.upcard) if view.upcard else None
    return OnStock(upcard=True) if upcard and upcard.covers(point) else None


def _won(point: Point, view: View, stage: Stage) -> OnWon | None:
    slots = stage.slots()
    hit = [
        (slots[play.card].z, number)
        for number, trick in enumerate(view.tricks)
        for play in trick.plays
        if play.card in slots and slots[play.card].covers(point)
    ]
    return OnWon(max(hit)[1]) if hit else None
