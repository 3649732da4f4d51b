"""Declaring out: the count that will be claimed, and the question whether to claim it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import assert_never

from game.presentation.wording import _
from game.rules.actions import DeclareOut
from game.rules.scoring import rounded
from game.rules.variant import DeclareOut as Rule
from game.rules.view import View
from game.scenes.equipment import Equipment
from game.scenes.panel import Panel
from game.scenes.scene import Pop, Transition
from game.session.session import Session
from sounds.cues import Cue


class DeclareOutScene(Panel):
    """While it is open nothing else happens at the table, so the count shown is the count claimed."""

    def __init__(self, equipment: Equipment, session: Session, view: View) -> None:
        """Ask the seat of this view."""
        if view.seat is None:
            raise ValueError("a spectator cannot declare out")
        self._session = session
        self._seat = view.seat
        self._view = view
        super().__init__(equipment)

    @property
    def count(self) -> int:
        """What would be counted now: match score, melds of the deal and rounded captured points."""
        view, seat = self._view, self._seat
        return view.standing[seat] + view.meld_points[seat] + self._tricks()

    def title(self) -> str:
        """Return the heading."""
        return _("Declare out?")

    def words(self) -> str:
        """Say what the claim does under the rules that are played."""
        rule = self._view.variant.match.declare_out
        match rule:
            case Rule.OFF | Rule.BASE:
                if self.count >= self._view.target:
                    return _("Play stops and you are counted now. You have enough to win the match.")
                return _("Play stops and you are counted now. It is not enough: you would lose the match.")
            case Rule.VARIATION_1:
                return _("Play goes on. You are counted when you next win a trick, and win or lose by it.")
            case Rule.VARIATION_2:
                return _("Play goes on. You are counted when you next win a trick that you led.")
            case _:
                assert_never(rule)

    def facts(self) -> Sequence[tuple[str, str]]:
        """Return the parts of the count, its sum and the target."""
        view, seat = self._view, self._seat
        return (
            (_("Match score"), str(view.standing[seat])),
            (_("Melds of this deal"), str(view.meld_points[seat])),
            (self._tricks_text(), str(self._tricks())),
            (_("You have now"), str(self.count)),
            (_("Needed"), str(view.target)),
        )

    def texts(self) -> Mapping[str, str]:
        """Return the two answers."""
        return {"claim": _("Declare out"), "back": _("Play on")}

    def take(self, key: str) -> Transition | None:
        """Claim, or play on."""
        if key == "claim" and self._session.submit(self._seat, DeclareOut()) is not None:
            self.equipment.sound.play(Cue.REFUSAL)
        return Pop()

    def escape(self) -> Transition | None:
        """Play on."""
        return Pop()

    def _tricks(self) -> int:
        return rounded(self._view.trick_points[self._seat], self._view.variant.scoring.rounding)

    def _tricks_text(self) -> str:
        raw = self._view.trick_points[self._seat]
        if raw == self._tricks():
            return _("Captured cards")
        return _("Captured cards, {points} rounded").format(points=raw)
