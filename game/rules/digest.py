"""Digest: a short fingerprint of a deal, by which a replayed record proves that it went the same way."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

from game.rules.state import State


def digest(state: State) -> str:
    """Return sixteen hex digits that depend on every card, trick, meld and score of the deal so far."""
    return hashlib.sha256("\n".join(_lines(state)).encode()).hexdigest()[:16]


def _lines(state: State) -> Iterator[str]:
    yield f"deal {state.deal_no} dealer {state.dealer} standing {state.standing} target {state.target}"
    yield f"deck {_words(state.deck)}"
    for seat, (hand, table) in enumerate(zip(state.hands, state.table, strict=True)):
        yield f"seat {seat} hand {_words(hand)} table {_words(table)}"
    yield f"stock {_words(state.stock)} upcard {state.upcard}"
    for trick in state.tricks:
        yield f"trick {_words((play.seat, play.card) for play in trick.plays)} {trick.winner} {trick.points}"
    yield f"open {_words((play.seat, play.card) for play in state.plays)}"
    for laid in state.melds:
        meld = laid.meld
        yield f"meld {laid.seat} {meld.kind.value} {_words(meld.cards)} {meld.points} {laid.after_trick}"
    yield f"claims {state.claims}"
    if state.result is not None:
        yield f"scored {state.result.melds} {state.result.tricks} {state.result.scores} {state.result.cut}"
    if state.won is not None:
        yield f"won {state.won.winner} {state.won.scores} {state.won.by_claim}"


def _words(things: Iterable[object]) -> str:
    return " ".join(map(str, things))
