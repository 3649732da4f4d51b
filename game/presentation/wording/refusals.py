"""Why something is not allowed: one sentence for every rule that can refuse, naming the cards that oblige."""

from __future__ import annotations

from collections.abc import Callable

from game.presentation.wording import _, card_name, ngettext, suit_name
from game.presentation.wording.contract_refusals import contract_refusal
from game.rules.cards import Card
from game.rules.reasons import Reason, Refusal


def refusal(reason: Reason) -> str:
    """Return the sentence that tells a player why not."""
    naming = _naming(reason)
    if naming is not None:
        return naming
    return contract_refusal(reason) or _plain(reason.code)


def _naming(reason: Reason) -> str | None:
    """Return the sentence of a rule that names cards or a number, None for the others or without cards."""
    if reason.code is Refusal.DIX_LIMIT:
        return ngettext(
            "Only {number} nine of trump may score in one turn.",
            "Only {number} nines of trump may score in one turn.",
            reason.points,
        ).format(number=reason.points)
    if reason.code is Refusal.CARD_USED_IN_CLASS and reason.cards:
        return _(
            "{Card} has been in such a meld worth {points}: it may only be used again in a higher one."
        ).format(Card=_capital(card_name(reason.cards[0])), points=reason.points)
    sentence = _naming_sentences().get(reason.code)
    if sentence is None or not reason.cards:
        return None
    return sentence(_strongest(reason.cards))


def _naming_sentences() -> dict[Refusal, Callable[[Card], str]]:
    return {
        Refusal.NOT_HELD: lambda card: _("You do not hold {card}.").format(card=card_name(card)),
        Refusal.MUST_FOLLOW_SUIT: lambda card: _("You hold {card}: {suit} must be followed.").format(
            card=card_name(card), suit=suit_name(card.suit)
        ),
        Refusal.MUST_BEAT_TRUMP: lambda card: _("You hold {card}: a led trump must be beaten.").format(
            card=card_name(card)
        ),
        Refusal.MUST_BEAT: lambda card: _("You hold {card}: the card must be beaten.").format(
            card=card_name(card)
        ),
        Refusal.MUST_TRUMP: lambda card: _(
            "You hold {card}: who cannot follow suit must play a trump."
        ).format(card=card_name(card)),
        Refusal.MUST_OVERTRUMP: lambda card: _("You hold {card}: the trump must be beaten.").format(
            card=card_name(card)
        ),
        Refusal.MUST_LEAD_TRUMP: lambda card: _("You hold {card}: the first lead must be a trump.").format(
            card=card_name(card)
        ),
        Refusal.NOT_A_TRUMP_NINE: lambda card: _("{Card} is not a nine of trump.").format(
            Card=_capital(card_name(card))
        ),
        Refusal.DIX_COUNTED: lambda card: _("{Card} has scored already.").format(
            Card=_capital(card_name(card))
        ),
    }


def _plain(code: Refusal) -> str:
    return {
        Refusal.NOT_DEALT: _("The cards have not been dealt yet."),
        Refusal.DEAL_OVER: _("This deal is over."),
        Refusal.NOT_YOUR_TURN: _("It is not your turn."),
        Refusal.NOT_HELD: _("You do not hold that card."),
        Refusal.MUST_FOLLOW_SUIT: _("The suit that was led must be followed."),
        Refusal.MUST_BEAT_TRUMP: _("A led trump must be beaten."),
        Refusal.MUST_BEAT: _("The card must be beaten."),
        Refusal.MUST_TRUMP: _("Who cannot follow suit must play a trump."),
        Refusal.MUST_OVERTRUMP: _("The trump must be beaten."),
        Refusal.MUST_LEAD_TRUMP: _("The first lead must be a trump."),
        Refusal.NO_WINDOW: _("Melds are laid right after winning a trick, before drawing."),
        Refusal.STOCK_IS_GONE: _("The stock is gone: nothing is melded or exchanged any more."),
        Refusal.DRAW_FIRST: _("Draw first: the next trick begins after that."),
        Refusal.ALREADY_DRAWN: _("The cards have been drawn already."),
        Refusal.END_MELDING_FIRST: _("End your melding first."),
        Refusal.CANNOT_CHOOSE_UPCARD: _("The winner takes the hidden card, the loser the upcard."),
        Refusal.NOT_A_MELD: _("These cards are no meld."),
        Refusal.MELD_IS_OFF: _("This meld does not count in the game you have chosen."),
        Refusal.ONE_MELD_A_WINDOW: _("Only one meld may be laid after a trick."),
        Refusal.NO_CARD_FROM_HAND: _("A meld needs at least one card from the hand."),
        Refusal.CARD_USED_IN_CLASS: _("One of these cards has been in such a meld before."),
        Refusal.NOT_A_TRUMP_NINE: _("Only a nine of trump can do that."),
        Refusal.SHOWING_IS_OFF: _("A nine scores only when it is exchanged in the game you have chosen."),
        Refusal.DIX_COUNTED: _("This nine has scored already."),
        Refusal.DIX_LIMIT: _("No more nines may score in this turn."),
        Refusal.UPCARD_IS_NINE: _("A turned nine stays where it is."),
        Refusal.ALREADY_EXCHANGED: _("The upcard has been exchanged already."),
        Refusal.DECLARING_IS_OFF: _("Nobody can declare out in the game you have chosen."),
        Refusal.ALREADY_DECLARED: _("You have declared out already."),
        Refusal.ONLY_ON_OWN_TURN: _("You can declare out only when it is your turn."),
    }[code]


def _strongest(cards: tuple[Card, ...]) -> Card:
    """Return the last card in the fixed order: of one suit, the highest."""
    return cards[-1]


def _capital(text: str) -> str:
    """Return the text with a capital first letter, as at the start of a sentence."""
    return text[:1].upper() + text[1:]
