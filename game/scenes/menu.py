"""The menu: the name in brass, a fan of courts, and one key to cards in hand."""

from __future__ import annotations

import pygame

from game.presentation.wording import _
from game.presentation.wording.notices import notice
from game.records.problem import Problem
from game.scenes import pages
from game.scenes.choices import Choices
from game.scenes.equipment import Equipment
from game.scenes.fan import Fan
from game.scenes.gesture import Gesture, KeyDown, Leave, Move
from game.scenes.scene import Push, QuitGame, Root, Scene, Transition
from game.scenes.setup import chosen_variant, new_session
from game.scenes.title import WIDE, column, is_wide, paint_title
from game.session.session import Session
from sounds.cues import Cue
from sprites.plates import plate
from sprites.text import line_height, render_line, wrap
from sprites.theme import TEXT_MAIN, TEXT_QUIET

IDLE = 60.0
"""Seconds without a gesture after which the computers play by themselves."""


class MenuScene(Scene):
    """Where every evening starts; after a minute of nothing the computers play."""

    def __init__(self, equipment: Equipment) -> None:
        """Offer what can be continued first, otherwise a new game as last chosen."""
        self._equipment = equipment
        self._size = (0, 0)
        self._idle = 0.0
        self._warm_now = False
        self._ground: pygame.Surface | None = None
        self._choices = Choices(self._texts())
        self._fan: Fan | None = None

    def rect_of(self, key: str) -> pygame.Rect:
        """Return where a choice is: `continue` or `play`, `new`, `rules`, `hall`, `options`, `quit`."""
        return self._choices.rect_of(key)

    def resize(self, size: tuple[int, int]) -> None:
        """Lay the menu out: fan left and choices right, or under each other in a narrow window."""
        self._size = size
        self._ground = None
        width, height = size
        px = max(12, round(min(height, width / WIDE) * 0.041))
        wide = is_wide(size)
        breadth = round(width * (0.46 if wide else 0.9))
        top = round(height * (0.4 if wide else 0.56))
        self._choices.lay_out((column(size), top), breadth, px)
        area = (
            pygame.Rect(0, round(height * 0.08), round(width * 0.485), round(height * 0.84))
            if wide
            else pygame.Rect(
                round(width * 0.1), round(height * 0.2), round(width * 0.8), round(height * 0.34)
            )
        )
        self._fan = Fan(self._equipment.art, area, still=self._equipment.settings.reduced_motion)

    def handle(self, gesture: Gesture) -> Transition | None:
        """Take a choice, or let the fan lean."""
        self._idle = 0.0
        if isinstance(gesture, Move) and self._fan:
            self._fan.point(gesture.pos)
        if isinstance(gesture, Leave) and self._fan:
            self._fan.point(None)
        if isinstance(gesture, KeyDown) and gesture.key == pygame.K_ESCAPE:
            return QuitGame()
        before = self._choices.marked
        taken = self._choices.handle(gesture)
        if taken is None:
            if self._choices.marked != before:
                self._equipment.sound.play(Cue.SLIDE)
            return None
        self._equipment.sound.play(Cue.BUTTON)
        self._equipment.notice = ""
        return self._follow(taken)

    def update(self, dt: float) -> Transition | None:
        """Let the fan live, get everything ready behind it, and grow idle."""
        if self._fan:
            self._fan.update(dt)
            if self._fan.complete:
                self._warm()
        self._idle += dt
        if self._idle < IDLE:
            return None
        self._idle = 0.0
        return Push(pages.attract(self._equipment))

    def draw(self, surface: pygame.Surface, alpha: float, *, full: bool) -> list[pygame.Rect]:
        """Draw the fan and the choices where they have changed."""
        del alpha
        if self._ground is None:
            self._ground = self._paint_ground()
        changed = []
        if full:
            surface.blit(self._ground, (0, 0))
            changed.append(surface.get_rect())
        if self._fan and (full or self._fan.dirty):
            area = self._fan.area.clip(surface.get_rect())
            if not full:
                surface.blit(self._ground, area, area)
                changed.append(area)
            surface.set_clip(area)
            self._fan.draw(surface)
            surface.set_clip(None)
        if full or self._choices.dirty:
            area = self._choices.rect.clip(surface.get_rect())
            if not full:
                surface.blit(self._ground, area, area)
                changed.append(area)
            self._choices.draw(surface)
        return changed

    def uncover(self) -> None:
        """Look anew at what can be continued and at the deck and the cloth."""
        super().uncover()
        self._idle = 0.0
        self._choices = Choices(self._texts())
        self.resize(self._size)

    def _texts(self) -> dict[str, str]:
        texts = {"continue": _("Continue")} if self._equipment.saves.continuable() else {"play": _("Play")}
        return texts | {
            "new": _("New game"),
            "rules": _("Rules"),
            "hall": _("Hall of fame"),
            "options": _("Options"),
            "quit": _("Quit"),
        }

    def _follow(self, taken: str) -> Transition | None:
        match taken:
            case "continue":
                return self._continue()
            case "play":
                return Root(self._equipment.doors.play(new_session(self._equipment)))
            case "new":
                return Push(pages.new_game(self._equipment))
            case "rules":
                return Push(pages.rules(self._equipment, chosen_variant(self._equipment.settings)))
            case "hall":
                return Push(pages.hall(self._equipment))
            case "options":
                return Push(pages.options(self._equipment))
            case _:
                return QuitGame()

    def _continue(self) -> Transition | None:
        path = self._equipment.saves.continuable()
        resumed = Session.resume(path, self._equipment.saves) if path else None
        if isinstance(resumed, Session):
            return Root(self._equipment.doors.play(resumed))
        if isinstance(resumed, Problem):
            self._equipment.notice = notice(resumed)
        self.uncover()
        return None

    def _warm(self) -> None:
        """Get sounds and the computers' process ready, a little in every step."""
        if self._warm_now or self._equipment.sound.warm_step():
            return
        self._warm_now = True
        self._equipment.warm_worker()
        self._equipment.doors.ready()

    def _paint_ground(self) -> pygame.Surface:
        width, height = self._size
        ground = paint_title(self._size, self._equipment.settings.felt, self._equipment.art)
        px = max(11, round(height * 0.026))
        line = render_line(_("Offline. No ads. No account."), px, TEXT_QUIET)
        ground.blit(
            line, line.get_rect(midbottom=(self._choices.rect.centerx, height - round(height * 0.04)))
        )
        if self._equipment.notice:
            self._put_notice(ground, px, width)
        return ground

    def _put_notice(self, ground: pygame.Surface, px: int, width: int) -> None:
        lines = wrap(self._equipment.notice, px, round(width * 0.7))
        step = line_height(px)
        box = pygame.Rect(0, 0, round(width * 0.7) + 2 * px, step * len(lines) + px)
        box.midtop = (width // 2, px)
        ground.blit(plate(box.size), box)
        for place, text in enumerate(lines):
            words = render_line(text, px, TEXT_MAIN)
            ground.blit(words, words.get_rect(midtop=(box.centerx, box.top + px // 2 + place * step)))
