"""Worlds: a two-hand deal as a seat sees it, with the hidden cards dealt at random to hand and stock."""

from __future__ import annotations

from collections.abc import Iterable
from math import log
from random import Random

from game.ai.kernel.coding import coding
from game.ai.kernel.duel.deal import Deal, Side
from game.ai.kernel.duel.laws import laws
from game.ai.kernel.sample import shuffle
from game.rules.cards import Card, Rank, Suit
from game.rules.variant import MatchFormat, Phase
from game.rules.view import View

# How much likelier than the stock a hand that has been picked over holds a card, as odds.
_PLAIN_ODDS = {Rank.NINE: 0.2, Rank.ACE: 1.65}
_TRUMP_ODDS = {Rank.NINE: 0.2, Rank.JACK: 1.35, Rank.KING: 1.1, Rank.TEN: 1.6, Rank.ACE: 1.5}
_PICKED_OVER = 5  # So many tricks make it so; before, the odds are more even.


class Known:
    """What a view says, on bits: the deal without what is hidden, and how much of that the other seat has."""

    def __init__(self, view: View, me: int, trump: Suit) -> None:
        code = coding(view.variant, trump)
        self.me = me
        self.bit = {card: place + card.copy for card, place in code.place.items()}
        self.card = {bit: card for card, bit in self.bit.items()}
        self.hidden = [self.bit[card] for card in view.unseen()]
        self.odds = [_odds(card, trump, len(view.tricks)) for card in view.unseen()]
        self.room = view.hand_sizes[1 - me] - len(view.known[1 - me])
        self.deal = Deal(
            laws(view.variant, trump), [self._side(view, seat) for seat in (0, 1)], [[], []], -1, -1
        )
        self._place(view)

    def bits(self, cards: Iterable[Card]) -> int:
        """Return these cards."""
        return sum(1 << self.bit[card] for card in cards)

    def world(self, chance: Random) -> Deal:
        """Return a deal in which every hidden card lies somewhere."""
        order = {
            bit: log(1.0 - chance.random()) / odds for bit, odds in zip(self.hidden, self.odds, strict=True)
        }
        cards = sorted(self.hidden, key=order.__getitem__, reverse=True)
        deal, other = self.deal.copy(), self.deal.sides[1 - self.me].copy()
        for bit in cards[: self.room]:
            other.own |= 1 << bit
        other.fresh_nines |= other.own & deal.laws.nines & ~self.counted
        deal.sides[1 - self.me] = other
        stock = cards[self.room :]
        shuffle(stock, chance)
        if stock:
            deal.bottom = stock.pop()
            half = len(stock) // 2
            deal.coming = [stock[:half], stock[half:]]
        return deal

    def _side(self, view: View, seat: int) -> Side:
        rules = laws(view.variant, view.trump or Suit.SPADES)
        table = self.bits(view.table[seat])
        own = table | self.bits(view.hand if seat == self.me else view.known[seat])
        side = Side(own, table, [0] * rules.shapes.levels)
        self.counted = self.bits(view.counted_dix)
        side.fresh_nines = own & rules.nines & ~self.counted
        side.met = self.bits(view.known[seat])
        side.melds, side.taken = view.meld_points[seat], view.trick_points[seat]
        for laid in view.melds:
            if laid.seat == seat and laid.meld.kind in rules.shapes.kinds:
                for level in rules.shapes.blocks[rules.shapes.kinds.index(laid.meld.kind)]:
                    side.blocked[level] |= self.bits(laid.meld.cards)
        return side

    def _place(self, view: View) -> None:
        deal = self.deal
        deal.draws = (view.stock_count + (view.upcard is not None)) // 2
        if view.upcard is not None:
            deal.upcard = self.bit[view.upcard]
            deal.turned_nine = view.upcard.rank is Rank.NINE and not view.exchanged
        deal.exchanged = view.exchanged
        deal.gone = self.bits(play.card for trick in view.tricks for play in trick.plays)
        deal.leader = view.leader
        deal.led = self.bit[view.plays[0].card] if view.plays else -1
        deal.window = view.phase is Phase.MELD_WINDOW
        deal.melded = view.window_melds > 0
        deal.shown = view.window_dix
        deal.drawn = view.drawn
        if view.variant.match.format is MatchFormat.MATCH:
            deal.needs = [view.target - points for points in view.standing]


def _odds(card: Card, trump: Suit, tricks: int) -> float:
    """Return how much likelier a hidden card is in the other hand than in the stock, after some tricks."""
    picked = (_TRUMP_ODDS if card.suit is trump else _PLAIN_ODDS).get(card.rank, 1.0)
    return float(picked ** min(1.0, tricks / _PICKED_OVER))
