"""Why a card was played while the stock lasts."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.choice import Because, Motive
from game.ai.standard.claims import trick_stake
from game.ai.standard.potential import Hope, hopes
from game.ai.standard.reply import taken_chance
from game.ai.standard.sight import Sight
from game.ai.standard.strength import strength, upcard_advantage
from game.rules.cards import Card, Rank
from game.rules.shapes import DIX_POINTS, shapes
from game.rules.variant import LastDraw

_LIKELY = 5.0  # Expected points from which a hope is worth naming.
_WORTHLESS = 4  # Points a card may count and still be thrown away without regret.


def reasons(sight: Sight, card: Card) -> tuple[Because, ...]:
    """Return why this card is the one to play, the main reason first."""
    kept = sight.without(card)
    return (_about_the_trick(sight, kept, card), *_about_the_card(sight, card), *_about_the_rest(kept, card))


def _about_the_trick(sight: Sight, kept: Sight, card: Card) -> Because:
    if not sight.view.plays:
        likely_won = taken_chance(sight, card) < 0.5  # noqa: PLR2004 - more likely than not
        return (_window(kept) if likely_won else None) or Because(Motive.LEADS_LOW, (card,))
    led = sight.view.plays[0].card
    points = sight.points(led) + sight.points(card)
    if sight.beats(card, led):
        if trick_stake(sight.view, sight.me, sight.view.leader) > 0:
            return Because(Motive.WINS_FOR_CLAIM)
        return _window(kept) or _taking(points, led, card)
    return _losing(sight, led, points)


def _window(kept: Sight) -> Because | None:
    """Return what a window won with the cards kept is good for, or None."""
    ready = [hope for hope in hopes(kept) if not hope.missing]
    if ready:
        return Because(Motive.WINS_FOR_MELD, ready[0].cards, ready[0].points)
    nines = tuple(card for card in kept.own if kept.is_dix(card))
    if nines and kept.swap:
        return Because(Motive.WINS_FOR_EXCHANGE, (nines[0], kept.swap))
    if kept.uncounted:
        return Because(Motive.WINS_FOR_DIX, kept.uncounted, DIX_POINTS * len(kept.uncounted))
    return None


def _taking(points: int, led: Card, card: Card) -> Because:
    if points > _WORTHLESS:
        return Because(Motive.WINS_COUNTERS, (led, card), points)
    return Because(Motive.DENIES_WINDOW, (card,))


def _losing(sight: Sight, led: Card, points: int) -> Because:
    winners = tuple(held for held in sight.own if sight.beats(held, led))
    stock_for_winner = sight.view.variant.stock.last_draw is LastDraw.WINNER_GETS_STOCK
    if (
        winners
        and sight.tricks == 1
        and stock_for_winner
        and upcard_advantage(sight) > 0
        and sight.view.upcard
    ):
        return Because(Motive.LOSES_FOR_UPCARD, (sight.view.upcard,))
    if winners:
        cheapest = min(winners, key=lambda held: strength(sight, held))
        return Because(Motive.LETS_TRICK_GO, (cheapest,), sight.points(led))
    return Because(Motive.CANNOT_WIN, (led,), points)


def _about_the_card(sight: Sight, card: Card) -> Iterator[Because]:
    if any(card in hope.cards for hope in hopes(sight)) or sight.points(card) > _WORTHLESS:
        return
    if card.suit is not sight.trump:
        yield _lacking(sight, card) or Because(Motive.THROWS_WORTHLESS, (card,))


def _lacking(sight: Sight, card: Card) -> Because | None:
    """Return the cards whose loss has made the card useless, when it had been of use for a meld."""
    within = [shape for shape in shapes(sight.trump, sight.view.variant.melds) if card.face in shape.faces]
    held = {own.face for own in sight.own}
    if any(card in laid.meld.cards for laid in sight.view.melds):
        return None
    gone = {face for shape in within for face in shape.faces if face not in held and not sight.loose[face]}
    cards = tuple(each for each in sight.view.variant.deck.cards if each.face in gone)
    return Because(Motive.MELD_IS_DEAD, cards) if cards else None


def _about_the_rest(kept: Sight, card: Card) -> Iterator[Because]:
    likely = [hope for hope in hopes(kept) if _expected(hope) >= _LIKELY]
    if likely:
        best = max(likely, key=_expected)
        yield Because(Motive.KEEPS_FOR_MELD, best.cards, best.points)
    trumps = tuple(held for held in kept.own if held.suit is kept.trump)
    if trumps and card.suit is not kept.trump:
        yield Because(Motive.KEEPS_TRUMPS, trumps)
    aces = tuple(held for held in kept.own if held.rank is Rank.ACE and held.suit is not kept.trump)
    if aces and card.rank is not Rank.ACE:
        yield Because(Motive.KEEPS_ACES, aces)


def _expected(hope: Hope) -> float:
    return hope.points * hope.chance
