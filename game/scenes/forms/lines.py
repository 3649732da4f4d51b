"""The rows of a form under each other, their controls on the right, in a part of the window that scrolls."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import assert_never

import pygame
from pygame_gui.core import UIContainer, UIElement
from pygame_gui.elements import UIImage, UITextEntryLine
from pygame_gui.ui_manager import UIManager

from game.scenes.forms.captions import SMALL, Look, caption, stud_room
from game.scenes.forms.controls import Button, Control, Place, Segments, Slider, Stepper, Switch
from game.scenes.forms.grid import Grid, grid_cells
from game.scenes.forms.rows import Action, Answer, Choice, Dial, Entry, Flag, Note, Picture, Row, key_of
from sprites.buttons import brass_button_size
from sprites.controls import control_height, scroll_bar, segment_cells
from sprites.marks import focus_ring
from sprites.text import line_height, measure

_CONTROL_SHARE = 0.52
_GAP = 0.9

Asking = Choice | Dial | Flag | Entry | Action
"""The rows that have a control."""

Focus = Control | UITextEntryLine
"""What can have the keyboard."""


class Lines:
    """Rows inside `area`, written in `px` pixels; `answered` hears the key of a row and its new answer."""

    def __init__(
        self, manager: UIManager, area: pygame.Rect, px: int, answered: Callable[[str, Answer], None]
    ) -> None:
        """Begin empty."""
        self.area = area
        self.height = 0
        self.offset = 0
        self.focusable: dict[str, Focus] = {}
        self._px = px
        self._answered = answered
        self._container = UIContainer(area, manager, starting_height=1)
        self._place: Place = (manager, self._container)
        self._placed: list[tuple[UIElement, tuple[int, int]]] = []
        self._spans: dict[str, tuple[int, int]] = {}

    @property
    def furthest(self) -> int:
        """The largest offset: 0 when everything fits."""
        return max(0, self.height - self.area.height)

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows instead of the old ones, at the same offset as far as it exists."""
        for element, _ in self._placed:
            element.kill()  # type: ignore[no-untyped-call]  # pygame_gui leaves it so
        self._placed.clear()
        self.focusable.clear()
        self._spans.clear()
        top = 0
        for row in rows:
            bottom = top + self._put(row, top)
            self._spans[key_of(row)] = (top, bottom)
            top = bottom
        self.height = top
        self.scroll_to(self.offset)

    def scroll_to(self, offset: int) -> bool:
        """Scroll so that `offset` pixels lie above the area; False when that changes nothing."""
        wanted = min(self.furthest, max(0, offset))
        moved = wanted != self.offset
        self.offset = wanted
        for element, (left, top) in self._placed:
            element.set_relative_position((left, top - wanted))
        return moved

    def reveal(self, key: str) -> bool:
        """Scroll as little as shows the whole row of a key; False when it is seen already."""
        top, bottom = self._spans.get(key, (self.offset, self.offset))
        if top < self.offset:
            return self.scroll_to(top)
        if bottom > self.offset + self.area.height:
            return self.scroll_to(bottom - self.area.height)
        return False

    def draw_bar(self, surface: pygame.Surface) -> None:
        """Draw the scroll bar beside the area, when there is something to scroll."""
        if not self.furthest:
            return
        width = max(8, round(self._px * 0.6))
        length = round(self.area.height * self.area.height / self.height)
        top = round((self.area.height - length) * self.offset / self.furthest)
        bar = scroll_bar((width, self.area.height), top, length)
        surface.blit(bar, (self.area.right + width // 2, self.area.top))

    def _put(self, row: Row, top: int) -> int:
        """Place one row and return its height."""
        if isinstance(row, Note):
            return self._put_note(row, top)
        if isinstance(row, Picture):
            return self._put_picture(row, top)
        if (isinstance(row, Choice) and row.all_seen) or (isinstance(row, Entry) and row.wide):
            return self._put_wide(row, top)
        px, whole = self._px, self.area.width
        width, height = self._control_width(row), control_height(px)
        gap = round(px * _GAP)
        top += gap // 2
        look = Look.MARKED if isinstance(row, Choice | Flag) and row.changed else Look.PLAIN
        label = measure(row.label, px) + (stud_room(px) if look is Look.MARKED else 0)
        beside = label + width + px <= whole
        short = measure(row.sentence, round(px * SMALL)) + width + 2 * px <= whole
        if not beside:
            text = caption(row.label, row.sentence, px, whole, look)
            self._put_image(text, top)
            self._put_control(row, pygame.Rect(whole - width, top + text.get_height(), width, height))
            return text.get_height() + height + gap
        text = caption(row.label, row.sentence if short else "", px, whole - width - px, look)
        self._put_image(text, top)
        self._put_control(row, pygame.Rect(whole - width, top, width, height))
        used = max(text.get_height(), height)
        if row.sentence and not short:
            used += self._put_sentence(row.sentence, top + used)
        return used + gap

    def _put_wide(self, row: Choice | Entry, top: int) -> int:
        """Place a control that takes the whole width under its label; its sentence comes last."""
        px, whole = self._px, self.area.width
        label = caption(row.label, "", px, whole)
        self._put_image(label, top)
        below = top + label.get_height()
        height = (
            grid_cells(row.texts, px, whole)[-1].bottom if isinstance(row, Choice) else control_height(px)
        )
        self._put_control(row, pygame.Rect(0, below, whole, height))
        used = label.get_height() + height + px // 4
        if row.sentence:
            used += self._put_sentence(row.sentence, top + used)
        return used + round(px * _GAP)

    def _put_sentence(self, sentence: str, top: int) -> int:
        text = caption("", sentence, self._px, self.area.width, Look.QUIET)
        self._put_image(text, top)
        return text.get_height()

    def _put_note(self, note: Note, top: int) -> int:
        look = Look.HEADING if note.heading else Look.WARNING if note.warning else Look.PLAIN
        text = caption("", note.text, self._px, self.area.width, look)
        above = self._px if note.heading and top else 0
        self._put_image(text, top + above)
        return above + text.get_height() + round(self._px * 0.6)

    def _put_picture(self, row: Picture, top: int) -> int:
        picture = row.paint((self.area.width, round(row.lines * line_height(self._px))))
        self._put_image(picture, top)
        return picture.get_height()

    def _put_image(self, picture: pygame.Surface, top: int) -> None:
        manager, container = self._place
        self._place_element(
            UIImage(
                picture.get_rect(), picture, manager, image_is_alpha_premultiplied=False, container=container
            ),
            (0, top),
        )

    def _control_width(self, row: Asking) -> int:
        most = round(self.area.width * _CONTROL_SHARE)
        match row:
            case Choice():
                return min(most, segment_cells(row.texts, self._px)[-1].right)
            case Flag():
                return round(control_height(self._px) * 1.9)
            case Dial() | Entry():
                return min(most, 18 * self._px)
            case Action():
                return brass_button_size(row.text, control_height(self._px))[0]
            case _:
                assert_never(row)

    def _put_control(self, row: Asking, rect: pygame.Rect) -> None:
        answered = partial(self._answered, row.key)
        place, px = self._place, self._px
        control: Focus
        match row:
            case Choice() if row.all_seen:
                control = Grid(row.texts, row.chosen, px, rect, place, answered)
            case Choice() if segment_cells(row.texts, px)[-1].right <= rect.width:
                control = Segments(row.texts, row.chosen, px, rect.midright, place, answered)
            case Choice():
                control = Stepper(row.texts, row.chosen, px, rect, place, answered)
            case Dial():
                control = Slider(row.hundredths, row.step, rect, place, answered)
            case Flag():
                control = Switch(px, rect.midright, place, answered, on=row.on)
            case Entry():
                control = self._entry(row, rect)
            case Action():
                control = Button(row.text, rect.height, place, answered)
            case _:
                assert_never(row)
        self.focusable[row.key] = control
        left = rect.left if isinstance(control, Button) else int(control.get_relative_rect().left)
        self._place_element(control, (left, rect.top))

    def _entry(self, row: Entry, rect: pygame.Rect) -> UITextEntryLine:
        entry = UITextEntryLine(
            rect, self._place[0], self._container, initial_text=row.text, placeholder_text=row.hint
        )
        if row.letters:
            entry.set_allowed_characters(list(row.letters))
        entry.set_text_length_limit(row.longest)
        return entry

    def _place_element(self, element: UIElement, topleft: tuple[int, int]) -> None:
        self._placed.append((element, topleft))


def draw_ring(surface: pygame.Surface, rect: pygame.Rect, px: int, area: pygame.Rect | None) -> None:
    """Draw the mark of the keyboard round a control; one among rows is cut off where its area ends."""
    ring = rect.inflate(px * 0.3, px * 0.3)
    clip = surface.get_clip()
    if area is not None:
        surface.set_clip(area.inflate(px * 0.4, px * 0.4))
    surface.blit(focus_ring(ring.size, round(ring.height * 0.26)), ring)
    surface.set_clip(clip)
