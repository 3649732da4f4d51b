"""What the player attends to: pointer, keys, chosen and held cards, and how the hand makes room for it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum

from game.presentation.areas import Areas, card_width
from game.presentation.arrange import Arrangement
from game.presentation.auction_panel import Entry
from game.presentation.knobs import Board, Knob
from game.presentation.layout import Look, layout, my_seat, rows, shown_hand
from game.presentation.offers import Offer
from game.presentation.pose import Key, Pose, Slot
from game.presentation.targets import Button, OnCard, OnKnob, OnOffer, Target, Zone
from game.presentation.tray import tray_poses
from game.rules.actions import Draw, EndMelding
from game.rules.cards import Card
from game.rules.view import View

LIFT = 1.7
CHOSEN_LIFT = 3.6


class Panel(Enum):
    """What is laid over the table to be looked at."""

    MELDS = "melds"
    LAST_TRICK = "last_trick"


@dataclass(slots=True)
class Attention:
    """The player's side of the table, apart from the cards' truth; scenes change it, drawing only reads it.

    `chosen` cards are to be melded, the `staged` ones of them lie in the meld area already;
    `gap` is the place in the hand over which the held card hovers; `lit` cards may be played; `open_zones`
    are lit while a card is held. Who is only `watching` has no buttons. `boards` are what the decision of the
    moment lays on the table; `entry` is the bid about to be made, `tray` the cards about to be given away,
    `barred` cards cannot be. `clock` are the seconds that are left to decide.
    """

    look: Look = field(default_factory=Look)
    hover: Target | None = None
    down: Target | None = None
    focus: Target | None = None
    chosen: tuple[Card, ...] = ()
    staged: tuple[Card, ...] = ()
    held: Card | None = None
    held_slot: Slot | None = None
    gap: int | None = None
    panel: Panel | None = None
    peek: int | None = None
    hinted: tuple[Card, ...] = ()
    offers: tuple[Offer, ...] = ()
    ends: tuple[Draw | EndMelding, ...] = ()
    lit: frozenset[Card] = frozenset()
    open_zones: frozenset[Zone] = frozenset()
    off: frozenset[Button] = frozenset()
    claim: bool = False
    watching: bool = False
    must_hold: tuple[Card, ...] = ()
    boards: tuple[Board, ...] = ()
    entry: Entry = field(default_factory=Entry)
    tray: tuple[Card, ...] = ()
    barred: frozenset[Card] = frozenset()
    advised: OnKnob | None = None
    clock: int | None = None
    caption: str = ""
    prompt: str = ""

    def knobs(self) -> tuple[Knob, ...]:
        """Return everything on the boards that can be pressed, row by row from the upper left."""
        every = [knob for board in self.boards for knob in board.knobs]
        return tuple(sorted(every, key=lambda knob: (knob.rect.centery, knob.rect.left)))

    def knob(self, target: Target | None) -> Knob | None:
        """Return the knob that is pointed at, if it is one."""
        return next((knob for knob in self.knobs() if knob.target == target), None)

    def pointed_out(self) -> frozenset[Card]:
        """Return the cards that a hint, or the ticket under the pointer, is about."""
        cards = set(self.hinted)
        for target in (self.hover, self.focus):
            if isinstance(target, OnOffer) and target.place < len(self.offers):
                cards |= set(self.offers[target.place].cards)
        return frozenset(cards)

    def arrange(self, order: Arrangement) -> None:
        """Lay the hand in this order."""
        self.look = replace(self.look, order=order)

    def lifted(self, card: Card) -> float:
        """Return how far a hand card is raised, in hundredths of the screen's height."""
        if card in self.chosen:
            return CHOSEN_LIFT
        return LIFT if OnCard(card) in {self.hover, self.focus} else 0.0


def attended(view: View, areas: Areas, attention: Attention) -> dict[Key, Pose]:
    """Return the layout as the player's attention bends it: raised cards, and room for a held one."""
    look = attention.look
    held, gap = attention.held, attention.gap
    if held is not None and gap is not None and held in view.hand:
        look = replace(look, order=look.order.moved(shown_hand(view, look), held, gap))
    staged = tuple(card for card in attention.staged if card in view.hand)
    given = tray_poses(view, areas, attention.tray)
    away = (*staged, *(card for card in attention.tray if card in given and card in view.hand))
    poses = layout(_without(view, away), areas, look)
    poses |= _staged(view, areas, staged)
    poses |= given
    for card in view.hand:
        lift = 0.0 if card in away else attention.lifted(card)
        if lift and card is not held:
            pose = poses[card]
            x, y = pose.outside((0, -lift * areas.unit))
            poses[card] = replace(pose, x=x, y=y)
    return poses


def _without(view: View, cards: tuple[Card, ...]) -> View:
    """Return the view as if these cards of one's own hand lay elsewhere."""
    if not cards:
        return view
    seat = my_seat(view)
    sizes = tuple(size - (len(cards) if at == seat else 0) for at, size in enumerate(view.hand_sizes))
    return replace(view, hand=view.hand.without(*cards), hand_sizes=sizes)


def _staged(view: View, areas: Areas, cards: tuple[Card, ...]) -> dict[Key, Pose]:
    """Return where cards wait for the rest of their meld: in the meld area, right of what lies there."""
    height = areas.heights.my_melds
    box = areas.seats[0].melds
    row = rows(view, areas, my_seat(view)).poses.values()
    width = card_width(height)
    left = max((pose.x for pose in row), default=box.centerx - width * 1.1) + width * 1.1
    step = min(width * 0.55, max(0.0, box.right - width / 2 - left) / max(1, len(cards) - 1))
    y = box.bottom - height / 2 - areas.unit
    return {card: Pose(left + at * step, y, height, z=28 + at / 100) for at, card in enumerate(cards)}
