"""The auction: bids, trump, the widow, passed and buried cards: all that is decided before the play."""

from __future__ import annotations

from game.scenes.play.scene import PlayScene


class AuctionScene(PlayScene):
    """From the first decision after the deal until the melds are laid, and while cards are buried."""
