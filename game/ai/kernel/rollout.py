"""Rollout: the rest of a deal played out from open hands, every seat by the policy and what it could know."""

from __future__ import annotations

from game.ai.kernel.layout import ALWAYS, OVERTRUMP, TRUMP_LED_ONLY, Layout
from game.ai.kernel.policy import follow, lead
from game.ai.kernel.table import Table, none_of


def play_out(  # noqa: C901, PLR0912, PLR0915 - the innermost loop: a call costs more than its lines
    table: Table, hands: list[int], first: int, taken: list[int], tricks: list[int]
) -> None:
    """Play the deal to its end and add what each seat takes, the last trick included.

    `hands` are by seat, without the cards of the open trick, and no bit may be in two of them (`apart`);
    those of seats not in play, or behind the last seat, are out of play, which nobody knows. `first` is a
    bit of the card played by the seat to act, which must be legal; -1 leaves it to the policy. Points are
    added by seat to `taken`, the number of tricks to `tricks`.
    """
    layout, worth = table.layout, table.worth
    suit, beaters, points, suit_of = layout.suit, layout.beaters, layout.points, worth.suit_of
    trumps, trump_base, trump_suit = layout.trumps, layout.trump_base, layout.suits - 1
    heads_plain, heads_trump = layout.heading >= ALWAYS, layout.heading >= TRUMP_LED_ONLY
    overtrumps, must_trump, exempt = layout.heading >= OVERTRUMP, layout.must_trump, layout.partner_exempt
    friends, foes, orders = table.friends, table.foes, table.orders
    count = len(table.turns)
    hands, voids = hands[:], table.voids[:]
    out = 0
    for hand in hands:
        out |= hand
    leader, led, best, winner, pile = table.leader, table.led, table.best, table.winner, table.pile
    played, at = table.played, first
    left = hands[orders[leader][played]].bit_count()
    chances = _chances(table, left, out.bit_count() - left * count + played)
    leads_trump = table.leads_trump and not played
    while left:
        order, behind = orders[leader], table.behind[leader]
        if not played:
            hand = hands[leader]
            if at < 0:
                moves = (hand & trumps) or hand if leads_trump else hand
                at = lead(table, leader, moves, out ^ hand, voids, chances[left])
            leads_trump = False
            hands[leader] = hand ^ (1 << at)
            out ^= 1 << at
            pile, led, best, winner = points[at], at, at, leader
            at, played = -1, 1
        suit_led, higher_than = suit[led], beaters[best]
        while played < count:
            seat = order[played]
            hand = hands[seat]
            moves = hand & suit_led
            if moves:
                higher = moves & higher_than
                if (
                    higher
                    and (heads_trump if led >= trump_base else heads_plain)
                    and not (exempt and table.spared[seat] >> winner & 1)
                ):
                    moves = higher
            else:
                voids[suit_of[led]] |= 1 << seat
                moves = hand
                if must_trump:
                    moves &= trumps
                    if not moves:
                        voids[trump_suit] |= 1 << seat
                        moves = hand
                    elif (
                        overtrumps
                        and best >= trump_base
                        and moves & higher_than
                        and not (exempt and table.spared[seat] >> winner & 1)
                    ):
                        moves &= higher_than
            if at >= 0:
                pass
            elif moves & (moves - 1):
                rivals = behind[played] & foes[seat]
                ruffs = led < trump_base and rivals & voids[suit_of[led]] & ~voids[trump_suit] != 0
                at = follow(table, moves, out ^ hand, best, rivals, friends[seat] >> winner & 1 == 1, ruffs)
            else:
                at = moves.bit_length() - 1
            bit = 1 << at
            hands[seat] = hand ^ bit
            out ^= bit
            pile += points[at]
            if bit & higher_than:
                best, winner, higher_than = at, seat, beaters[at]
            at = -1
            played += 1
        taken[winner] += pile
        tricks[winner] += 1
        leader, played = winner, 0
        left -= 1
    taken[leader] += layout.last_trick


def apart(layout: Layout, hands: list[int]) -> list[int]:
    """Return hands of faces as hands of cards: every copy is a bit of its own, and no bit in two hands."""
    used, parted = 0, []
    inner = layout.full & ~(layout.ones << (layout.width - 1))
    for hand in hands:
        clash = hand & used
        while clash:
            fields = clash
            for _ in range(layout.width - 1):
                fields |= (fields & inner) << 1 | (fields >> 1) & inner
            hand = hand & ~fields | (hand & fields & inner) << 1  # noqa: PLW2901 - moved up until it fits
            clash = hand & used
        used |= hand
        parted.append(hand)
    return parted


def _chances(table: Table, left: int, dead: int) -> list[list[int]]:
    """Return `none_of` for every number of cards in a hand up to `left`, with so many out of play."""
    if len(table.chances) <= left:
        others = len(table.turns) - 1
        table.chances = [none_of(held, held * others + dead) for held in range(left + 1)]
    return table.chances
