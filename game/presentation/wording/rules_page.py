"""The rules of a variant as chapters to read, made from its own switches and tables."""

from __future__ import annotations

from game.presentation.wording import _
from game.presentation.wording.rules_choices import choices_made
from game.presentation.wording.rules_contract import contract, count, stakes, winning
from game.presentation.wording.rules_hand_melds import hand_melds, melding
from game.presentation.wording.rules_parts import Block, Chapter, Told
from game.presentation.wording.rules_play import (
    before_the_lead,
    bidding,
    burying,
    cards,
    deal,
    passing,
    play,
    the_game,
    widow,
)
from game.presentation.wording.rules_stock import stock_chapters
from game.presentation.wording.switches import Shown, as_it_is
from game.rules import matters
from game.rules.variant import Variant


def chapters(variant: Variant, shown: Shown = as_it_is) -> tuple[Chapter, ...]:
    """Return every page of the rules of this variant, in the order of play, points written as `shown`."""
    told = Told(variant, shown)
    pages = stock_chapters(variant) if matters.stock(variant) else _chapters_of_hands(told)
    chosen = choices_made(told)
    return (*pages, Chapter(_("Our choices"), chosen)) if chosen else pages


def _chapters_of_hands(told: Told) -> tuple[Chapter, ...]:
    """Return the pages of a game that melds all at once; a chapter without a word is left out."""
    pages: tuple[tuple[str, tuple[Block, ...]], ...] = (
        (_("The game"), the_game(told)),
        (_("The cards"), cards(told)),
        (_("The deal"), deal(told)),
        (_("Bidding"), bidding(told)),
        (_("The widow"), widow(told)),
        (_("Passing"), passing(told)),
        (_("The melds"), hand_melds(told)),
        (_("Melding"), melding(told)),
        (_("Burying"), burying(told)),
        (_("Before the lead"), before_the_lead(told)),
        (_("The play"), play(told)),
        (_("The count"), count(told)),
        (_("The contract"), contract(told)),
        (_("The stakes"), stakes(told)),
        (_("Winning"), winning(told)),
    )
    return tuple(Chapter(title, blocks) for title, blocks in pages if blocks)
