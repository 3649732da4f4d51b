"""The meld window: its owner's melds, nines and exchange, and why others are refused (rules 1.3, 1.4)."""

from __future__ import annotations

from game.rules.cards import Card, Rank, sort_key
from game.rules.melds import Meld, MeldClass, MeldKind
from game.rules.reasons import Reason, Refusal
from game.rules.shapes import DIX_POINTS, DOUBLED, points_of, shapes
from game.rules.state import State
from game.rules.variant import DixScores


def possible_melds(state: State, seat: int) -> tuple[Meld, ...]:
    """Return every meld, card by card, that this seat may lay now; nothing once the window has its meld."""
    if state.window_melds or state.trump is None:
        return ()
    table = state.table[seat]
    held: dict[str, list[Card]] = {}
    for card in sorted((*state.hands[seat], *table), key=sort_key):
        held.setdefault(card.face, []).append(card)
    melds = []
    for shape in shapes(state.trump, state.variant.melds):
        points = points_of(shape.kind, state.variant.melds)
        used = _used(state, shape.kind.meld_class)
        for cards in shape.choices(held):
            fresh = any(card not in table for card in cards)
            if fresh and all(used.get(card, 0) < points for card in cards):
                melds.append(Meld(shape.kind, cards, points))
    return tuple(melds)


def why_no_meld(state: State, seat: int, kind: MeldKind, cards: tuple[Card, ...]) -> Reason | None:
    """Return why this seat may not lay these cards as this meld in its open window, or None."""
    rules = state.variant.melds
    points = points_of(kind, rules)
    if kind in DOUBLED and not points:
        return Reason(Refusal.MELD_IS_OFF)
    fitting = state.trump and [shape for shape in shapes(state.trump, rules) if shape.kind is kind]
    if not any(shape.fits(cards) for shape in fitting or ()):
        return Reason(Refusal.NOT_A_MELD, cards)
    missing = tuple(card for card in cards if card not in state.hands[seat] and card not in state.table[seat])
    if missing:
        return Reason(Refusal.NOT_HELD, missing)
    if state.window_melds:
        return Reason(Refusal.ONE_MELD_A_WINDOW)
    if all(card in state.table[seat] for card in cards):
        return Reason(Refusal.NO_CARD_FROM_HAND, cards)
    used = _used(state, kind.meld_class)
    hindering = tuple(card for card in cards if used.get(card, 0) >= points)
    if hindering:
        return Reason(Refusal.CARD_USED_IN_CLASS, hindering, max(used[card] for card in hindering))
    return None


def why_no_show(state: State, seat: int, card: Card) -> Reason | None:
    """Return why this seat may not show this nine for its points in its open window, or None."""
    if state.variant.melds.dix_scores_on is DixScores.EXCHANGE_ONLY:
        return Reason(Refusal.SHOWING_IS_OFF)
    refusal = _why_no_nine(state, seat, card)
    if refusal:
        return refusal
    if card in state.counted_dix:
        return Reason(Refusal.DIX_COUNTED, (card,))
    return _why_no_score(state)


def why_no_exchange(state: State, seat: int, card: Card) -> Reason | None:
    """Return why this seat may not swap this nine for the upcard in its open window, or None."""
    if state.upcard is None:
        return Reason(Refusal.STOCK_IS_GONE)
    if state.exchanged:
        return Reason(Refusal.ALREADY_EXCHANGED, (state.upcard,))
    if state.upcard.rank is Rank.NINE:
        return Reason(Refusal.UPCARD_IS_NINE, (state.upcard,))
    refusal = _why_no_nine(state, seat, card)
    if refusal:
        return refusal
    return None if card in state.counted_dix else _why_no_score(state)


def exchange_points(state: State, nine: Card) -> int:
    """Return what exchanging this nine scores: nothing when it has counted before."""
    return 0 if nine in state.counted_dix else DIX_POINTS


def nines(state: State, seat: int) -> tuple[Card, ...]:
    """Return the nines of trump this seat has in the hand or on the table."""
    held = (*state.hands[seat], *state.table[seat])
    return tuple(card for card in held if _is_trump_nine(state, card))


def _is_trump_nine(state: State, card: Card) -> bool:
    return card.rank is Rank.NINE and card.suit is state.trump


def _why_no_nine(state: State, seat: int, card: Card) -> Reason | None:
    if not _is_trump_nine(state, card):
        return Reason(Refusal.NOT_A_TRUMP_NINE, (card,))
    return None if card in nines(state, seat) else Reason(Refusal.NOT_HELD, (card,))


def _why_no_score(state: State) -> Reason | None:
    limit = state.variant.melds.max_dix_per_window
    return None if state.window_dix < limit else Reason(Refusal.DIX_LIMIT, points=limit)


def _used(state: State, meld_class: MeldClass) -> dict[Card, int]:
    """Return the highest value each card has been melded for in this class (rules 1.3)."""
    # Whoever melded a card still has it, so the seat need not be asked.
    used: dict[Card, int] = {}
    for laid in state.melds:
        if laid.meld.kind.meld_class is meld_class:
            for card in laid.meld.cards:
                used[card] = max(used.get(card, 0), laid.meld.points)
    return used
