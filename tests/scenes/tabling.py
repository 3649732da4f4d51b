"""A table to test at: real scenes on a stack, a worker that answers at once, and a player with hands."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise

import pygame

from game.ai.choice import Choice
from game.ai.levels import level
from game.ai.worker import Answer
from game.presentation.attention import Attention, Panel
from game.presentation.effects import Notice
from game.presentation.pose import Key, Pose
from game.presentation.stage import Picture
from game.rules.actions import Action, PlayCard
from game.rules.cards import Card
from game.rules.variant import Variant
from game.rules.variants import preset
from game.rules.view import View
from game.scenes.desk import Desk
from game.scenes.equipment import Doors, Equipment
from game.scenes.gesture import KeyDown, Move, Press, Release
from game.scenes.play.scene import PlayScene
from game.scenes.route import first_scene
from game.scenes.scene import Scene
from game.scenes.stack import SceneStack
from game.session.session import Session
from sprites.cards import Back, CardArt, Colours, IndexStyle
from tests.scenes.standins import STEP, Blank

SIZE = (1280, 720)


@cache
def art(colours: Colours, index: IndexStyle, back: Back) -> CardArt:
    """The pictures of a deck design."""
    return CardArt(colours=colours, index=index, back=back)


def drawn(equipment: Equipment) -> tuple[CardArt, tuple[object, ...]]:
    """The deck that the settings want, and what it was chosen by."""
    wanted = equipment.settings.colours, equipment.settings.index, equipment.settings.back
    return art(*wanted), wanted


class PromptWorker:
    """A worker in this process: it answers at the next poll, `patience` polls later when that is set.

    While it `hangs` every answer comes from the player who chooses for one that hung.
    """

    def __init__(self) -> None:
        self.asked: list[tuple[int, str, View, int]] = []
        self.patience = 0
        self.questions = 0
        self.hangs = False

    def ask(self, ticket: int, key: str, view: View, seed: int) -> None:
        self.questions += 1
        self.asked.append((ticket, key, view, seed))

    def poll(self) -> tuple[Answer, ...]:
        if self.patience > 0:
            self.patience -= 1
            return ()
        asked, self.asked = self.asked, []
        return tuple(
            Answer(ticket, self._choose("standard" if self.hangs else key, view, seed), rescued=self.hangs)
            for ticket, key, view, seed in asked
        )

    def cancel(self) -> None:
        self.asked = []

    def close(self) -> None:
        self.asked = []

    def _choose(self, key: str, view: View, seed: int) -> Choice:
        return level(key).choose(view, seed)


class Table:
    """One match at the table of the scenes, with time in our hands."""

    def __init__(
        self,
        equipment: Equipment,
        *,
        variant: Variant | None = None,
        seed: int = 7,
        players: tuple[str, ...] = ("human", "random"),
        size: tuple[int, int] = SIZE,
    ) -> None:
        self.equipment = equipment
        self.worker = PromptWorker()
        equipment._worker = self.worker  # type: ignore[assignment]  # noqa: SLF001 - in place of the process
        equipment._art, equipment._art_of = drawn(equipment)  # noqa: SLF001 - drawn once for all tests
        equipment.doors = Doors(
            menu=lambda: Blank("menu"), play=lambda session: first_scene(equipment, session)
        )
        self.session = Session.new(variant or preset("two_hand_classic"), players, seed)
        self.surface = pygame.display.set_mode(size)
        self.stack = SceneStack(first_scene(equipment, self.session), size, dissolve=lambda: 0)

    @property
    def scene(self) -> Scene:
        return self.stack.top

    @property
    def play(self) -> PlayScene:
        assert isinstance(self.scene, PlayScene)
        return self.scene

    @property
    def desk(self) -> Desk:
        return self.play.desk

    @property
    def view(self) -> View:
        return self.desk.view

    @property
    def attention(self) -> Attention:
        return self.desk.tabletop.attention

    def busy(self) -> bool:
        return self.desk.timeline.busy

    def at_play(self) -> bool:
        return isinstance(self.scene, PlayScene)

    def holds(self) -> bool:
        """Whether something is held by the pointer."""
        return self.desk.held is not None or self.attention.held is not None

    def panel(self) -> Panel | None:
        return self.attention.panel

    @property
    def notice(self) -> Notice | None:
        return self.desk.tabletop.effects.notice

    @property
    def said(self) -> str:
        return " ".join(self.notice.lines) if self.notice else ""

    def step(self, count: int = 1, *, dt: float = STEP) -> None:
        for _ in range(count):
            self.stack.update(dt)
            self.stack.draw(self.surface, 0)

    def until(self, ready: Callable[[], bool]) -> None:
        for _ in range(20_000):
            if ready():
                return
            self.stack.update(STEP)
        raise AssertionError("it never came to that")

    def my_turn(self) -> None:
        """Bring on the player's next turn, with everything that moves brought to its end."""
        self.until(self._arrived)
        if isinstance(self.scene, PlayScene):
            self.stack.update(STEP)

    def _arrived(self) -> bool:
        if not isinstance(self.scene, PlayScene):
            return True
        self.desk.timeline.skip()
        self.desk.timeline.stage.snap()
        return self.desk.my_turn

    def act(self, action: Action) -> None:
        assert self.session.submit(0, action) is None

    def forward(self, ready: Callable[[View], bool]) -> None:
        """Play on, first legal action first, until it is the player's turn in a view that is looked for."""
        self.my_turn()
        while not ready(self.view):
            legal = [action for action in self.view.legal if self.fits(action)]
            self.act(legal[0])
            self.my_turn()

    def fits(self, action: Action) -> bool:
        return type(action).__name__ not in {"DeclareOut", "ShowDix", "ExchangeDix", "DeclareMeld"}

    def spot(self, card: Card) -> tuple[int, int]:
        """A point on the strip of a card that its neighbours leave free."""
        pose = self.pose(card)
        x, y = pose.outside((-pose.width * 0.38, -pose.height * 0.2))
        return round(x), round(y)

    def pose(self, key: Key) -> Pose:
        return self.desk.timeline.stage.slots()[key]

    def picture(self, key: Key) -> Picture:
        picture = self.desk.timeline.stage.picture(key)
        assert picture is not None
        return picture

    def press(self, pos: tuple[int, int], button: int = 1) -> None:
        self.stack.handle(Move(pos))
        self.stack.handle(Press(pos, button))

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        self.press(pos, button)
        self.stack.handle(Release(pos, button))
        self.step()

    def key(self, key: int, mod: int = 0) -> None:
        self.stack.handle(KeyDown(key, mod))
        self.step()

    def carry(self, start: tuple[int, int], *way: tuple[int, int]) -> None:
        """Press at the start and go along the way with the button held, without letting go."""
        self.press(start)
        for a, b in pairwise((start, *way)):
            for share in (0.25, 0.5, 0.75, 1.0):
                pos = (round(a[0] + (b[0] - a[0]) * share), round(a[1] + (b[1] - a[1]) * share))
                self.stack.handle(Move(pos, (True, False, False)))
                self.step()

    def drop(self, start: tuple[int, int], *way: tuple[int, int]) -> None:
        """Carry and let go at the end."""
        self.carry(start, *way)
        self.stack.handle(Release(way[-1]))

    def trick_spot(self) -> tuple[int, int]:
        return self.desk.tabletop.areas.trick.center

    def meld_spot(self) -> tuple[int, int]:
        return self.desk.tabletop.areas.seats[0].melds.center

    def lay_still(self) -> bool:
        """Whether all 48 cards are on the stage and each picture is where it belongs."""
        stage = self.desk.timeline.stage
        slots = stage.slots()
        return len(slots) == len(self.view.variant.deck.cards) and stage.pictures() == {
            key: Picture.of(pose) for key, pose in slots.items()
        }


def playable(view: View) -> list[Card]:
    """The cards that may be played now."""
    return [action.card for action in view.legal if isinstance(action, PlayCard)]
