"""Tableside: deals of any game with hands chosen by the test, and deals staged at their last trick."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from random import Random

from game.rules.actions import Action, Bid, NameTrump, PassBid, PassCards, PlayCard
from game.rules.cards import Card, Hand, Suit
from game.rules.contract_events import DeadHandDealt, WidowDealt
from game.rules.dealing import dealt
from game.rules.engine import begin, decide, evolve, legal_actions, legal_choices, start_deal, why_not
from game.rules.events import CardsDealt, DealScored, Event, MatchWon, TrumpTurned
from game.rules.match import evolve_match, new_match
from game.rules.melds import Meld, MeldKind
from game.rules.reasons import Reason
from game.rules.state import Contract, LaidMeld, Trick
from game.rules.variant import Phase, Variant
from tests.rules.playing import chosen


class Table:
    """A match at a table: it plays what the tests say, and keeps the events of the last action."""

    def __init__(
        self, rules: Variant, *, dealer: int = 0, seed: int = 1, scores: tuple[int, ...] = ()
    ) -> None:
        """Sit down; nothing is dealt yet."""
        self.match = new_match(rules, seed, dealer=dealer)
        if scores:
            self.match = replace(self.match, scores=scores)
        self.state = begin(rules)
        self.events: tuple[Event, ...] = ()

    def deal(self, deck: tuple[Card, ...] | None = None) -> Table:
        """Deal the next deal."""
        return self._happen(start_deal(self.match, deck))

    def deal_hands(self, *hands: str, widow: str = "", turned: str = "") -> Table:
        """Deal these hands to seats 0, 1, ...; what is left unsaid is filled with the other cards."""
        return self.deal(deck_for(self.match.variant, self.match.dealer, hands, widow=widow, turned=turned))

    def do(self, *actions: Action) -> Table:
        """Let whoever is to act do each of these in turn."""
        for action in actions:
            assert self.state.to_act is not None
            self._happen(decide(self.state, self.state.to_act, action))
        return self

    def call(self, *points: int) -> Table:
        """Let the seats in turn bid these points; 0 passes."""
        return self.do(*(Bid(each) if each else PassBid() for each in points))

    def name(self, suit: str) -> Table:
        """Let the bidder name trump."""
        return self.do(NameTrump(Suit(suit)))

    def pass_cards(self, text: str) -> Table:
        """Let the seat to act pass these faces, of the copies it holds."""
        assert self.state.to_act is not None
        return self.do(PassCards(pick(self.state.hands[self.state.to_act], text)))

    def play(self, text: str) -> Table:
        """Let the seats in turn play these faces, of the copies they hold."""
        for face in text.split():
            assert self.state.to_act is not None
            self.do(PlayCard(*pick(self.state.hands[self.state.to_act], face)))
        return self

    def refused(self, action: Action, seat: int | None = None) -> Reason | None:
        """Return why the seat (who is to act unless named) may not do this."""
        who = self.state.to_act if seat is None else seat
        assert who is not None
        return why_not(self.state, who, action)

    def play_out(self, seed: int = 1) -> DealScored:
        """Play the deal to its end by chance, without exits, and return its result."""
        chance = Random(seed)
        while self.state.result is None:
            seat = self.state.to_act
            assert seat is not None
            choices = (chosen(choice, chance) for choice in legal_choices(self.state, seat))
            self.do(chance.choice([*legal_actions(self.state, seat, interrupts=False), *choices]))
        return self.state.result

    @property
    def result(self) -> DealScored:
        """The result of the deal, which must be over."""
        assert self.state.result is not None
        return self.state.result

    @property
    def hand_texts(self) -> list[str]:
        """The faces of each hand."""
        return [" ".join(card.face for card in hand) for hand in self.state.hands]

    def _happen(self, events: tuple[Event, ...]) -> Table:
        self.events = events
        self.state = reduce(evolve, events, self.state)
        self.match = reduce(evolve_match, events, self.match)
        return self


def pick(held: Iterable[Card], text: str) -> tuple[Card, ...]:
    """Return held cards with these faces, each once."""
    left, picked = list(held), []
    for face in text.split():
        card = next(card for card in left if card.face == face)
        left.remove(card)
        picked.append(card)
    return tuple(picked)


def deck_for(
    rules: Variant, dealer: int, hands: tuple[str, ...], *, widow: str = "", turned: str = ""
) -> tuple[Card, ...]:
    """Return the deck that deals these hands; places left over get the other cards."""
    left = list(rules.deck.cards)
    wanted: dict[object, list[Card]] = {}
    for place, text in [*enumerate(hands), ("turned", turned), ("widow", widow)]:
        wanted[place] = list(pick(left, text))
        left = [card for card in left if card not in wanted[place]]
    order: list[Card] = []
    for place, count in _places(rules, dealer):
        for _ in range(count):
            own = wanted.get(place)
            order.append(own.pop(0) if own else left.pop(0))
    assert not any(wanted.values()), "a hand is too long"
    return (*order, *left)


def _places(rules: Variant, dealer: int) -> list[tuple[object, int]]:
    """Return where each packet goes, and its size."""
    found: list[tuple[object, int]] = []
    for event in dealt(rules, dealer, rules.deck.cards):
        match event:
            case CardsDealt(seat, cards):
                found.append((seat, len(cards)))
            case WidowDealt(cards):
                found.append(("widow", len(cards)))
            case DeadHandDealt(cards):
                found.append((rules.seats, len(cards)))
            case TrumpTurned():
                found.append(("turned", 1))
            case _:
                pass
    return found


def staged(  # noqa: PLR0913 - a result is made of many things
    rules: Variant,
    last: str,
    *,
    bid: int = 0,
    bidder: int = 0,
    melds: dict[int, int] | None = None,
    tricks: Iterable[tuple[int, int]] = (),
    standing: tuple[int, ...] = (),
    leader: int = 0,
    trump: str = "S",
    dealer: int = 3,
    moon: bool = False,
    kinds: MeldKind = MeldKind.ACES,
    **more: object,
) -> Table:
    """Return a deal before its last trick: `last` is each seat's card, earlier tricks are (winner, points).

    Melds are points by seat; a bid of 0 means that there is no contract.
    """
    table = Table(rules, dealer=dealer)
    hands = tuple(Hand.parse(card) if card != "-" else Hand() for card in last.split())
    laid = tuple(LaidMeld(seat, Meld(kinds, (), points), 0) for seat, points in (melds or {}).items())
    table.state = replace(
        table.state,
        deal_no=1,
        dealer=dealer,
        standing=standing or (0,) * rules.sides,
        target=rules.match.target,
        deck=rules.deck.cards,
        phase=Phase.PLAYOFF,
        to_act=leader,
        leader=leader,
        hands=distinct(hands),
        trump=Suit(trump),
        tricks=tuple(Trick((), winner, points) for winner, points in tricks),
        melds=laid,
        contract=Contract(bidder, bid) if bid else None,
        moon=moon,
    )
    table.state = replace(table.state, **more)  # type: ignore[arg-type]
    table.match = replace(table.match, scores=table.state.standing, kitty=table.state.kitty)
    return table


def distinct(hands: tuple[Hand, ...]) -> tuple[Hand, ...]:
    """Return the hands with copies told apart where two hold the same face."""
    seen: dict[str, int] = {}
    made = []
    for hand in hands:
        own = []
        for card in hand:
            own.append(Card.of(card.rank, card.suit, seen.get(card.face, 0)))
            seen[card.face] = seen.get(card.face, 0) + 1
        made.append(Hand(own))
    return tuple(made)


def finish(table: Table) -> DealScored:
    """Play the last trick and return the result."""
    while table.state.result is None:
        assert table.state.to_act is not None
        table.do(PlayCard(*table.state.hands[table.state.to_act]))
    return table.result


def winner(table: Table) -> int | str | None:
    """Return the side that won the match, None for a draw, "open" while nobody has."""
    won = [event for event in table.events if isinstance(event, MatchWon)]
    return won[0].winner if won else "open"
