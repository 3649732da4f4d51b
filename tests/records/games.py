"""Random variants and random matches for the tests of records."""

import random
from functools import cache

from game.records.codec import encode
from game.records.course import Course, advance, open_course
from game.records.entries import Acknowledged, Acted, Dealt, Entry, Signed
from game.records.header import Header, Player, encode_header
from game.rules.actions import Action, DeclareOut
from game.rules.cards import Card
from game.rules.digest import digest
from game.rules.engine import legal_actions, legal_choices
from game.rules.state import State
from game.rules.variant import Variant
from game.rules.variants import preset
from tests.rules.playing import chosen, games

COMPUTERS = (Player("standard"), Player("random"))
PERSON = (Player("human", "Ann"), Player("standard"))


VARIANTS = games()
"""Any game, as its preset is or with any switches that can be played together."""


def computers(variant: Variant) -> tuple[Player, ...]:
    """Computers of both levels at the seats of any game."""
    return tuple(COMPUTERS[seat % 2] for seat in range(variant.seats))


def header(variant: Variant | None = None, *, seed: int = 1, players: tuple[Player, ...] = ()) -> Header:
    """A header with less to write."""
    variant = variant or preset("two_hand_classic")
    return Header(variant, seed, players or computers(variant))


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
            course = put(Acted(seat, any_action(course.state, seat, luck)))
        course = put(Signed(digest(course.state)))
        course = put(Acknowledged())
    return entries


def any_action(state: State, seat: int, luck: random.Random) -> Action:
    """Something legal; now and then the deal is left early, but never by a claim."""
    leaving = luck.random() < 0.05
    listed = [each for each in legal_actions(state, seat, interrupts=leaving) if each != DeclareOut()]
    return luck.choice([*listed, *(chosen(choice, luck) for choice in legal_choices(state, seat))])


def written(header: Header, entries: list[Entry]) -> bytes:
    """The bytes of a record."""
    lines = [*encode_header(header), *map(encode, entries)]
    return "".join(f"{line}\n" for line in lines).encode()


@cache
def sample() -> bytes:
    """The record of two whole deals."""
    played = header()
    return written(played, random_entries(played, deals=2, luck=random.Random(7)))
