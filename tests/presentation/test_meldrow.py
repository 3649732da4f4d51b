"""Melds lie in groups, tickets stay readable, and shared cards are known to both."""

from itertools import pairwise

import pygame

from game.presentation.meldrow import MeldRow, meld_row
from game.rules.cards import Card, Hand
from game.rules.melds import Meld, MeldKind

BOX = pygame.Rect(300, 100, 700, 120)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(word) for word in text.split())


def row(table: str, *melds: Meld, box: pygame.Rect = BOX) -> MeldRow:
    return meld_row(cards(table), melds, box, 120, 20)


MARRIAGE = Meld(MeldKind.MARRIAGE, cards("QH0 KH0"), 20)
ROYAL = Meld(MeldKind.ROYAL_MARRIAGE, cards("QS0 KS0"), 40)
RUN = Meld(MeldKind.RUN, cards("JS0 QS0 KS0 10S0 AS0"), 150)
QUEENS = Meld(MeldKind.QUEENS, cards("QC0 QD0 QS0 QH0"), 60)


def test_every_card_on_the_table_has_a_place_inside_the_box() -> None:
    every = row("QH0 KH0 QS0 KS0 QC0 QD0 9S0", MARRIAGE, ROYAL, QUEENS)
    assert len(every.poses) == 7
    for pose in every.poses.values():
        left, _, right, bottom = pose.bounds()
        assert BOX.left <= left < right <= BOX.right
        assert bottom <= BOX.bottom


def test_a_marriage_grows_into_its_run() -> None:
    grown = row("QS0 KS0 JS0 10S0 AS0", ROYAL, RUN)
    xs = [grown.poses[card].x for card in cards("AS0 10S0 KS0 QS0 JS0")]
    assert xs == sorted(xs)
    assert len({tag.x for tag in grown.tags}) == 1
    assert len({tag.y for tag in grown.tags}) == 2


def test_a_card_of_two_groups_is_shared_by_the_later_ticket() -> None:
    both = row("QH0 KH0 QC0 QD0 QS0", MARRIAGE, QUEENS)
    first, second = both.tags
    assert first.shared == ()
    assert second.shared == cards("QH0")


def test_tickets_of_neighbours_keep_clear_of_each_other() -> None:
    wide = row("QH0 KH0 QS0 KS0 9S0", MARRIAGE, ROYAL, Meld(MeldKind.DIX, cards("9S0"), 10))
    xs = [tag.x for tag in wide.tags]
    assert min(b - a for a, b in pairwise(xs)) > 120


def test_a_crowded_row_staggers_its_tickets() -> None:
    singles = [Meld(MeldKind.DIX, (card,), 10) for card in Hand.parse("9S 9S QH KH QD KD JD QC")]
    narrow = meld_row([meld.cards[0] for meld in singles], singles, pygame.Rect(0, 0, 500, 120), 80, 20)
    assert len({tag.y for tag in narrow.tags}) == 2
    assert all(pose.bounds()[0] >= 0 and pose.bounds()[2] <= 500 for pose in narrow.poses.values())


def test_a_meld_whose_cards_have_all_been_played_has_no_ticket() -> None:
    assert row("QS0 KS0", MARRIAGE, ROYAL).tags[0].meld == ROYAL
    assert len(row("QS0 KS0", MARRIAGE, ROYAL).tags) == 1


def test_an_empty_row_is_empty() -> None:
    assert row("") == MeldRow({}, ())
