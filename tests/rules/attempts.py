"""Attempts: what a seat might try to do, and the law that exactly what is legal succeeds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import product
from random import Random

from game.rules.actions import (
    Action,
    AnswerConcession,
    Bid,
    BuryCards,
    CallMisdeal,
    ClaimRest,
    Concede,
    DeclareMeld,
    DeclareOut,
    Draw,
    EndMelding,
    ExchangeDix,
    KeepDix,
    NameTrump,
    OfferConcession,
    PassBid,
    PassCards,
    PlayCard,
    ShootMoon,
    ShowDix,
    StartPlay,
    TakeWidow,
    ThrowIn,
)
from game.rules.cards import Rank, Suit
from game.rules.choices import BidRange, ChooseMeld
from game.rules.engine import decide, evolve, legal_actions, legal_choices, why_not
from game.rules.melds import MeldKind
from game.rules.reasons import IllegalAction, Reason
from game.rules.state import State
from tests.rules.places import redealt
from tests.rules.playing import chosen

SAMPLE = 50
"""How many passes and burials of a state are compared with `decide`, in and out of the legal set."""


def thinkable(state: State, chance: Random) -> Iterator[Action]:
    """Yield every simple action, legal or not, and samples of melds, passes and burials from all over."""
    deck = state.variant.deck.cards
    for card in deck:
        yield PlayCard(card)
        if card.rank is Rank.NINE:
            yield ShowDix(card)
            yield ExchangeDix(card)
    yield from (Draw(), Draw(upcard=True), EndMelding(), DeclareOut(), KeepDix(), TakeWidow(), StartPlay())
    yield from (ShootMoon(), ThrowIn(), Concede(), OfferConcession(), CallMisdeal(), ClaimRest(), PassBid())
    yield from (AnswerConcession(agreed=True), AnswerConcession(agreed=False))
    yield from map(NameTrump, Suit)
    yield from (Bid(points) for points in chance.sample(range(-5, 6000), SAMPLE))
    yield from _choosing(state, chance)
    for kind in MeldKind:
        for count in (2, 4, 5, 8):
            yield DeclareMeld(kind, tuple(chance.sample(deck, count)))
    for laid, kind in product(state.melds, MeldKind):
        yield DeclareMeld(kind, laid.meld.cards)


def _choosing(state: State, chance: Random) -> Iterator[Action]:
    """Yield bids, passes and burials in and near the legal sets of the seat to act."""
    if state.to_act is None:
        return
    for choice in legal_choices(state, state.to_act):
        yield from (chosen(choice, chance) for _ in range(SAMPLE))
        if isinstance(choice, BidRange):
            yield from (Bid(points + off) for points in choice.bids for off in (-10, -1, 0, 1, 10))
            continue
        if isinstance(choice, ChooseMeld):
            yield from _claims(choice, chance)
            continue
        for _ in range(SAMPLE):
            action = chosen(choice, chance)
            assert isinstance(action, PassCards | BuryCards)
            yield choice.action((*action.cards[1:], chance.choice(state.deck)))
    cards = (*state.hands[state.to_act], *state.table[state.to_act])
    for _ in range(SAMPLE):
        picked = tuple(chance.choices(cards, k=chance.choice((2, 3, 3, 4, 4, 5)))) if cards else ()
        yield PassCards(picked)
        yield BuryCards(picked)


def _claims(choice: ChooseMeld, chance: Random) -> Iterator[Action]:
    """Yield melds like those that can be picked: under other names, with other cards, and once more."""
    for meld in (*choice.melds, *choice.picked):
        yield meld
        yield from (DeclareMeld(kind, meld.cards) for kind in MeldKind)
        yield DeclareMeld(meld.kind, (*meld.cards[1:], chance.choice(choice.held)))
        yield DeclareMeld(meld.kind, meld.cards[1:])


def exactly_the_legal_is_taken(state: State, seat: int, chance: Random) -> None:
    """Hold what a seat is told it may do against what `decide` takes of that and of much else."""
    legal = legal_actions(state, seat)
    choices = legal_choices(state, seat)
    listed = set(legal)
    assert len(listed) == len(legal), f"listed twice: {legal}"
    for action in legal:
        assert why_not(state, seat, action) is None, f"seat {seat} is offered and refused {action}"
        reduce(evolve, decide(state, seat, action), state)
    for action in thinkable(state, chance):
        offered = action in listed or any(action in choice for choice in choices)
        reason = _refused(state, seat, action)
        assert (reason is None) == offered, f"seat {seat}, {action}: offered {offered}, refused for {reason}"


def _refused(state: State, seat: int, action: Action) -> Reason | None:
    """Return why an action is refused; what is taken has consequences."""
    try:
        assert decide(state, seat, action), f"nothing comes of {action}"
    except IllegalAction as refusal:
        return refusal.reason
    return None


def only_the_seat_to_act_has_a_turn(state: State) -> None:
    """Hold what each seat may do, interrupts left out, against whose turn it is."""
    for seat in range(state.variant.seats):
        turn = legal_actions(state, seat, interrupts=False)
        may = bool(turn or legal_choices(state, seat))
        assert may == (seat == state.to_act), f"seat {seat} has {turn} while {state.to_act} is to act"


def refusals_tell_nothing(state: State, seat: int, chance: Random) -> None:
    """Hold the reasons a seat gets against those in the same deal with all it cannot see dealt otherwise."""
    elsewhere = redealt(state, seat, chance)
    for action in thinkable(state, chance):
        here, there = why_not(state, seat, action), why_not(elsewhere, seat, action)
        assert here == there, f"seat {seat} is refused {action} for {here}, and elsewhere for {there}"
