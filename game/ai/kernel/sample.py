"""Sample: cards dealt at random to holders that may not hold everything and have just so much room."""

from __future__ import annotations

from random import Random


def below(limit: int, chance: Random) -> int:
    """Return a whole number from 0 up to, and without, the limit."""
    bits = limit.bit_length()
    drawn = chance.getrandbits(bits)
    while drawn >= limit:
        drawn = chance.getrandbits(bits)
    return drawn


def shuffle(cards: list[int], chance: Random) -> None:
    """Put cards in an order by chance, each order as likely."""
    for last in range(len(cards) - 1, 0, -1):
        at = below(last + 1, chance)
        cards[last], cards[at] = cards[at], cards[last]


def deal(allowed: list[int], room: list[int], chance: Random) -> list[int]:
    """Return a holder for every card; `allowed` has a bit for each holder that may have it.

    `room` is how many cards each holder takes, together as many as there are cards. Every way of dealing
    that is allowed can come out. Raises ValueError when none is.
    """
    cards = len(allowed)
    owners = [-1] * cards
    left = list(room)
    order = list(range(cards))
    shuffle(order, chance)
    order.sort(key=lambda card: allowed[card].bit_count())
    for card in order:
        holder = _drawn(allowed[card], left, chance)
        if holder < 0:
            holder = _made_room(card, allowed, owners, left, chance)
        owners[card] = holder
        left[holder] -= 1
    return owners


def _drawn(mask: int, left: list[int], chance: Random) -> int:
    """Return a holder of the mask, each as likely as it has room; -1 when none has."""
    total = 0
    for holder in range(len(left)):
        if mask >> holder & 1:
            total += left[holder]
    if not total:
        return -1
    at = int(chance.random() * total)
    for holder in range(len(left)):
        if mask >> holder & 1:
            at -= left[holder]
            if at < 0:
                return holder
    return -1


def _made_room(card: int, allowed: list[int], owners: list[int], left: list[int], chance: Random) -> int:
    """Move cards dealt before from holder to holder until one that may take this card has room for it."""
    moved_by: list[int] = [-1] * len(left)  # the card that would leave each holder reached
    came_from: list[int] = [-1] * len(left)
    reached = [holder for holder in range(len(left)) if allowed[card] >> holder & 1]
    seen = set(reached)
    dealt = [each for each in range(len(owners)) if owners[each] >= 0]
    shuffle(dealt, chance)
    at = 0
    while at < len(reached):
        holder = reached[at]
        at += 1
        for other in dealt:
            if owners[other] != holder:
                continue
            for target in range(len(left)):
                if target in seen or not allowed[other] >> target & 1:
                    continue
                seen.add(target)
                moved_by[target], came_from[target] = other, holder
                if left[target] > 0:
                    return _shifted(target, moved_by, came_from, owners, left)
                reached.append(target)
    raise ValueError("these cards cannot be dealt to these holders")


def _shifted(
    target: int, moved_by: list[int], came_from: list[int], owners: list[int], left: list[int]
) -> int:
    """Move one card along each step that led to `target`; return the holder that has room now."""
    left[target] -= 1
    holder = target
    while came_from[holder] >= 0:
        owners[moved_by[holder]] = holder
        holder = came_from[holder]
    left[holder] += 1
    return holder


def swap(
    owners: list[int], allowed: list[int], holder: int, chance: Random, tries: int = 8
) -> tuple[int, int] | None:
    """Let a random card of this holder change places with another's; return the two cards, None for none."""
    mine = [card for card in range(len(owners)) if owners[card] == holder]
    for _ in range(tries if mine else 0):
        card = mine[int(chance.random() * len(mine))]
        other = int(chance.random() * len(owners))
        there = owners[other]
        if there != holder and allowed[card] >> there & 1 and allowed[other] >> holder & 1:
            owners[card], owners[other] = there, holder
            return card, other
    return None
