"""Hints: asks the computers' process what it would do in the player's place, and says it with its reasons."""

from __future__ import annotations

from game.ai.choice import COMPARING, UNSCALED, Choice, next_best
from game.presentation.effects import HINT
from game.presentation.points import in_scale, shown_points
from game.presentation.targets import OnKnob
from game.presentation.wording.labels import order, second_best, thinking_hint
from game.presentation.wording.levels import advice_stood_in
from game.presentation.wording.motives import motive
from game.rules.actions import BuryCards, DeclareMeld, ExchangeDix, PassCards, PlayCard, ShowDix
from game.rules.cards import Card
from game.rules.shuffle import choice_seed
from game.scenes.play.acts import Acts

LEVEL = "expert"
_REASONS = 3


class Hints:
    """At most one hint is asked for at a time; it is dropped when the player acts meanwhile."""

    def __init__(self, acts: Acts) -> None:
        """Ask for the seat that acts."""
        self.desk = acts.desk
        self._acts = acts
        self._ticket = 0
        self._open: int | None = None
        self._asked_in: object = None

    @property
    def waiting(self) -> bool:
        """Whether an answer is awaited."""
        return self._open is not None

    def ask(self) -> None:
        """Ask what the best player would do now."""
        desk = self.desk
        if not desk.my_turn or self._open is not None:
            return
        # Tickets below zero are never those of a session's questions.
        self._ticket -= 1
        self._open, self._asked_in = self._ticket, desk.view
        desk.hinting = True
        view = desk.view
        seed = choice_seed(0, view.deal_no, len(view.tricks), desk.seat)
        desk.equipment.worker.ask(self._ticket, LEVEL, view, seed)
        desk.tabletop.effects.say("hint", (thinking_hint(),), None, HINT)
        desk.tabletop.changed = True

    def update(self) -> None:
        """Take the answer when it has come and still fits."""
        if self._open is None:
            return
        if self.desk.view is not self._asked_in or not self.desk.my_turn:
            self.forget()
            return
        for answer in self.desk.equipment.worker.poll():
            if answer.ticket == self._open:
                self.forget()
                self._say(answer.choice, (advice_stood_in(),) if answer.rescued else ())

    def forget(self) -> None:
        """Expect no answer any more."""
        self._open = None
        self.desk.hinting = False

    def _say(self, choice: Choice, more: tuple[str, ...]) -> None:
        desk = self.desk
        rules, display = desk.view.variant, desk.tabletop.finish.display
        lines = [order(in_scale(choice.action, rules, display))]
        reasons = choice.reasons[:_REASONS]
        for because in reasons:
            told = because if because.code in UNSCALED else in_scale(because, rules, display)
            lines.append(motive(told.code.value, told.cards, told.points))
        other = None if any(each.code in COMPARING for each in reasons) else next_best(choice.values)
        if other is not None:
            less = shown_points(max(0, round(choice.values[0].value - other.value)), rules, display)
            lines.append(second_best(order(in_scale(other.action, rules, display)), less))
        cards = _cards(choice)
        desk.tabletop.attention.hinted = cards
        desk.tabletop.attention.advised = OnKnob(choice.action)
        at = self._acts.above(cards[0]) if cards else None
        desk.tabletop.effects.say("hint", (*lines, *more), at, HINT)
        desk.tabletop.changed = True


def _cards(choice: Choice) -> tuple[Card, ...]:
    """Return the cards that an action is about."""
    match choice.action:
        case PlayCard(card) | ShowDix(card) | ExchangeDix(card):
            return (card,)
        case DeclareMeld(_, cards) | PassCards(cards) | BuryCards(cards):
            return cards
        case _:
            return ()
