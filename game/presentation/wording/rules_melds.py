"""The chapters of the rules that speak of melds and dix."""

from __future__ import annotations

from typing import assert_never

from game.presentation.wording import _, meld_name, suit_name
from game.presentation.wording.rules_parts import Block, Example, Words, chosen
from game.rules.cards import Suit
from game.rules.melds import MeldKind
from game.rules.shapes import DIX_POINTS, Shape, points_of, shapes
from game.rules.variant import DixScores, DoublePinochle, Eights, MeldRules, MeldTiming, Variant

EXAMPLE_TRUMP = Suit.HEARTS
"""The trump suit of all examples."""


def melds(variant: Variant) -> tuple[Block, ...]:
    """Return what can be melded and what it scores, with a picture of each."""
    seen: dict[MeldKind, Shape] = {}
    for shape in shapes(EXAMPLE_TRUMP, variant.melds):
        seen.setdefault(shape.kind, shape)
    examples = [
        Example(_faces(shape), meld_name(kind), str(points_of(kind, variant.melds)))
        for kind, shape in seen.items()
    ]
    examples.append(Example((f"9{EXAMPLE_TRUMP.value}",), meld_name(MeldKind.DIX), str(DIX_POINTS)))
    trump = _("In these pictures {suit} are trump.").format(suit=suit_name(EXAMPLE_TRUMP))
    return (
        Words(trump),
        *examples,
        Words(_("A marriage scores in any plain suit; king and queen of trump are the royal marriage.")),
        *chosen(variant, "double_pinochle", "eights"),
    )


def _faces(shape: Shape) -> tuple[str, ...]:
    return tuple(face for face in reversed(shape.faces) for _copy in range(shape.copies))


def melding(variant: Variant) -> tuple[Block, ...]:
    """Return when and how a meld is laid."""
    lines = [
        _(
            "When you have won a trick, and as long as there is a stock, you may lay one meld face up "
            "on the table. It scores at once, whatever becomes of its cards."
        ),
        _("At least one of its cards must come from your hand."),
        _(
            "A card may be melded again in another sort of meld: run and marriages are one sort, sets of "
            "four another, pinochles a third. The queen of a marriage can so make a pinochle later."
        ),
        _(
            "Within one sort a card may only go into a meld that scores more than the one it was in before. "
            "A royal marriage can grow into a run, but the marriage in a run that is on the table scores no "
            "more."
        ),
        _(
            "Cards on the table still belong to your hand and may be played to a trick. A card that has been "
            "played can never be melded again."
        ),
    ]
    extra = []
    if variant.melds.double_pinochle is not DoublePinochle.OFF or variant.melds.eights is not Eights.OFF:
        extra.append(
            _(
                "A doubled meld scores in full on top of the single one if you add the missing cards later; "
                "laid all at once it scores only once."
            )
        )
    return tuple(Words(line) for line in (*lines, *extra))


def dix(variant: Variant) -> tuple[Block, ...]:
    """Return what the nine of trump is for."""
    return (
        Words(_("The nine of trump is called the dix (say “deece”).")),
        *chosen(variant, "dix_scores_on"),
        Words(_("You do this in the same pause after a trick you have won, beside your meld.")),
        *chosen(variant, "max_dix_per_window"),
        Words(
            _(
                "The swap gives you the upcard for your hand, even for the meld of the same turn. It can be "
                "made once in a deal, and not when the upcard is itself a nine."
            )
        ),
        *_shown_nines(variant.melds),
        Words(_last_chance(variant.melds)),
    )


def _shown_nines(rules: MeldRules) -> tuple[Words, ...]:
    if rules.dix_scores_on is DixScores.EXCHANGE_ONLY:
        return ()
    return (Words(_("A nine you have shown may still be swapped later, without scoring again.")),)


def _last_chance(rules: MeldRules) -> str:
    match rules.timing:
        case MeldTiming.BEFORE_DRAW:
            return _(
                "The pause after the twelfth trick is the last chance; a nine drawn later scores nothing."
            )
        case MeldTiming.AFTER_DRAW:
            return _("After the twelfth trick a nine can still be shown, but no longer swapped.")
        case _:
            assert_never(rules.timing)
