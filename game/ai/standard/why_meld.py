"""Why something was done in a meld window."""

from __future__ import annotations

from typing import assert_never

from game.ai.choice import Because, Motive
from game.ai.standard.potential import hopes, promise
from game.ai.standard.sight import Sight
from game.rules.actions import DeclareMeld, Draw, EndMelding, ExchangeDix, ShowDix
from game.rules.cards import Card, Rank
from game.rules.melds import MeldClass, MeldKind
from game.rules.shapes import DIX_POINTS, points_of
from game.rules.variant import MeldTiming

WindowAction = DeclareMeld | ShowDix | ExchangeDix | Draw | EndMelding

_HELPS = 5.0  # Promised points from which an exchange is made for the melds.


def reasons(sight: Sight, action: WindowAction) -> tuple[Because, ...]:
    """Return why this is the thing to do next in the open window, the main reason first."""
    match action:
        case ExchangeDix(nine):
            return _exchange(sight, nine)
        case ShowDix(nine):
            return (Because(Motive.TAKES_DIX, (nine,), DIX_POINTS),)
        case DeclareMeld(kind, cards):
            return (_meld(sight, kind, cards), *_spared(sight, kind, cards))
        case Draw(upcard):
            return _draw(sight, upcard=upcard)
        case EndMelding():
            return (Because(Motive.NOTHING_TO_MELD),)
        case _:
            assert_never(action)


def _exchange(sight: Sight, nine: Card) -> tuple[Because, ...]:
    window = not sight.view.window_melds
    before = promise(hopes(sight), tricks=sight.tricks, window_now=window)
    after = promise(hopes(sight.with_swap(nine)), tricks=sight.tricks, window_now=window)
    upcard = (sight.swap,) if sight.swap else ()
    if after - before > _HELPS:
        why = Because(Motive.EXCHANGES_FOR_MELD, upcard, round(after - before))
    else:
        why = Because(Motive.EXCHANGES_FOR_TRUMP, upcard)
    return (why, Because(Motive.TAKES_DIX, (nine,), DIX_POINTS)) if nine in sight.uncounted else (why,)


def _meld(sight: Sight, kind: MeldKind, cards: tuple[Card, ...]) -> Because:
    rules = sight.view.variant.melds
    points = points_of(kind, rules)
    if kind is MeldKind.ROYAL_MARRIAGE and _offered_run(sight, cards):
        return Because(Motive.MARRIAGE_BEFORE_RUN, cards, points_of(MeldKind.RUN, rules))
    if kind is MeldKind.RUN and DeclareMeld(MeldKind.ROYAL_MARRIAGE, _pair(cards)) in sight.view.legal:
        return Because(Motive.NO_WINDOW_TO_WASTE, cards, points)
    return Because(Motive.BEST_MELD, cards, points)


def _offered_run(sight: Sight, pair: tuple[Card, ...]) -> bool:
    """Say whether a run with this very pair could be laid at once."""
    offers = (action for action in sight.view.legal if isinstance(action, DeclareMeld))
    return any(offer.kind is MeldKind.RUN and _pair(offer.cards) == pair for offer in offers)


def _spared(sight: Sight, kind: MeldKind, cards: tuple[Card, ...]) -> tuple[Because, ...]:
    """Return the king and queen of trump that a run leaves fresh, because it takes a pair that has melded."""
    trumps = tuple(card for card in sight.own if card.suit is sight.trump and card not in cards)
    fresh = tuple(card for card in _pair(trumps) if (card, MeldClass.RUNS) not in sight.used)
    again = all((card, MeldClass.RUNS) in sight.used for card in _pair(cards))
    if kind is not MeldKind.RUN or not again or {card.rank for card in fresh} != {Rank.KING, Rank.QUEEN}:
        return ()
    return (Because(Motive.SAVES_PAIR, fresh, points_of(MeldKind.ROYAL_MARRIAGE, sight.view.variant.melds)),)


def _pair(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card.rank in (Rank.KING, Rank.QUEEN))


def _draw(sight: Sight, *, upcard: bool) -> tuple[Because, ...]:
    if {Draw(), Draw(upcard=True)} <= set(sight.view.legal) and sight.view.upcard:
        code = Motive.TAKES_UPCARD if upcard else Motive.LEAVES_UPCARD
        return (Because(code, (sight.view.upcard,)),)
    before_melding = sight.view.variant.melds.timing is MeldTiming.AFTER_DRAW
    return (Because(Motive.ONLY_ACTION if before_melding else Motive.NOTHING_TO_MELD),)
