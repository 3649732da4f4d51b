"""The chapters of the rules that speak of melds laid at once, with the numbers of the game's own table."""

from __future__ import annotations

from game.presentation.wording import _, meld_name, suit_name
from game.presentation.wording.rules_melds import EXAMPLE_TRUMP
from game.presentation.wording.rules_parts import Block, Example, Table, Told, Words
from game.rules import matters
from game.rules.hand_melds import table_of
from game.rules.melds import MeldKind
from game.rules.tables import MeldTable

_PICTURES = {
    MeldKind.RUN: "AH 10H KH QH JH",
    MeldKind.ROYAL_MARRIAGE: "KH QH",
    MeldKind.MARRIAGE: "KS QS",
    MeldKind.ACES: "AC AD AS AH",
    MeldKind.KINGS: "KC KD KS KH",
    MeldKind.QUEENS: "QC QD QS QH",
    MeldKind.JACKS: "JC JD JS JH",
    MeldKind.PINOCHLE: "QS JD",
}


def hand_melds(told: Told) -> tuple[Block, ...]:
    """Return what can be melded and what it scores, with a picture of each and a table of the doubles."""
    variant = told.variant
    table = table_of(variant.hand_melds, variant.scale, variant.deck)
    rows = _rows(table)
    examples = [
        Example(tuple(faces.split()), meld_name(kind), str(told.shown(rows[kind][0])))
        for kind, faces in _PICTURES.items()
    ]
    if table.dix and variant.deck.nines:
        dix = Example((f"9{EXAMPLE_TRUMP.value}",), meld_name(MeldKind.DIX), str(told.shown(table.dix)))
        examples.append(dix)
    return (
        Words(_("In these pictures {suit} are trump.").format(suit=suit_name(EXAMPLE_TRUMP))),
        *examples,
        Words(_("Several of the same in one hand score:")),
        _table(told, rows),
        *told.chosen(
            "doubles",
            "pinochles_double",
            "double_royal_300",
            "long_runs",
            "ladder",
            "pinochles",
            "royal_ladder",
            "run_extras",
            "roundhouse_bonus",
            "double_roundhouse_240",
            "grand_pinochle",
            "dix",
        ),
    )


def _rows(table: MeldTable) -> dict[MeldKind, tuple[int, ...]]:
    return {
        MeldKind.RUN: table.run,
        MeldKind.ROYAL_MARRIAGE: table.royal_marriage,
        MeldKind.MARRIAGE: table.marriage,
        MeldKind.ACES: table.aces,
        MeldKind.KINGS: table.kings,
        MeldKind.QUEENS: table.queens,
        MeldKind.JACKS: table.jacks,
        MeldKind.PINOCHLE: table.pinochle,
    }


def _table(told: Told, rows: dict[MeldKind, tuple[int, ...]]) -> Table:
    heads = (_("Meld"), _("One"), _("Two"), _("Three"), _("Four"))
    copies = told.variant.deck.copies
    return Table(
        heads[: copies + 1],
        tuple((meld_name(kind), *(str(told.shown(points)) for points in row)) for kind, row in rows.items()),
    )


def melding(told: Told) -> tuple[Block, ...]:
    """Return who lays what, and when."""
    variant = told.variant
    who = (
        _("Only the bidder melds, out of all the cards of the hand and the widow.")
        if variant.contract.only_bidder_melds
        else _("Before the first lead everybody lays all melds at once, each out of the own hand.")
    )
    lines = [
        who,
        _(
            "A card may be in several melds, but only in one of a sort: runs and marriages are one sort, "
            "sets of "
            "four another, pinochles a third. King and queen of a run are so no marriage besides."
        ),
    ]
    if variant.partners:
        lines.append(_("Partners cannot put cards together for a meld, but their points are added."))
    if matters.nines(variant) and variant.hand_melds.dix and not variant.is_bid:
        lines.append(
            _("A nine of trump scores for the player it was dealt to, whether it was swapped or not.")
        )
    if variant.melds.melds_shown:
        lines.append(_("They are taken back into the hand before the first lead."))
    first, *others = map(Words, lines)
    return (
        first,
        *told.chosen("melding", "melds_shown"),
        *others,
        *told.chosen("keep", "dix_is_kept", "min_meld"),
    )
