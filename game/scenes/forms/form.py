"""A form: tabs, rows and buttons on the felt, for the pointer and the keyboard alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame_gui.elements import UITextEntryLine

from game.scenes.forms.controls import Button, Control, Tab
from game.scenes.forms.lines import Focus, Lines, draw_ring
from game.scenes.forms.manager import NOWHERE, Manager
from game.scenes.forms.rows import Answer, Row
from game.scenes.gesture import FocusLost, Gesture, KeyDown, Leave, Move, Press, Release, Text, Wheel
from sprites.controls import control_height

_BLINK = 0.25


class Form:
    """All controls of one page; `answered(key, answer)` hears what the player sets or presses.

    Tabs answer with key "tab" and their place, buttons with their own key and 1. Lay it out anew after
    every change of the window's size. `dirty` says that it must be drawn.
    """

    def __init__(self, size: tuple[int, int], px: int, answered: Callable[[str, Answer], None]) -> None:
        """Begin empty, with text of `px` pixels."""
        self.px = px
        self.dirty = True
        self._answered = answered
        self._manager = Manager(size, px)
        self._lines: Lines | None = None
        self._tabs: list[Tab] = []
        self._buttons: dict[str, Button] = {}
        self._focus = ""
        self._ring = False
        self._held: Control | None = None
        self._hot: Control | None = None
        self._late: Sequence[Row] | None = None
        self._blink = 0.0

    def add_tabs(self, area: pygame.Rect, texts: Sequence[str], chosen: int) -> None:
        """Put a list of pages into an area, as close together as they must be."""
        height = min(round(control_height(self.px) * 1.1), area.height // len(texts))
        px = min(self.px, round(height * 0.55))
        for place, text in enumerate(texts):
            rect = pygame.Rect(area.left, area.top + place * height, area.width, height)
            pressed = partial(self._choose_tab, place)
            self._tabs.append(Tab(text, rect, px, (self._manager, None), pressed))
        self.choose_tab(chosen)

    def add_buttons(self, right: tuple[int, int], height: int, texts: dict[str, str]) -> None:
        """Put brass buttons beside each other, the last one with the middle of its right edge at a place."""
        x = right[0]
        for key, text in reversed(texts.items()):
            button = Button(text, height, (self._manager, None), partial(self._answered, key))
            x -= int(button.get_relative_rect().width)
            button.set_relative_position((x, right[1] - height // 2))
            self._buttons[key] = button
            x -= height // 5
        self._buttons = dict(reversed(self._buttons.items()))

    def add_lines(self, area: pygame.Rect, rows: Sequence[Row]) -> None:
        """Put the rows into an area, which scrolls when they need more."""
        self._lines = Lines(self._manager, area, self.px, self._answered)
        self._lines.show(rows)

    def show_rows(self, rows: Sequence[Row], *, top: bool = False) -> None:
        """Show other rows; the focus stays on the same key, the offset too unless `top`."""
        if self._lines is None:
            return
        if self._held is not None and self._held in self._lines.focusable.values():
            self._late = rows  # a knob must not vanish from under the pointer that drags it
            return
        typed = self._focused_entry()
        caret = typed.edit_position if typed else 0
        if top:
            self._lines.offset = 0
        self._lines.show(rows)
        self._hot = self._held = None
        entry = self._focused_entry()
        if entry is not None:
            self._manager.set_focus_set(entry.get_focus_set())
            entry.edit_position = caret
        self.dirty = True

    def choose_tab(self, chosen: int) -> None:
        """Mark one tab as the page that is shown."""
        for place, tab in enumerate(self._tabs):
            if tab.chosen != (place == chosen):
                tab.chosen = place == chosen
                tab.repaint()
        self.dirty = True

    def focus(self, key: str, *, ring: bool = False) -> None:
        """Give the keyboard to the control of a key; an empty key takes it away."""
        self._focus, self._ring = key, ring
        entry = self._focused_entry()
        self._manager.set_focus_set(entry.get_focus_set() if entry else None)
        if self._lines is not None:
            self._lines.reveal(key)
        self.dirty = True

    @property
    def focused(self) -> str:
        """The key of the control that has the keyboard, or an empty text."""
        return self._focus

    def rect_of(self, key: str) -> pygame.Rect | None:
        """Return where the control of a key is in the window, or None when there is none."""
        control = self._controls().get(key)
        return pygame.Rect(control.get_abs_rect()) if control else None

    def handle(self, gesture: Gesture) -> bool:
        """Take what the player did; False when it means nothing to this form."""
        match gesture:
            case Move(pos, buttons):
                if not buttons[0]:
                    self._let_go()  # the release was lost to another window
                self._point(pos)
                return True
            case FocusLost():
                self._let_go()
                return True
            case Leave():
                self._point(NOWHERE)
                return True
            case Press(pos, 1):
                return self._press(pos)
            case Release(pos, 1):
                return self._release(pos)
            case Wheel(dy):
                return self._scroll(-3 * dy * self.px)
            case KeyDown():
                return self._key(gesture)
            case Text(text):
                return self._type(pygame.event.Event(pygame.TEXTINPUT, text=text))
            case _:
                return False

    def update(self, dt: float) -> None:
        """Let time pass: the pointer lights what it is over, a text cursor blinks."""
        self._manager.update(dt)
        hot = next((control for control in self._live() if control.hovered), None)
        if hot is not self._hot:
            self._repaint(self._hot)
            self._repaint(hot)
            self._hot = hot
        self._blink += dt
        if self._focused_entry() is not None and self._blink >= _BLINK:
            self._blink = 0.0
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw every control over what is there."""
        self.dirty = False
        self._manager.update(0.0)  # pygame_gui draws only what it has seen in an update
        self._manager.draw_ui(surface)
        if self._lines is not None:
            self._lines.draw_bar(surface)
        rect = self.rect_of(self._focus) if self._ring else None
        if rect is not None:
            rows = self._lines if self._lines and self._focus in self._lines.focusable else None
            draw_ring(surface, rect, self.px, rows.area if rows else None)

    def _controls(self) -> dict[str, Focus]:
        """Return everything that can have the keyboard, in the order of Tab."""
        tabs: dict[str, Focus] = {f"tab {place}": tab for place, tab in enumerate(self._tabs)}
        return tabs | (self._lines.focusable if self._lines else {}) | self._buttons

    def _live(self) -> list[Control]:
        return [control for control in self._controls().values() if isinstance(control, Control)]

    def _at(self, pos: tuple[int, int]) -> tuple[str, Focus] | None:
        """Return what lies under a place of the window, with its key."""
        for key, control in self._controls().items():
            if control.hover_point(*pos):
                return key, control
        return None

    def _point(self, pos: tuple[int, int]) -> None:
        self._manager.mouse_position = pos
        if self._held is not None:
            self._held.drag(self._held.inside(pos))
            self._repaint(self._held)
        under = self._at(pos)
        if under is not None and isinstance(under[1], Control):
            under[1].point(under[1].inside(pos))
            self._repaint(under[1])

    def _press(self, pos: tuple[int, int]) -> bool:
        under = self._at(pos)
        self.focus(under[0] if under else "")
        if under is None:
            return False
        if isinstance(under[1], UITextEntryLine):
            self._manager.process_events(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
            return True
        self._held = under[1]
        self._held.hold(down=True)
        self._held.drag(self._held.inside(pos))
        self._repaint(self._held)
        return True

    def _release(self, pos: tuple[int, int]) -> bool:
        self._manager.process_events(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
        held = self._let_go()
        if held is None:
            return False
        if held in self._live() and held.hover_point(*pos):
            held.press(held.inside(pos))
            self._repaint(held)
        return True

    def _let_go(self) -> Control | None:
        """Return the control that was held until now, if any."""
        held, self._held = self._held, None
        if held is not None:
            held.hold(down=False)
            self._repaint(held)
        late, self._late = self._late, None
        if late is not None:
            self.show_rows(late)
        return held

    def _repaint(self, control: Control | None) -> None:
        """Show a control's present state, unless its row has gone since."""
        if control is not None and control in self._live() and control.repaint():
            self.dirty = True

    def _scroll(self, pixels: int) -> bool:
        moved = self._lines is not None and self._lines.scroll_to(self._lines.offset + pixels)
        self.dirty = self.dirty or moved
        return moved

    def _key(self, key: KeyDown) -> bool:
        entry = self._focused_entry()
        match key.key:
            case pygame.K_TAB:
                return self._step(-1 if key.shift else 1)
            case pygame.K_DOWN | pygame.K_UP:
                return self._step(1 if key.key == pygame.K_DOWN else -1)
            case pygame.K_PAGEDOWN | pygame.K_PAGEUP if self._lines is not None:
                page = self._lines.area.height * 4 // 5
                return self._scroll(page if key.key == pygame.K_PAGEDOWN else -page)
            case pygame.K_ESCAPE:
                return False
        if entry is not None:
            event = pygame.event.Event(pygame.KEYDOWN, key=key.key, mod=key.mod, unicode=key.unicode)
            return key.key not in (pygame.K_RETURN, pygame.K_KP_ENTER) and self._type(event)
        return self._work(key)

    def _work(self, key: KeyDown) -> bool:
        """Work the control that has the keyboard."""
        control = self._controls().get(self._focus)
        if not isinstance(control, Control):
            return False
        self._ring = self.dirty = True
        match key.key:
            case pygame.K_RETURN | pygame.K_KP_ENTER | pygame.K_SPACE:
                control.enter()
            case pygame.K_LEFT | pygame.K_RIGHT:
                step = 1 if key.key == pygame.K_RIGHT else -1
                if not control.turn(step):
                    return self._step(step)
            case _:
                return False
        self._repaint(control)
        return True

    def _step(self, step: int) -> bool:
        """Move the keyboard to the next or previous control, round the ends."""
        keys = list(self._controls())
        if not keys:
            return False
        place = keys.index(self._focus) + step if self._focus in keys else min(0, step)
        self.focus(keys[place % len(keys)], ring=True)
        return True

    def _type(self, event: pygame.event.Event) -> bool:
        entry = self._focused_entry()
        if entry is None:
            return False
        before = entry.get_text()
        self._manager.process_events(event)
        self.dirty = True
        if entry.get_text() != before:
            self._answered(self._focus, entry.get_text())
        return True

    def _focused_entry(self) -> UITextEntryLine | None:
        control = self._controls().get(self._focus)
        return control if isinstance(control, UITextEntryLine) else None

    def _choose_tab(self, place: int, _answer: Answer) -> None:
        self.choose_tab(place)
        self._answered("tab", place)
