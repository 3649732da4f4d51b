"""The playoff: all cards in hand, strict rules."""

from __future__ import annotations

from game.scenes.play.scene import PlayScene


class PlayoffScene(PlayScene):
    """From the last draw to the last trick."""
