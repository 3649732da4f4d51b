"""Where three or four seats have their places around the table: arithmetic in hundredths of its height."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

Box = tuple[float, float, float, float]
"""Left, top, width and height."""

_FOUR = 4
_MY_BAND, _MY_NARROW_BAND = 22.0, 20.0
_SIDE_BAND, _NARROW_BAND = 23.9, 19.5
"""Heights of the places for melds; what lies in one row only stays at its own seat's end of it."""


class Edge(Enum):
    """The side of the screen at which a seat sits."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


def edges(seats: int) -> tuple[Edge, ...]:
    """Return where the seats sit, clockwise from the player's own."""
    sides = {
        2: (Edge.BOTTOM, Edge.TOP),
        3: (Edge.BOTTOM, Edge.LEFT, Edge.RIGHT),
        4: (Edge.BOTTOM, Edge.LEFT, Edge.TOP, Edge.RIGHT),
    }
    return sides[seats]


@dataclass(frozen=True, slots=True)
class Spot:
    """One seat's places: `plate` and `bubble` are points at that seat's edge."""

    edge: Edge
    backs: Box
    melds: Box
    won: Box
    plate: tuple[float, float]
    bubble: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Frame:
    """What the places are worked out from: edges of the frame, its middle, and the hand's upper edge."""

    left: float
    right: float
    middle: float
    hand_top: float
    wide: bool

    @property
    def heights(self) -> tuple[float, ...]:
        """Return the card heights: hand, backs, melds of both kinds of seats, trick, stock, won tricks."""
        return (
            (24.0, 8.5, 15.5, 14.5, 20.0, 15.0, 8.0)
            if self.wide
            else (21.0, 7.5, 14.0, 13.0, 18.0, 13.0, 6.5)
        )

    @property
    def pad_width(self) -> float:
        """Return the score pad's width."""
        return 41.0 if self.wide else 37.0

    @property
    def pad(self) -> Box:
        """Return the score pad's place, in the upper right corner."""
        width = self.pad_width
        return (self.right + 1.5 - width, 1.0, width, 27.0 if self.wide else 25.0)

    @property
    def contract(self) -> Box:
        """Return the place of the contract, in the upper left corner."""
        return (self.left, 2.0, 35.0 if self.wide else 27.0, 21.0 if self.wide else 19.0)

    @property
    def exits(self) -> Box:
        """Return the place of the buttons that end a deal, away from the hand."""
        return (self.left, 71.0, 30.0, 11.0) if self.wide else (self.left, 21.5, 27.0, 6.0)

    @property
    def side_top(self) -> float:
        """Return the upper edge of the cards of the seats at the left and at the right."""
        return 36.0 if self.wide else 33.0

    @property
    def trick(self) -> Box:
        """Return the place of the trick, in the middle of the felt."""
        half = 33.0 if self.wide else 28.0
        top = self.heights[1] + 4.5
        tall = 2 * self.heights[4] + 4.0
        room = self.hand_top - 2 - top
        return (self.middle - half, top + (room - tall) / 2, half * 2, tall)

    @property
    def panel(self) -> Box:
        """Return the place of panels and trays, clear of every hand, plate and bubble."""
        inset = 28.0 if self.wide else 22.0
        top = 31.0 if self.wide else 28.0
        return (self.left + inset, top, self.right - self.left - 2 * inset, self.hand_top - 1 - top)

    @property
    def widow(self) -> Box:
        """Return the place of the widow, above the middle of the felt."""
        return (self.middle - 20, self.heights[1] + 4.0, 40, self.heights[5])


def spots(frame: Frame, seats: int) -> tuple[Spot, ...]:
    """Return the places of three or four seats, clockwise from the player's own."""
    makers = {Edge.BOTTOM: _bottom, Edge.LEFT: _side, Edge.TOP: _top, Edge.RIGHT: _side}
    return tuple(makers[edge](frame, edge) for edge in edges(seats))


def _bottom(frame: Frame, edge: Edge) -> Spot:
    height = _MY_BAND if frame.wide else _MY_NARROW_BAND
    inset = 26.0 if frame.wide else 19.0
    melds = (frame.left + inset, frame.hand_top - 1 - height, frame.right - frame.left - 2 * inset, height)
    if frame.wide:
        won = (frame.right - 27, frame.hand_top + 3, 27.0, frame.heights[6])
        plate = (frame.left, 84.5)
    else:
        won = (frame.right - 21, frame.hand_top - 1 - frame.heights[6], 21.0, frame.heights[6])
        plate = (frame.left, frame.hand_top - 4)
    return Spot(edge, melds, melds, won, plate, (frame.middle, frame.hand_top + 1))


def _top(frame: Frame, edge: Edge) -> Spot:
    name_room = 24.0
    half = min(22.0, frame.middle - frame.left - frame.contract[2] - name_room) if frame.wide else 14.5
    height = frame.heights[1]
    room = frame.right - frame.left - frame.pad_width - frame.contract[2] - 2
    melds = (frame.left + frame.contract[2] + 1.5, height + 3.5, room, frame.heights[3] - 1)
    return Spot(
        edge,
        (frame.middle - half, 2, half * 2, height),
        melds,
        (frame.middle + half + 1, 2, 10, height),
        (frame.middle - half - 2, 6),
        (frame.middle + half + 1.5, 6.8),
    )


def _side(frame: Frame, edge: Edge) -> Spot:
    height = frame.heights[1]
    left = edge is Edge.LEFT
    top, tall = frame.side_top, 26.0 if frame.wide else 20.5
    # The name of the seat, above its cards, is wider than they are.
    inner = 19.5
    width = (frame.right - frame.left) / 2 - inner - 1.5
    band_top = 28.0 if frame.wide else 25.5
    band = _SIDE_BAND if frame.wide else _NARROW_BAND
    won_width = 24.0 if frame.wide else 20.0
    edge_x = frame.left if left else frame.right
    return Spot(
        edge,
        (frame.left if left else frame.right - height, top, height, tall),
        (frame.left + inner if left else frame.right - inner - width, band_top, width, band),
        (
            frame.left if left else frame.right - won_width,
            top + tall + 1.5,
            won_width,
            frame.heights[6] * 5 / 7,
        ),
        (edge_x, top - 3),
        (edge_x + height + 2 if left else edge_x - height - 2, top + tall / 2),
    )


def trick_offset(edge: Edge, seats: int, width: float, height: float) -> tuple[float, float]:
    """Return how far from the trick's middle a seat's card lies, for cards of this size."""
    down = height * 0.53
    across = width * (1.02 if seats == _FOUR else 0.6)
    level = 0.0 if seats == _FOUR else -height * 0.5
    offsets: dict[Edge, tuple[float, float]] = {
        Edge.BOTTOM: (0.0, down),
        Edge.TOP: (0.0, -down),
        Edge.LEFT: (-across, level),
        Edge.RIGHT: (across, level),
    }
    return offsets[edge]


def turn_of(edge: Edge) -> float:
    """Return how the cards of a seat at this edge are turned, in degrees."""
    return {Edge.BOTTOM: 0.0, Edge.LEFT: -90.0, Edge.TOP: 180.0, Edge.RIGHT: 90.0}[edge]
