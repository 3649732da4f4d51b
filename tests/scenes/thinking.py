"""A person who knows the game and plays a whole match of it with nothing but a mouse."""

import os
from itertools import cycle
from random import Random

from game.ai.levels import level
from game.presentation.auction_panel import shown_bid
from game.presentation.panels import button_rect, offer_rects
from game.presentation.pose import NOBODY, Place, Slot
from game.presentation.stage import Picture
from game.presentation.targets import Button, Stroke
from game.presentation.tray import card_choice
from game.rules.actions import (
    Action,
    Bid,
    BuryCards,
    DeclareMeld,
    DeclareOut,
    Draw,
    EndMelding,
    ExchangeDix,
    PassCards,
    PlayCard,
    ShowDix,
)
from game.rules.cards import Card
from game.rules.variant import Variant
from game.scenes.declare_out import DeclareOutScene
from game.scenes.equipment import Equipment
from game.scenes.play.scene import PlayScene
from game.scenes.results import ResultsScene
from tests.scenes.playing import Player
from tests.scenes.standins import STEP
from tests.scenes.tabling import Table

_LONGEST_WAIT = 20_000
_MOST_DEALS = 200
_PAUSE = 0.5
OPPONENTS = os.environ.get("PINOCHLE_OPPONENTS", "standard")
"""The level of the computers at the table."""


class Thinker(Player):
    """Decides as the standard player does, and does it by click and drag; `deals` are those played."""

    def __init__(self, table: Table, luck: Random) -> None:
        super().__init__(table, luck)
        self.deals = 0
        self._standard = level("standard")
        self._ways = cycle(("click", "drag"))

    @classmethod
    def against_equals(cls, equipment: Equipment, variant: Variant, *, seed: int = 3) -> "Thinker":
        """Sit down at a new match against computers of the level `OPPONENTS`."""
        players = ("human", *[OPPONENTS] * (variant.seats - 1))
        return cls(Table(equipment, variant=variant, players=players, seed=seed), Random(variant.key))

    def match(self) -> None:
        """Play deal after deal until the match is won, up to the last result."""
        for _ in range(_MOST_DEALS):
            self.deal()
            self.deals += 1
            if self.table.session.match.won is not None:
                return
            self.leave("next")
        raise AssertionError("the match never ended")

    def leave(self, key: str) -> None:
        """Have enough of the count, and press a button of the result."""
        results = self.table.scene
        assert isinstance(results, ResultsScene)
        if not results.tally.done:
            self.table.click((40, 40))
        self.table.step()
        self.table.click(results.rect_of(key).center)
        assert self.table.scene is not results

    def arrive(self) -> None:
        """Let time pass until there is something to do; what is held until a press gets one."""
        table = self.table
        for _ in range(_LONGEST_WAIT):
            scene = table.scene
            if not isinstance(scene, PlayScene):
                return
            if scene.desk.timeline.holding:
                table.click(table.trick_spot())
            elif scene.desk.my_turn:
                return
            else:
                table.stack.update(STEP)
        raise AssertionError("nobody ever does anything")

    def decide(self) -> None:
        """Take one decision by hand, and see that just this was taken and that the cards lie still."""
        table, view = self.table, self.table.view
        self._pause()
        stage = table.desk.timeline.stage
        assert stage.pictures() == {key: Picture.of(pose) for key, pose in stage.slots().items()}
        taken = len(table.session.course.taken)
        action = self._standard.choose(view, taken).action
        self.acts.append(type(action).__name__)
        self._do(action)
        assert len(table.session.course.taken) > taken, (action, table.said)
        acted = table.session.course.taken[taken].acted
        assert (acted.seat, _likeness(acted.action)) == (view.seat, _likeness(action))

    def _pause(self) -> None:
        """Wait until another press is no second half of a double click."""
        self.table.step(dt=_PAUSE)

    def _do(self, action: Action) -> None:
        match action:
            case PlayCard(card):
                self.play(card)
            case PassCards(cards) | BuryCards(cards):
                self._give(cards)
            case Bid(points):
                self._bid(points)
            case DeclareMeld() | ShowDix() | ExchangeDix() | EndMelding() if self.table.attention.ends:
                self._take(action)
            case Draw():
                self._draw()
            case DeclareOut():
                self._declare_out()
            case _:
                self.press(action)

    def _give(self, cards: tuple[Card, ...]) -> None:
        choice = card_choice(self.table.view)
        assert choice is not None
        for card in cards:
            if card in choice.forced:
                continue
            if next(self._ways) == "click":
                self.table.click(self.spot(card))
            else:
                at = len(self.table.attention.tray)
                self.table.drop(self.spot(card), self.board("tray").slots[at].center)
            self._pause()
        assert set(self.table.attention.tray) == set(cards), self.table.said
        self.press(Stroke.CONFIRM)

    def _bid(self, points: int) -> None:
        """Press the bid where it has a button, or step up to it."""
        table = self.table
        if any(knob.meaning == Bid(points) and not knob.off for knob in table.attention.knobs()):
            self.press(Bid(points))
            return
        while (shown := shown_bid(table.view, table.attention.entry)) != points:
            assert shown is not None
            self.press(Stroke.UP if shown < points else Stroke.DOWN)
        self.press(Stroke.BID)

    def _take(self, action: Action) -> None:
        """Click a ticket or a button of the meld window, where no other covers it."""
        table, attention = self.table, self.table.attention
        actions = [*(offer.action for offer in attention.offers), *attention.ends]
        place = [_likeness(each) for each in actions].index(_likeness(action))
        rects = offer_rects(table.desk.tabletop.areas, table.view, attention.offers, attention.ends)
        bottom = min([rects[place].bottom, *(other.top for other in rects[place + 1 :])])
        self._pause()
        table.click((rects[place].centerx, (rects[place].top + bottom) // 2))

    def _draw(self) -> None:
        table = self.table
        pose = table.desk.timeline.stage.slots()[Slot(Place.STOCK, NOBODY, table.view.stock_count - 1)]
        self._pause()
        table.click((round(pose.x), round(pose.y)))

    def _declare_out(self) -> None:
        table = self.table
        rect = button_rect(table.desk.tabletop.areas, Button.CLAIM)
        assert rect is not None
        table.click(rect.center)
        question = table.scene
        assert isinstance(question, DeclareOutScene)
        rect = question.choices.rect_of("claim")
        assert rect is not None
        table.click(rect.center)


def _likeness(action: Action) -> object:
    """Return what makes two actions the same to a player: which copies a meld takes does not."""
    match action:
        case DeclareMeld(kind, cards):
            return (kind, *(card.face for card in cards))
        case ShowDix() | ExchangeDix():
            return type(action)
        case PassCards(cards) | BuryCards(cards):
            return (type(action), frozenset(cards))
        case _:
            return action
