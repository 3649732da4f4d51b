"""A replay checks each line against the rules and stops at the first that is wrong."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.records.problem import Fault, Problem
from game.records.record import Record, parse_record
from game.records.replay import Step, replay
from game.rules.reasons import Refusal
from game.rules.variant import Variant
from tests.records.games import VARIANTS, header, random_entries, sample, written


def replayed(content: bytes) -> list[Step | Problem]:
    record = parse_record(content)
    assert isinstance(record, Record)
    return list(replay(record))


def last_problem(content: bytes) -> Problem:
    last = replayed(content)[-1]
    assert isinstance(last, Problem)
    return last


def changed(old: bytes, new: bytes) -> bytes:
    assert old in sample()
    return sample().replace(old, new, 1)


def first(word: str) -> tuple[int, bytes]:
    """The first line with this word: its number and its text."""
    lines = sample().split(b"\n")
    return next((no, line) for no, line in enumerate(lines, 1) if word.encode() in line.split())


@given(VARIANTS, st.randoms(use_true_random=False))
def test_every_line_of_a_sound_record_is_a_step(variant: Variant, luck: random.Random) -> None:
    played = header(variant)
    entries = random_entries(played, deals=1, luck=luck)
    steps = replayed(written(played, entries))
    assert [step.line.entry for step in steps if isinstance(step, Step)] == entries


def test_action_against_the_rules_ends_the_replay_with_the_reason() -> None:
    line_no, line = first("draw")
    problem = last_problem(changed(line, line.replace(b"draw", b"end")))
    assert (problem.fault, problem.line_no) == (Fault.REFUSED, line_no)
    assert problem.reason
    assert problem.reason.code is Refusal.DRAW_FIRST
    assert problem.text.endswith("end")


def test_card_of_the_other_player_is_refused() -> None:
    line_no, line = first("play")
    seat, _, card = line.split()
    other = b"1" if seat == b"0" else b"0"
    problem = last_problem(changed(line, b" ".join((other, b"play", card))))
    assert (problem.fault, problem.line_no) == (Fault.REFUSED, line_no)


def test_wrong_digest_is_named_with_the_right_one() -> None:
    line_no, line = first("digest")
    problem = last_problem(changed(line, b"digest 0123456789abcdef"))
    assert (problem.fault, problem.line_no) == (Fault.DIGEST_DIFFERS, line_no)
    assert problem.valid == (line.split()[1].decode(),)


def test_other_seed_is_noticed_at_once() -> None:
    problem = last_problem(changed(b"seed 1", b"seed 2"))
    assert problem.fault is Fault.REFUSED


@pytest.mark.parametrize(("old", "new"), [(b"deal 1", b"deal 2"), (b"acknowledged", b"redo")])
def test_line_that_cannot_come_here_is_named(old: bytes, new: bytes) -> None:
    assert last_problem(changed(old, new)).fault is Fault.OUT_OF_PLACE


def test_deck_of_forty_nine_cards_is_refused() -> None:
    deck = sorted({"AD2", *map(str, header().variant.deck.cards)})
    problem = last_problem(changed(b"deal 1", f"deal 1 {' '.join(deck)}".encode()))
    assert problem.fault is Fault.WRONG_DECK
    assert problem.text == "AD2"


def test_line_that_cannot_be_read_comes_after_the_sound_ones() -> None:
    steps = replayed(sample() + b"and so on\n")
    assert isinstance(steps[-1], Problem)
    assert all(isinstance(step, Step) for step in steps[:-1])


@given(st.data())
def test_any_exchange_of_lines_is_a_replay_or_a_problem(data: st.DataObject) -> None:
    lines = sample().split(b"\n")
    places = st.integers(8, len(lines) - 2)
    for _ in range(data.draw(st.integers(1, 3))):
        a, b = data.draw(places), data.draw(places)
        lines[a], lines[b] = lines[b], lines[a]
    assert replayed(b"\n".join(lines))
