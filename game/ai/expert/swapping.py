"""Swapping a nine of trump for the turned card, where melds are laid all at once (rules 3.2, 3.3)."""

from __future__ import annotations

from random import Random

from game.ai.choice import Because, Choice, Motive
from game.ai.expert.choosing import preferred
from game.ai.expert.course import Course
from game.ai.expert.facts import Facts, learned
from game.ai.expert.worlds import World, sampled
from game.ai.expert.worth import Played, Worth
from game.ai.kernel.layout import joined, without
from game.ai.standard import swap as standard
from game.rules.actions import ExchangeDix, KeepDix
from game.rules.cards import Card, Rank
from game.rules.seats import partner_of
from game.rules.shapes import DIX_POINTS
from game.rules.view import View

_NEAR = 0.3  # Units within which the usual answer is as good as the other.


def choose(view: View, seed: int, worlds: int) -> Choice:
    """Return the swap, or keeping the nine, whichever does better in the deals sampled.

    Only the partner of the dealer, who gets the turned card, has anything to think over. For all others the
    swap cannot hurt: the nine scores as before, and a rival has it in place of a higher trump.
    """
    usual = standard.choose(view, seed)
    if view.seat is None or partner_of(view.variant, view.seat) != view.dealer:
        return usual
    table = _Table(view)
    deals = sampled(table.facts, worlds, Random(seed))
    nine = next(action for action in view.legal if isinstance(action, ExchangeDix))
    swap = usual.action if isinstance(usual.action, ExchangeDix) else nine
    samples: dict[ExchangeDix | KeepDix, list[float]] = {
        swap: [table.worth(table.played(world, swaps=True)) for world in deals],
        KeepDix(): [table.worth(table.played(world, swaps=False)) for world in deals],
    }
    liked = sorted(samples, key=lambda action: action != usual.action)
    chosen, values = preferred(liked, samples, _NEAR * view.variant.scale.unit)
    if chosen == usual.action:
        return Choice(chosen, values, usual.reasons)
    kept = isinstance(chosen, KeepDix)
    motive = Motive.LEAVES_PARTNER_UPCARD if kept else Motive.EXCHANGES_FOR_TRUMP
    return Choice(chosen, values, (Because(motive, () if view.upcard is None else (view.upcard,)),))


class _Table:
    """The deal as it goes on after the question, for the seat that is asked."""

    def __init__(self, view: View) -> None:
        if view.seat is None or view.trump is None or view.upcard is None:
            raise ValueError(f"nothing is turned in {view}")
        self.view, self.me, self.trump = view, view.seat, view.trump
        self.facts: Facts = learned(view)
        self.worth = Worth(view)
        self._course = Course(view.variant, view.dealer)
        code = self.facts.code
        self._upcard = code.bits([view.upcard])
        self._nine = code.bits([Card.of(Rank.NINE, view.trump, 0)])
        self._layout = code.layout
        self._scored = DIX_POINTS if view.variant.hand_melds.dix else 0

    def played(self, world: World, *, swaps: bool) -> Played:
        """Return how the deal goes when the nine is swapped, or kept and the next who is asked decides."""
        layout = self._layout
        hands, dealer = list(world.hands), self.view.dealer
        owner = self.me if swaps else self._next_swapper(world)
        if owner is not None:
            hands[owner] = joined(layout, without(layout, hands[owner], self._nine), self._upcard)
        hands[dealer] = joined(layout, hands[dealer], self._upcard if owner is None else self._nine)
        melds = list(self._course.melds(tuple(hands), None, self.trump))
        if owner is not None:
            melds[owner] += self._scored
            melds[dealer] = max(0, melds[dealer] - self._scored)
        return self._course.led(tuple(hands), None, self.trump, tuple(melds))

    def _next_swapper(self, world: World) -> int | None:
        """Return who swaps in place of this seat: the next rival of the dealer who has a nine."""
        asked = self._course.order[:-1]
        for seat in asked[asked.index(self.me) + 1 :]:
            if partner_of(self.view.variant, seat) != self.view.dealer and world.hands[seat] & self._nine:
                return seat
        return None
