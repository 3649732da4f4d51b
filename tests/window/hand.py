"""A hand in a real window: it knows the match from the record on disk, and finds the cards by the layout."""

from __future__ import annotations

import time
from dataclasses import replace

from game.ai.levels import level
from game.presentation.areas import areas
from game.presentation.attention import Attention, attended
from game.presentation.offers import ends, grows, melds_of, offers
from game.presentation.panels import offer_rects
from game.presentation.pose import NOBODY, Place, Slot
from game.presentation.targets import Zone, zones
from game.presentation.wording import _
from game.records.course import Course, open_course
from game.records.record import Record, read_record
from game.records.replay import Step, replay
from game.rules.actions import Action, DeclareMeld, DeclareOut, ExchangeDix, PlayCard, ShowDix
from game.rules.cards import Card
from game.rules.engine import view
from game.rules.view import View
from game.scenes import ledger
from game.scenes.buttons import Buttons
from tests.window.desktop import Game

Point = tuple[int, int]

_TRIES = 5
_MOMENT = 2.0
_BREATH = 0.4
"""Seconds between two acts: what was written to disk shows by then, and no click is half of a double one."""


class Hand:
    """The person at seat 0, who plays what a computer would and never claims, with the pointer alone."""

    def __init__(self, game: Game) -> None:
        """Play in this game's window; its match has begun."""
        self._game = game
        self._look()

    def course(self) -> Course:
        """Return the match as far as it is on disk."""
        record = read_record(self._game.record)
        assert isinstance(record, Record), record
        course = open_course(record.header)
        for step in replay(record):
            if isinstance(step, Step):
                course = step.advance.course
        return course

    def act(self) -> bool:
        """Do one thing once it is the turn; False when the deal is over."""
        self._game.until(self._called, "the turn")
        before = self.course()
        if before.over:
            return False
        seen = view(before.state, 0)
        legal = tuple(action for action in seen.legal if not isinstance(action, DeclareOut))
        action = level("standard").choose(replace(seen, legal=legal), 0).action
        for _try in range(_TRIES):
            time.sleep(_BREATH)
            self._look()
            self._do(seen, action)
            if self._happened(before):
                return True
            self._game.click(*self._areas.trick.midtop)
        raise AssertionError(f"{action} could not be done with the pointer")

    def next_deal(self) -> None:
        """Press the button that goes on after a deal, once it is there."""

        def press() -> bool:
            time.sleep(_BREATH)
            self._look()
            parts = ledger.areas(self._areas.size, 2)
            buttons = Buttons({"menu": _("Menu"), "next": _("Next deal")})
            buttons.lay_out(parts.buttons, parts.button)
            self._game.click(*buttons.rect_of("next").center)
            time.sleep(_BREATH)
            return "acknowledged" in self._game.lines()

        self._game.until(press, "the button that goes on")

    def _look(self) -> None:
        """See where everything is now: on a slow screen the game opens its window anew, at any time."""
        self._areas = areas(self._game.size())
        self._zones = zones(self._areas)

    def _called(self) -> bool:
        course = self.course()
        return course.over or course.state.to_act == 0

    def _happened(self, before: Course) -> bool:
        """Wait a moment for the next action to be on disk."""
        deadline = time.monotonic() + _MOMENT
        while time.monotonic() < deadline:
            if len(self.course().taken) > len(before.taken):
                return True
            time.sleep(0.05)
        return False

    def _do(self, seen: View, action: Action) -> None:
        match action:
            case PlayCard(card):
                self._carry(seen, card, self._areas.trick.center)
            case ExchangeDix(card):
                self._carry(seen, card, self._zones[Zone.UPCARD].center)
            case ShowDix(card):
                self._carry(seen, card, self._zones[Zone.MELDS].center)
            case DeclareMeld():
                self._lay(seen, action)
            case _:
                self._draw(seen)

    def _lay(self, seen: View, action: DeclareMeld) -> None:
        """Put the cards on the meld area where that says all, else take the ticket."""
        fresh = tuple(card for card in action.cards if card in seen.hand)
        if len(melds_of(seen, fresh)) == 1 and not grows(seen, fresh):
            for place, card in enumerate(fresh):
                self._carry(seen, card, self._zones[Zone.MELDS].center, fresh[:place])
            return
        tickets = offers(seen)
        place = [_faces(offer.action) for offer in tickets].index(_faces(action))
        self._game.click(*offer_rects(self._areas, seen, tickets, ends(seen))[place].center)

    def _draw(self, seen: View) -> None:
        """Drag the uppermost card of the stock to the hand."""
        stock = attended(seen, self._areas, Attention())[Slot(Place.STOCK, NOBODY, seen.stock_count - 1)]
        self._game.drag((round(stock.x), round(stock.y)), self._areas.hand.center)

    def _carry(self, seen: View, card: Card, to: Point, staged: tuple[Card, ...] = ()) -> None:
        """Take a card by the strip its neighbours leave free, and let it go with its middle at a place."""
        pose = attended(seen, self._areas, Attention(chosen=staged, staged=staged))[card]
        x, y = (round(at) for at in pose.outside((-pose.width * 0.38, -pose.height * 0.2)))
        self._game.drag((x, y), (round(to[0] + x - pose.x), round(to[1] + y - pose.y)))


def _faces(action: Action) -> tuple[object, ...]:
    """Return what a ticket says of an action: which copies a meld takes, it does not."""
    if isinstance(action, DeclareMeld):
        return (action.kind, *(card.face for card in action.cards))
    return (type(action),)
