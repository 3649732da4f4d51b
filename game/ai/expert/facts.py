"""Facts: what a seat knows of cards it does not see, ready for sampling; for games without a stock."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.kernel.coding import Coding, coding
from game.ai.kernel.meld_count import MeldCount, meld_count
from game.ai.standard.tricks.knowledge import betrayed_ceilings, shown_cards
from game.rules.cards import Card, Rank
from game.rules.hand_melds import Melding
from game.rules.melds import MeldKind
from game.rules.variant import Phase
from game.rules.view import View

_BEFORE_MELDS = (
    Phase.DIX_SWAP,
    Phase.AUCTION,
    Phase.WIDOW,
    Phase.SHARING,
    Phase.NAME_TRUMP,
    Phase.PASSING,
    Phase.MELDS,
)


@dataclass(frozen=True, slots=True)
class Facts:
    """What the seat `me` knows; hands of bits by holder: every seat, and last what lies away face down.

    `fixed` are the cards certainly there, `room` how many more there are, out of `pool`, of which `allowed`
    has a bit for each possible holder. `spent` are the cards that seats had when melds were laid and have no
    more; `parts` what each one's melds then came to by class, or all in one (None: it is not known), leaving
    out the cards of `uncounted`. `buried_from` is the seat whose cards lie away.
    """

    view: View
    code: Coding
    melds: MeldCount
    me: int
    fixed: tuple[int, ...]
    pool: tuple[Card, ...]
    allowed: tuple[int, ...]
    room: tuple[int, ...]
    spent: tuple[int, ...]
    parts: tuple[tuple[int, ...] | None, ...]
    uncounted: int
    buried_from: int | None

    @property
    def away(self) -> int:
        """Return the index of what lies away, behind those of the seats."""
        return self.view.variant.seats


def learned(view: View) -> Facts:
    """Return the facts of the seat that a view belongs to; raises ValueError for a spectator's."""
    if view.seat is None:
        raise ValueError(f"nobody plays here: {view}")
    me, seats = view.seat, view.variant.seats
    code = coding(view.variant, view.trump)
    shown = tuple(() if seat == me else shown_cards(view, me, seat) for seat in range(seats))
    own = (*view.hand, *view.table[me])
    fixed = [code.bits(own if seat == me else shown[seat]) for seat in range(seats)]
    room = [0 if seat == me else view.hand_sizes[seat] - len(shown[seat]) for seat in range(seats)]
    for seat in range(seats):
        laid = len(view.table[seat])
        room[seat] += 0 if seat == me else laid
    hidden_burial = bool(view.buried) and view.buried[0] is None
    aside = view.dead_count + view.widow_count + (len(view.buried) if hidden_burial else 0)
    pool = view.unseen().cards
    bidder = view.contract.seat if view.contract else None
    return Facts(
        view=view,
        code=code,
        melds=meld_count(view.variant, view.trump),
        me=me,
        fixed=(*fixed, 0),
        pool=pool,
        allowed=_allowed(view, pool, (*room, aside), hidden_burial=hidden_burial),
        room=(*room, aside),
        spent=(*_spent(view, code), 0),
        parts=_parts(view, code),
        uncounted=_uncounted(view, code),
        buried_from=bidder if hidden_burial else None,
    )


def _allowed(
    view: View, pool: tuple[Card, ...], room: tuple[int, ...], *, hidden_burial: bool
) -> tuple[int, ...]:
    """Return for each card of the pool the holders that may have it."""
    tops = betrayed_ceilings(view, view.trump) if view.trump else {}
    strength, bidder = view.variant.rank_order.strength, view.contract.seat if view.contract else None
    turned, keepers = set(view.widow), {bidder}
    for passed in view.passed:
        if passed.giver == view.seat and view.may_be_buried(passed):
            turned |= {card for card in passed.cards if card is not None}
    keepers |= {passed.receiver for passed in view.passed if passed.giver == bidder}
    masks = []
    for card in pool:
        mask = 0
        for seat, free in enumerate(room[:-1]):
            top = tops.get((seat, card.suit))
            fits = top is None or strength(card.rank) <= top
            if free and fits and (card not in turned or seat in keepers):
                mask |= 1 << seat
        if room[-1] and (card not in turned or hidden_burial):
            mask |= 1 << len(room) - 1
        masks.append(mask)
    return tuple(masks)


def _spent(view: View, code: Coding) -> list[int]:
    """Return by seat the cards played since the melds; a burial one knows of stands with its seat."""
    cards: list[list[Card]] = [[] for _ in range(view.variant.seats)]
    for plays in (*(trick.plays for trick in view.tricks), view.plays):
        for play in plays:
            cards[play.seat].append(play.card)
    if view.contract and view.contract.seat == view.seat:
        cards[view.contract.seat] += [card for card in view.buried if card is not None]
    return [code.bits(each) for each in cards]


def _parts(view: View, code: Coding) -> tuple[tuple[int, ...] | None, ...]:
    """Return what each seat's melds came to by class, None where it has not laid any or could not."""
    seats = range(view.variant.seats)
    if view.phase in _BEFORE_MELDS or view.trump is None or Phase.MELDS not in view.variant.phases:
        return (None,) * len(seats)
    count = meld_count(view.variant, view.trump)
    silent = [seat for seat in seats if _is_silent(view, seat)]
    if not view.variant.melds.melds_shown:
        return tuple(None if seat in silent else (view.meld_points[seat],) for seat in seats)
    return tuple(None if seat in silent else count.parts(_laid(view, code, seat)) for seat in seats)


def _is_silent(view: View, seat: int) -> bool:
    """Say whether nothing follows from what a seat has not laid."""
    if seat == view.sitting_out or view.ending is not None:
        return True
    if not view.variant.melds.melds_shown or view.variant.melds.melding is Melding.MANUAL:
        return True
    contract = view.contract
    if view.variant.contract.only_bidder_melds and contract is not None and contract.seat != seat:
        return True
    return bool(view.variant.contract.min_meld) and not view.meld_points[seat]


def _laid(view: View, code: Coding, seat: int) -> int:
    """Return the cards of a seat's melds, each once, nines that scored before them left out."""
    cards = {
        card
        for laid in view.melds
        if laid.seat == seat and not (laid.meld.kind is MeldKind.DIX and _uncounted(view, code))
        for card in laid.meld.cards
    }
    return code.bits(cards)


def _uncounted(view: View, code: Coding) -> int:
    """Return the nines of trump where some scored before the melds, for they say nothing any more."""
    if Phase.DIX_SWAP not in view.variant.phases or view.trump is None or not view.variant.deck.nines:
        return 0
    return code.layout.field << code.place[Card.of(Rank.NINE, view.trump, 0)]
