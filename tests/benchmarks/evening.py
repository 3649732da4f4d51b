"""An evening: the real loop, stage, window and scenes, at its own pace and with a table set on demand."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import sleep

import pygame

from game.ai.worker import Worker
from game.loop import STEP, Loop
from game.records.saves import Saves
from game.rules.actions import Action, DeclareMeld, DeclareOut, ShowDix
from game.rules.variant import Phase
from game.rules.variants import preset
from game.rules.view import View
from game.scenes.equipment import Doors, Equipment
from game.scenes.gesture import happened
from game.scenes.menu import MenuScene
from game.scenes.play.scene import PlayScene
from game.scenes.route import first_scene
from game.scenes.scene import Scene
from game.session.session import Session
from game.settings import Settings
from game.stage import Stage
from game.window import Window
from tests.scenes.standins import silent_sound
from tests.session.players import Thinker

SETTLED = 400
"""Frames after which everything lies still."""

ARRIVAL = 3.0
"""Seconds at the menu."""

TRICKS = 6
PLAYERS = ("human", "standard")


class _Equipment(Equipment):
    """Equipment whose computers never answer: what is measured is this process."""

    _thinker = Thinker()

    @property
    def worker(self) -> Worker:
        return self._thinker  # type: ignore[return-value]

    def warm_worker(self) -> None:
        """Nothing to warm."""


class Evening:
    """The game in a window of exactly this size; every frame is one step, and none sleeps."""

    def __init__(self, size: tuple[int, int], folder: Path) -> None:
        self.flips = 0
        self.paintings = 0
        self.window = Window(fullscreen=False, caption="", icon=lambda: pygame.Surface((32, 32)))
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.window.resized()
        self.saves = Saves.open(folder / "saves")
        self.equipment = _Equipment(Settings(fullscreen=False), silent_sound, self.saves)
        self.equipment.doors = Doors(
            menu=lambda: MenuScene(self.equipment), play=lambda session: first_scene(self.equipment, session)
        )
        self.equipment.fit(size)
        self._cloth = pygame.Surface(size).convert()
        self._cloth.fill("darkgreen")

    def blit_and_flip(self) -> None:
        """Do what the barest program with a full picture does in each frame."""
        self.window.surface.blit(self._cloth, (0, 0))
        pygame.display.flip()

    def show(self, scene: Scene) -> Loop:
        """Return a loop that runs this scene, nothing drawn yet."""
        self.scene = scene
        self.stage = Stage(self.window, self.equipment, scene)
        return Loop(self.stage, tick=_one_step, flip=self._flip, gestures=happened)

    def arrive(self) -> None:
        """Look at the menu for a while, as everybody does before the first deal."""
        loop = self.show(self.equipment.doors.menu())
        for _ in range(round(ARRIVAL / STEP)):
            loop.frame()
            sleep(STEP)

    def deal(self) -> PlayScene:
        """Return the scene at the start of a deal, always the same."""
        scene = first_scene(self.equipment, Session.new(preset("two_hand_classic"), PLAYERS, 7, None))
        assert isinstance(scene, PlayScene)
        return scene

    def table(self) -> PlayScene:
        """Return the scene of a deal in its middle, melds on both sides, the player to lead or follow."""
        session = Session.new(preset("two_hand_classic"), PLAYERS, 7, None)
        session.start_deal()
        luck = Random(7)
        while not _set(session.view(0)):
            seat = session.view(None).to_act
            assert seat is not None
            action = _choice(session.view(seat), luck)
            question = session.question()
            assert question is None or session.answer(question.ticket, action)
            assert question is not None or session.submit(seat, action) is None
        scene = first_scene(self.equipment, session)
        assert isinstance(scene, PlayScene)
        return scene

    def close(self) -> None:
        """Close everything."""
        self.saves.close()
        self.window.close()

    def count_paintings(self, scene: PlayScene) -> None:
        """Count in `paintings`, from now on, every time that the table says it has drawn something."""
        tabletop = scene.desk.tabletop
        draw = tabletop.draw

        def counted(*args: object, **kwargs: object) -> list[pygame.Rect]:
            parts = draw(*args, **kwargs)  # type: ignore[arg-type]
            self.paintings += bool(parts)
            return parts

        tabletop.draw = counted  # type: ignore[method-assign]

    def _flip(self, changed: list[pygame.Rect]) -> None:
        self.flips += 1
        self.window.flip(changed)


def settle(frame: Callable[[], None]) -> None:
    """Let every animation end."""
    pygame.event.clear()
    for _ in range(SETTLED):
        frame()


def _set(view: View) -> bool:
    laid = {laid.seat for laid in view.melds}
    return (
        view.phase is Phase.STOCK_TRICK
        and view.to_act == view.seat
        and len(view.tricks) >= TRICKS
        and len(laid) == len(PLAYERS)
    )


def _choice(view: View, luck: Random) -> Action:
    offers = [action for action in view.legal if not isinstance(action, DeclareOut)]
    melds = [action for action in offers if isinstance(action, DeclareMeld | ShowDix)]
    return luck.choice(melds or offers)


def _one_step(_rate: int) -> float:
    return STEP * 1000
