"""Stand-ins for what scenes meet: a scene that shows nothing, a silent sound, and the player's hands."""

import pygame

from game.scenes.gesture import Gesture, KeyDown, Move, Press, Release
from game.scenes.scene import Scene, Transition
from game.session.session import Session
from sounds.player import Sound
from sounds.speaker import SilentSpeaker

STEP = 1 / 60


def silent_sound() -> Sound:
    """A sound without a device."""
    return Sound(SilentSpeaker(), volume=0.5, muted=False)


class Blank(Scene):
    """A scene of one colour that remembers what it was told, and goes where `going` says."""

    def __init__(self, name: str = "", session: Session | None = None, *, opaque: bool = True) -> None:
        self.name = name
        self.session = session
        self.opaque = opaque
        self.told: list[str] = []
        self.gestures: list[Gesture] = []
        self.going: Transition | None = None
        self.size = (0, 0)
        self.changed: list[pygame.Rect] = []
        self.colour = pygame.Color("red")
        self.passed = 0.0

    def resize(self, size: tuple[int, int]) -> None:
        self.told.append("resize")
        self.size = size

    def handle(self, gesture: Gesture) -> Transition | None:
        self.gestures.append(gesture)
        return self.going

    def update(self, dt: float) -> Transition | None:
        self.passed += dt
        return None

    def draw(self, surface: pygame.Surface, alpha: float, *, full: bool) -> list[pygame.Rect]:
        del alpha
        self.told.append("draw full" if full else "draw")
        if full and self.opaque:
            surface.fill(self.colour)
        return [surface.get_rect()] if full else self.changed

    def cover(self) -> None:
        super().cover()
        self.told.append("cover")

    def uncover(self) -> None:
        super().uncover()
        self.told.append("uncover")

    def close(self) -> None:
        super().close()
        self.told.append("close")


def click(scene: Scene, pos: tuple[int, int]) -> Transition | None:
    """Press and release the left button, and let a step pass."""
    return perform(scene, Move(pos), Press(pos), Release(pos))


def keys(scene: Scene, *pressed: int, mod: int = 0) -> Transition | None:
    """Press keys one after the other."""
    return perform(scene, *(KeyDown(key, mod) for key in pressed))


def perform(scene: Scene, *gestures: Gesture) -> Transition | None:
    """Hand gestures to a scene, a step after each, until it wants to go somewhere."""
    for gesture in gestures:
        going = scene.handle(gesture) or scene.update(STEP)
        if going is not None:
            return going
    return None


def wait(scene: Scene, seconds: float) -> Transition | None:
    """Let time pass, until the scene wants to go somewhere."""
    for _ in range(round(seconds / STEP)):
        going = scene.update(STEP)
        if going is not None:
            return going
    return None


def painted(scene: Scene, screen: pygame.Surface) -> bytes:
    """Draw the whole scene and return its pixels."""
    scene.draw(screen, 0.0, full=True)
    return pygame.image.tobytes(screen, "RGB")


def fit(scene: Scene, size: tuple[int, int]) -> Scene:
    """Give the scene its size, as the stack does."""
    scene.resize(size)
    return scene
