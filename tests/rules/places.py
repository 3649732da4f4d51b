"""Places: where the cards of a deal lie, which of them a seat cannot know, and a deal dealt otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random

from game.rules.cards import Card, Hand
from game.rules.engine import view
from game.rules.state import Passed, State


def everywhere(state: State) -> list[Card]:
    """Return every card of the deal from every place it can be in, none asked about twice."""
    places: list[tuple[Card, ...]] = [*(hand.cards for hand in state.hands), *state.table, state.stock]
    places.append((state.upcard,) if state.upcard else ())
    places += [tuple(play.card for play in trick.plays) for trick in state.tricks]
    places.append(tuple(play.card for play in state.plays))
    places += [state.dead, state.buried, () if state.widow_taken else state.widow]
    return [card for place in places for card in place]


def redealt(state: State, seat: int | None, chance: Random) -> State:
    """Return the state with every card that `seat` cannot see moved at random among the places it may be."""
    mine = view(state, seat)
    places = hidden_places(state, seat)
    pool = [card for cards in places.values() for card in cards]
    chance.shuffle(pool)
    dealt = {}
    for place, cards in places.items():
        dealt[place], pool = tuple(pool[: len(cards)]), pool[len(cards) :]
    hands = list(state.hands)
    for other in range(state.variant.seats):
        if other != seat:
            sure = [card for card in state.hands[other] if card not in places[f"hand {other}"]]
            hands[other] = Hand((*sure, *dealt[f"hand {other}"]))
    moved = replace(
        state,
        hands=tuple(hands),
        stock=dealt["stock"],
        dead=dealt["dead"],
        widow=dealt["widow"] if not state.widow_taken else state.widow,
        buried=dealt["buried"] or state.buried,
        chosen=mine.chosen or dealt["chosen"],
        deck=tuple(chance.sample(state.deck, len(state.deck))),
    )
    return replace(moved, passed=tuple(repassed(moved, passed, seat, chance) for passed in moved.passed))


def hidden_places(state: State, seat: int | None) -> dict[str, tuple[Card, ...]]:
    """Return the cards `seat` does not know the place of, by the place they are in.

    Cards of a pass that lies waiting are still in a hand and move with it.
    """
    seen = view(state, seat).seen()
    places = {f"hand {other}": hand.cards for other, hand in enumerate(state.hands) if other != seat}
    places |= {"stock": state.stock, "dead": state.dead, "buried": state.buried}
    places["widow"] = () if state.widow_taken else state.widow
    return {place: tuple(card for card in cards if card not in seen) for place, cards in places.items()} | {
        "chosen": ()
    }


def repassed(state: State, passed: Passed, seat: int | None, chance: Random) -> Passed:
    """Return a pass with other cards where `seat` may not know them."""
    if seat in (passed.giver, passed.receiver):
        return passed
    return replace(passed, cards=tuple(chance.sample(state.deck, len(passed.cards))))


def named(value: object) -> Iterator[Card]:
    """Yield every card that a value names, however deep."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | Hand):
        for item in value:
            yield from named(item)
    elif is_dataclass(value):
        for field in fields(value):
            yield from named(getattr(value, field.name))
