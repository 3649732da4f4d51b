"""The solver finds what plain trying of every card by the rules finds, in every game that two sides play."""

import os
from bisect import bisect_left
from dataclasses import dataclass, replace
from random import Random

import pytest

from game.ai.kernel.coding import Coding, coding
from game.ai.kernel.solve import Position, value, values
from game.rules.cards import Card, Deck, RankOrder, Suit
from game.rules.counting import card_points
from game.rules.tricks import legal_cards, winning
from game.rules.variant import Counting, Heading, TrickRules, Variant
from game.rules.variants import REGISTRY

# Thousands of positions were tried against the rules; every run of the suite tries fewer of them.
POSITIONS = int(os.environ.get("PINOCHLE_POSITIONS", "12"))
PLENTY = 10**9
TABLES = {"two_hand_classic": (0, 1), "auction_250": (1, 2, 3), "cardgames": (0, 1, 2, 3)}
MOST = {2: 5, 3: 3, 4: 3}


@dataclass(frozen=True, slots=True)
class Deal:
    """An open deal in the rules' own words: the hands by seat, the seats in turn, and one side's seats."""

    variant: Variant
    trump: Suit
    hands: tuple[tuple[Card, ...], ...]
    seats: tuple[int, ...]
    side: frozenset[int]
    leader: int
    plays: tuple[Card, ...] = ()

    @property
    def to_act(self) -> int:
        return self.seat(len(self.plays))

    def seat(self, after: int) -> int:
        return self.seats[(self.seats.index(self.leader) + after) % len(self.seats)]


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("order", RankOrder)
@pytest.mark.parametrize("copies", [2, 4])
@pytest.mark.parametrize("key", TABLES)
def test_values_are_those_of_trying_every_card(key: str, copies: int, order: RankOrder) -> None:
    chance = Random(f"{key} {copies} {order}")
    for _ in range(POSITIONS):
        deal = _any_deal(REGISTRY[key], copies, order, chance)
        code = coding(deal.variant, deal.trump)
        position = _position(deal, code)
        wanted = {code.place[card]: _tried(_after(deal, card)) for card in _legal(deal)}
        assert values(position, PLENTY) == wanted
        best = max if deal.to_act in deal.side else min
        assert value(position, PLENTY) == best(wanted.values())


def test_both_sides_together_take_all_points() -> None:
    chance = Random("all points")
    for _ in range(POSITIONS):
        deal = _dealt(REGISTRY["auction_250"], chance, 6)
        other = replace(deal, side=frozenset(deal.seats) - deal.side)
        taken = [value(_position(each, _code(deal)), PLENTY) for each in (deal, other)]
        assert sum(points or 0 for points in taken) == _worth(deal)


def test_the_search_stops_at_its_limit_and_says_so() -> None:
    deal = _dealt(REGISTRY["cardgames"], Random("limit"), 6)
    position = _position(deal, _code(deal))
    whole = bisect_left(range(10_000), x=True, key=lambda limit: value(position, limit) is not None)
    assert 50 < whole < 10_000
    assert value(position, whole - 1) is None
    assert value(position, whole) == value(position, PLENTY)
    assert values(position, 50) is None


def test_answers_and_limits_do_not_depend_on_what_was_asked_before() -> None:
    chance = Random("before")
    deals = [_dealt(REGISTRY[key], chance, 5) for key in TABLES]
    questions = [(_position(deal, _code(deal)), limit) for deal in deals for limit in (20, 200, PLENTY)]
    forwards = [values(position, limit) for position, limit in questions]
    backwards = [values(position, limit) for position, limit in reversed(questions)]
    assert forwards == backwards[::-1]
    assert any(answer is None for answer in forwards)


def test_a_position_is_left_as_it_was() -> None:
    deal = _dealt(REGISTRY["cardgames"], Random("left"), 4)
    position = _position(deal, _code(deal))
    for limit in (10, PLENTY):
        values(position, limit)
        assert (position.hands, position.plays) == (_position(deal, _code(deal)).hands, [])


def test_nothing_is_left_to_take_when_no_card_is_left() -> None:
    deal = replace(_dealt(REGISTRY["cardgames"], Random(0), 1), hands=((),) * 4)
    assert value(_position(deal, _code(deal)), PLENTY) == 0


def _any_deal(variant: Variant, copies: int, order: RankOrder, chance: Random) -> Deal:
    """Return a small deal under any rule of tricks, perhaps in the middle of a trick."""
    play = TrickRules(
        heading=chance.choice(list(Heading)),
        must_trump=chance.random() < 3 / 4,
        partner_exempt=chance.random() < 1 / 2,
    )
    counting = chance.choice(list(Counting))
    scoring = replace(variant.scoring, counting=counting, last_trick=chance.choice((0, 1, 10)))
    deck = Deck(copies=copies, nines=copies == 2)
    changed = replace(variant, play=play, scoring=scoring, deck=deck, rank_order=order)
    deal = _dealt(changed, chance, chance.randint(1, MOST[variant.players]))
    for _ in range(chance.randrange(len(deal.seats))):
        deal = _after(deal, chance.choice(_legal(deal)))
    return deal


def _dealt(variant: Variant, chance: Random, size: int) -> Deal:
    """Return a deal of so many cards a seat, which come from a few suits only, so that they meet."""
    seats = TABLES[variant.key]
    suits = chance.sample(list(Suit), chance.choice((2, 3, 4)))
    cards = [card for card in variant.deck.cards if card.suit in suits]
    chosen = chance.sample(cards, size * len(seats))
    hands = {seat: tuple(chosen[at * size : at * size + size]) for at, seat in enumerate(seats)}
    pair = frozenset({seats[0], seats[2]}) if variant.partners else frozenset({chance.choice(seats)})
    side = frozenset(seats) - pair if chance.random() < 1 / 2 else pair
    by_seat = tuple(hands.get(seat, ()) for seat in range(max(seats) + 1))
    return Deal(variant, chance.choice(list(Suit)), by_seat, seats, side, chance.choice(seats))


def _code(deal: Deal) -> Coding:
    return coding(deal.variant, deal.trump)


def _position(deal: Deal, code: Coding) -> Position:
    turns = [-1] * len(deal.hands)
    for at, seat in enumerate(deal.seats):
        turns[seat] = deal.seats[(at + 1) % len(deal.seats)]
    hands = [code.bits(hand) for hand in deal.hands]
    side = sum(1 << seat for seat in deal.side)
    return Position(code.layout, hands, turns, side, deal.leader, [code.place[card] for card in deal.plays])


def _legal(deal: Deal) -> list[Card]:
    """Return one card of every face that the seat to act may play."""
    variant, plays = deal.variant, deal.plays
    ally = False
    if plays and variant.partners:
        best = winning(plays, deal.trump, variant.rank_order)
        ally = deal.seat(best) in _partners(deal)
    held = deal.hands[deal.to_act]
    cards = legal_cards(held, plays, deal.trump, variant.play, variant.rank_order, partner_winning=ally)
    return list({card.face: card for card in cards}.values())


def _partners(deal: Deal) -> frozenset[int]:
    return deal.side if deal.to_act in deal.side else frozenset(deal.seats) - deal.side


def _after(deal: Deal, card: Card) -> Deal:
    """Return the deal after one card more."""
    held = tuple(each for each in deal.hands[deal.to_act] if each != card)
    hands = tuple(held if seat == deal.to_act else hand for seat, hand in enumerate(deal.hands))
    return replace(deal, hands=hands, plays=(*deal.plays, card))


def _tried(deal: Deal) -> int:
    """Return what the side takes when every card is tried."""
    if len(deal.plays) == len(deal.seats):
        taker = deal.seat(winning(deal.plays, deal.trump, deal.variant.rank_order))
        worth = _worth(deal) - _worth(replace(deal, plays=()))
        if not deal.hands[taker]:
            return _worth(deal) if taker in deal.side else 0
        taken = worth if taker in deal.side else 0
        return taken + _tried(replace(deal, leader=taker, plays=()))
    best = max if deal.to_act in deal.side else min
    return best(_tried(_after(deal, card)) for card in _legal(deal))


def _worth(deal: Deal) -> int:
    """Return what all the cards count, with the last trick."""
    scoring = deal.variant.scoring
    cards = [card for hand in (*deal.hands, deal.plays) for card in hand]
    return sum(card_points(card, scoring.counting) for card in cards) + scoring.last_trick
