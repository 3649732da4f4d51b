"""The static scorer: the highest scoring set of melds in a whole hand (rules 0.4)."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.cards import SUITS, Card, Hand, Rank, Suit
from game.rules.melds import MeldKind
from game.rules.tables import MeldTable, RunExtras

_RUN_RANKS = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK)
_AROUNDS = {
    MeldKind.ACES: Rank.ACE,
    MeldKind.KINGS: Rank.KING,
    MeldKind.QUEENS: Rank.QUEEN,
    MeldKind.JACKS: Rank.JACK,
}


@dataclass(frozen=True, slots=True)
class MeldGroup:
    """`count` melds of one kind (and, for marriages, one suit), their cards and their points together.

    Spare trump kings and queens that a run pays for stand as royal marriages with `count` 0.
    """

    kind: MeldKind
    suit: Suit | None
    count: int
    points: int
    cards: tuple[Card, ...]


def best_melds(hand: Hand, trump: Suit | None, table: MeldTable) -> tuple[MeldGroup, ...]:
    """Return the best melds of `hand` with this trump (None: before trump is named); their points add up.

    A card is in one meld of a class at most. The number of runs with the highest total is taken, the most
    runs among equals.
    """
    groups = [*_arounds(hand, table), *_pinochles(hand, table)]
    for suit in SUITS:
        groups += _trump_groups(hand, suit, table) if suit is trump else _marriages(hand, suit, table)
    nines = hand.of_face(Rank.NINE, trump) if trump else ()
    if nines:
        groups.append(MeldGroup(MeldKind.DIX, trump, len(nines), table.dix * len(nines), nines))
    bonus = sum(table.roundhouse_bonus[: _roundhouses(hand)]) if trump else 0
    if bonus:
        groups.append(MeldGroup(MeldKind.ROUNDHOUSE, None, _roundhouses(hand), bonus, ()))
    groups += _grand_pinochle(hand, trump, table)
    return tuple(group for group in groups if group.points)


def meld_total(hand: Hand, trump: Suit | None, table: MeldTable) -> int:
    """Return the points of the best melds of `hand`, in the table's scale."""
    return sum(group.points for group in best_melds(hand, trump, table))


def _pick(hand: Hand, suit: Suit, ranks: tuple[Rank, ...], first: int, count: int) -> tuple[Card, ...]:
    return tuple(card for rank in ranks for card in hand.of_face(rank, suit)[first : first + count])


def _held(hand: Hand, suit: Suit, *ranks: Rank) -> int:
    return min(len(hand.of_face(rank, suit)) for rank in ranks)


def _roundhouses(hand: Hand) -> int:
    return min(_held(hand, suit, Rank.KING, Rank.QUEEN) for suit in SUITS)


def _arounds(hand: Hand, table: MeldTable) -> list[MeldGroup]:
    groups = []
    for kind, rank in _AROUNDS.items():
        count = min(len(hand.of_face(rank, suit)) for suit in SUITS)
        if count:
            cards = tuple(card for suit in SUITS for card in hand.of_face(rank, suit)[:count])
            groups.append(MeldGroup(kind, None, count, table.around(rank)[count - 1], cards))
    return groups


def _pinochles(hand: Hand, table: MeldTable) -> list[MeldGroup]:
    queens, jacks = hand.of_face(Rank.QUEEN, Suit.SPADES), hand.of_face(Rank.JACK, Suit.DIAMONDS)
    count = min(len(queens), len(jacks))
    if not count:
        return []
    points = table.pinochle[count - 1]
    return [MeldGroup(MeldKind.PINOCHLE, None, count, points, (*queens[:count], *jacks[:count]))]


def _grand_pinochle(hand: Hand, trump: Suit | None, table: MeldTable) -> list[MeldGroup]:
    marriage = _pick(hand, Suit.SPADES, (Rank.KING, Rank.QUEEN), 0, 1)
    jacks = hand.of_face(Rank.JACK, Suit.DIAMONDS)[:1]
    if trump in (None, Suit.SPADES) or len(marriage) + len(jacks) != 3:  # noqa: PLR2004 - king, queen, jack
        return []
    return [MeldGroup(MeldKind.GRAND_PINOCHLE, None, 1, table.grand_pinochle, (*marriage, *jacks))]


def _marriages(hand: Hand, suit: Suit, table: MeldTable) -> list[MeldGroup]:
    count = _held(hand, suit, Rank.KING, Rank.QUEEN)
    if not count:
        return []
    cards = _pick(hand, suit, (Rank.KING, Rank.QUEEN), 0, count)
    return [MeldGroup(MeldKind.MARRIAGE, suit, count, table.marriage[count - 1], cards)]


def _trump_groups(hand: Hand, trump: Suit, table: MeldTable) -> list[MeldGroup]:
    options = [_with_runs(hand, trump, table, runs) for runs in range(_held(hand, trump, *_RUN_RANKS) + 1)]
    return max(reversed(options), key=lambda groups: sum(group.points for group in groups))


def _with_runs(hand: Hand, trump: Suit, table: MeldTable, runs: int) -> list[MeldGroup]:
    groups = []
    if runs:
        cards = _pick(hand, trump, _RUN_RANKS, 0, runs)
        groups.append(MeldGroup(MeldKind.RUN, trump, runs, table.run[runs - 1], cards))
    kings = len(hand.of_face(Rank.KING, trump)) - runs
    queens = len(hand.of_face(Rank.QUEEN, trump)) - runs
    pairs = min(kings, queens)
    points = _spare_points(table, runs, kings, queens)
    if points:
        whole = table.run_extras is RunExtras.PAIR or not runs
        count, taken = (pairs, pairs) if whole else (0, max(kings, queens))
        cards = _pick(hand, trump, (Rank.KING, Rank.QUEEN), runs, taken)
        groups.append(MeldGroup(MeldKind.ROYAL_MARRIAGE, trump, count, points, cards))
    return groups


def _spare_points(table: MeldTable, runs: int, kings: int, queens: int) -> int:
    pairs = min(kings, queens)
    in_pairs = table.royal_marriage[pairs - 1] if pairs else 0
    if not runs:
        return in_pairs
    match table.run_extras:
        case RunExtras.PAIR:
            return in_pairs
        case RunExtras.NONE:
            return 0
        case RunExtras.CARDZMANIA:
            return table.marriage[0] * (kings + queens)
        case RunExtras.PAGAT:
            firsts = (kings > 0) + (queens > 0)
            return table.royal_marriage[0] * (firsts + max(0, pairs - 1))
