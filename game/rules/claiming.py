"""Claiming melds oneself: what picked cards are worth, and why others make no meld more (rules 9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.rules.actions import DeclareMeld
from game.rules.cards import Card, Rank, Suit
from game.rules.melds import Meld, MeldKind
from game.rules.reasons import Reason, Refusal
from game.rules.shapes import shapes
from game.rules.variant import MeldRules, Variant
from game.rules.whole_hands import melds_of, points_in

_TRUMPS = frozenset({MeldKind.RUN, MeldKind.ROYAL_MARRIAGE})
_MARRIAGES = frozenset({MeldKind.MARRIAGE})
_ALONE = (
    MeldKind.ACES,
    MeldKind.KINGS,
    MeldKind.QUEENS,
    MeldKind.JACKS,
    MeldKind.PINOCHLE,
    MeldKind.DIX,
)
# What scores together, and the picked melds whose cards it may use: a card is in one meld of a class.
_FAMILIES: tuple[tuple[frozenset[MeldKind], frozenset[MeldKind]], ...] = (
    *((frozenset({kind}), frozenset({kind})) for kind in _ALONE),
    (_TRUMPS, _TRUMPS),
    (_MARRIAGES, _MARRIAGES),
    (frozenset({MeldKind.ROUNDHOUSE}), _TRUMPS | _MARRIAGES),
    (frozenset({MeldKind.GRAND_PINOCHLE}), _MARRIAGES | {MeldKind.PINOCHLE}),
)
_FOLLOWING = frozenset({MeldKind.ROUNDHOUSE, MeldKind.GRAND_PINOCHLE})
"""What nobody picks, because it follows from other melds."""


def counted(picked: Iterable[DeclareMeld], trump: Suit | None, variant: Variant) -> tuple[Meld, ...]:
    """Return what the picked melds score together, all copies of a kind as one meld."""
    melds, claims = [], tuple(picked)
    for kinds, sources in _FAMILIES:
        cards = {card for claim in claims if claim.kind in sources for card in claim.cards}
        melds += [meld for meld in melds_of(cards, trump, variant) if meld.kind in kinds]
    return tuple(melds)


def gain(picked: tuple[DeclareMeld, ...], more: DeclareMeld, trump: Suit | None, variant: Variant) -> int:
    """Return what one more meld adds to those picked already."""
    with_it = counted((*picked, more), trump, variant)
    return points_in(with_it) - points_in(counted(picked, trump, variant))


def why_not(
    picked: tuple[DeclareMeld, ...],
    more: DeclareMeld,
    held: Iterable[Card],
    trump: Suit | None,
    variant: Variant,
) -> Reason | None:
    """Return why this is no meld, or none more, out of the cards held, or None."""
    missing = tuple(card for card in more.cards if card not in tuple(held))
    if missing:
        return Reason(Refusal.NOT_HELD, missing)
    if not _has_shape(more, trump):
        return Reason(Refusal.NOT_A_MELD, more.cards)
    return None if gain(picked, more, trump, variant) > 0 else Reason(Refusal.MELD_ADDS_NOTHING, more.cards)


def best_left(
    picked: tuple[DeclareMeld, ...], held: Iterable[Card], trump: Suit | None, variant: Variant
) -> tuple[DeclareMeld, ...]:
    """Return the melds that the cards held make at best, as far as they add to those picked."""
    claims = (DeclareMeld(meld.kind, meld.cards) for meld in melds_of(held, trump, variant))
    return tuple(
        claim for claim in claims if claim.kind not in _FOLLOWING and gain(picked, claim, trump, variant) > 0
    )


def _has_shape(claim: DeclareMeld, trump: Suit | None) -> bool:
    """Say whether these are the cards of one meld of the kind or of several, or stand beside a run."""
    if trump is None or not claim.cards or len(set(claim.cards)) != len(claim.cards):
        return False
    faces = Counter(card.face for card in claim.cards)
    if claim.kind is MeldKind.DIX:
        return set(faces) == {f"{Rank.NINE.value}{trump.value}"}
    if claim.kind is MeldKind.ROYAL_MARRIAGE:
        return set(faces) <= {f"{rank.value}{trump.value}" for rank in (Rank.KING, Rank.QUEEN)}
    wanted = (shape.faces for shape in shapes(trump, MeldRules()) if shape.kind is claim.kind)
    return len(set(faces.values())) == 1 and set(faces) in map(set, wanted)
