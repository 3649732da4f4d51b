"""Controls: pygame_gui elements that look like our table and can be worked with the keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame_gui.core.interfaces import IContainerLikeInterface
from pygame_gui.elements import UIImage
from pygame_gui.ui_manager import UIManager

from game.scenes.forms.rows import Answer
from sprites import controls
from sprites.buttons import State, brass_button, brass_button_size
from sprites.vector import blank

Place = tuple[UIManager, IContainerLikeInterface | None]


class Control(UIImage):
    """One control: it knows pointer and keys, says `changed` with its answer, and paints itself when told."""

    _pressed = False
    _shown: pygame.Surface | None = None

    def __init__(self, rect: pygame.Rect, place: Place, changed: Callable[[Answer], None]) -> None:
        """Stand at a rectangle of its container; subclasses set what `paint` needs first."""
        self._changed = changed
        manager, container = place
        self._area = pygame.Rect((0, 0), rect.size)
        super().__init__(rect, blank(rect.size), manager, container=container)
        self.repaint()

    def paint(self) -> pygame.Surface:
        """Return the picture for the present state, exactly as large as the control."""
        raise NotImplementedError

    def point(self, pos: tuple[int, int]) -> None:
        """Take note that the pointer is at a place inside, seen from the control's corner."""

    def press(self, pos: tuple[int, int]) -> None:
        """Do what a click at a place inside does."""
        raise NotImplementedError

    def enter(self) -> None:
        """Do what Enter or Space does."""
        self.press(self._area.center)

    def turn(self, step: int) -> bool:
        """Do what the right (1) or left (-1) arrow does; False when they mean nothing here."""
        del step
        return False

    def drag(self, pos: tuple[int, int]) -> None:
        """Take note that the pressed pointer moved, perhaps outside."""
        del pos

    def hold(self, *, down: bool) -> None:
        """Take note that the button went down on the control, or up again."""
        self._pressed = down

    def repaint(self) -> bool:
        """Show the present state; False when it looks as before."""
        picture = self.paint()
        if picture is self._shown:
            return False
        self._shown = picture
        self.set_image(picture)
        return True

    def inside(self, pos: tuple[int, int]) -> tuple[int, int]:
        """Return a place in the window as seen from the control's corner."""
        corner = self.get_abs_rect().topleft
        return round(pos[0] - corner[0]), round(pos[1] - corner[1])


class Button(Control):
    """A brass button with a word."""

    def __init__(
        self,
        text: str,
        height: int,
        place: Place,
        pressed: Callable[[Answer], None],
    ) -> None:
        """Stand in the upper left corner; `height` is in pixels."""
        self._text, self._height = text, height
        super().__init__(pygame.Rect((0, 0), brass_button_size(text, height)), place, pressed)

    def paint(self) -> pygame.Surface:
        """Return the button up, under the pointer, or down."""
        state: State = "down" if self._pressed else "hover" if self.hovered else "idle"
        return brass_button(self._text, self._height, state)

    def press(self, pos: tuple[int, int]) -> None:
        """Say that it was pressed."""
        del pos
        self._changed(1)


class Tab(Control):
    """An entry of the list of pages."""

    def __init__(
        self, text: str, rect: pygame.Rect, px: int, place: Place, pressed: Callable[[Answer], None]
    ) -> None:
        """Stand at a rectangle, written in `px` pixels."""
        self._text, self._px, self.chosen = text, px, False
        super().__init__(rect, place, pressed)

    def paint(self) -> pygame.Surface:
        """Return the entry, chosen or not."""
        return controls.tab(self._text, self._area.size, self._px, chosen=self.chosen, lit=self.hovered)

    def press(self, pos: tuple[int, int]) -> None:
        """Say that this page is wanted."""
        del pos
        self._changed(1)


class Segments(Control):
    """All choices side by side."""

    def __init__(
        self,
        texts: tuple[str, ...],
        chosen: int,
        px: int,
        right: tuple[int, int],
        place: Place,
        changed: Callable[[Answer], None],
    ) -> None:
        """Stand with the middle of the right edge at a place."""
        self._texts, self.chosen, self._px = texts, chosen, px
        self._pointed = -1
        self._cells = controls.segment_cells(texts, px)
        rect = pygame.Rect((0, 0), (self._cells[-1].right, self._cells[0].height))
        rect.midright = right
        super().__init__(rect, place, changed)

    def paint(self) -> pygame.Surface:
        """Return the row of choices."""
        pointed = self._pointed if self.hovered else -1
        return controls.segments(self._texts, self.chosen, self._px, pointed)

    def point(self, pos: tuple[int, int]) -> None:
        """Light the choice under the pointer."""
        self._pointed = next((n for n, cell in enumerate(self._cells) if cell.collidepoint(pos)), -1)

    def press(self, pos: tuple[int, int]) -> None:
        """Take the choice at the place."""
        wanted = next((n for n, cell in enumerate(self._cells) if cell.collidepoint(pos)), self.chosen)
        self._take(wanted)

    def enter(self) -> None:
        """Take the next choice, the first after the last."""
        self._take((self.chosen + 1) % len(self._texts))

    def turn(self, step: int) -> bool:
        """Take the neighbour."""
        self._take(min(len(self._texts) - 1, max(0, self.chosen + step)))
        return True

    def _take(self, wanted: int) -> None:
        if wanted == self.chosen:
            return
        self.chosen = wanted
        self._changed(wanted)


class Stepper(Control):
    """One choice at a time, between two arrows."""

    def __init__(
        self,
        texts: tuple[str, ...],
        chosen: int,
        px: int,
        rect: pygame.Rect,
        place: Place,
        changed: Callable[[Answer], None],
    ) -> None:
        """Stand at a rectangle."""
        self._texts, self.chosen, self._px = texts, chosen, px
        self._side: controls.Side = "none"
        super().__init__(rect, place, changed)

    def paint(self) -> pygame.Surface:
        """Return the choice between its arrows."""
        side = self._side if self.hovered else "none"
        text = self._texts[self.chosen] if self.chosen >= 0 else ""
        return controls.stepper(text, self._area.size, self._px, side)

    def point(self, pos: tuple[int, int]) -> None:
        """Light the arrow on the pointer's side."""
        self._side = "left" if pos[0] < self._area.centerx else "right"

    def press(self, pos: tuple[int, int]) -> None:
        """Step towards the arrow on that side, round the ends."""
        self._step(-1 if pos[0] < self._area.centerx else 1)

    def enter(self) -> None:
        """Step forward."""
        self._step(1)

    def turn(self, step: int) -> bool:
        """Step to the neighbour, round the ends."""
        self._step(step)
        return True

    def _step(self, step: int) -> None:
        self.chosen = (self.chosen + step) % len(self._texts)
        self._changed(self.chosen)


class Slider(Control):
    """A number of hundredths on a groove."""

    def __init__(
        self, hundredths: int, step: int, rect: pygame.Rect, place: Place, changed: Callable[[Answer], None]
    ) -> None:
        """Stand at a rectangle."""
        self.hundredths, self._by = hundredths, step
        super().__init__(rect, place, changed)

    def paint(self) -> pygame.Surface:
        """Return the groove and its knob."""
        return controls.slider(self._area.size, self.hundredths, lit=self.hovered or self._pressed)

    def press(self, pos: tuple[int, int]) -> None:
        """Do nothing more: pressing has moved the knob already."""

    def enter(self) -> None:
        """Do nothing: a number is no answer to yes or no."""

    def drag(self, pos: tuple[int, int]) -> None:
        """Move the knob to the pointer, in whole steps."""
        reach = self._area.height * 0.4
        share = (pos[0] - reach) / max(1.0, self._area.width - 2 * reach)
        self._set(round(share * 100 / self._by) * self._by)

    def turn(self, step: int) -> bool:
        """Move the knob one step."""
        self._set(self.hundredths + step * self._by)
        return True

    def _set(self, hundredths: int) -> None:
        wanted = min(100, max(0, hundredths))
        if wanted == self.hundredths:
            return
        self.hundredths = wanted
        self._changed(wanted)


class Switch(Control):
    """On or off."""

    def __init__(
        self, px: int, right: tuple[int, int], place: Place, changed: Callable[[Answer], None], *, on: bool
    ) -> None:
        """Stand with the middle of the right edge at a place."""
        self._px, self.on = px, on
        rect = pygame.Rect((0, 0), controls.switch(px, on=on).get_size())
        rect.midright = right
        super().__init__(rect, place, changed)

    def paint(self) -> pygame.Surface:
        """Return the switch as it stands."""
        return controls.switch(self._px, on=self.on, lit=self.hovered)

    def press(self, pos: tuple[int, int]) -> None:
        """Turn it over."""
        del pos
        self._set(on=not self.on)

    def turn(self, step: int) -> bool:
        """Turn it on with the right arrow, off with the left one."""
        self._set(on=step > 0)
        return True

    def _set(self, *, on: bool) -> None:
        if on == self.on:
            return
        self.on = on
        self._changed(int(on))
