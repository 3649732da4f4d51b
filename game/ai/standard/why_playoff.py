"""Why a card was played in the playoff."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.choice import Because, Motive
from game.ai.standard.claims import trick_stake
from game.ai.standard.sight import Sight
from game.rules.cards import Card
from game.rules.tricks import legal_cards

_COUNTERS = 10  # Points of a trick from which it is taken for them.


def reasons(sight: Sight, card: Card, ahead: int | None) -> tuple[Because, ...]:
    """Return why this card is the one to play, the main reason first.

    `ahead` are the points by which the rest of the deal, played out to the end, goes better for this seat.
    """
    main = _following(sight, card) if sight.view.plays else _leading(sight, card)
    played_out = () if ahead is None else (Because(Motive.PLAYED_OUT, points=ahead),)
    return (main, *_kept_trumps(sight, card), *played_out)


def _leading(sight: Sight, card: Card) -> Because:
    view, hand = sight.view, sight.theirs()
    replies = legal_cards(hand, (card,), sight.trump, view.variant.play, view.variant.rank_order)
    trumps = tuple(held for held in hand if held.suit is sight.trump)
    if not any(sight.beats(reply, card) for reply in replies):
        if trick_stake(view, sight.me, sight.me) > 0:
            return Because(Motive.WINS_FOR_CLAIM)
        draws = trumps and card.suit is sight.trump
        return Because(Motive.DRAWS_TRUMPS, trumps) if draws else Because(Motive.CASHES_WINNER, (card,))
    if trumps and card.suit is not sight.trump and set(replies) == set(trumps):
        return Because(Motive.FORCES_TRUMPS, trumps)
    return Because(Motive.LOSES_CHEAPLY, (card,), sight.points(card))


def _following(sight: Sight, card: Card) -> Because:
    led = sight.view.plays[0].card
    points = sight.points(led) + sight.points(card)
    if not sight.beats(card, led):
        return Because(Motive.LOSES_CHEAPLY, (card,), sight.points(card))
    if trick_stake(sight.view, sight.me, sight.view.leader) > 0:
        return Because(Motive.WINS_FOR_CLAIM)
    if points >= _COUNTERS:
        return Because(Motive.WINS_COUNTERS, (led, card), points)
    return Because(Motive.WINS_CHEAPLY, (card,))


def _kept_trumps(sight: Sight, card: Card) -> Iterator[Because]:
    trumps = tuple(held for held in sight.own if held.suit is sight.trump)
    if trumps and card.suit is not sight.trump:
        yield Because(Motive.KEEPS_TRUMP_FOR_LAST, trumps)
