"""Short texts that stand on the table: what to do, buttons with their keys, the pad and the panels."""

from __future__ import annotations

from typing import assert_never

from game.presentation.wording import _, card_name, card_sign, meld_name, meld_title, ngettext
from game.presentation.wording.contract_labels import contract_order
from game.rules.actions import (
    Action,
    ContractAction,
    DeclareMeld,
    DeclareOut,
    Draw,
    EndMelding,
    ExchangeDix,
    PlayCard,
    ShowDix,
)
from game.rules.cards import Card
from game.rules.melds import Meld, MeldKind


def order(action: Action) -> str:
    """Return the action as a sentence that tells the player to do it, as in a hint."""
    if isinstance(action, ContractAction):
        return contract_order(action)
    match action:
        case PlayCard(card):
            return _("Play {card}.").format(card=card_name(card))
        case DeclareMeld(kind, cards):
            signs = " ".join(card_sign(card) for card in cards)
            return _("Meld {meld}: {cards}.").format(meld=meld_name(kind), cards=signs)
        case ShowDix(card):
            return _("Show {card}.").format(card=card_name(card))
        case ExchangeDix():
            return _("Exchange the nine for the upcard.")
        case Draw(upcard):
            return _("Take the upcard.") if upcard else _("Draw.")
        case EndMelding():
            return _("End your melding.")
        case DeclareOut():
            return _("Declare out.")
        case _:
            assert_never(action)


def offer_title(action: Action, upcard: Card | None) -> str:
    """Return what stands on the ticket that offers an action in a meld window."""
    match action:
        case DeclareMeld(kind, cards):
            return meld_title(Meld(kind, cards, 0))
        case ShowDix():
            return meld_name(MeldKind.DIX)
        case ExchangeDix() if upcard:
            return _("Nine for {card}").format(card=card_sign(upcard))
        case _:
            return order(action)


def draw_label(*, upcard: bool = False) -> str:
    """Return what stands on the button that draws."""
    return _("Take the upcard") if upcard else _("Draw")


def end_melding_label() -> str:
    """Return what stands on the button that ends a window after the draw."""
    return _("Go on")


def claim_label() -> str:
    """Return what stands on the button for declaring out."""
    return _("Declare out")


def tooltips() -> dict[str, str]:
    """Return the tooltip of every button by its name, with its key."""
    return {
        "undo": _("Undo (Ctrl+Z)"),
        "hint": _("Hint (H or F1)"),
        "melds": _("Melds of this deal (Tab)"),
        "last_trick": _("Last trick (L)"),
        "menu": _("Menu (Esc)"),
        "claim": _("Declare out (D)"),
        "stock": _("Draw (Space)"),
    }


def trump_label() -> str:
    """Return what stands under the trump disc."""
    return _("Trump")


def pad_labels() -> tuple[str, str, str]:
    """Return the words on the score pad: total, target, and the pad's heading for the deal."""
    return _("Total"), _("Target"), _("Deal")


def unseen_melds() -> str:
    """Return what stands for melds that were told and not shown."""
    return _("Not shown")


def window_heading() -> str:
    """Return the heading over the offered melds."""
    return _("You may meld")


def melds_heading() -> str:
    """Return the heading of the panel that recalls the melds."""
    return _("Melds of this deal")


def no_melds() -> str:
    """Return what the panel says for a side without melds."""
    return _("nothing yet")


def last_trick_heading(points: int) -> str:
    """Return the heading over a trick that is looked at again."""
    return ngettext("{points} point", "{points} points", points).format(points=points)


def no_last_trick() -> str:
    """Return what is said when there is no trick to look at yet."""
    return _("No trick has been taken yet.")


def must_hold_heading() -> str:
    """Return the heading of the strip with the cards that the other side must hold."""
    return _("The opponent holds")


def playoff_title() -> str:
    """Return the banner of the playoff."""
    return _("The playoff")


def playoff_rules() -> str:
    """Return the line under the banner of the playoff."""
    return _("Follow suit. Beat a led trump. Trump when you are void.")


def continue_prompt() -> str:
    """Return what to do while the trick or the meld is held."""
    return _("Click or press Space to go on.")


def claim_prompt(*, mine: bool, own_lead: bool) -> str:
    """Return what an open claim waits for: a trick, in one variation a trick on the claimant's own lead."""
    if mine and own_lead:
        return _("You have declared out: the next trick you win on your own lead decides.")
    if mine:
        return _("You have declared out: the next trick you win decides.")
    if own_lead:
        return _("The opponent has declared out: a trick won on his own lead decides.")
    return _("The opponent has declared out: the next trick he wins decides.")


def attract_prompt() -> str:
    """Return the line shown while the computers play by themselves."""
    return _("Press any key to play.")


def thinking_hint() -> str:
    """Return what is shown while a hint is being worked out."""
    return _("Thinking…")


def second_best(order: str, less: int) -> str:
    """Return what a hint says of the next best choice, given as an order and the points it is worth less."""
    if not less:
        return _("Nearly as good: {order}").format(order=order)
    return _("Next best, worth {points} less: {order}").format(order=order, points=less)


def flourish(kind: str, points: int) -> str:
    """Return the banner of a rare thing: a run, a turned dix, the last trick."""
    return {
        "run": _("Run! {points}"),
        "dix": _("Dix on the turn! {points}"),
        "last_trick": _("Last trick! {points}"),
    }[kind].format(points=points)
