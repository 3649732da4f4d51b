"""Random variants and random matches for the tests of records."""

import random
from functools import cache

from hypothesis import strategies as st

from game.records.codec import encode
from game.records.course import Course, advance, open_course
from game.records.entries import Acknowledged, Acted, Dealt, Entry, Signed
from game.records.header import Header, Player, encode_header
from game.rules import switches
from game.rules.cards import Card
from game.rules.digest import digest
from game.rules.engine import legal_actions
from game.rules.variant import Variant
from game.rules.variants import REGISTRY, preset

COMPUTERS = (Player("standard"), Player("random"))
PERSON = (Player("human", "Ann"), Player("standard"))


@st.composite
def variants(draw: st.DrawFn) -> Variant:
    """Any variant with any switches that can be played together."""
    variant = draw(st.sampled_from(tuple(REGISTRY.values())))
    for switch in draw(st.lists(st.sampled_from(switches.SWITCHES), unique_by=lambda switch: switch.key)):
        variant = switches.with_switch(variant, switch.key, draw(st.sampled_from(switch.values)))
    if switches.conflicts(variant):
        variant = switches.with_switch(variant, "declare_out", switches.named("declare_out").values[0])
    return variant


def header(
    variant: Variant | None = None, *, seed: int = 1, players: tuple[Player, ...] = COMPUTERS
) -> Header:
    """A header with less to write."""
    return Header(variant or preset("two_hand_classic"), seed, players)


def random_entries(
    header: Header, *, deals: int, luck: random.Random, deck: tuple[Card, ...] = ()
) -> list[Entry]:
    """Whole deals of random legal actions, all from one deck or each from the seed, as a record has them."""
    course, entries = open_course(header), []

    def put(entry: Entry) -> Course:
        entries.append(entry)
        return advance(course, entry).course

    for _ in range(deals):
        if course.match.won:
            break
        course = put(Dealt(course.match.deal_no, deck))
        while (seat := course.state.to_act) is not None:
            course = put(Acted(seat, luck.choice(legal_actions(course.state, seat, interrupts=False))))
        course = put(Signed(digest(course.state)))
        course = put(Acknowledged())
    return entries


def written(header: Header, entries: list[Entry]) -> bytes:
    """The bytes of a record."""
    lines = [*encode_header(header), *map(encode, entries)]
    return "".join(f"{line}\n" for line in lines).encode()


@cache
def sample() -> bytes:
    """The record of two whole deals."""
    played = header()
    return written(played, random_entries(played, deals=2, luck=random.Random(7)))
