"""The keyboard at the table: arrows choose, Enter plays, and one key for everything else."""

from __future__ import annotations

import pygame

from game.presentation.attention import Panel
from game.presentation.layout import shown_hand
from game.presentation.styles import HOVER
from game.presentation.targets import OnCard, OnKnob, OnOffer, Target
from game.rules.actions import PlayCard
from game.rules.cards import Card
from game.scenes.gesture import KeyDown
from game.scenes.play.acts import Acts
from game.scenes.play.deciding import Deciding
from game.scenes.play.hints import Hints

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Keys:
    """What the keys do at one desk, but for those that lead to other scenes."""

    def __init__(self, acts: Acts, deciding: Deciding, hints: Hints) -> None:
        """Act through these."""
        self.acts = acts
        self.deciding = deciding
        self.hints = hints
        self.desk = acts.desk

    def press(self, key: KeyDown) -> None:
        """Do what a key means."""
        if key.ctrl:
            self._with_control(key)
            return
        match key.key:
            case pygame.K_LEFT | pygame.K_RIGHT:
                self._along(-1 if key.key == pygame.K_LEFT else 1)
            case pygame.K_UP | pygame.K_DOWN:
                self._across(up=key.key == pygame.K_UP)
            case pygame.K_SPACE:
                self._draw()
            case pygame.K_m:
                self._meld()
            case pygame.K_h | pygame.K_F1:
                self.hints.ask()
            case pygame.K_l:
                self.acts.toggle(Panel.LAST_TRICK)
            case pygame.K_TAB | pygame.K_F2:
                self.acts.toggle(Panel.MELDS)
            case code if code in ENTER:
                self._enter()
            case _:
                pass

    def shown(self) -> tuple[Card, ...]:
        """Return the hand from left to right."""
        return shown_hand(self.desk.view, self.desk.tabletop.attention.look)

    def _with_control(self, key: KeyDown) -> None:
        if key.key == pygame.K_y or (key.key == pygame.K_z and key.shift):
            self.acts.redo()
        elif key.key == pygame.K_z and not self.deciding.take_last_back():
            self.acts.undo()

    def _draw(self) -> None:
        if self.desk.my_turn and self.desk.tabletop.attention.ends:
            self.acts.draw()

    def _meld(self) -> None:
        """Lay what is chosen, or the only thing there is; otherwise go to the tickets."""
        attention = self.desk.tabletop.attention
        if attention.chosen:
            self.acts.lay_chosen()
        elif len(attention.offers) == 1:
            self.acts.take_place(0)
        elif attention.offers:
            self._focus(OnOffer(0))
        else:
            self.acts.refuse(self.acts.why_no_meld(()), None)

    def _enter(self) -> None:
        match self.desk.tabletop.attention.focus:
            case OnCard(card):
                if not self.deciding.click(card):
                    self.acts.play_or_choose(card)
            case OnKnob(meaning):
                self.deciding.turn(meaning)
            case OnOffer(place):
                self.acts.take_place(place)
                self._focus(None)
            case _:
                pass

    def _rows(self) -> list[list[Target]]:
        """Return everything that can be chosen, row by row from the bottom."""
        view, attention = self.desk.view, self.desk.tabletop.attention
        hand: list[Target] = [OnCard(card) for card in self.shown()]
        slots = self.desk.timeline.stage.slots()
        lying = [card for card in view.table[self.desk.seat] if card in slots]
        table: list[Target] = [OnCard(card) for card in sorted(lying, key=lambda card: slots[card].x)]
        places = len(attention.offers) + len(attention.ends)
        offers: list[Target] = [OnOffer(place) for place in range(places)]
        knobs: list[Target] = [knob.target for knob in attention.knobs()]
        # Where no card can be chosen the knobs come first.
        cards = bool(self.deciding.choice) or any(isinstance(action, PlayCard) for action in view.legal)
        rows = (hand, table, offers, knobs) if cards or not knobs else (knobs, hand, table)
        return [row for row in rows if row]

    def _along(self, step: int) -> None:
        """Go to the neighbour in the row."""
        rows = self._rows()
        focus = self.desk.tabletop.attention.focus
        for row in rows:
            if focus in row:
                self._focus(row[(row.index(focus) + step) % len(row)])
                return
        if rows:
            self._focus(rows[0][0 if step > 0 else -1])

    def _across(self, *, up: bool) -> None:
        """Go to the next row; tickets stand under each other and are a column of their own."""
        rows = self._rows()
        focus = self.desk.tabletop.attention.focus
        if isinstance(focus, OnOffer):
            places = [row for row in rows if focus in row]
            if places and 0 <= (at := places[0].index(focus) + (-1 if up else 1)) < len(places[0]):
                self._focus(places[0][at])
            elif not up and rows:
                self._focus(rows[0][0])
            return
        for at, row in enumerate(rows):
            if focus in row:
                other = rows[(at + (1 if up else -1)) % len(rows)]
                share = row.index(focus) / max(1, len(row) - 1)
                if isinstance(other[0], OnOffer | OnKnob):
                    share = 0
                self._focus(other[round(share * (len(other) - 1))])
                return
        if rows:
            self._focus(rows[0][0])

    def _focus(self, target: Target | None) -> None:
        attention = self.desk.tabletop.attention
        attention.focus, attention.hover = target, None
        self.desk.relay(HOVER)
        self.desk.tabletop.changed = True
