"""The swap of a nine of trump for the turned card, where melds are laid all at once (rules 3.2)."""

from __future__ import annotations

from game.ai.choice import Because, Choice, Motive
from game.ai.standard.estimate import melds
from game.ai.standard.ranking import ranked
from game.rules.actions import ExchangeDix, KeepDix
from game.rules.cards import Card
from game.rules.seats import partner_of
from game.rules.view import View

_HIGHER_TRUMP = 0.5  # Units that a higher trump in place of the nine is worth against a rival.


def choose(view: View, seed: int) -> Choice:
    """Return the swap, or keeping the nine where the upcard goes to the partner and helps no meld here."""
    if view.upcard is None:
        raise ValueError(f"nothing is turned in {view}")
    nines = [action.card for action in view.legal if isinstance(action, ExchangeDix)]
    values: dict[ExchangeDix | KeepDix, float] = {
        ExchangeDix(nine): _gain(view, nine, view.upcard) for nine in nines
    }
    action, ordered = ranked({**values, KeepDix(): 0.0}, seed)
    if isinstance(action, KeepDix):
        return Choice(action, ordered, (Because(Motive.LEAVES_PARTNER_UPCARD, (view.upcard,)),))
    gained = _melds_gained(view, action.card, view.upcard)
    if gained > 0:
        return Choice(action, ordered, (Because(Motive.EXCHANGES_FOR_MELD, (view.upcard,), gained),))
    return Choice(action, ordered, (Because(Motive.EXCHANGES_FOR_TRUMP, (view.upcard,)),))


def _gain(view: View, nine: Card, upcard: Card) -> float:
    with_partner = view.seat is not None and partner_of(view.variant, view.seat) == view.dealer
    trump = -_HIGHER_TRUMP if with_partner else _HIGHER_TRUMP
    return _melds_gained(view, nine, upcard) + trump * view.variant.scale.unit


def _melds_gained(view: View, nine: Card, upcard: Card) -> int:
    """Return what the melds gain; the nine has scored or will score whether it is swapped or not."""
    rest = [card for card in view.hand if card is not nine]
    before = melds(rest, view.trump, view.variant)
    return melds((*rest, upcard), view.trump, view.variant) - before
