"""Pause: a rest at the table, and the ways out of it."""

from __future__ import annotations

from collections.abc import Mapping

from game.presentation.wording import _
from game.presentation.wording.notices import notice
from game.scenes import pages
from game.scenes.equipment import Equipment
from game.scenes.panel import Panel
from game.scenes.scene import Pop, Push, QuitGame, Root, Transition
from game.session.session import Session


class PauseScene(Panel):
    """Everything stands still behind it; the match is on disk already, so every way out is safe."""

    def __init__(self, equipment: Equipment, session: Session) -> None:
        """Rest in this session."""
        self._session = session
        super().__init__(equipment)

    def title(self) -> str:
        """Return the heading."""
        return _("Pause")

    def words(self) -> str:
        """Say that nothing can be lost, or why it can."""
        if self._session.problem is not None:
            return notice(self._session.problem)
        return _("Your match is saved after every card.")

    def texts(self) -> Mapping[str, str]:
        """Return the ways on."""
        return {
            "resume": _("Go on"),
            "options": _("Options"),
            "rules": _("Rules"),
            "menu": _("Back to the menu"),
            "quit": _("Quit the game"),
        }

    def take(self, key: str) -> Transition | None:
        """Go where the choice leads."""
        match key:
            case "options":
                return Push(pages.options(self.equipment))
            case "rules":
                return Push(pages.rules(self.equipment, self._session.match.variant))
            case "menu":
                return Root(self.equipment.doors.menu())
            case "quit":
                return QuitGame()
            case _:
                return Pop()

    def escape(self) -> Transition | None:
        """Go on playing."""
        return Pop()
