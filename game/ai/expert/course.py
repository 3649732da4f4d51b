"""The course of a deal with sampled cards: from its contract on, with good manners, to the last trick."""

from __future__ import annotations

from game.ai.expert.manners import manners
from game.ai.expert.reckoning import reckoner
from game.ai.expert.worth import Played
from game.ai.kernel.layout import joined, pile, without
from game.ai.kernel.rollout import apart, play_out
from game.ai.kernel.table import Table
from game.ai.standard.estimate import chance
from game.rules.cards import Suit
from game.rules.contract_rules import Lead, ThrowingIn, TrumpNamed
from game.rules.endings import Ending
from game.rules.keeping import all_points
from game.rules.seats import in_play, partner_of, side_of
from game.rules.state import Contract
from game.rules.variant import Variant

Hands = tuple[int, ...]

# Chances of making it below which a bidder gives a contract up, for stakes and for points.
_HOPELESS_STAKES, _HOPELESS_POINTS = 0.35, 0.08


class Course:
    """The deals of one variant and one dealer; hands come by seat, and last what lies away.

    `order` are the seats in play, the one at the dealer's left first.
    """

    def __init__(self, variant: Variant, dealer: int) -> None:
        self.variant, self._unit = variant, variant.scale.unit
        self.order = in_play(variant, dealer)
        self.reckon = reckoner(variant)
        self._manners = {suit: manners(variant, suit) for suit in Suit}
        self._tables: dict[tuple[int | None, Suit], Table] = {}
        self._all_points = all_points(variant)

    def bid(self, hands: Hands, contract: Contract, trump: Suit | None = None) -> Played:
        """Return how a contract goes from the end of the auction on; hands without a trump."""
        hands, suit = self._ready(hands, contract, trump)
        return self._untrumped(contract) if suit is None else self.melded(hands, contract, suit)

    def run(self, hands: Hands, contract: Contract, trump: Suit | None) -> tuple[Hands, Played]:
        """Return the same, played on even where the melds end it, and the hands that they are laid from."""
        hands, suit = self._ready(hands, contract, trump)
        if suit is None:
            return hands, self._untrumped(contract)
        return hands, self._buried(hands, contract, suit, self.melds(hands, contract, suit))

    def _untrumped(self, contract: Contract) -> Played:
        return Played(contract, None, (0,) * self.variant.seats, ending=Ending.NO_TRUMP)

    def _ready(self, hands: Hands, contract: Contract, trump: Suit | None) -> tuple[Hands, Suit | None]:
        """Return the hands when melds are to be laid, and their trump; None where none may be named."""
        reckon, seat = self.reckon, contract.seat
        widow = self.variant.widow
        unseen = trump is None and widow.trump_named is TrumpNamed.BEFORE_WIDOW
        named = reckon.best(hands[seat])[0] if unseen else trump
        if widow.widow:
            hands = self._widow(hands, seat)
        suit = named or self._trump(hands[seat], contract)
        if not reckon.nameable(reckon.recoded(hands[seat], suit)):
            return hands, None
        return self._passed(tuple(reckon.recoded(hand, suit) for hand in hands), contract, suit), suit

    def _trump(self, hand: int, contract: Contract) -> Suit:
        if self.variant.widow.widow:
            return self.reckon.named(hand, contract.points)
        return self.reckon.best(hand)[0]

    def _widow(self, hands: Hands, bidder: int) -> Hands:
        """Return the hands with the widow at the bidder, or one card of it everywhere if it is shared."""
        layout, widow = self.reckon.plain.layout, hands[-1]
        if self.variant.widow.shared:
            for seat in self.order:
                low = widow & -widow
                place = low.bit_length() - 1 if seat != bidder else (widow & layout.ones).bit_length() - 1
                hands = _put(hands, seat, joined(layout, hands[seat], 1 << place))
                widow = without(layout, widow, 1 << place)
        else:
            hands = _put(hands, bidder, joined(layout, hands[bidder], widow))
        return _put(hands, len(hands) - 1, 0)

    def named(self, hands: Hands, contract: Contract, trump: Suit) -> Played:
        """Return the same from the naming of trump on, the widow with the bidder; hands with this trump."""
        return self.melded(self._passed(hands, contract, trump), contract, trump)

    def _passed(self, hands: Hands, contract: Contract, trump: Suit) -> Hands:
        """Return the hands after partners have passed cards to and fro."""
        count, seat = self.variant.passing.passed, contract.seat
        partner = partner_of(self.variant, seat)
        if count and partner is not None:
            gift = self._manners[trump].given(hands[partner], count)
            hands = self.moved(trump, hands, partner, seat, gift)
            hands = self.returned(hands, contract, trump)
        return hands

    def returned(self, hands: Hands, contract: Contract, trump: Suit) -> Hands:
        """Return the hands after the bidder has given back as many cards as it got."""
        count, seat = self.variant.passing.passed, contract.seat
        partner = partner_of(self.variant, seat)
        if partner is None:
            return hands
        back = self._manners[trump].returned(hands[seat], count)
        return self.moved(trump, hands, seat, partner, back)

    def melds(self, hands: Hands, contract: Contract | None, trump: Suit) -> tuple[int, ...]:
        """Return what each seat melds, too little for its side left out (rules 5.3, 7.5)."""
        count, rules = self.reckon.melds[trump], self.variant.contract
        alone = rules.only_bidder_melds and contract is not None
        melders = (contract.seat,) if alone and contract else self.order
        points = [count.total(hands[seat]) if seat in melders else 0 for seat in range(self.variant.seats)]
        if rules.min_meld:
            sides = [side_of(self.variant, seat) for seat in range(self.variant.seats)]
            totals = [sum(p for p, side in zip(points, sides, strict=True) if side == own) for own in sides]
            points = [p if total >= rules.min_meld else 0 for p, total in zip(points, totals, strict=True)]
        return tuple(points)

    def melded(self, hands: Hands, contract: Contract, trump: Suit) -> Played:
        """Return the same from the melds on: they are counted, cards are buried, tricks are played."""
        melds = self.melds(hands, contract, trump)
        ending = self.ending(hands, contract, melds)
        if ending is not None:
            return Played(contract, trump, melds, ending=ending)
        return self._buried(hands, contract, trump, melds)

    def _buried(self, hands: Hands, contract: Contract, trump: Suit, melds: tuple[int, ...]) -> Played:
        """Return the same from the burial on, whatever the melds have come to."""
        buried, seat = 0, contract.seat
        if self.variant.widow.buried:
            buried = self._manners[trump].buried(hands[seat], self.variant.widow.buried)
            hands = self.moved(trump, hands, seat, len(hands) - 1, buried)
        return self.led(hands, contract, trump, melds, buried)

    def led(
        self, hands: Hands, contract: Contract | None, trump: Suit, melds: tuple[int, ...], buried: int = 0
    ) -> Played:
        """Return the same from the first lead on, also where nobody has bid."""
        bidder = contract.seat if contract else None
        table = self._tables.get((bidder, trump))
        if table is None:
            table = self._tables[bidder, trump] = self.table(contract, trump)
        taken, tricks = [0] * self.variant.seats, [0] * self.variant.seats
        if bidder is not None:
            taken[bidder] += pile(table.layout, buried)
        play_out(table, apart(table.layout, list(hands)), -1, taken, tricks)
        return Played(contract, trump, melds, tuple(taken), tuple(tricks))

    def ending(self, hands: Hands, contract: Contract, melds: tuple[int, ...]) -> Ending | None:
        """Return how a deal ends that the melds decide, or that a bidder would not play; None: it is played.

        Rules 5.3, 5.5.
        """
        variant, rules = self.variant, self.variant.contract
        own = sum(
            melds[seat] for seat in self.order if side_of(variant, seat) == side_of(variant, contract.seat)
        )
        if variant.stakes.paid and own >= contract.points:
            return Ending.MELD_REACHED_BID
        if own < rules.min_meld:
            return Ending.MELD_TOO_SMALL
        if contract.points > own + self._all_points:
            return Ending.OUT_OF_REACH if rules.throwing_in is ThrowingIn.COMPULSORY else self._left()
        if not rules.conceding:
            return None
        missing = (contract.points - own) / self._unit - self.reckon.led(hands[contract.seat])
        worst = _HOPELESS_STAKES if variant.stakes.paid else _HOPELESS_POINTS
        return Ending.CONCEDED if chance(missing, self.reckon.led_spread) < worst else None

    def _left(self) -> Ending | None:
        """Return how a contract ends that all tricks cannot fulfil, None where it must be played."""
        rules = self.variant.contract
        if rules.throwing_in is ThrowingIn.ALLOWED:
            return Ending.THROWN_IN
        return Ending.CONCEDED if rules.conceding else None

    def table(self, contract: Contract | None, trump: Suit) -> Table:
        """Return the table at which this deal's tricks are played, with its first leader to lead."""
        friends = [0] * self.variant.seats
        for seat in self.order:
            friends[seat] = sum(1 << other for other in self.order if self._friends(contract, seat, other))
        layout = self.reckon.codes[trump].layout
        table = Table(layout, list(self.order), friends, friends[contract.seat] if contract else 0)
        by_bidder = contract is not None and self.variant.contract.lead is Lead.BIDDER
        table.open_trick(contract.seat if by_bidder and contract else self.order[0], [])
        table.leads_trump = self.variant.play.lead_trump_first
        for seat in self.order:
            partner = partner_of(self.variant, seat)
            table.spared[seat] = 0 if partner is None else 1 << partner
        return table

    def _friends(self, contract: Contract | None, one: int, other: int) -> bool:
        """Say whether two seats share a fate: a score, or against the bidder for stakes the defence."""
        if side_of(self.variant, one) == side_of(self.variant, other):
            return True
        return self.variant.stakes.paid and contract is not None and contract.seat not in (one, other)

    def moved(self, trump: Suit, hands: Hands, giver: int, receiver: int, cards: int) -> Hands:
        """Return the hands after cards of bits went from one to another."""
        layout = self.reckon.codes[trump].layout
        less = _put(hands, giver, without(layout, hands[giver], cards))
        return _put(less, receiver, joined(layout, hands[receiver], cards))


def _put(hands: Hands, place: int, hand: int) -> Hands:
    return (*hands[:place], hand, *hands[place + 1 :])
