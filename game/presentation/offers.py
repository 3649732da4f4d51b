"""What a meld window offers: each meld and nine once, with its value, and what the chosen cards make."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.rules.actions import Action, DeclareMeld, Draw, EndMelding, ExchangeDix, ShowDix
from game.rules.cards import Card
from game.rules.choices import ChooseMeld
from game.rules.melds import MeldKind
from game.rules.shapes import DIX_POINTS, points_of
from game.rules.variant import Phase
from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing the player may lay: the action, its points, and the cards it takes from the hand."""

    action: DeclareMeld | ShowDix | ExchangeDix
    points: int
    fresh: tuple[Card, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return every card of what would be laid, those on the table included."""
        return self.action.cards if isinstance(self.action, DeclareMeld) else (self.action.card,)


def offers(view: View) -> tuple[Offer, ...]:
    """Return what may be laid now, the most valuable first; equal melds once, with the fewest fresh cards."""
    best: dict[tuple[object, ...], Offer] = {}
    for action in view.legal:
        offer = _offer(view, action)
        if offer is None:
            continue
        key = _likeness(offer)
        known = best.get(key)
        if known is None or len(offer.fresh) < len(known.fresh):
            best[key] = offer
    return tuple(sorted(best.values(), key=lambda offer: (-offer.points, str(offer.action))))


def _offer(view: View, action: Action) -> Offer | None:
    match action:
        case DeclareMeld(kind, cards):
            return Offer(action, points_of(kind, view.variant.melds), _fresh(view, cards))
        case ShowDix(card):
            return Offer(action, DIX_POINTS, _fresh(view, (card,)))
        case ExchangeDix(card):
            return Offer(action, 0 if card in view.counted_dix else DIX_POINTS, _fresh(view, (card,)))
        case _:
            return None


def _fresh(view: View, cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card in view.hand)


def _likeness(offer: Offer) -> tuple[object, ...]:
    """Return what makes two offers the same to a player: which copies they take does not."""
    match offer.action:
        case DeclareMeld(kind, cards):
            return (kind, tuple(card.face for card in cards))
        case ShowDix():
            return (MeldKind.DIX, "show")
        case ExchangeDix():
            return (MeldKind.DIX, "exchange")


def claims_of(view: View, chosen: Collection[Card]) -> tuple[Offer, ...]:
    """Return the melds of a whole hand that exactly the chosen cards make, where melds are picked."""
    found = (choice.made_of(chosen) for choice in view.choices if isinstance(choice, ChooseMeld))
    return tuple(
        Offer(claim, points, _fresh(view, claim.cards)) for melds in found for claim, points in melds
    )


def melds_of(view: View, chosen: Collection[Card]) -> tuple[Offer, ...]:
    """Return the melds whose cards from the hand are exactly the chosen ones, the most valuable first."""
    if view.phase is Phase.MELDS:
        return claims_of(view, chosen)
    wanted = {card for card in chosen if card in view.hand}
    on_table = {card for card in chosen if card not in view.hand}
    found = [
        offer
        for action in view.legal
        if isinstance(action, DeclareMeld)
        and (offer := _offer(view, action)) is not None
        and set(offer.fresh) == wanted
        and on_table <= set(action.cards)
    ]
    unlike: dict[tuple[object, ...], Offer] = {}
    for offer in sorted(found, key=lambda offer: -offer.points):
        unlike.setdefault(_likeness(offer), offer)
    return tuple(unlike.values())


def grows(view: View, chosen: Collection[Card]) -> bool:
    """Say whether more cards could still make another meld of the chosen ones; who picks is not told."""
    if view.phase is Phase.MELDS:
        return not melds_of(view, chosen)
    wanted = {card.face for card in chosen}
    return any(
        wanted < {card.face for card in action.cards}
        for action in view.legal
        if isinstance(action, DeclareMeld)
    )


def ends(view: View) -> tuple[Draw | EndMelding, ...]:
    """Return the ways to end or go on with the window that are allowed now."""
    return tuple(action for action in view.legal if isinstance(action, Draw | EndMelding))


def in_window(view: View) -> bool:
    """Say whether the seat has a window open, or must draw."""
    return bool(ends(view))
