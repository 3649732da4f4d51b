"""The turn timer: counts one's time in partnership auctions, and at its end the computer chooses."""

from __future__ import annotations

from math import ceil

from game.presentation.effects import MESSAGE
from game.presentation.wording.auction import timed_out
from game.rules.shuffle import choice_seed
from game.rules.view import View
from game.scenes.play.acts import Acts
from game.scenes.play.hints import Hints

_LEVEL = "standard"
_FIRST_TICKET = -1_000_000


class TurnClock:
    """Runs on the player's turn only: it stands still while cards move or lie held, and without the focus."""

    def __init__(self, acts: Acts, hints: Hints) -> None:
        """Count for the player of these acts; a hint that is awaited gives way to the choice."""
        self.acts = acts
        self.desk = acts.desk
        self.running = True
        self._hints = hints
        self._view: View | None = None
        self._left = 0.0
        self._ticket: int | None = None
        self._next = _FIRST_TICKET

    def update(self, dt: float) -> None:
        """Let time pass, and take the computer's choice when the time is up."""
        seconds = self.desk.equipment.settings.turn_timer
        if not seconds or not self._applies():
            self._show(None)
            return
        if not self.desk.my_turn:
            self.forget()
            self._show(None)
            return
        if self._view is not self.desk.view:
            self._view, self._left = self.desk.view, float(seconds)
            self.forget()
        if self._ticket is not None:
            self._take()
            return
        if self.running:
            self._left = max(0.0, self._left - dt)
        self._show(ceil(self._left))
        if not self._left:
            self._ask()

    def forget(self) -> None:
        """Expect no choice any more."""
        if self._ticket is not None:
            self._ticket = None
            self.desk.hinting = False

    def _applies(self) -> bool:
        variant = self.desk.view.variant
        return variant.is_bid and variant.partners and not self.desk.attract

    def _ask(self) -> None:
        self._hints.forget()
        self._next -= 1
        self._ticket = self._next
        self.desk.hinting = True
        view = self.desk.view
        seed = choice_seed(self.desk.session.match.seed, view.deal_no, len(view.tricks), self.desk.seat)
        self.desk.equipment.worker.ask(self._ticket, _LEVEL, view, seed)

    def _take(self) -> None:
        for answer in self.desk.equipment.worker.poll():
            if answer.ticket == self._ticket:
                self.forget()
                if self.acts.submit(answer.choice.action):
                    self.desk.tabletop.effects.say("hint", (timed_out(),), None, MESSAGE)

    def _show(self, seconds: int | None) -> None:
        attention = self.desk.tabletop.attention
        if attention.clock != seconds:
            attention.clock = seconds
            self.desk.tabletop.changed = True
