"""The table: twelve tricks with stock, each with its meld window and its draws."""

from __future__ import annotations

from game.scenes.play.scene import PlayScene


class TableScene(PlayScene):
    """From the first lead until the stock is gone."""
