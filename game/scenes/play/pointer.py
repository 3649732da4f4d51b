"""The pointer at the table: hovering, clicking, dragging; a drag ends cleanly whatever happens."""

from __future__ import annotations

from dataclasses import replace

from game.presentation.drag import Clicked, Drag, Dropped, PickedUp
from game.presentation.layout import shown_hand
from game.presentation.pointing import target_at
from game.presentation.pose import NOBODY, Key, Place, Point, Pose, Slot
from game.presentation.stage import Stage
from game.presentation.styles import HOVER, home
from game.presentation.targets import (
    OnCard,
    OnKnob,
    OnOffer,
    OnStock,
    OnWon,
    Target,
    Zone,
    hand_place,
    zone_of,
)
from game.rules.cards import Card
from game.scenes.play.acts import Acts
from game.scenes.play.deciding import Deciding

TWICE = 0.3
"""Seconds within which a second press on the same spot belongs to the first click."""

_SAME_SPOT = 8
# Above every card and board, below what is said.
_HELD = 450.0


class Pointer:
    """What the mouse does at one desk."""

    def __init__(self, acts: Acts, deciding: Deciding) -> None:
        """Point at the table of these acts' desk, and at its boards."""
        self.acts = acts
        self.deciding = deciding
        self.desk = acts.desk
        self.drag = Drag()
        self._pos: Point | None = None
        self._grip: Point = (0.0, 0.0)
        self._since_act = TWICE
        self._acted_at: Point = (-1.0, -1.0)

    @property
    def stage(self) -> Stage:
        """The cards."""
        return self.desk.timeline.stage

    def update(self, dt: float) -> None:
        """Let time pass; cards may have moved under a pointer that rests."""
        self._since_act += dt
        if self.drag.held and self._key(self.drag.held) not in self.stage.slots():
            self.cancel()
        if self._pos is not None and not self.drag.down:
            self._hover(self._pos)

    def press(self, pos: Point) -> bool:
        """Begin a press; False when it only belongs to a double click."""
        self._pos = pos
        near = abs(pos[0] - self._acted_at[0]) + abs(pos[1] - self._acted_at[1]) <= _SAME_SPOT
        if self._since_act < TWICE and near:
            return False
        self.drag.press(pos, self.at(pos))
        self.desk.tabletop.attention.down = self.drag.pressed
        self.desk.tabletop.changed = True
        return True

    def move(self, pos: Point, *, held: bool) -> None:
        """Follow the pointer; a button that is up though no release came ends the drag."""
        self._pos = pos
        if self.drag.down and not held:
            self.cancel()
        picked = self.drag.move(pos)
        if isinstance(picked, PickedUp):
            self._pick_up(picked.target)
        if self.drag.held:
            self._follow(pos)
        elif not self.drag.down:
            self._hover(pos)

    def release(self, pos: Point) -> Clicked | None:
        """End a press; return a click that is for the scene to decide: on a button, or on the felt."""
        self._pos = pos
        attention = self.desk.tabletop.attention
        attention.down = None
        self.desk.tabletop.changed = True
        held = self.desk.held
        outcome = self.drag.release(pos, self.at(pos))
        match outcome:
            case Dropped(target):
                self._let_go()
                self._drop(target, held)
            case Clicked(target):
                return self._click(target)
            case _:
                pass
        return None

    def cancel(self) -> bool:
        """End any press or drag without doing anything; say whether something was held."""
        attention = self.desk.tabletop.attention
        attention.down = None
        self.desk.tabletop.changed = True
        held = self.desk.held
        was_held = self.drag.cancel()
        self._let_go()
        if was_held and held is not None:
            self.stage.send_home(held[0], home())
        return was_held

    def leave(self) -> None:
        """Forget where the pointer was, for it has left the window."""
        self._pos = None
        if not self.drag.down:
            self._set_hover(None)

    def at(self, pos: Point) -> Target | None:
        """Return what lies under a point."""
        tabletop = self.desk.tabletop
        return target_at(pos, self.desk.view, tabletop.areas, tabletop.attention, self.stage)

    def acted(self) -> None:
        """Note that a click did something, so that its second half does nothing."""
        self._since_act = 0.0
        self._acted_at = self._pos or (-1.0, -1.0)

    def _key(self, target: OnCard | OnStock) -> Key:
        if isinstance(target, OnCard):
            return target.card
        return Slot(Place.STOCK, NOBODY, self.desk.view.stock_count - 1)

    def _pick_up(self, target: OnCard | OnStock) -> None:
        if isinstance(target, OnStock) and not self.desk.tabletop.attention.ends:
            self.drag.cancel()
            return
        key = self._key(target)
        picture = self.stage.picture(key)
        if picture is None:
            self.drag.cancel()
            return
        # From where the press was: a quick hand is far away by the time the press becomes a drag.
        x, y = self.drag.start
        self._grip = (picture.x - x, picture.y - y)
        attention = self.desk.tabletop.attention
        attention.hover, attention.down = None, None
        if isinstance(target, OnCard):
            attention.held = target.card
        elif isinstance(key, Slot):
            attention.held_slot = key
        self.desk.tabletop.effects.notice = None

    def _follow(self, pos: Point) -> None:
        held = self.drag.held
        if held is None:
            return
        key = self._key(held)
        slot = self.stage.slots().get(key)
        if slot is None:
            return
        x, y = pos[0] + self._grip[0], pos[1] + self._grip[1]
        pose = replace(slot, x=x, y=y, angle=0.0 if isinstance(key, Card) else slot.angle, z=_HELD)
        self.desk.held = (key, pose)
        self.desk.hold()
        if isinstance(key, Card):
            self._part(key, pose)

    def _part(self, card: Card, pose: Pose) -> None:
        """Let the hand make room where the held card would come to lie."""
        tabletop, view = self.desk.tabletop, self.desk.view
        gap = None
        if card in view.hand and zone_of(tabletop.zones, pose) is Zone.HAND:
            slots = {key: slot for key, slot in self.stage.slots().items() if isinstance(key, Card)}
            gap = hand_place(slots, shown_hand(view, tabletop.attention.look), card, pose.x)
        if gap != tabletop.attention.gap:
            tabletop.attention.gap = gap
            self.desk.relay()

    def _let_go(self) -> None:
        self.desk.held = None
        self.desk.tabletop.attention.held = None
        self.desk.tabletop.attention.held_slot = None

    def _drop(self, target: OnCard | OnStock, held: tuple[Key, Pose] | None) -> None:
        attention = self.desk.tabletop.attention
        if held is None:
            return
        key, pose = held
        if isinstance(target, OnCard):
            if not self.deciding.drop(target.card, pose):
                self.acts.drop(target.card, pose)
        else:
            to_hand = zone_of(self.desk.tabletop.zones, pose) in {Zone.HAND, Zone.MELDS}
            if not (to_hand and self.acts.draw(upcard=target.upcard, dropped=key)):
                self.stage.send_home(key, home())
        attention.gap = None
        self.desk.relay()

    def _click(self, target: Target | None) -> Clicked | None:
        """Do what a click on a thing of the table means; buttons are for the scene."""
        match target:
            case OnCard(card):
                if not self.deciding.click(card):
                    self.acts.play_or_choose(card)
            case OnKnob(meaning):
                if not self.deciding.turn(meaning):
                    return None
            case OnStock(True):
                self.acts.take_upcard(at=self._pos)
            case OnStock():
                self.acts.draw()
            case OnOffer(place):
                self.acts.take_place(place)
            case OnWon():
                return None
            case _:
                return Clicked(target)
        self.acted()
        return None

    def _hover(self, pos: Point) -> None:
        self._set_hover(self.at(pos))

    def _set_hover(self, target: Target | None) -> None:
        attention = self.desk.tabletop.attention
        peek = target.trick if isinstance(target, OnWon) else None
        if target == attention.hover and peek == attention.peek:
            return
        moves = OnCard in {type(target), type(attention.hover)}
        attention.hover, attention.peek = target, peek
        if isinstance(target, OnCard | OnKnob):
            attention.focus = None
        if moves:
            self.desk.relay(HOVER)
        self.desk.tabletop.changed = True
