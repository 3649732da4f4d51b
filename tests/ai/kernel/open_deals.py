"""Open deals in the rules' own words, small enough to try every card."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from game.ai.kernel.coding import Coding, coding
from game.ai.kernel.solve import Position
from game.rules.cards import Card, Deck, RankOrder, Suit
from game.rules.counting import card_points
from game.rules.tricks import legal_cards, winning
from game.rules.variant import Counting, Heading, TrickRules, Variant

TABLES = {"two_hand_classic": (0, 1), "auction_250": (1, 2, 3), "cardgames": (0, 1, 2, 3)}
"""The seats in turn of one game of each kind: against each other, one against two, in pairs."""
_MOST = {2: 5, 3: 3, 4: 3}


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


def any_deal(variant: Variant, copies: int, order: RankOrder, chance: Random) -> Deal:
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
    deal = dealt(changed, chance, chance.randint(1, _MOST[variant.players]))
    for _ in range(chance.randrange(len(deal.seats))):
        deal = after(deal, chance.choice(legal(deal)))
    return deal


def dealt(variant: Variant, chance: Random, size: int) -> Deal:
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


def code_of(deal: Deal) -> Coding:
    """Return the coding of the deal's game and trump."""
    return coding(deal.variant, deal.trump)


def position_of(deal: Deal) -> Position:
    """Return the deal in bits."""
    code = code_of(deal)
    turns = [-1] * len(deal.hands)
    for at, seat in enumerate(deal.seats):
        turns[seat] = deal.seats[(at + 1) % len(deal.seats)]
    hands = [code.bits(hand) for hand in deal.hands]
    side = sum(1 << seat for seat in deal.side)
    return Position(code.layout, hands, turns, side, deal.leader, [code.place[card] for card in deal.plays])


def legal(deal: Deal) -> list[Card]:
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


def after(deal: Deal, card: Card) -> Deal:
    """Return the deal after one card more."""
    held = tuple(each for each in deal.hands[deal.to_act] if each != card)
    hands = tuple(held if seat == deal.to_act else hand for seat, hand in enumerate(deal.hands))
    return replace(deal, hands=hands, plays=(*deal.plays, card))


def tried(deal: Deal) -> int:
    """Return what the side takes when every card is tried."""
    if len(deal.plays) == len(deal.seats):
        taker = deal.seat(winning(deal.plays, deal.trump, deal.variant.rank_order))
        if not deal.hands[taker]:
            return worth(deal) if taker in deal.side else 0
        taken = worth(deal) - worth(replace(deal, plays=())) if taker in deal.side else 0
        return taken + tried(replace(deal, leader=taker, plays=()))
    best = max if deal.to_act in deal.side else min
    return best(tried(after(deal, card)) for card in legal(deal))


def worth(deal: Deal) -> int:
    """Return what all the cards count, with the last trick."""
    scoring = deal.variant.scoring
    cards = [card for hand in (*deal.hands, deal.plays) for card in hand]
    return sum(card_points(card, scoring.counting) for card in cards) + scoring.last_trick
