"""The showing: everybody's melds lie face up until the play begins."""

from __future__ import annotations

from game.scenes.play.scene import PlayScene


class ShowingScene(PlayScene):
    """From the first meld laid until the first lead."""
