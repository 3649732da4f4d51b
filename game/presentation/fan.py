"""A hand spread out so that every card shows its index and none leaves its box, however many they are."""

from __future__ import annotations

from dataclasses import replace
from math import radians, sin

from game.presentation.pose import CARD_RATIO, Pose

STRIP = 24
"""Pixels of every card that stay visible and clickable."""

SHARE = 1 / 4
"""Share of a card's width that stays visible, for the standard index."""

LARGE_SHARE = 0.34
"""The same for the large index."""

_LOOSE = 0.66
_ARC = 11.0
_DIP = 0.055
_FITS = 0.98


def fan(
    count: int, box: tuple[float, float, float, float], height: float, *, share: float = SHARE
) -> tuple[Pose, ...]:
    """Spread `count` cards, at most `height` high, in a box (left, top, right, bottom), on its floor.

    Every card shows at least `share` of its width and 24 pixels; the cards get smaller when they must.
    """
    if count == 0:
        return ()
    left, top, right, bottom = box
    height = min(height, bottom - top)
    while True:
        poses = _spread(count, right - left, height, share)
        lefts, tops, rights, bottoms = zip(*(pose.bounds() for pose in poses), strict=True)
        if max(rights) - min(lefts) <= right - left and max(bottoms) - min(tops) <= bottom - top:
            break
        height *= _FITS
    x = (left + right) / 2 - (min(lefts) + max(rights)) / 2
    y = bottom - max(bottoms)
    return tuple(replace(pose, x=pose.x + x, y=pose.y + y) for pose in poses)


def _spread(count: int, room: float, height: float, share: float) -> tuple[Pose, ...]:
    """Return the fan around the origin; too wide for the room only when strips must not get thinner."""
    width = height * CARD_RATIO
    arc = min(_ARC, 1.0 * (count - 1))
    lean = height * sin(radians(arc / 2))
    gaps = max(1, count - 1)
    strip = max(STRIP + 1, share * width * 1.02, min(width * _LOOSE, (room - width - lean - 1) / gaps))
    middle = (count - 1) / 2
    poses = []
    for place in range(count):
        off = place - middle
        share_off = off / middle if middle else 0.0
        dip = _DIP * height * min(1.0, arc / _ARC) * share_off * share_off
        poses.append(Pose(off * strip, dip, height, angle=-share_off * arc / 2, z=place / 100))
    return tuple(poses)
