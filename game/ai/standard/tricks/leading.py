"""Leading: which card to lead, as a value on the x1 scale and a reason for each."""

from __future__ import annotations

from game.ai.choice import Because, Motive
from game.ai.standard.tricks.knowledge import Knowledge
from game.ai.standard.tricks.winning import holds, led_won
from game.ai.standard.tricks.worth import is_top, kept, side_winners, trick_stake
from game.rules.cards import Card

_SURE = 0.97
_LIKELY = 0.5
_GAIN, _LOSS = 0.8, 1.3  # What the others add to a trick led and won, or lost.
_CASH = 1.2  # What it is worth to play a winner while it is one,
_HIGH = 0.06  # and the higher one of two.
_LONE_ACE = 0.4
_LONG_SUIT = 0.05
_FOR_THE_BIDDER = 1.5  # What it costs a defender to draw trumps for the bidder,
_UNPROVOKED = 1.0  # and anybody else to spend them with too few to gain by it.
_MANY = 5
_FORCING = 0.45


def value(knowledge: Knowledge, card: Card) -> tuple[float, Because]:
    """Return what leading this card is worth, comparable inside one choice, and why one would."""
    if card.suit is knowledge.trump:
        return _trump(knowledge, card)
    if is_top(knowledge, card):
        return _winner(knowledge, card)
    return _loser(knowledge, card)


def _winner(knowledge: Knowledge, card: Card) -> tuple[float, Because]:
    """Cash it while others still follow; a lone ace first, a short suit before a long one."""
    alone = holds(knowledge, card, card.suit, knowledge.to_follow())
    length = sum(held.suit is card.suit for held in knowledge.own)
    worth = _CASH + _expected(knowledge, card, led_won(knowledge, card)) + _HIGH * knowledge.height(card)
    worth += (_LONE_ACE if length == 1 else 0.0) - _LONG_SUIT * length
    if alone >= _SURE:
        return worth, Because(Motive.CASHES_WINNER, (card,))
    if alone >= _LIKELY:
        return worth, Because(Motive.LIKELY_WINNER, (card,), round(100 * alone))
    return worth, Because(Motive.LEADS_SMALL, (card,))


def _loser(knowledge: Knowledge, card: Card) -> tuple[float, Because]:
    won = led_won(knowledge, card)
    worth = _expected(knowledge, card, won) - kept(knowledge, card)
    if knowledge.allies and won >= _LIKELY:
        return worth, Because(Motive.LEADS_TO_PARTNER, (card,))
    return worth, Because(Motive.LEADS_SMALL, (card,))


def _expected(knowledge: Knowledge, card: Card, won: float) -> float:
    units = knowledge.units(card)
    return won * (units + _GAIN + trick_stake(knowledge)) - (1 - won) * (units + _LOSS)


def _trump(knowledge: Knowledge, card: Card) -> tuple[float, Because]:
    trumps = [held for held in knowledge.own if held.suit is knowledge.trump]
    out = knowledge.trumps_out()
    if not out:
        return _last_trumps(knowledge, card, len(trumps))
    stronger = len(trumps) * 2 >= out and len(trumps) >= min(_MANY, len(knowledge.own) // 2 + 1)
    defending = knowledge.own_contract is False
    won = led_won(knowledge, card)
    worth = _expected(knowledge, card, won) - kept(knowledge, card)
    if defending or not stronger:
        spent = 0.0 if stronger else _FOR_THE_BIDDER if defending else _UNPROVOKED
        return worth - spent, Because(Motive.LEADS_SMALL, (card,))
    behind = len(side_winners(knowledge))
    if is_top(knowledge, card):
        worth = 0.4 + 0.25 * min(behind, 4) + 0.1 * (len(trumps) - out / 2)
        return worth, Because(Motive.PULLS_TRUMPS, (card,), out)
    return worth + _forcing(knowledge, card, trumps, out), Because(Motive.FORCES_HIGH_TRUMPS, (card,), out)


def _forcing(knowledge: Knowledge, card: Card, trumps: list[Card], out: int) -> float:
    """Return what a low trump gains by forcing out higher ones, which are beaten later by none."""
    lost = kept(knowledge, card) if not knowledge.units(card) else 0.0
    return lost + _FORCING * max(0.0, len(trumps) - out / 2)


def _last_trumps(knowledge: Knowledge, card: Card, count: int) -> tuple[float, Because]:
    """Trumps that nobody can beat wait: they regain the lead, and take the last trick."""
    losers = len(knowledge.own) - count - len(side_winners(knowledge))
    if count > 1 or not losers:
        return 0.6 - 0.01 * knowledge.height(card), Because(Motive.CASHES_WINNER, (card,))
    return -9.0, Because(Motive.CASHES_WINNER, (card,))
