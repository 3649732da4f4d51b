"""A page: the scene around a form, with felt, title, tabs on the left and buttons below."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.scenes.equipment import Equipment
from game.scenes.forms.form import Form
from game.scenes.forms.rows import Answer, Row
from game.scenes.gesture import Gesture, KeyDown
from game.scenes.scene import Pop, Scene, Transition
from sounds.cues import Cue
from sprites.controls import divider, sheet
from sprites.felt import felt
from sprites.text import fit, line_height, render_line
from sprites.theme import FELTS, TEXT_BRASS

TEXT_SHARE = 0.0285
"""The size of text against the height of the window."""

_NARROW = 1.5


def text_px(size: tuple[int, int], scale: float) -> int:
    """Return the size of text for a window, as large as the player wants it and never unreadable."""
    return max(11, round(min(size[1], size[0] / _NARROW) * TEXT_SHARE * scale))


@dataclass(frozen=True, slots=True)
class Areas:
    """Where the parts of a page are; `heading` is the size of the title, `button` the height of a button."""

    sheet: pygame.Rect
    title: pygame.Rect
    heading: int
    tabs: pygame.Rect
    rows: pygame.Rect
    buttons: tuple[int, int]
    button: int


def areas(size: tuple[int, int], px: int, *, tabs: bool) -> Areas:
    """Divide a window among the parts of a page with text of `px` pixels."""
    width, height = size
    margin = round(height * 0.025)
    whole = pygame.Rect(0, 0, min(width - 2 * margin, round(58 * px)), height - 2 * margin)
    whole.center = (width // 2, height // 2)
    inner = whole.inflate(-min(4 * px, round(width * 0.08)), -min(2.4 * px, height * 0.07))
    # Large text needs the room for what is to be read: title and buttons stay as large as they are useful.
    heading = min(round(px * 1.5), round(height * 0.052))
    head = round(line_height(heading) * 1.27)
    title = pygame.Rect(inner.left, inner.top, inner.width, head)
    button = min(round(px * 2.4), round(height * 0.085))
    left = round(min(13 * px, inner.width * 0.3)) if tabs else 0
    middle = pygame.Rect(
        inner.left, title.bottom + px, inner.width, inner.bottom - button - title.bottom - round(1.6 * px)
    )
    list_ = pygame.Rect(middle.left, middle.top, left, middle.height)
    gap = 2 * px if tabs else 0
    rows = pygame.Rect(list_.right + gap, middle.top, middle.width - left - gap, middle.height)
    return Areas(whole, title, heading, list_, rows, (inner.right, inner.bottom - button // 2), button)


class Page(Scene):
    """A form as a scene; subclasses say what is on it and hear the answers.

    `going` is where the next step leads; set it from `answered`.
    """

    def __init__(self, equipment: Equipment) -> None:
        """Show nothing before the first `resize`."""
        self.equipment = equipment
        self.going: Transition | None = None
        self.tab = 0
        self._size = (0, 0)
        self._form: Form | None = None
        self._areas: Areas | None = None
        self._ground: pygame.Surface | None = None

    @abstractmethod
    def title(self) -> str:
        """Return what stands at the top."""

    @abstractmethod
    def rows(self) -> Sequence[Row]:
        """Return the rows of the chosen tab, as things stand now."""

    @abstractmethod
    def buttons(self) -> dict[str, str]:
        """Return the texts of the buttons by their keys, the most important one last."""

    @abstractmethod
    def answered(self, key: str, answer: Answer) -> None:
        """Take the answer to a row, or the press of a button."""

    def tabs(self) -> Sequence[str]:
        """Return the names of the pages of rows; none for a single one."""
        return ()

    def accept(self) -> None:
        """Do what Enter does where it means nothing else."""

    @property
    def form(self) -> Form:
        """The form; only between `resize` and `close`."""
        if self._form is None:
            raise RuntimeError("a page has no form before it has a size")
        return self._form

    def resize(self, size: tuple[int, int]) -> None:
        """Build the form anew for a window of this size."""
        self._size = size
        self._lay_out()

    def refresh(self, *, top: bool = False) -> None:
        """Show the rows as things stand now, from the first one on if `top`."""
        self.form.show_rows(self.rows(), top=top)

    def rebuild(self) -> None:
        """Build everything anew, as after a change of the scale; the keyboard stays where it is."""
        focused = self.form.focused
        self._lay_out()
        self.form.focus(focused, ring=True)

    def handle(self, gesture: Gesture) -> Transition | None:
        """Give the form what it wants; Escape goes back, the right button too."""
        if not self.form.handle(gesture) and isinstance(gesture, KeyDown):
            if gesture.key == pygame.K_ESCAPE:
                self.back()
            elif gesture.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
                self.accept()
        return self._leave()

    def update(self, dt: float) -> Transition | None:
        """Let the form live."""
        self.form.update(dt)
        return self._leave()

    def back(self) -> None:
        """Go back to what lies below."""
        self.equipment.sound.play(Cue.BUTTON)
        self.going = Pop()

    def draw(self, surface: pygame.Surface, alpha: float, *, full: bool) -> list[pygame.Rect]:
        """Draw the page when anything on it has changed."""
        del alpha
        form, parts = self.form, self._areas
        if parts is None or not (full or form.dirty):
            return []
        if self._ground is None:
            self._ground = self._paint_ground(parts)
        area = surface.get_rect() if full else parts.sheet
        surface.blit(self._ground, area, area)
        form.draw(surface)
        return [area]

    def uncover(self) -> None:
        """Show what may have changed meanwhile."""
        super().uncover()
        self.rebuild()

    def repaint_ground(self) -> None:
        """Paint the felt anew at the next draw."""
        self._ground = None
        self.form.dirty = True

    def _lay_out(self) -> None:
        px = text_px(self._size, self.equipment.settings.ui_scale)
        tabs = self.tabs()
        self._areas = areas(self._size, px, tabs=bool(tabs))
        self._ground = None
        self._form = Form(self._size, px, self._hear)
        if tabs:
            self._form.add_tabs(self._areas.tabs, tabs, self.tab)
        self._form.add_lines(self._areas.rows, self.rows())
        self._form.add_buttons(self._areas.buttons, self._areas.button, self.buttons())

    def _hear(self, key: str, answer: Answer) -> None:
        self.equipment.sound.play(Cue.BUTTON)
        if key == "tab" and isinstance(answer, int):
            self.tab = answer
            self.refresh(top=True)
            return
        self.answered(key, answer)

    def _leave(self) -> Transition | None:
        going, self.going = self.going, None
        return going

    def _paint_ground(self, parts: Areas) -> pygame.Surface:
        ground = felt(self._size, FELTS[self.equipment.settings.felt]).copy()
        ground.blit(sheet(parts.sheet.size), parts.sheet)
        px = parts.heading
        name = render_line(fit(self.title(), px, parts.title.width, bold=True), px, TEXT_BRASS, bold=True)
        ground.blit(name, (parts.title.left, parts.title.top))
        ground.blit(divider((parts.title.width, max(3, px // 7))), (parts.title.left, parts.title.bottom))
        return ground
