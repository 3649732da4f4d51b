"""Endings: playoffs after a stock was played out, and what both hands are worth in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from random import Random

from game.ai.arena.playing import Player
from game.ai.club.endgame import exact
from game.ai.standard import player
from game.ai.standard.sight import look
from game.rules.actions import PlayCard
from game.rules.cards import Card, Suit
from game.rules.counting import card_points
from game.rules.engine import decide, evolve, view
from game.rules.state import State
from game.rules.tricks import beats, legal_cards
from game.rules.variant import Variant
from game.rules.variants.two_hand import CLASSIC
from tests.ai.asking import playoff

UNLIMITED = 10**9
Hands = tuple[frozenset[Card], frozenset[Card]]


def dealt_ending(size: int, seed: int, rules: Variant = CLASSIC) -> State:
    """Return a playoff of so many cards a hand, seat 0 to lead; trumps are likelier than others."""
    chance = Random(seed)
    deck = sorted(rules.deck.cards, key=lambda card: chance.random() - 0.3 * (card.suit is Suit.SPADES))
    hand, other = (" ".join(map(str, cards)) for cards in (deck[:size], deck[size : 2 * size]))
    return playoff(hand, other, rules=rules)


def brute(state: State) -> dict[PlayCard, int]:
    """Return the points ahead after each card, found by trying everything that the rules allow."""
    rules, trump = state.variant, state.trump

    @cache
    def ahead(hands: Hands) -> int:
        """Return it for the leader, whose hand is the first."""
        return max((led(hands, card) for card in hands[0]), default=0)

    def led(hands: Hands, card: Card) -> int:
        replies = legal_cards(tuple(hands[1]), (card,), trump, rules.play, rules.rank_order)
        return min(trick(hands, card, reply) for reply in replies)

    def trick(hands: Hands, card: Card, reply: Card) -> int:
        own, other = hands[0] - {card}, hands[1] - {reply}
        points = sum(card_points(each, rules.scoring.counting) for each in (card, reply))
        points += 0 if own or other else rules.scoring.last_trick
        if beats(reply, card, trump, rules.rank_order):
            return -points - ahead((other, own))
        return points + ahead((own, other))

    seat = state.to_act or 0
    mine, theirs = frozenset(state.hands[seat]), frozenset(state.hands[1 - seat])
    legal = [action for action in view(state, seat).legal if isinstance(action, PlayCard)]
    if not state.plays:
        return {action: led((mine, theirs), action.card) for action in legal}
    lead = state.plays[0].card
    return {action: -trick((theirs | {lead}, mine), lead, action.card) for action in legal}


def losses(state: State, choose: Player) -> Iterator[int]:
    """Play an ending on and yield what each decision of seat 0 loses of its exact value."""
    while state.to_act is not None:
        seen = view(state, state.to_act)
        if state.to_act == 0:
            action = choose(seen, 1).action
            plays = [each for each in seen.legal if isinstance(each, PlayCard)]
            if len(plays) > 1:
                values = exact(look(seen), UNLIMITED)
                assert values is not None
                assert isinstance(action, PlayCard)
                yield max(values.values()) - values[action]
        else:
            action = player.choose(seen, 1).action
        state = reduce(evolve, decide(state, state.to_act, action), state)
