"""Somebody who plays a whole match with nothing but a mouse, and notes what he has done with it."""

import time
from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import replace
from itertools import cycle
from typing import TypeVar

import pygame
import pytest

from game.ai.levels import level
from game.presentation import stage as cards
from game.presentation.attention import Attention
from game.presentation.panels import button_rect, offer_rects
from game.presentation.pose import NOBODY, Place, Slot
from game.presentation.targets import Button, Zone
from game.rules.actions import (
    Action,
    DeclareMeld,
    DeclareOut,
    Draw,
    EndMelding,
    ExchangeDix,
    PlayCard,
    ShowDix,
)
from game.rules.cards import Card
from game.rules.variant import Phase
from game.rules.view import View
from game.scenes.declare_out import DeclareOutScene
from game.scenes.desk import Desk
from game.scenes.forms.rows import Picture
from game.scenes.hall import HallScene
from game.scenes.menu import MenuScene
from game.scenes.new_game import NewGameScene
from game.scenes.play.scene import PlayScene
from game.scenes.results import ResultsScene
from game.scenes.scene import Scene
from game.session.session import Session
from game.stage import Stage
from tests.mouse import Frames, Mouse, Point

S = TypeVar("S", bound=Scene)

_LONGEST_WAIT = 2_000
_OUTSIDE = 40

SIDES = tuple((side, seen) for seen in (True, False) for side in ((-1, 0), (1, 0), (0, -1), (0, 1)))
"""Where a drag leaves the window, and whether the window then hears of the release."""


class MousePlayer:
    """The person of one match: a head that chooses as the computers do, and a hand on the mouse.

    `did` counts what was done in which way; `session` is the match, and `in_hall` says whether the hall of
    fame showed any match after it.
    """

    session: Session

    def __init__(self, opponent: str, *, claims: bool) -> None:
        """Sit down against a level; who does not claim plays the deal that reaches the target to its end."""
        self.did: Counter[str] = Counter()
        self.in_hall = False
        self.opponent = opponent
        self._claims = claims
        self._mouse = Mouse()
        self._stage: Stage
        self._cards, self._melds = cycle(("dragged", "clicked")), cycle(("ticket", "laid", "chosen"))
        self._draws = cycle(("clicked", "dragged", "button"))

    def evening(self, stage: Stage) -> Frames:
        """Go from the menu through a match to the hall of fame, and home."""
        self._stage = stage
        menu = yield from self._come_to(MenuScene)
        yield from self._mouse.click(menu.rect_of("new").center)
        page = yield from self._come_to(NewGameScene)
        yield from self._choose_opponent(page)
        yield from self._press(page.form.rect_of("start"))
        table = yield from self._come_to(PlayScene)
        self.session = table.desk.session
        yield from self._match()
        yield from self._way_home()

    def _choose_opponent(self, page: NewGameScene) -> Frames:
        rect = page.form.rect_of("level")
        assert rect is not None
        places = iter(range(rect.left + rect.height // 2, rect.right, rect.height))
        while page.level != self.opponent:  # Whether all levels are in sight or one between two arrows.
            yield from self._mouse.click((next(places), rect.centery))

    def _match(self) -> Frames:
        while self.session.match.won is None:
            scene = self._stage.scene
            if isinstance(scene, ResultsScene):
                yield from self._next_deal(scene)
            elif isinstance(scene, PlayScene) and scene.desk.my_turn:
                yield from self._turn(scene.desk)
            else:
                if isinstance(scene, PlayScene) and scene.desk.idle:
                    time.sleep(0.001)  # the other one thinks in a process of his own
                yield

    def _next_deal(self, results: ResultsScene) -> Frames:
        yield from self._counted(results)
        yield from self._press(results.rect_of("next"))
        self.did["next deal"] += 1

    def _counted(self, results: ResultsScene) -> Frames:
        """See the count begin, and have enough of it."""
        if not results.tally.done:
            yield from self._mouse.click((results.rect_of("menu").left, _OUTSIDE))
            assert results.tally.done

    def _way_home(self) -> Frames:
        results = yield from self._come_to(ResultsScene)
        yield from self._counted(results)
        yield from self._press(results.rect_of("hall"))
        hall = yield from self._come_to(HallScene)
        self.in_hall = any(isinstance(row, Picture) for row in hall.rows())
        yield from self._press(hall.form.rect_of("leave"))
        yield from self._come_to(ResultsScene)
        yield from self._press(results.rect_of("menu"))
        menu = yield from self._come_to(MenuScene)
        yield from self._press(menu.rect_of("quit"))

    def _turn(self, desk: Desk) -> Frames:
        if desk.view.phase is not Phase.MELD_WINDOW and not self.did["let go outside"]:
            yield from self._fumble(desk)
        action = self._decision(desk.view)
        before = len(self.session.course.taken)
        yield from self._do(desk, action)
        yield from self._until(lambda: len(self.session.course.taken) > before)
        acted = self.session.course.taken[before].acted
        assert (acted.seat, _likeness(acted.action)) == (desk.seat, _likeness(action))

    def _decision(self, view: View) -> Action:
        exchange = next((action for action in view.legal if isinstance(action, ExchangeDix)), None)
        if exchange is not None:
            return exchange
        legal = tuple(action for action in view.legal if self._claims or not isinstance(action, DeclareOut))
        return level("standard").choose(replace(view, legal=legal), 0).action

    def _do(self, desk: Desk, action: Action) -> Frames:
        match action:
            case PlayCard(card):
                yield from self._play(desk, card)
            case ExchangeDix(card):
                self.did["nine dropped on the upcard"] += 1
                yield from self._carry(desk, card, desk.tabletop.zones[Zone.UPCARD].center)
            case DeclareMeld() | ShowDix():
                yield from self._lay(desk, action)
            case Draw() | EndMelding():
                yield from self._draw(desk, action)
            case DeclareOut():
                self.did["declared out"] += 1
                yield from self._press(button_rect(desk.tabletop.areas, Button.CLAIM))
                question = yield from self._come_to(DeclareOutScene)
                yield from self._press(question.choices.rect_of("claim"))
            case _:
                pytest.fail(f"a two-hand game never asks for {action}")

    def _play(self, desk: Desk, card: Card) -> Frames:
        way = next(self._cards)
        self.did[f"card {way}"] += 1
        if way == "dragged":
            yield from self._carry(desk, card, desk.tabletop.areas.trick.center)
        else:
            yield from self._mouse.click(_spot(desk, card))

    def _lay(self, desk: Desk, action: DeclareMeld | ShowDix) -> Frames:
        """Take a ticket, or put the cards on the meld area, or choose them first and then take the ticket."""
        fresh = next(o.fresh for o in _attention(desk).offers if _likeness(o.action) == _likeness(action))
        before, way = len(self.session.course.taken), next(self._melds)
        self.did[f"meld {way}"] += 1
        for card in fresh if way != "ticket" else ():
            if way == "laid":
                yield from self._carry(desk, card, desk.tabletop.zones[Zone.MELDS].center)
            else:
                yield from self._mouse.click(_spot(desk, card))
        if len(self.session.course.taken) == before:
            yield from self._take(desk, action)
        elif way == "laid":
            self.did["meld laid by the drop itself"] += 1

    def _take(self, desk: Desk, action: Action) -> Frames:
        """Click a ticket or a button of the meld window, where it can be seen."""
        attention = _attention(desk)
        actions = [*(offer.action for offer in attention.offers), *attention.ends]
        place = [_likeness(each) for each in actions].index(_likeness(action))
        rects = offer_rects(desk.tabletop.areas, desk.view, attention.offers, attention.ends)
        rect, below = rects[place], rects[place + 1 :]
        bottom = min([rect.bottom, *(other.top for other in below)])
        yield from self._mouse.click((rect.centerx, (rect.top + bottom) // 2))

    def _draw(self, desk: Desk, action: Draw | EndMelding) -> Frames:
        way = next(self._draws)
        self.did[f"draw {way}"] += 1
        pose = desk.timeline.stage.slots()[Slot(Place.STOCK, NOBODY, desk.view.stock_count - 1)]
        stock = (round(pose.x), round(pose.y))
        match way:
            case "clicked":
                yield from self._mouse.click(stock)
            case "dragged":
                yield from self._mouse.drag(stock, desk.tabletop.areas.hand.center)
            case _:
                yield from self._take(desk, action)

    def _carry(self, desk: Desk, card: Card, pos: Point) -> Frames:
        """Take a card by its free strip and let it go with its middle at a place."""
        pose, spot = desk.timeline.stage.slots()[card], _spot(desk, card)
        yield from self._mouse.drag(
            spot, (round(pos[0] + spot[0] - pose.x), round(pos[1] + spot[1] - pose.y))
        )

    def _fumble(self, desk: Desk) -> Frames:
        """Carry a card over the trick and out of the window on every side: each time it must come back."""
        for number, (side, seen) in enumerate(SIDES):
            card, before = desk.view.hand.cards[number], self.session.course
            yield from self._mouse.glide(_spot(desk, card))
            yield from self._mouse.press()
            yield from self._mouse.glide(desk.tabletop.areas.trick.center)
            assert _attention(desk).held is card
            yield from self._mouse.glide(_beyond(desk.tabletop.areas.size, side))
            yield from self._mouse.release(seen=seen)
            yield from self._mouse.glide(desk.tabletop.areas.trick.midtop)
            yield from self._until(lambda: not desk.timeline.stage.moving)
            assert self.session.course is before
            assert _lies_still(desk)
            self.did["let go outside"] += 1

    def _press(self, rect: pygame.Rect | None) -> Frames:
        assert rect is not None
        yield from self._mouse.click(rect.center)

    def _come_to(self, kind: type[S]) -> Generator[None, None, S]:
        yield from self._until(lambda: isinstance(self._stage.scene, kind))
        scene = self._stage.scene
        assert isinstance(scene, kind)
        return scene

    def _until(self, ready: Callable[[], bool]) -> Frames:
        for _ in range(_LONGEST_WAIT):
            if ready():
                return
            yield
        raise AssertionError("it never came to that")


def _attention(desk: Desk) -> Attention:
    return desk.tabletop.attention


def _beyond(size: Point, side: Point) -> Point:
    """Return a point outside the window, on the side where the middle moves to by this many windows."""
    x, y = ((1 + step) * length // 2 for length, step in zip(size, side, strict=True))
    return x + side[0] * _OUTSIDE, y + side[1] * _OUTSIDE


def _spot(desk: Desk, card: Card) -> Point:
    """Return a point on the strip of a card that its neighbours leave free."""
    pose = desk.timeline.stage.slots()[card]
    x, y = pose.outside((-pose.width * 0.38, -pose.height * 0.2))
    return round(x), round(y)


def _lies_still(desk: Desk) -> bool:
    """Say whether nothing is held and every card of the deck is where it belongs."""
    stage = desk.timeline.stage
    slots = stage.slots()
    if desk.held is not None or len(slots) != len(desk.view.variant.deck.cards):
        return False
    return stage.pictures() == {key: cards.Picture.of(pose) for key, pose in slots.items()}


def _likeness(action: Action) -> tuple[object, ...]:
    """Return what makes two actions the same to a player: which copies a meld takes does not."""
    match action:
        case DeclareMeld(kind, cards):
            return (kind, *(card.face for card in cards))
        case ShowDix() | ExchangeDix():
            return (type(action),)
        case _:
            return (action,)
