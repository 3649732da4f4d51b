"""Headers survive their way through text, and say what is wrong with them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.records.header import Header, Player, decode_header, encode_header
from game.records.problem import Fault, Problem
from game.rules.cards import RankOrder
from game.rules.switches import with_switch
from game.rules.variant import Variant
from game.rules.variants import REGISTRY, preset
from tests.records.games import PERSON, VARIANTS, computers, header

NAMES = [
    'Ann "Q" O’Neil',
    "back\\slash",
    "two\nlines",
    "tab\tand \x00",
    "🂱 emoji 🎴",
    "n" * 200,
    "seat 0 human",
    " ",
]

GOOD = """\
pinochle-record 1
engine 1
variant two_hand_classic
switch target 1500
seed 42
seat 0 human "Ann"
seat 1 standard
"""

WRONG = {
    "another program": (("pinochle-record 1", "PGN 1"), Fault.NOT_A_RECORD, 1),
    "newer format": (("pinochle-record 1", "pinochle-record 2"), Fault.FOREIGN_VERSION, 1),
    "newer rules": (("engine 1", "engine 99"), Fault.FOREIGN_VERSION, 2),
    "unknown variant": (("two_hand_classic", "whist"), Fault.UNKNOWN_VALUE, 3),
    "unknown switch": (("target", "comet"), Fault.UNKNOWN_WORD, 4),
    "value of another game": (("target 1500", "copies 4"), Fault.UNKNOWN_VALUE, 4),
    "unknown value": (("1500", "1501"), Fault.UNKNOWN_VALUE, 4),
    "switch before variant": (("engine 1\n", "engine 1\nswitch target 1500\n"), Fault.OUT_OF_PLACE, 3),
    "seed in letters": (("42", "forty-two"), Fault.UNKNOWN_VALUE, 5),
    "unknown word": (("seed 42", "sead 42"), Fault.UNKNOWN_WORD, 5),
    "two seeds": (("seed 42", "seed 42\nseed 43"), Fault.OUT_OF_PLACE, 6),
    "empty line": (("seed 42\n", "seed 42\n\n"), Fault.UNKNOWN_WORD, 6),
    "name without quotes": (('"Ann"', "Ann"), Fault.UNKNOWN_VALUE, 6),
    "name is a number": (('"Ann"', "7"), Fault.UNKNOWN_VALUE, 6),
    "name is deep": (('"Ann"', "[" * 9000), Fault.UNKNOWN_VALUE, 6),
    "seats out of order": (("seat 1", "seat 2"), Fault.OUT_OF_PLACE, 7),
    "dealer from elsewhere": (("seat 1 standard", "seat 1 standard\ndealer 2"), Fault.UNKNOWN_VALUE, 0),
    "seat missing": (("seat 1 standard\n", ""), Fault.INCOMPLETE_HEADER, 6),
    "seat too many": (("standard\n", "standard\nseat 2 random\n"), Fault.INCOMPLETE_HEADER, 8),
    "no variant": (("variant two_hand_classic\nswitch target 1500\n", ""), Fault.INCOMPLETE_HEADER, 5),
    "no seed": (("seed 42\n", ""), Fault.INCOMPLETE_HEADER, 6),
    "rules that clash": (("switch target 1500", "switch target_check immediate"), Fault.CLASHING_SWITCHES, 0),
}


@given(VARIANTS, st.integers(0, 2**64), st.none() | st.integers(0, 1), st.text())
def test_every_header_comes_back_as_it_was(
    variant: Variant, seed: int, dealer: int | None, name: str
) -> None:
    players = (Player("human", name), *computers(variant)[1:])
    played = Header(variant, seed, players, "2026-01-31T10:00", dealer)
    assert decode_header(encode_header(played)) == played


@pytest.mark.parametrize("variant", REGISTRY.values(), ids=REGISTRY)
def test_preset_needs_no_switch_line(variant: Variant) -> None:
    assert not [line for line in encode_header(header(variant)) if line.startswith("switch")]


def test_fourth_seat_and_second_deck_are_one_switch_each() -> None:
    table = with_switch(REGISTRY["auction_250"], "seats", 4)
    double = with_switch(REGISTRY["classic_500"], "copies", 4)
    lines = [line for each in (table, double) for line in encode_header(header(each)) if "switch" in line]
    assert lines == ["switch seats 4", "switch copies 4"]
    assert [decode_header(encode_header(header(each))) for each in (table, double)] == [
        header(table),
        header(double),
    ]


def test_only_switches_that_differ_are_named() -> None:
    literal = with_switch(preset("two_hand_classic"), "rank_order", RankOrder.ACE_KING)
    assert [line for line in encode_header(header(literal)) if "switch" in line] == [
        "switch rank_order ace_king"
    ]


@pytest.mark.parametrize("name", NAMES)
def test_names_are_data_whatever_they_contain(name: str) -> None:
    lines = encode_header(header(players=(Player("human", name), Player("standard"))))
    assert all(line.isascii() and line.isprintable() for line in lines)
    read = decode_header(lines)
    assert isinstance(read, Header)
    assert read.players[0].name == name


def test_header_reads_as_a_person_would_write_it() -> None:
    read = decode_header(GOOD.splitlines())
    assert isinstance(read, Header)
    assert read.players == PERSON
    assert (read.seed, read.variant.match.target) == (42, 1500)


@pytest.mark.parametrize(("change", "fault", "line_no"), WRONG.values(), ids=WRONG)
def test_wrong_header_says_what_is_wrong(change: tuple[str, str], fault: Fault, line_no: int) -> None:
    read = decode_header(GOOD.replace(*change).splitlines())
    assert isinstance(read, Problem)
    assert (read.fault, read.line_no) == (fault, line_no)


def test_unknown_variant_names_the_known_ones() -> None:
    read = decode_header(GOOD.replace("two_hand_classic", "whist").splitlines())
    assert isinstance(read, Problem)
    assert read.valid == tuple(REGISTRY)
