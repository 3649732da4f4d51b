"""Tricks: which card wins, and which cards a follower must play (rules 0.5 and 0.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from game.rules.cards import Card, RankOrder, Suit
from game.rules.variant import Heading, TrickRules


class DutyKind(Enum):
    """The rule that narrows what may be played."""

    NONE = "none"
    LEAD_TRUMP = "lead_trump"
    FOLLOW = "follow"
    BEAT = "beat"
    BEAT_TRUMP = "beat_trump"
    TRUMP = "trump"
    OVERTRUMP = "overtrump"


@dataclass(frozen=True, slots=True)
class Duty:
    """The rule in force and the held cards that satisfy it, in the order held; none for an empty hand."""

    kind: DutyKind
    cards: tuple[Card, ...]


def beats(card: Card, other: Card, trump: Suit | None, order: RankOrder) -> bool:
    """Say whether `card`, played later, takes the trick from `other`; an identical card does not."""
    if card.suit is other.suit:
        return order.strength(card.rank) > order.strength(other.rank)
    return card.suit is trump


def winning(plays: Sequence[Card], trump: Suit | None, order: RankOrder) -> int:
    """Return the index of the card that wins a trick, or so far; of identical cards the first wins."""
    best = 0
    for index in range(1, len(plays)):
        if beats(plays[index], plays[best], trump, order):
            best = index
    return best


def duty(
    held: Sequence[Card],
    plays: Sequence[Card],
    trump: Suit | None,
    rules: TrickRules,
    order: RankOrder,
    *,
    partner_winning: bool = False,
    first_lead: bool = False,
) -> Duty:
    """Return what a seat holding `held` owes to the open trick `plays` (rules 0.6)."""
    trumps = tuple(card for card in held if card.suit is trump)
    if not plays:
        if rules.lead_trump_first and first_lead and trumps:
            return Duty(DutyKind.LEAD_TRUMP, trumps)
        return Duty(DutyKind.NONE, tuple(held))
    led, best = plays[0].suit, plays[winning(plays, trump, order)]
    spared = partner_winning and rules.partner_exempt

    def narrowed(cards: tuple[Card, ...], kind: DutyKind, beating: DutyKind, *, must_beat: bool) -> Duty:
        higher = (
            tuple(card for card in cards if beats(card, best, trump, order))
            if must_beat and not spared
            else ()
        )
        return Duty(beating, higher) if higher else Duty(kind, cards)

    follow = tuple(card for card in held if card.suit is led)
    if follow and led is trump:
        must_beat = rules.heading is not Heading.NEVER
        return narrowed(follow, DutyKind.FOLLOW, DutyKind.BEAT_TRUMP, must_beat=must_beat)
    if follow:
        must_beat = rules.heading is Heading.ALWAYS and best.suit is led
        return narrowed(follow, DutyKind.FOLLOW, DutyKind.BEAT, must_beat=must_beat)
    if trumps and rules.must_trump:
        must_beat = rules.heading in (Heading.OVERTRUMP, Heading.ALWAYS) and best.suit is trump
        return narrowed(trumps, DutyKind.TRUMP, DutyKind.OVERTRUMP, must_beat=must_beat)
    return Duty(DutyKind.NONE, tuple(held))


def legal_cards(
    held: Sequence[Card],
    plays: Sequence[Card],
    trump: Suit | None,
    rules: TrickRules,
    order: RankOrder,
    *,
    partner_winning: bool = False,
    first_lead: bool = False,
) -> tuple[Card, ...]:
    """Return the cards of `held` that may be played to the open trick `plays`, in the order held."""
    return duty(
        held, plays, trump, rules, order, partner_winning=partner_winning, first_lead=first_lead
    ).cards
