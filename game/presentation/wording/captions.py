"""One line for every event: what has just happened, for the caption, the log and the screen reader."""

from __future__ import annotations

from typing import assert_never

from game.presentation.wording import _, card_name, meld_title, ngettext, player_name, side_name, suit_name
from game.presentation.wording.contract_captions import contract_caption
from game.presentation.wording.endings import outcome
from game.rules.contract_events import ContractEvent
from game.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsDealt,
    ClaimCounted,
    DealScored,
    DealStarted,
    DixExchanged,
    DixShown,
    Event,
    MatchWon,
    MeldDeclared,
    OutDeclared,
    PlayoffBegan,
    TargetRaised,
    TrickWon,
    TrumpTurned,
    WindowClosed,
)
from game.rules.seats import side_of
from game.rules.variant import Phase
from game.rules.view import View


def caption(event: Event, view: View) -> str | None:
    """Return the line for an event as the view's seat saw it, or None when there is nothing to say."""
    if isinstance(event, ContractEvent):
        return contract_caption(event, view)
    match event:
        case DealStarted() | CardsDealt() | TrumpTurned():
            return _dealing(event, view)
        case CardPlayed() | TrickWon():
            return _trick(event, view)
        case MeldDeclared() | DixShown() | DixExchanged():
            return _meld(event, view)
        case CardDrawn() | WindowClosed() | PlayoffBegan():
            return _stock(event, view)
        case OutDeclared() | ClaimCounted() | DealScored() | TargetRaised() | MatchWon():
            return _end(event, view)
        case _:
            assert_never(event)


def _dealing(event: DealStarted | CardsDealt | TrumpTurned, view: View) -> str | None:
    match event:
        case DealStarted(deal_no, dealer):
            if dealer == view.seat:
                return _("Deal {number}: you deal.").format(number=deal_no)
            return _("Deal {number}: {player} deals.").format(number=deal_no, player=_who(view, dealer))
        case CardsDealt():
            return None
        case TrumpTurned(card, dealer, points):
            name = card_name(card)
            if not points:
                return _("{Card} is turned: {suit} are trump.").format(
                    Card=_capital(name), suit=suit_name(card.suit)
                )
            if dealer == view.seat:
                return _("You turn {card} and score {points}.").format(card=name, points=points)
            return _("{player} turns {card} and scores {points}.").format(
                player=_who(view, dealer), card=name, points=points
            )


def _trick(event: CardPlayed | TrickWon, view: View) -> str | None:
    mine = event.seat == view.seat
    who = _who(view, event.seat)
    match event:
        case CardPlayed(_, card):
            if mine:
                return _("You play {card}.").format(card=card_name(card))
            return _("{player} plays {card}.").format(player=who, card=card_name(card))
        case TrickWon(_, points, last):
            if last and mine:
                return ngettext(
                    "You take the last trick: {points} point.",
                    "You take the last trick: {points} points.",
                    points,
                ).format(points=points)
            if last:
                return ngettext(
                    "{player} takes the last trick: {points} point.",
                    "{player} takes the last trick: {points} points.",
                    points,
                ).format(player=who, points=points)
            if mine:
                return ngettext(
                    "You take the trick: {points} point.", "You take the trick: {points} points.", points
                ).format(points=points)
            return ngettext(
                "{player} takes the trick: {points} point.",
                "{player} takes the trick: {points} points.",
                points,
            ).format(player=who, points=points)


def _meld(event: MeldDeclared | DixShown | DixExchanged, view: View) -> str:
    mine = event.seat == view.seat
    who = _who(view, event.seat)
    match event:
        case MeldDeclared(_, meld):
            if mine:
                return _("You meld: {meld}, {points}.").format(meld=meld_title(meld), points=meld.points)
            return _("{player} melds: {meld}, {points}.").format(
                player=who, meld=meld_title(meld), points=meld.points
            )
        case DixShown(_, card, points):
            if mine:
                return _("You show {card} for {points}.").format(card=card_name(card), points=points)
            return _("{player} shows {card} for {points}.").format(
                player=who, card=card_name(card), points=points
            )
        case DixExchanged(_, _, taken, points):
            if mine and points:
                return _("You take {card} for the nine of trump and score {points}.").format(
                    card=card_name(taken), points=points
                )
            if mine:
                return _("You take {card} for the nine of trump.").format(card=card_name(taken))
            if points:
                return _("{player} takes {card} for the nine of trump and scores {points}.").format(
                    player=who, card=card_name(taken), points=points
                )
            return _("{player} takes {card} for the nine of trump.").format(player=who, card=card_name(taken))


def _stock(event: CardDrawn | WindowClosed | PlayoffBegan, view: View) -> str | None:
    if Phase.STOCK_TRICK not in view.variant.phases:
        return _without_stock(event, view)
    match event:
        case CardDrawn(seat, card) if seat == view.seat and card:
            return _("You draw {card}.").format(card=card_name(card))
        case CardDrawn(seat, card) if card:
            return _("{player} draws {card}.").format(player=_who(view, seat), card=card_name(card))
        case CardDrawn(seat):
            return _("{player} draws a card.").format(player=_who(view, seat))
        case WindowClosed():
            return None
        case PlayoffBegan(leader):
            if leader == view.seat:
                return _("The stock is gone. You lead; from now on suit must be followed.")
            return _("The stock is gone. {player} leads; from now on suit must be followed.").format(
                player=_who(view, leader)
            )


def _without_stock(event: CardDrawn | WindowClosed | PlayoffBegan, view: View) -> str | None:
    """Return the line where the only card ever taken is the turned one."""
    match event:
        case CardDrawn(seat, card) if card:
            text = _("You take {card}.") if seat == view.seat else _("{player} takes {card}.")
            return text.format(player=_who(view, seat), card=card_name(card))
        case PlayoffBegan(leader):
            text = _("You lead.") if leader == view.seat else _("{player} leads.")
            return text.format(player=_who(view, leader))
        case CardDrawn() | WindowClosed():
            return None


def _end(event: OutDeclared | ClaimCounted | DealScored | TargetRaised | MatchWon, view: View) -> str | None:
    match event:
        case OutDeclared(seat):
            if seat == view.seat:
                return _("You declare out.")
            return _("{player} declares out.").format(player=_who(view, seat))
        case ClaimCounted(seat, count, target, met):
            return _claim(view, seat, count, target, met=met)
        case DealScored():
            return outcome(event, view) or _over(view)
        case TargetRaised(target):
            text = (
                _("Both have reached the target: play goes on to {target}.")
                if view.variant.sides == _TWO
                else _("More than one has reached the target: play goes on to {target}.")
            )
            return text.format(target=target)
        case MatchWon():
            return _won(event, view)


_TWO = 2


def _over(view: View) -> str | None:
    """Return that the deal is over, unless it has been said how it ended."""
    return _("The deal is over.") if view.ending is None else None


def _won(event: MatchWon, view: View) -> str:
    if event.winner is None:
        return _("The match is a draw.")
    own = view.seat is not None and event.winner == side_of(view.variant, view.seat)
    if view.variant.partners:
        text = _("Your side wins the match.") if own else _("{side} win the match.")
        return text.format(side=side_name(view, event.winner))
    text = _("You win the match.") if own else _("{player} wins the match.")
    return text.format(player=_who(view, event.winner))


def _claim(view: View, seat: int, count: int, target: int, *, met: bool) -> str:
    numbers = {"player": _who(view, seat), "count": count, "target": target}
    if seat == view.seat and met:
        return _("Your count is {count}: the claim to {target} is good.").format(**numbers)
    if seat == view.seat:
        return _("Your count is only {count}: the claim to {target} fails.").format(**numbers)
    if met:
        return _("{player} counts {count}: the claim to {target} is good.").format(**numbers)
    return _("{player} counts only {count}: the claim to {target} fails.").format(**numbers)


def _who(view: View, seat: int) -> str:
    return player_name(view, seat)


def _capital(text: str) -> str:
    """Return the text with a capital first letter, as at the start of a sentence."""
    return text[:1].upper() + text[1:]
