"""The yardstick player of partnerships; in every other game it plays like the standard one."""

from __future__ import annotations

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.standard import player as standard
from game.ai.standard.tricks.knowledge import Knowledge, learn
from game.ai.text004 import tricks
from game.ai.text004.bidding import willing
from game.ai.text004.passing import given, returned
from game.rules.actions import Action, Bid, NameTrump, PassBid, PassCards, PlayCard
from game.rules.cards import Card
from game.rules.choices import BidRange, ChooseCards
from game.rules.scorer import meld_total
from game.rules.variant import Phase
from game.rules.view import View
from game.rules.whole_hands import meld_table


def choose(view: View, seed: int) -> Choice:
    """Return what the published player does; what the text does not speak of is left to the standard one.

    Raises ValueError for a view whose seat has nothing to decide.
    """
    otherwise = standard.choose(view, seed)
    if not view.variant.partners:
        return otherwise
    match view.phase, otherwise.action:
        case Phase.AUCTION, Bid() | PassBid():
            return _bid(view)
        case Phase.NAME_TRUMP, NameTrump():
            return _named(view, otherwise)
        case Phase.PASSING, PassCards():
            return _pass(view)
        case Phase.PLAYOFF, PlayCard():
            return _card(view)
        case _:
            return otherwise


def _bid(view: View) -> Choice:
    bids = next((choice.bids for choice in view.choices if isinstance(choice, BidRange)), ())
    most = willing(view.hand, view.variant).points
    if bids and (bids[0] <= most or PassBid() not in view.legal):
        return _only(Bid(bids[0]), Because(Motive.SIMULATED, points=most))
    return _only(PassBid(), Because(Motive.HAND_TOO_WEAK, points=most))


def _named(view: View, otherwise: Choice) -> Choice:
    most = willing(view.hand, view.variant)
    action = NameTrump(most.trump)
    return _only(action, Because(Motive.SIMULATED, points=most.points)) if action in view.legal else otherwise


def _pass(view: View) -> Choice:
    (choice,) = (choice for choice in view.choices if isinstance(choice, ChooseCards))
    table, order = meld_table(view.variant), view.variant.rank_order
    if view.contract is None or view.contract.seat != view.seat:
        cards = given(view.hand, choice.count, view.trump, table, order)
    else:
        received = [card for passed in view.passed for card in passed.cards if passed.receiver == view.seat]
        cards = returned(
            view.hand,
            choice.count,
            view.trump,
            table,
            order,
            received=tuple(card for card in received if card is not None),
            barred=[card for card in view.hand if card not in choice.cards],
        )
    left = meld_total(view.hand.without(*cards), view.trump, table)
    return _only(PassCards(cards), Because(Motive.PASSES_SPARE, cards, left))


def _card(view: View) -> Choice:
    knowledge = learn(view)
    legal = [action.card for action in view.legal if isinstance(action, PlayCard)]
    best = knowledge.best()
    if best is None:
        return _lead(knowledge, legal)
    card = tricks.follow(
        legal,
        [play.card for play in view.plays],
        knowledge.trump,
        view.variant.rank_order,
        view.variant.scoring.counting,
        partner_winning=best.seat in knowledge.allies,
        last=len(view.plays) == view.variant.players - 1,
    )
    motive = Motive.WINS_CHEAPLY if knowledge.beats(card, best.card) else Motive.LOSES_CHEAPLY
    return _only(PlayCard(card), Because(motive, (card,)))


def _lead(knowledge: Knowledge, legal: list[Card]) -> Choice:
    """Lead by what was played and shown, without a thought about what others did not play."""
    view = knowledge.view
    shown = [card for seat in knowledge.rivals for card in knowledge.shown[seat]]
    card = tricks.lead(legal, knowledge.trump, (*view.unseen(), *shown), view.variant.rank_order)
    motive = Motive.SURE_TRUMP if card.suit is knowledge.trump else Motive.HIGHEST_PLAIN
    return _only(PlayCard(card), Because(motive, (card,)))


def _only(action: Action, because: Because) -> Choice:
    return Choice(action, (Valued(action, 0.0),), (because,))
