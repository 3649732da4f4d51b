"""A block of melds keeps its cards large and its tickets apart for as long as there is room."""

import math
from itertools import combinations, pairwise

import pygame
import pytest

from game.presentation.around import Edge
from game.presentation.meldblock import SHRINKS, meld_block, row_width
from game.presentation.meldrow import MeldRow
from game.rules.cards import Card, Hand, Suit
from game.rules.variants import REGISTRY
from game.rules.whole_hands import melds_of
from sprites.paper import ticket

BOX = pygame.Rect(300, 200, 700, 240)
TALL, PX = 150, 20


def block(
    hand: str,
    edge: Edge = Edge.LEFT,
    box: pygame.Rect = BOX,
    key: str = "cardgames",
    sizes: tuple[int, ...] = (PX,),
) -> MeldRow:
    """The melds of a hand with spades as trump."""
    melds = melds_of(Hand.parse(hand), Suit.SPADES, REGISTRY[key])
    table = tuple(dict.fromkeys(card for meld in melds for card in meld.cards))
    return meld_block(table, melds, box, TALL, sizes, edge)


RUN = "AS 10S KS QS JS"
RICH = "AS AH AC AD KS KH KC KD QS QH QC QD JS JD JH JC"


def test_without_melds_nothing_lies_there() -> None:
    assert block("9H 9C") == MeldRow({}, ())


@pytest.mark.parametrize("edge", list(Edge))
def test_a_block_lies_at_its_owners_end_of_the_box(edge: Edge) -> None:
    poses = block(RUN, edge).poses.values()
    left, right = min(pose.bounds()[0] for pose in poses), max(pose.bounds()[2] for pose in poses)
    if edge is Edge.LEFT:
        assert left - BOX.left < BOX.right - right
    elif edge is Edge.RIGHT:
        assert BOX.right - right < left - BOX.left
    else:
        assert left + right == pytest.approx(BOX.left + BOX.right, abs=2)


def test_one_meld_lies_at_full_height() -> None:
    assert {pose.height for pose in block(RUN).poses.values()} == {TALL}


def test_many_melds_take_more_rows_and_smaller_cards_but_never_too_small_ones() -> None:
    row = block(RICH)
    heights = {pose.height for pose in row.poses.values()}
    assert len(heights) == 1
    assert TALL * SHRINKS[-1] <= heights.pop() < TALL
    assert len({round(tag.y) for tag in row.tags}) == 2


def test_a_row_of_nothing_but_tickets_is_no_higher_than_they_are() -> None:
    row = block("KS KC KH KD QS QC QH QD", box=pygame.Rect(100, 100, 500, 240))
    assert {pose.height for pose in row.poses.values()} == {TALL}
    lines = sorted({round(tag.y) for tag in row.tags})
    assert len(lines) == 3
    assert all(below - above < 2.5 * PX for above, below in pairwise(lines))


@pytest.mark.parametrize("hand", [RUN, f"{RUN} KH QH JD", "QS QS JD JD KH QH KC QC"])
def test_a_row_needs_just_the_room_in_which_nothing_gets_smaller(hand: str) -> None:
    melds = melds_of(Hand.parse(hand), Suit.SPADES, REGISTRY["cardgames"])
    wide = math.ceil(row_width(melds, TALL, PX))
    row = block(hand, box=pygame.Rect(0, 0, wide, TALL))
    assert {pose.height for pose in row.poses.values()} == {TALL}
    assert len({tag.y for tag in row.tags}) == 1
    assert not any(tag.short for tag in row.tags)


@pytest.mark.parametrize("hand", [RUN, f"{RUN} KH QH JD", "QS QS JD JD KH QH KC QC", "AS AH AC AD KS QS 9S"])
def test_tickets_keep_apart(hand: str) -> None:
    boxes = []
    for tag in block(hand).tags:
        picture = ticket(tag.meld.kind.value.replace("_", " "), str(tag.meld.points), PX)
        boxes.append(picture.get_rect(midbottom=(tag.x, tag.y)))
    assert not [pair for pair in combinations(boxes, 2) if pair[0].colliderect(pair[1])]


def test_a_meld_of_cards_that_lie_elsewhere_has_a_ticket_of_its_own() -> None:
    row = block("KS QS QH QC QD JD KD")
    pinochle = next(tag for tag in row.tags if tag.meld.kind.value == "pinochle")
    assert Card.parse("QS0") in pinochle.shared
    assert {tag.meld for tag in row.tags} == set(
        melds_of(Hand.parse("KS QS QH QC QD JD KD"), Suit.SPADES, REGISTRY["cardgames"])
    )


def test_tickets_lose_their_names_before_they_overlap() -> None:
    tags = block("KS KC KH KD QS QC QH QD", box=pygame.Rect(100, 100, 360, 240)).tags
    assert all(tag.short for tag in tags)
    assert {tag.title for tag in tags} == {"K", "Q", "♠", "♣", "♥", "♦"}
    assert not any(tag.short for tag in block(RUN).tags)


def test_text_gets_smaller_before_cards_lie_in_small_rows_or_names_are_lost() -> None:
    hand, box = f"{RUN} QH QC QD JD KH", pygame.Rect(100, 100, 800, 240)
    large, small, both = (block(hand, box=box, sizes=sizes) for sizes in ((30,), (20,), (30, 20)))
    assert max(pose.height for pose in large.poses.values()) < 0.8 * TALL
    assert both == small
    assert {tag.px for tag in block(RUN, box=box, sizes=(30, 20)).tags} == {30}


def test_even_in_a_narrow_box_every_card_stays_inside() -> None:
    narrow = pygame.Rect(100, 100, 330, 240)
    for pose in block(RICH, box=narrow).poses.values():
        left, _top, right, _bottom = pose.bounds()
        assert left >= narrow.left - 1
        assert right <= narrow.right + 1
