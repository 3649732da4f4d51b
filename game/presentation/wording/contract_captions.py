"""One line for every event of auctions, and of melds that are laid all at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from game.presentation.wording import _, card_sign, meld_title, ngettext, player_name, side_name, suit_name
from game.presentation.wording.auction import signal_told
from game.presentation.wording.endings import ended, kitty_divided
from game.rules.cards import Card
from game.rules.contract_events import (
    BidMade,
    BidPassed,
    CardsBuried,
    CardsPassed,
    ConcessionAnswered,
    ConcessionOffered,
    ContractEvent,
    ContractSet,
    DeadHandDealt,
    HandEnded,
    KittyAnted,
    KittyDivided,
    MeldPicked,
    MeldsCounted,
    MeldsLaid,
    MeldsTold,
    MoonDeclared,
    PassChosen,
    PhaseBegan,
    PickingEnded,
    RestClaimed,
    SwapDeclined,
    TrumpNamed,
    WidowDealt,
    WidowTaken,
)
from game.rules.melds import Meld
from game.rules.signals import signal
from game.rules.variant import Phase
from game.rules.view import View


def contract_caption(event: ContractEvent, view: View) -> str | None:  # noqa: C901, PLR0912 - a row for each
    """Return the line for an event as the view's seat saw it, or None when there is nothing to say."""
    match event:
        case KittyAnted() | KittyDivided():
            return _kitty(event, view)
        case DeadHandDealt() | PickingEnded():
            return None
        case WidowDealt(cards):
            return ngettext(
                "{count} card is laid aside as the widow.",
                "{count} cards are laid aside as the widow.",
                len(cards),
            ).format(count=len(cards))
        case PhaseBegan():
            return _phase(event, view)
        case BidMade() | BidPassed() | ContractSet():
            return _bidding(event, view)
        case SwapDeclined() | TrumpNamed() | MoonDeclared() | RestClaimed():
            return _choice(event, view)
        case WidowTaken() | CardsBuried():
            return _widow(event, view)
        case PassChosen() | CardsPassed():
            return _passing(event, view)
        case MeldPicked(_seat, meld):
            return None if meld is None else _claimed(meld)
        case MeldsLaid() | MeldsTold() | MeldsCounted():
            return _melds(event, view)
        case ConcessionOffered() | ConcessionAnswered():
            return _concession(event, view)
        case HandEnded(ending, seat):
            return ended(ending, seat, view)
        case _:
            assert_never(event)


def _kitty(event: KittyAnted | KittyDivided, view: View) -> str:
    match event:
        case KittyAnted(units, kitty):
            return _("Everybody pays {units} into the kitty, which now holds {kitty}.").format(
                units=units, kitty=kitty
            )
        case KittyDivided(shares):
            return kitty_divided(shares, view)


def _phase(event: PhaseBegan, view: View) -> str | None:
    if event.phase is not Phase.AUCTION or event.seat is None:
        return None
    if event.seat == view.seat:
        return _("You bid first.")
    return _("{player} bids first.").format(player=player_name(view, event.seat))


def _bidding(event: BidMade | BidPassed | ContractSet, view: View) -> str:
    mine, who = event.seat == view.seat, player_name(view, event.seat)
    match event:
        case BidMade(_seat, points):
            text = _("You bid {points}.") if mine else _("{player} bids {points}.")
            return f"{text.format(player=who, points=points)} {_signal(points, view)}".rstrip()
        case BidPassed():
            return _("You pass.") if mine else _("{player} passes.").format(player=who)
        case ContractSet(_seat, points, held):
            if held:
                text = (
                    _("Nobody has bid, so you are held to {points}.")
                    if mine
                    else _("Nobody has bid, so {player} is held to {points}.")
                )
            else:
                text = (
                    _("You have the contract, at {points}.")
                    if mine
                    else _("{player} has the contract, at {points}.")
                )
            return text.format(player=who, points=points)


def _signal(points: int, view: View) -> str:
    """Return what the bid just made has told; `points` are the bid as it is read, in whatever scale."""
    told = signal(view.variant, view.dealer, view.calls) if view.calls else None
    bid = view.calls[-1].points if view.calls else None
    return signal_told(told, told.points * points // bid) if told and bid else ""


def _choice(event: SwapDeclined | TrumpNamed | MoonDeclared | RestClaimed, view: View) -> str:
    mine, who = event.seat == view.seat, player_name(view, event.seat)
    match event:
        case SwapDeclined():
            text = _("You keep the nine of trump.") if mine else _("{player} keeps the nine of trump.")
            return text.format(player=who)
        case TrumpNamed(_seat, suit):
            text = _("You name {suit} as trump.") if mine else _("{player} names {suit} as trump.")
            return text.format(player=who, suit=suit_name(suit))
        case MoonDeclared():
            text = (
                _("You shoot the moon: your side must take every trick.")
                if mine
                else _("{player} shoots the moon: that side must take every trick.")
            )
            return text.format(player=who)
        case RestClaimed():
            text = _("You claim the rest.") if mine else _("{player} claims the rest.")
            return text.format(player=who)


def _widow(event: WidowTaken | CardsBuried, view: View) -> str:
    mine, who = event.seat == view.seat, player_name(view, event.seat)
    match event:
        case WidowTaken(_seat, cards, False):
            text = _("You look at the widow: {cards}.") if mine else _("{player} looks at the widow.")
            return text.format(player=who, cards=_signs(cards))
        case WidowTaken(_seat, cards):
            text = (
                _("You turn up the widow: {cards}.") if mine else _("{player} turns up the widow: {cards}.")
            )
            return text.format(player=who, cards=_signs(cards))
        case CardsBuried(_seat, cards) if mine:
            return _("You bury {cards}.").format(cards=_signs(cards))
        case CardsBuried(_seat, cards, _apart, None, _aces):
            return ngettext(
                "{player} buries {count} card.", "{player} buries {count} cards.", len(cards)
            ).format(player=who, count=len(cards))
        case CardsBuried(_seat, cards, _apart, trumps, None):
            return ngettext(
                "{player} buries {count} card; trumps among them: {trumps}.",
                "{player} buries {count} cards; trumps among them: {trumps}.",
                len(cards),
            ).format(player=who, count=len(cards), trumps=trumps)
        case CardsBuried(_seat, cards, _apart, trumps, aces):
            return ngettext(
                "{player} buries {count} card; trumps among them: {trumps}, aces: {aces}.",
                "{player} buries {count} cards; trumps among them: {trumps}, aces: {aces}.",
                len(cards),
            ).format(player=who, count=len(cards), trumps=trumps, aces=aces)


def _passing(event: PassChosen | CardsPassed, view: View) -> str:
    match event:
        case PassChosen(seat, cards) if seat == view.seat:
            return _("You lay out {cards} to pass.").format(cards=_signs(cards))
        case PassChosen(seat):
            return _("{player} has chosen what to pass.").format(player=player_name(view, seat))
        case CardsPassed() if view.phase is Phase.SHARING:
            return _sharing(event, view)
        case CardsPassed(giver, receiver, cards):
            names = {"giver": player_name(view, giver), "receiver": player_name(view, receiver)}
            if giver == view.seat:
                return _("You pass {cards} to your partner.").format(cards=_signs(cards))
            if receiver == view.seat:
                return _("Your partner passes you {cards}.").format(cards=_signs(cards))
            return ngettext(
                "{giver} passes {count} card to {receiver}.",
                "{giver} passes {count} cards to {receiver}.",
                len(cards),
            ).format(count=len(cards), **names)


def _sharing(event: CardsPassed, view: View) -> str:
    names = {
        "giver": player_name(view, event.giver),
        "receiver": player_name(view, event.receiver),
        "cards": _signs(event.cards),
    }
    if event.giver == view.seat:
        return _("You give {receiver} {cards} of the widow.").format(**names)
    if event.receiver == view.seat:
        return _("{giver} gives you {cards} of the widow.").format(**names)
    return _("{giver} gives {receiver} a card of the widow.").format(**names)


def _claimed(meld: Meld) -> str:
    return _("You claim {meld}: {points}.").format(meld=meld_title(meld), points=meld.points)


def _melds(event: MeldsLaid | MeldsTold | MeldsCounted, view: View) -> str | None:
    match event:
        case MeldsTold(seat, points, ()) if points:
            return _("{player} melds {points}.").format(player=player_name(view, seat), points=points)
        case MeldsLaid(seat=seat, melds=melds) | MeldsTold(seat=seat, melds=melds):
            mine, who = seat == view.seat, player_name(view, seat)
            if not melds:
                return _("You lay no melds.") if mine else _("{player} lays no melds.").format(player=who)
            parts = (_("{meld} {points}").format(meld=meld_title(m), points=m.points) for m in melds)
            text = _("You meld {points}: {melds}.") if mine else _("{player} melds {points}: {melds}.")
            total = sum(meld.points for meld in melds)
            return text.format(player=who, points=total, melds=", ".join(parts))
        case MeldsCounted() if view.variant.contract.only_bidder_melds:
            return None
        case MeldsCounted(points):
            sides = (
                _("{player} {points}").format(player=side_name(view, side), points=own)
                for side, own in enumerate(points)
            )
            return _("The melds count: {sides}.").format(sides=", ".join(sides))


def _concession(event: ConcessionOffered | ConcessionAnswered, view: View) -> str:
    mine, who = event.seat == view.seat, player_name(view, event.seat)
    match event:
        case ConcessionOffered(_seat, partner):
            if mine:
                return _("You propose to give the bidder the contract: {partner} answers.").format(
                    partner=player_name(view, partner)
                )
            if partner == view.seat:
                text = _("{player} proposes to give the bidder the contract: you answer.")
            else:
                text = _("{player} proposes to give the bidder the contract: {partner} answers.")
            return text.format(player=who, partner=player_name(view, partner))
        case ConcessionAnswered(_seat, agreed):
            if agreed:
                return _("You agree.") if mine else _("{player} agrees.").format(player=who)
            return _("You play on.") if mine else _("{player} plays on.").format(player=who)


def _signs(cards: Iterable[Card | None]) -> str:
    return " ".join(card_sign(card) for card in cards if card is not None)
