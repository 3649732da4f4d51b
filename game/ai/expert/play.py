"""Card play: every card is tried in sampled worlds, played on by rules of thumb or searched to the end."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.ai.choice import Because, Choice, Motive, Valued, next_best
from game.ai.expert.choosing import preferred
from game.ai.expert.facts import Facts, learned
from game.ai.expert.natural import liked
from game.ai.expert.tricks import Tricks
from game.ai.expert.worlds import World, sampled
from game.ai.standard.tricks import play as thumb
from game.rules.actions import Action, PlayCard
from game.rules.cards import Card
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Depth:
    """How hard a card is thought about: worlds sampled, and from how many cards on how many are searched.

    `nodes` bounds the search of one world; `near` is the share of a unit within which cards are as good.
    """

    worlds: int = 40
    cards: int = 6
    searched: int = 20
    nodes: int = 6000
    near: float = 0.25


def choose(view: View, seed: int, depth: Depth) -> Choice:
    """Return the card that is worth most on average, the most natural one among those about as good."""
    facts = learned(view)
    usual = thumb.choose(view, seed)
    cards = _distinct(facts)
    if len(cards) == 1:
        return usual
    tricks = Tricks(facts)
    hand = facts.fixed[facts.me].bit_count()
    search = hand <= depth.cards and tricks.two_sided and not view.moon  # The search counts points alone.
    worlds = sampled(facts, depth.searched if search else depth.worlds, Random(seed))
    samples: dict[PlayCard, list[float]] = {PlayCard(card): [] for card in cards.values()}
    for world in worlds:
        for place, value in _values(tricks, world, cards, depth if search else None).items():
            samples[PlayCard(cards[place])].append(value)
    chosen, values = preferred(liked(view, samples, usual), samples, depth.near * view.variant.scale.unit)
    return Choice(chosen, values, _reasons(usual, values))


def _values(tricks: Tricks, world: World, cards: dict[int, Card], depth: Depth | None) -> dict[int, float]:
    found = tricks.searched(world, depth.nodes) if depth is not None else None
    if found is not None:
        return {place: found[place] for place in cards}
    return {place: tricks.played_on(world, place) for place in cards}


def _distinct(facts: Facts) -> dict[int, Card]:
    """Return the cards that may be played by their places, one of each face."""
    legal = [action.card for action in facts.view.legal if isinstance(action, PlayCard)]
    return {facts.code.place[card]: card for card in reversed(legal)}


def _reasons(usual: Choice, values: tuple[Valued, ...]) -> tuple[Because, ...]:
    """Say what rules of thumb say if they agree, and what the deals played on have shown if they tell."""
    chosen, other = values[0], next_best(values)
    thumb_rule = usual.reasons if _face(chosen.action) == _face(usual.action) else ()
    if other is None or not isinstance(other.action, PlayCard):
        return thumb_rule
    ahead = round(chosen.value - other.value)
    if thumb_rule and ahead <= 0:
        return thumb_rule
    return (*thumb_rule, Because(Motive.PLAYED_ON, (other.action.card,), max(0, ahead)))


def _face(action: Action) -> str | None:
    """Return what a card shows, for of two copies either will do."""
    return action.card.face if isinstance(action, PlayCard) else None
