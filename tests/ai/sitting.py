"""Sitting: positions at tables of two to four, in games with melds laid at once, and what is done in them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from game.ai.choice import Choice, Motive
from game.ai.standard import player
from game.ai.standard.tricks.knowledge import Knowledge, learn
from game.rules.actions import Action, BuryCards, PassCards, PlayCard
from game.rules.cards import Card, Hand, Suit
from game.rules.engine import begin, view
from game.rules.seats import in_play
from game.rules.state import Call, Contract, Passed, Play, State, Trick
from game.rules.variant import Phase, Variant
from game.rules.variants import REGISTRY
from game.rules.view import View

CARDGAMES = REGISTRY["cardgames"]
CLASSIC_500 = REGISTRY["classic_500"]
DOUBLE_DECK = REGISTRY["double_deck"]
STAKES = REGISTRY["auction_250"]
SEEDS = range(8)


def sit(  # noqa: PLR0913 - a position is many things
    hand: str,
    *,
    rules: Variant = CARDGAMES,
    phase: Phase = Phase.PLAYOFF,
    trump: str = "S",
    bidder: int = 0,
    bid: int = 250,
    led: str = "",
    gone: str = "",
    shown: dict[int, str] | None = None,
    calls: str = "",
    seed: int = 0,
    **more: Any,  # noqa: ANN401 - any field of a state
) -> State:
    """Return a deal in which seat 0 is to act with this hand; the dealer sits at its right.

    `led` are the cards that the seats before it have played to the open trick, `gone` those of past tricks,
    `shown` cards known to be in other hands. All others lie anywhere in the other hands, as `seed` has it; in
    the play what finds no place there is gone too. `calls` reads `250 - 260`, the last by the seat before.
    """
    named, groups = _named(hand, led, gone, *(shown or {}).values())
    mine, plays, past, *placed = groups
    rest = [card for card in rules.deck.cards if card not in named]
    Random(seed).shuffle(rest)
    start = begin(rules)
    dealer = rules.seats - 1
    seats = [seat for seat in in_play(rules, dealer) if seat != 0]
    leaders = seats[len(seats) - len(plays) :]
    known: dict[int, tuple[Card, ...]] = dict(zip(shown or {}, placed, strict=True))
    hands = {0: mine}
    for seat in seats:
        whole = len(mine) - (seat in leaders) if phase is Phase.PLAYOFF else rules.deal.hand_size
        size = max(0, whole - len(known.get(seat, ())))
        hands[seat] = (*known.get(seat, ()), *(rest.pop() for _ in range(min(size, len(rest)))))
    bidding, playing = phase is Phase.AUCTION, phase is Phase.PLAYOFF
    state = replace(
        start,
        deal_no=1,
        dealer=dealer,
        phase=phase,
        to_act=0,
        leader=leaders[0] if leaders else 0,
        hands=tuple(Hand(hands.get(seat, ())) for seat in range(rules.seats)),
        known=tuple(known.get(seat, ()) for seat in range(rules.seats)),
        trump=None if phase in (Phase.AUCTION, Phase.NAME_TRUMP) else Suit(trump),
        contract=Contract(bidder, bid) if rules.is_bid and not bidding else None,
        calls=_calls(calls, rules),
        plays=tuple(Play(seat, card) for seat, card in zip(leaders, plays, strict=True)),
        tricks=tuple(Trick((Play(0, card),), 0, 0) for card in (*past, *rest) if playing),
    )
    return replace(state, **more)


def seen(state: State) -> View:
    """Return what seat 0 sees."""
    return view(state, 0)


def knows(hand: str, **setting: Any) -> Knowledge:  # noqa: ANN401 - as `sit` takes it
    """Return what seat 0 knows in this position."""
    return learn(seen(sit(hand, **setting)))


def asked(state: State, *, seed: int = 0) -> Choice:
    """Return what the standard player in seat 0 does; it is allowed."""
    mine = seen(state)
    choice = player.choose(mine, seed)
    assert allowed(mine, choice.action)
    return choice


def allowed(mine: View, action: Action) -> bool:
    """Say whether a view offers an action, on its list or among its choices."""
    return action in mine.legal or any(action in choice for choice in mine.choices)


def plays(hand: str, **setting: Any) -> set[str]:  # noqa: ANN401 - as `sit` takes it
    """Return the faces played from a hand, however the hidden cards lie."""
    actions = [asked(sit(hand, seed=seed, **setting)).action for seed in SEEDS]
    assert all(isinstance(action, PlayCard) for action in actions)
    return {action.card.face for action in actions if isinstance(action, PlayCard)}


def picked(state: State) -> list[str]:
    """Return the faces that seat 0 passes or buries."""
    action = asked(state).action
    assert isinstance(action, PassCards | BuryCards)
    return [card.face for card in action.cards]


def why(choice: Choice) -> Motive:
    """Return the main reason."""
    return choice.reasons[0].code


def received(cards: str) -> tuple[Passed, ...]:
    """Return a pass of these cards, which are in seat 0's hand by now, from seat 2."""
    return (Passed(2, 0, Hand.parse(cards).cards),)


def _calls(text: str, rules: Variant) -> tuple[Call, ...]:
    words = text.split()
    seats = [(seat - len(words)) % rules.seats for seat in range(len(words))]
    return tuple(
        Call(seat, None if word == "-" else int(word)) for seat, word in zip(seats, words, strict=True)
    )


def _named(*texts: str) -> tuple[set[Card], list[tuple[Card, ...]]]:
    """Return all the cards named, and each text's in the order named; a face twice is two copies."""
    taken: set[Card] = set()
    groups = []
    for text in texts:
        group = []
        for word in text.split():
            card = Card.parse(word)
            while card in taken:
                card = Card.of(card.rank, card.suit, card.copy + 1)
            taken.add(card)
            group.append(card)
        groups.append(tuple(group))
    return taken, groups
