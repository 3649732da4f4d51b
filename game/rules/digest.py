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
    yield from _contract_lines(state)
    if state.result is not None:
        yield f"scored {state.result.melds} {state.result.tricks} {state.result.scores} {state.result.cut}"
    if state.won is not None:
        yield f"won {state.won.winner} {state.won.scores} {state.won.by_claim}"


def _contract_lines(state: State) -> Iterator[str]:
    """Yield what only games with more than a stock have, so that other deals keep their digests."""
    if not state.variant.is_bid:
        return
    yield f"dead {_words(state.dead)} widow {_words(state.widow)} taken {state.widow_taken}"
    yield f"calls {_words((call.seat, call.points) for call in state.calls)}"
    if state.contract is not None:
        yield f"contract {state.contract.seat} {state.contract.points} trump {state.trump}"
    for passed in state.passed:
        yield f"passed {passed.giver} {passed.receiver} {_words(passed.cards)}"
    yield f"buried {_words(state.buried)} moon {state.moon} ending {state.ending} kitty {state.kitty}"
    if state.result is not None:
        yield f"points {state.result.points} fates {_words(fate.value for fate in state.result.fates)}"


def _words(things: Iterable[object]) -> str:
    return " ".join(map(str, things))
