"""Mistakes: what players of pinochle programs complain of, and positions in which each can be made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from game.rules.actions import Action
from game.rules.engine import view
from game.rules.variant import Variant
from game.rules.variants import REGISTRY
from game.rules.view import View
from tests.ai.positions.story import told
from tests.rules.staging import variant

Right = Callable[[View, Action], bool]
"""Says of what was chosen in a view whether it avoids the mistake."""


class Mistake(Enum):
    """A kind of bad choice that makes players distrust a computer player."""

    PULLS_TRUMPS_EARLY = "leads trump and loses control with plain aces still to be cashed"
    WASTES_TRUMP_ACE = "gives up the trump ace where a lower trump does as well"
    OPENS_TRUMPS_FOR_BIDDER = "leads out high trumps against the bidder, and so draws trumps for him"
    STARVES_PARTNER = "keeps its counters from a trick that the partner is certain to win"
    TEN_UNDER_ACE = "plays the ten and not the ace where the ace may still come"
    FEEDS_TEN = "feeds the ten and keeps the king where both count the same"
    KEEPS_TRUMP_FOR_JACKS = (
        "keeps a trump for jacks around though all of them may make the bidder's run double"
    )
    WRONG_PINOCHLE_LEGS = "keeps the legs of a pinochle where one is trump, or sends them where none is"
    SPLITS_PINOCHLES = "splits a double pinochle"
    LOW_TRUMPS_FOR_ACES = "sends low trumps twice in place of outside aces"
    RETURNS_MASTER_TEN = "sends a ten back though both aces of its suit are held"
    PASSES_NINES = "passes plain nines while anything else is there"
    BREAKS_MELDS = "gives away melds of its own where idle cards would do"
    STOPS_UNDER_PARTNER = "passes because only the partner is left, with a sure meld above the next bid"
    DEAF_TO_JUMPS = "does not hear what the partner's jump tells, or jumps without what a jump tells"
    STOPS_LOW = "stops low with a hand full of melds"
    NAMES_SHORT_SUIT = "wins the auction and names a suit of one or two cards"
    NEVER_SHOOTS = "does not shoot the moon with a hand that takes every trick, or does so with another"
    TAKES_FROM_PARTNER = "takes a trick that the partner has won already"
    RISKS_MOON = "has shot the moon and leads a card that may be trumped"
    NONSENSE_WHEN_SETTLED = "throws good cards about once nothing depends on them any more"


@dataclass(frozen=True, slots=True)
class Position:
    """A decision in a deal: the cards by seat, the story up to it, and which answers are `right`, and why.

    Cards left out are dealt anyhow (see `told`); whoever decides cannot see them.
    """

    name: str
    mistake: Mistake
    preset: str
    hands: tuple[str, ...]
    story: str
    right: Right
    why: str
    widow: str = ""
    switches: tuple[tuple[str, object], ...] = ()

    @property
    def rules(self) -> Variant:
        """Return the game it is in: the preset, with the switches that differ."""
        return variant(REGISTRY[self.preset], **dict(self.switches))

    def view(self) -> View:
        """Return what the seat to act sees."""
        state = told(self.rules, self.hands, self.story, widow=self.widow)
        return view(state, state.to_act)
