"""Asking: two-hand positions in the middle of a deal, and what the standard player does in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from game.ai.choice import Choice, Motive
from game.ai.standard import player
from game.ai.standard.sight import Sight, look
from game.rules.actions import PlayCard
from game.rules.cards import Card, Hand
from game.rules.engine import view
from game.rules.state import Play, State, Trick
from game.rules.variant import Phase, Variant
from game.rules.variants.two_hand import CLASSIC
from tests.rules.staging import after, cards, position

SEEDS = range(12)


def midway(  # noqa: PLR0913 - a position is many things
    hand: str,
    *,
    tricks: int = 8,
    table: str = "",
    gone: str = "",
    stock: str = "",
    led: str = "",
    upcard: str = "JS",
    trump: str = "S",
    phase: Phase = Phase.STOCK_TRICK,
    rules: Variant = CLASSIC,
    seed: int = 0,
) -> State:
    """Return a deal in which seat 0 is to act, with `tricks` still to be finished while the stock lasts.

    The cards named lie where they are named: `gone` in past tricks, `stock` in the stock, `led` with seat 1,
    who has just led it. `seed` shuffles the others over what is left of past tricks, stock and seat 1's hand.
    """
    named = cards(f"{hand} {table} {gone} {led} {upcard} {stock}")
    mine, on_table, past, lead, turned, kept = _as_named(named, hand, table, gone, led, upcard, stock)
    rest = [card for card in rules.deck.cards if card not in named]
    Random(seed).shuffle(rest)
    window = phase is Phase.MELD_WINDOW
    drawn = [*kept, *(rest.pop() for _ in range(2 * (tricks + window) - 1 - len(kept)))]
    other = [*lead, *(rest.pop() for _ in range(12 - window - len(lead)))]
    start = position("", "", rules=rules, phase=phase, trump=trump, to_act=1 if led else 0)
    state = replace(
        start,
        hands=(Hand(mine), Hand(other)),
        table=(on_table, ()),
        stock=tuple(drawn),
        upcard=turned[0],
        tricks=_tricks((*past, *rest)),
    )
    return after(state, (1, PlayCard(lead[0]))) if led else state


def asked(state: State, *, seat: int = 0, seed: int = 0) -> Choice:
    """Return what the standard player in this seat does."""
    return player.choose(view(state, seat), seed)


def sight(state: State, *, seat: int = 0) -> Sight:
    """Return the position as this seat sees it."""
    return look(view(state, seat))


def played(state: State, *, seed: int = 0) -> str:
    """Return the face of the card the standard player plays from seat 0."""
    action = asked(state, seed=seed).action
    assert isinstance(action, PlayCard)
    return action.card.face


def often_played(hand: str, **setting: Any) -> set[str]:  # noqa: ANN401 - as `midway` takes it
    """Return the faces played from a hand in a dozen deals that differ in what is hidden and long gone."""
    return {played(midway(hand, seed=seed, **setting)) for seed in SEEDS}


def motives(choice: Choice) -> list[Motive]:
    """Return the codes of the reasons, the main one first."""
    return [because.code for because in choice.reasons]


def playoff(hand: str, other: str, *, led: str = "", rules: Variant = CLASSIC, trump: str = "S") -> State:
    """Return a playoff in which seat 0 is to act, to the lead of seat 1 when one is named."""
    named = cards(f"{hand} {other} {led}")
    mine, theirs, lead = _as_named(named, hand, other, led)
    start = position("", "", rules=rules, phase=Phase.PLAYOFF, trump=trump, to_act=1 if led else 0)
    past = [card for card in rules.deck.cards if card not in named]
    state = replace(start, hands=(Hand(mine), Hand((*theirs, *lead))), tricks=_tricks(past))
    return after(state, (1, PlayCard(lead[0]))) if led else state


def _tricks(past: Sequence[Card]) -> tuple[Trick, ...]:
    pairs = zip(past[::2], past[1::2], strict=True)
    return tuple(Trick((Play(1, one), Play(0, two)), 1, 0) for one, two in pairs)


def _as_named(taken: tuple[Card, ...], *groups: str) -> list[tuple[Card, ...]]:
    """Give each word of each group its own card of those taken."""
    free = list(taken)
    placed = []
    for group in groups:
        found = []
        for word in group.split():
            found.append(next(card for card in free if word in (card.face, str(card))))
            free.remove(found[-1])
        placed.append(tuple(found))
    return placed
