"""The deal: cards fly in packets, the upcard is turned, and a turned nine scores at once."""

from __future__ import annotations

from game.scenes.play.scene import PlayScene


class DealScene(PlayScene):
    """From the first packet until somebody is to act."""
