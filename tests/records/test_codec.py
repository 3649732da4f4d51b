"""Actions and entries survive their way through text."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.records.codec import decode, decode_action, encode, encode_action
from game.records.entries import Acknowledged, Acted, Dealt, Entry, PlayedAgain, Signed, TookBack
from game.records.problem import Fault, UnreadableError
from game.rules.actions import (
    Action,
    AnswerConcession,
    Bid,
    BuryCards,
    CallMisdeal,
    ClaimRest,
    Concede,
    DeclareMeld,
    DeclareOut,
    Draw,
    EndMelding,
    ExchangeDix,
    KeepDix,
    NameTrump,
    OfferConcession,
    PassBid,
    PassCards,
    PlayCard,
    ShootMoon,
    ShowDix,
    StartPlay,
    TakeWidow,
    ThrowIn,
)
from game.rules.cards import Card, Deck, Suit
from game.rules.melds import MeldKind

CARDS = st.sampled_from((*Deck().cards, *Deck(copies=4, nines=False).cards))
NUMBERS = st.integers(0, 10**12)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(PlayCard, CARDS),
    st.builds(DeclareMeld, st.sampled_from(MeldKind), st.lists(CARDS).map(tuple)),
    st.builds(ShowDix, CARDS),
    st.builds(ExchangeDix, CARDS),
    st.builds(Draw, upcard=st.booleans()),
    st.builds(EndMelding),
    st.builds(DeclareOut),
    st.builds(KeepDix),
    st.builds(Bid, NUMBERS),
    st.builds(PassBid),
    st.builds(NameTrump, st.sampled_from(Suit)),
    st.builds(TakeWidow),
    st.builds(PassCards, st.lists(CARDS).map(tuple)),
    st.builds(BuryCards, st.lists(CARDS).map(tuple)),
    st.builds(StartPlay),
    st.builds(ShootMoon),
    st.builds(ThrowIn),
    st.builds(Concede),
    st.builds(OfferConcession),
    st.builds(ClaimRest),
    st.builds(AnswerConcession, agreed=st.booleans()),
    st.builds(CallMisdeal),
)
ENTRIES: st.SearchStrategy[Entry] = st.one_of(
    st.builds(Dealt, NUMBERS, st.lists(CARDS).map(tuple)),
    st.builds(Acted, NUMBERS, ACTIONS),
    st.builds(TookBack, NUMBERS),
    st.builds(PlayedAgain),
    st.builds(Signed, st.text("0123456789abcdef", min_size=1)),
    st.builds(Acknowledged),
)

LINES = {
    "0 play QS0": Acted(0, PlayCard(Card.parse("QS0"))),
    "1 meld pinochle JD0 QS1": Acted(
        1, DeclareMeld(MeldKind.PINOCHLE, (Card.parse("JD0"), Card.parse("QS1")))
    ),
    "0 dix 9H1": Acted(0, ShowDix(Card.parse("9H1"))),
    "0 exchange 9H1": Acted(0, ExchangeDix(Card.parse("9H1"))),
    "1 draw": Acted(1, Draw()),
    "1 draw upcard": Acted(1, Draw(upcard=True)),
    "0 end": Acted(0, EndMelding()),
    "1 out": Acted(1, DeclareOut()),
    "0 keep": Acted(0, KeepDix()),
    "3 bid 320": Acted(3, Bid(320)),
    "3 pass": Acted(3, PassBid()),
    "2 trump S": Acted(2, NameTrump(Suit.SPADES)),
    "2 widow": Acted(2, TakeWidow()),
    "1 give JD0 QS1": Acted(1, PassCards((Card.parse("JD0"), Card.parse("QS1")))),
    "1 bury 9H0 9H1": Acted(1, BuryCards((Card.parse("9H0"), Card.parse("9H1")))),
    "0 start": Acted(0, StartPlay()),
    "0 moon": Acted(0, ShootMoon()),
    "0 throw in": Acted(0, ThrowIn()),
    "0 concede": Acted(0, Concede()),
    "0 offer": Acted(0, OfferConcession()),
    "0 rest": Acted(0, ClaimRest()),
    "0 agree": Acted(0, AnswerConcession(agreed=True)),
    "0 refuse": Acted(0, AnswerConcession(agreed=False)),
    "0 misdeal": Acted(0, CallMisdeal()),
    "deal 3": Dealt(3),
    "deal 1 AS0 10D1": Dealt(1, (Card.parse("AS0"), Card.parse("10D1"))),
    "undo 2": TookBack(2),
    "redo": PlayedAgain(),
    "digest 0af3": Signed("0af3"),
    "acknowledged": Acknowledged(),
}

WRONG = {
    "": Fault.UNKNOWN_WORD,
    "   ": Fault.UNKNOWN_WORD,
    "0": Fault.UNKNOWN_WORD,
    "0 plai QS0": Fault.UNKNOWN_WORD,
    "PLAY QS0": Fault.UNKNOWN_WORD,
    "-1 play QS0": Fault.UNKNOWN_WORD,
    "² play QS0": Fault.UNKNOWN_VALUE,
    "0 play": Fault.LINE_TOO_SHORT,
    "0 play QS0 QS1": Fault.LINE_TOO_LONG,
    "0 play 1S0": Fault.BAD_CARD,
    "0 play QS²": Fault.BAD_CARD,
    "0 meld": Fault.UNKNOWN_VALUE,
    "0 meld flush AS0": Fault.UNKNOWN_VALUE,
    "0 meld run AS0 XX": Fault.BAD_CARD,
    "0 draw stock": Fault.UNKNOWN_VALUE,
    "0 draw upcard upcard": Fault.LINE_TOO_LONG,
    "0 out now": Fault.LINE_TOO_LONG,
    "0 bid": Fault.LINE_TOO_SHORT,
    "0 bid -10": Fault.UNKNOWN_VALUE,
    "0 bid ten": Fault.UNKNOWN_VALUE,
    "0 trump spades": Fault.UNKNOWN_VALUE,
    "0 trump": Fault.LINE_TOO_SHORT,
    "0 give QS0 X": Fault.BAD_CARD,
    "0 throw": Fault.UNKNOWN_VALUE,
    "0 throw out": Fault.UNKNOWN_VALUE,
    "0 throw in now": Fault.LINE_TOO_LONG,
    "0 pass QS0": Fault.LINE_TOO_LONG,
    "deal": Fault.UNKNOWN_VALUE,
    "deal one": Fault.UNKNOWN_VALUE,
    "undo": Fault.LINE_TOO_SHORT,
    "undo -1": Fault.UNKNOWN_VALUE,
    "redo 1": Fault.LINE_TOO_LONG,
    "digest": Fault.LINE_TOO_SHORT,
    "9" * 5000 + " out": Fault.UNKNOWN_VALUE,
}


@given(ACTIONS)
def test_every_action_comes_back_as_it_was(action: Action) -> None:
    assert decode_action(tuple(encode_action(action).split())) == action


def test_no_action_is_left_without_words() -> None:
    kinds = {type(entry.action) for entry in LINES.values() if isinstance(entry, Acted)}
    assert kinds == set(get_args(Action))


@given(ENTRIES)
def test_every_entry_comes_back_as_it_was(entry: Entry) -> None:
    assert decode(encode(entry)) == entry


@pytest.mark.parametrize(("line", "entry"), LINES.items(), ids=LINES)
def test_lines_read_as_a_person_would_read_them(line: str, entry: Entry) -> None:
    assert decode(line) == entry
    assert encode(entry) == line


@pytest.mark.parametrize(("line", "fault"), WRONG.items(), ids=[line[:20] for line in WRONG])
def test_wrong_line_says_what_is_wrong_with_it(line: str, fault: Fault) -> None:
    with pytest.raises(UnreadableError) as caught:
        decode(line)
    assert caught.value.problem.fault is fault


def test_wrong_word_names_the_right_ones() -> None:
    with pytest.raises(UnreadableError) as caught:
        decode("0 plai QS0")
    assert caught.value.problem.text == "plai"
    assert caught.value.problem.valid[:4] == ("play", "meld", "dix", "exchange")
    assert {"bid", "give", "bury", "throw", "agree"} < set(caught.value.problem.valid)


@given(st.text())
def test_any_text_is_an_entry_or_unreadable(text: str) -> None:
    try:
        entry = decode(text)
    except UnreadableError:
        return
    assert decode(encode(entry)) == entry
