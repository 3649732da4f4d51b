"""Endgame: the playoff of two hands, which know each other card by card, played as well as can be."""

from __future__ import annotations

from game.ai.choice import Choice
from game.ai.kernel.coding import Coding, coding
from game.ai.kernel.layout import pile
from game.ai.kernel.solve import Position, values
from game.ai.standard import playoff, why_playoff
from game.ai.standard.ranking import ranked
from game.ai.standard.sight import Sight
from game.rules.actions import PlayCard

NODES = 1_500_000
"""So many beginnings of tricks are looked at for one decision, at most; then the rules of thumb decide."""


def choose(sight: Sight, seed: int, nodes: int = NODES) -> Choice:
    """Return the card to play, with the points ahead that the rest of the deal brings after each.

    While somebody has declared out and waits for a trick, single tricks decide more than points.
    """
    found = None if sight.view.claims else exact(sight, nodes)
    if found is None:
        return playoff.choose(sight, seed)
    plays = {play: ahead - playoff.dearness(sight, play.card) for play, ahead in found.items()}
    action, valued = ranked(plays, seed)
    return Choice(action, valued, why_playoff.reasons(sight, action.card, found[action]))


def exact(sight: Sight, nodes: int) -> dict[PlayCard, int] | None:
    """Return the points ahead that the rest of the deal brings after each card, at best play of both.

    What has been taken before does not count. None when that takes a look at more than `nodes` positions.
    """
    code = coding(sight.view.variant, sight.trump)
    place = position(sight, code)
    found = values(place, nodes)
    if found is None:
        return None
    rest = code.layout.last_trick + sum(pile(code.layout, hand) for hand in place.hands)
    rest += sum(code.layout.points[at] for at in place.plays)
    plays = [action for action in sight.view.legal if isinstance(action, PlayCard)]
    return {play: 2 * found[code.place[play.card]] - rest for play in plays}


def position(sight: Sight, code: Coding) -> Position:
    """Return the open cards as the solver takes them, for the side of the seat to act."""
    hands = [0, 0]
    hands[sight.me], hands[sight.other] = code.bits(sight.own), code.bits(sight.theirs())
    plays = [code.place[play.card] for play in sight.view.plays]
    return Position(code.layout, hands, [1, 0], 1 << sight.me, sight.view.leader, plays)
