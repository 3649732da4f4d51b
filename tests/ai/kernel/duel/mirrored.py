"""Mirrored: the same deal in the rules' own words and on bits, action by action."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.expert.duel.weighing import act
from game.ai.expert.duel.worlds import Known
from game.ai.kernel.duel.deal import Deal
from game.rules.actions import DeclareMeld, Draw, EndMelding, ExchangeDix, PlayCard, ShowDix
from game.rules.cards import Suit
from game.rules.engine import view
from game.rules.match import new_match
from game.rules.state import State
from game.rules.variant import Phase, Variant
from tests.rules.playing import steps

OPEN = (Phase.STOCK_TRICK, Phase.MELD_WINDOW)


def whole(state: State) -> tuple[Known, Deal]:
    """Return a deal on bits with every card where it is, as only the rules know it."""
    trump = state.trump or Suit.SPADES
    known = Known(view(state, 0), 0, trump)
    deal = known.deal.copy()
    other = Known(view(state, 1), 1, trump)
    deal.sides[1] = other.deal.sides[1].copy()
    return known, deal


def mirrored(rules: Variant, seed: int) -> Iterator[tuple[State, Known, Deal]]:
    """Play a deal by chance in both; yield what both have come to before each action while stock is left."""
    found: tuple[Known, Deal] | None = None
    for state, _, action, _ in steps(new_match(rules, seed), seed):
        if state.phase not in OPEN:
            return
        known, deal = found = found or whole(state)
        yield state, known, deal
        if isinstance(action, Draw):
            _uncover(state, known, deal)
        if isinstance(action, PlayCard | DeclareMeld | ShowDix | ExchangeDix | Draw | EndMelding):
            act(known, deal, action)


def _uncover(state: State, known: Known, deal: Deal) -> None:
    """Tell the deal on bits which cards come next."""
    stock = [known.bit[card] for card in state.stock]
    deal.bottom = stock[-1]
    deal.coming = [[], []]
    if len(stock) > 1:
        deal.coming[state.leader], deal.coming[1 - state.leader] = [stock[0]], [stock[1]]
