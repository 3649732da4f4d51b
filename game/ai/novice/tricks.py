"""Tricks as greed plays them: the open trick is looked at, and no trick before it is remembered."""

from __future__ import annotations

from game.ai.choice import Because, Choice, Motive
from game.ai.standard.ranking import ranked
from game.ai.standard.tricks.knowledge import allied
from game.rules.actions import PlayCard
from game.rules.cards import Card, Rank, Suit
from game.rules.counting import card_points, pile_points
from game.rules.state import Play
from game.rules.tricks import beats, winning
from game.rules.view import View

_DEAR = 0.01  # Among cards that bring the same, the lower one is given, and a plain one before a trump.
_TAKING = 1.0  # What it is worth to take a trick, beside its points;
_OVERTAKING = -3.0  # to take it from the partner, who would have it anyway;
_ACE = 1.5  # and to keep an ace, which takes a trick of its own.
_FOR_THE_BIDDER = 9.0  # No defender leads trumps for the bidder while there is anything else.


def play(view: View, seed: int) -> Choice:
    """Return the card to play, with what each that may be played brings: a lead its height, else points."""
    cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
    weighed = {card: _following(view, card) if view.plays else _leading(view, card) for card in cards}
    values = {PlayCard(card): value * view.variant.scale.unit for card, (value, _) in weighed.items()}
    action, ordered = ranked(values, seed)
    return Choice(action, ordered, (weighed[action.card][1],))


def _leading(view: View, card: Card) -> tuple[float, Because]:
    """Lead the highest card, a plain one before a trump."""
    value = _height(view, card) - _DEAR * (card.suit is view.trump)
    contract = view.contract
    defending = contract is not None and contract.seat not in _side(view)
    if defending and card.suit is view.trump:
        value -= _FOR_THE_BIDDER
    return value, Because(Motive.LEADS_HIGHEST, (card,))


def _following(view: View, card: Card) -> tuple[float, Because]:
    best = _best(view)
    if best.seat in _side(view) and _is_safe(view, best.card):
        return _with_partner(view, card, best.card)
    if not _takes(view, card, best.card):
        return -_units(view, card) - _dearness(view, card), Because(Motive.THROWS_LOWEST, (card,))
    pile = pile_points((each.card for each in view.plays), view.variant.scoring.counting)
    value = pile / view.variant.scale.unit
    follows = card.suit is view.plays[0].card.suit
    if _is_last(view) or not follows:
        value += (_TAKING if follows else 0.0) - _dearness(view, card)
        return value, Because(Motive.WINS_CHEAPLY, (card,))
    return value + _TAKING + _dearness(view, card), Because(Motive.TAKES_HIGH, (card,))


def _with_partner(view: View, card: Card, best: Card) -> tuple[float, Because]:
    """Leave the partner its trick, and give it points where nobody can take them any more."""
    if _takes(view, card, best):
        return _OVERTAKING - _dearness(view, card), Because(Motive.WINS_CHEAPLY, (card,))
    units = _units(view, card)
    if not _is_last(view) and best.suit is not view.trump:
        return -units - _dearness(view, card), Because(Motive.PARTNER_WINS, (best,))
    kept = _ACE if card.rank is Rank.ACE else 0.0
    if card.suit is view.trump:
        kept += _ACE
    points = card_points(card, view.variant.scoring.counting)
    because = (
        Because(Motive.FEEDS_PARTNER, (card,), points) if points else Because(Motive.PARTNER_WINS, (best,))
    )
    return units - kept - _dearness(view, card), because


def _best(view: View) -> Play:
    cards = [play.card for play in view.plays]
    return view.plays[winning(cards, _trump(view), view.variant.rank_order)]


def _takes(view: View, card: Card, best: Card) -> bool:
    return beats(card, best, _trump(view), view.variant.rank_order)


def _trump(view: View) -> Suit:
    if view.trump is None:
        raise ValueError(f"nobody plays a card in {view}")
    return view.trump


def _side(view: View) -> tuple[int, ...]:
    return () if view.seat is None else (view.seat, *allied(view, view.seat))


def _is_last(view: View) -> bool:
    return len(view.plays) == view.variant.players - 1


def _is_safe(view: View, best: Card) -> bool:
    """Say whether a partner's card wins the trick, as far as the table shows: an ace, or nobody follows."""
    return _is_last(view) or best.rank is Rank.ACE


def _units(view: View, card: Card) -> float:
    return card_points(card, view.variant.scoring.counting) / view.variant.scale.unit


def _dearness(view: View, card: Card) -> float:
    return _DEAR * (_height(view, card) + (len(Rank) if card.suit is view.trump else 0))


def _height(view: View, card: Card) -> float:
    return float(view.variant.rank_order.strength(card.rank))
