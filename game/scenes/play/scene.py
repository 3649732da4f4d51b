"""The scene at the table: what deal, table and playoff have in common."""

from __future__ import annotations

import pygame

from game.presentation.attention import Panel
from game.presentation.effects import MESSAGE
from game.presentation.targets import Button, OnButton, OnWon, Target
from game.presentation.wording.notices import notice
from game.scenes.declare_out import DeclareOutScene
from game.scenes.desk import Desk
from game.scenes.gesture import (
    FocusGained,
    FocusLost,
    Gesture,
    KeyDown,
    Leave,
    Move,
    Press,
    Release,
    Resized,
    Wheel,
)
from game.scenes.pause import PauseScene
from game.scenes.play.acts import Acts
from game.scenes.play.attending import attend
from game.scenes.play.board_keys import BoardKeys
from game.scenes.play.clock import TurnClock
from game.scenes.play.deciding import Deciding
from game.scenes.play.hints import Hints
from game.scenes.play.keys import Keys
from game.scenes.play.pointer import Pointer
from game.scenes.play.presenter import Presenter
from game.scenes.scene import Push, Replace, Scene, Transition
from sounds.cues import Cue


class PlayScene(Scene):
    """Cards on the table; a press or Space while something moves brings it to its end, and no more."""

    def __init__(self, desk: Desk) -> None:
        """Go on at this desk."""
        self.desk = desk
        self.acts = Acts(desk)
        self.hints = Hints(self.acts)
        self.deciding = Deciding(self.acts)
        self.keys = Keys(self.acts, self.deciding, self.hints)
        self.board_keys = BoardKeys(self.deciding)
        self.pointer = Pointer(self.acts, self.deciding)
        self.clock = TurnClock(self.acts, self.hints)
        self._size = (0, 0)
        desk.started = Presenter(desk).started

    def resize(self, size: tuple[int, int]) -> None:
        """Lay the table out; the size it has already leaves everything as it lies."""
        self.pointer.cancel()
        if size != self.desk.tabletop.areas.size:
            self.desk.resize(size)
        self._size = size
        attend(self.desk)
        self.desk.tabletop.changed = True

    def handle(self, gesture: Gesture) -> Transition | None:
        """Take what the player did."""
        if self.desk.attract:
            return None
        if isinstance(gesture, FocusLost | FocusGained):
            self.clock.running = isinstance(gesture, FocusGained)
        match gesture:
            case Press(pos, 1):
                return self._press(pos)
            case Move(pos, buttons):
                self.pointer.move(pos, held=buttons[0])
            case Release(pos, 1):
                clicked = self.pointer.release(pos)
                return self._clicked(clicked.target) if clicked else None
            case KeyDown():
                return self._key(gesture)
            case Leave():
                self.pointer.leave()
            case Press() | Wheel() | FocusLost() | Resized():
                self.pointer.cancel()
            case _:
                pass
        return None

    def update(self, dt: float) -> Transition | None:
        """Let time pass, and go where the cards have gone."""
        self.desk.update(dt)
        self.pointer.update(dt)
        if self.hints.waiting:
            self.hints.update()
        self.clock.update(dt)
        self._tell_trouble()
        attend(self.desk)
        following = self.desk.next_scene(self)
        if following is None:
            return None
        return Replace(following, cut=isinstance(following, PlayScene))

    def _tell_trouble(self) -> None:
        """Say once what went wrong with the files; the game goes on."""
        problem = self.desk.session.problem
        if problem is not None and problem != self.desk.told:
            self.desk.told = problem
            self.desk.tabletop.effects.say("refusal", (notice(problem),), None, 2 * MESSAGE)
            self.desk.tabletop.changed = True

    def draw(self, surface: pygame.Surface, alpha: float, *, full: bool) -> list[pygame.Rect]:
        """Draw what changed."""
        del alpha
        desk = self.desk
        return desk.tabletop.draw(surface, desk.view, desk.timeline.stage, desk.score, full=full)

    def cover(self) -> None:
        """Let go of everything."""
        super().cover()
        self.pointer.cancel()
        self.pointer.leave()

    def uncover(self) -> None:
        """Take the settings as they are now."""
        super().uncover()
        self.desk.refit()
        attend(self.desk)

    def close(self) -> None:
        """Expect no hint any more."""
        super().close()
        self.hints.forget()
        self.clock.forget()

    def _press(self, pos: tuple[int, int]) -> Transition | None:
        target = self.pointer.at(pos)
        if not isinstance(target, OnButton) and self.desk.timeline.skip():
            self.pointer.cancel()
            return None
        attention = self.desk.tabletop.attention
        if attention.panel is not None and not isinstance(target, OnButton):
            self.acts.toggle(attention.panel)
            return None
        self.pointer.press(pos)
        return None

    def _clicked(self, target: Target | None) -> Transition | None:
        """Do what a button means; anything else has been done already."""
        if not isinstance(target, OnButton) or target.button in self.desk.tabletop.attention.off:
            return self._clicked_off(target)
        self.desk.equipment.sound.play(Cue.BUTTON)
        match target.button:
            case Button.UNDO:
                self.acts.undo()
            case Button.HINT:
                self.hints.ask()
            case Button.MELDS:
                self.acts.toggle(Panel.MELDS)
            case Button.LAST_TRICK:
                self.acts.toggle(Panel.LAST_TRICK)
            case Button.MENU:
                return self._pause()
            case Button.CLAIM:
                return self._claim()
        return None

    def _clicked_off(self, target: Target | None) -> Transition | None:
        """Say why a button does nothing; a click on the felt puts everything down."""
        match target:
            case OnButton(Button.CLAIM):
                return self._claim()
            case OnWon() | OnButton():
                return None
            case None:
                self.desk.tabletop.effects.notice = None
                if self.desk.tabletop.attention.chosen:
                    self.acts.forget_choice()
                self.desk.tabletop.changed = True
        return None

    def _key(self, key: KeyDown) -> Transition | None:
        match key.key:
            case pygame.K_ESCAPE:
                return self._escape()
            case pygame.K_SPACE if self.desk.timeline.skip():
                return None
            case _ if not self.pointer.drag.held and self.board_keys.press(key):
                return None
            case pygame.K_d if not key.ctrl:
                return self._claim()
            case _:
                if not self.pointer.drag.held:
                    self.keys.press(key)
        return None

    def _escape(self) -> Transition | None:
        """Let go of one thing after the other; with nothing left, pause."""
        attention = self.desk.tabletop.attention
        if self.pointer.cancel():
            return None
        if attention.panel is not None:
            self.acts.toggle(attention.panel)
            return None
        if attention.chosen:
            self.acts.forget_choice()
            return None
        return None if self.deciding.clear() else self._pause()

    def _pause(self) -> Transition:
        self.pointer.cancel()
        return Push(PauseScene(self.desk.equipment, self.desk.session))

    def _claim(self) -> Transition | None:
        """Ask whether to declare out, at any time; what moves is brought to its end, so the count is seen."""
        reason = self.acts.may_claim()
        if reason is not None:
            self.acts.refuse(reason, None)
            return None
        self.pointer.cancel()
        while self.desk.timeline.skip():
            pass
        desk = self.desk
        return Push(DeclareOutScene(desk.equipment, desk.session, desk.session.view(desk.seat)))
