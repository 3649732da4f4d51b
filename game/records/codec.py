"""The codec: entries and actions as words a person can read, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar, assert_never

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
from game.rules.cards import Card, Suit
from game.rules.melds import MeldKind

Words = tuple[str, ...]
_T = TypeVar("_T")


def encode_action(action: Action) -> str:  # noqa: C901 - one row for each
    """Return the words of an action, as in `meld pinochle JD0 QS1`."""
    match action:
        case PlayCard(card):
            return f"play {card}"
        case DeclareMeld(kind, cards):
            return " ".join(("meld", kind.value, *map(str, cards)))
        case ShowDix(card):
            return f"dix {card}"
        case ExchangeDix(card):
            return f"exchange {card}"
        case Draw(upcard):
            return "draw upcard" if upcard else "draw"
        case Bid(points):
            return f"bid {points}"
        case NameTrump(suit):
            return f"trump {suit.value}"
        case PassCards(cards):
            return " ".join(("give", *map(str, cards)))
        case BuryCards(cards):
            return " ".join(("bury", *map(str, cards)))
        case EndMelding() | DeclareOut() | KeepDix() | PassBid() | TakeWidow() | StartPlay() | ShootMoon():
            return _BARE_WORDS[action]
        case ThrowIn() | Concede() | OfferConcession() | AnswerConcession() | CallMisdeal() | ClaimRest():
            return _BARE_WORDS[action]
    assert_never(action)


def decode_action(words: Words) -> Action:
    """Read the words of an action; raises UnreadableError."""
    return _chosen(_ACTIONS, words)(words[1:])


def encode(entry: Entry) -> str:
    """Return the line of an entry, without its end."""
    match entry:
        case Dealt(deal_no, deck):
            return " ".join(("deal", str(deal_no), *map(str, deck)))
        case Acted(seat, action):
            return f"{seat} {encode_action(action)}"
        case TookBack(count):
            return f"undo {count}"
        case PlayedAgain():
            return "redo"
        case Signed(digest):
            return f"digest {digest}"
        case Acknowledged():
            return "acknowledged"
    assert_never(entry)


def decode(line: str) -> Entry:
    """Read one line; raises UnreadableError, which says what is wrong with it."""
    words = tuple(line.split())
    if words and words[0].isdigit():
        return Acted(number(words[0]), decode_action(words[1:]))
    return _chosen(_ENTRIES, words)(words[1:])


def number(word: str) -> int:
    """Read a whole number that is not negative, in plain digits of a sane length; raises UnreadableError."""
    if not (word.isascii() and word.isdigit()) or len(word) > _DIGITS:
        raise UnreadableError(Fault.UNKNOWN_VALUE, word, ("0", "1", "2", "…"))
    return int(word)


_DIGITS = 40


def _chosen(table: Mapping[str, Callable[[Words], _T]], words: Words) -> Callable[[Words], _T]:
    word = words[0] if words else ""
    if word not in table:
        raise UnreadableError(Fault.UNKNOWN_WORD, word, tuple(table))
    return table[word]


def _cards(words: Words) -> tuple[Card, ...]:
    return tuple(map(_card, words))


def _only(words: Words) -> str:
    if not words:
        raise UnreadableError(Fault.LINE_TOO_SHORT, "")
    _nothing(words[1:])
    return words[0]


def _nothing(words: Words) -> None:
    if words:
        raise UnreadableError(Fault.LINE_TOO_LONG, " ".join(words))


def _card(word: str) -> Card:
    try:
        return Card.parse(word)
    except ValueError:
        raise UnreadableError(Fault.BAD_CARD, word, ("QS0", "10D1")) from None


def _meld(words: Words) -> DeclareMeld:
    kinds = {kind.value: kind for kind in MeldKind}
    word = words[0] if words else ""
    if word not in kinds:
        raise UnreadableError(Fault.UNKNOWN_VALUE, word, tuple(kinds))
    return DeclareMeld(kinds[word], _cards(words[1:]))


def _suit(word: str) -> Suit:
    letters = {suit.value: suit for suit in Suit}
    if word not in letters:
        raise UnreadableError(Fault.UNKNOWN_VALUE, word, tuple(letters))
    return letters[word]


def _draw(words: Words) -> Draw:
    if words and _only(words) != "upcard":
        raise UnreadableError(Fault.UNKNOWN_VALUE, words[0], ("draw", "draw upcard"))
    return Draw(upcard=bool(words))


def _bare(made: _T, *more: str) -> Callable[[Words], _T]:
    """Return what reads nothing more than these words."""

    def read(words: Words) -> _T:
        if words[: len(more)] != more:
            raise UnreadableError(Fault.UNKNOWN_VALUE, " ".join(words), more)
        _nothing(words[len(more) :])
        return made

    return read


_BARE: dict[str, Action] = {
    "end": EndMelding(),
    "out": DeclareOut(),
    "keep": KeepDix(),
    "pass": PassBid(),
    "widow": TakeWidow(),
    "start": StartPlay(),
    "moon": ShootMoon(),
    "throw in": ThrowIn(),
    "concede": Concede(),
    "offer": OfferConcession(),
    "agree": AnswerConcession(agreed=True),
    "refuse": AnswerConcession(agreed=False),
    "misdeal": CallMisdeal(),
    "rest": ClaimRest(),
}
_BARE_WORDS = {action: word for word, action in _BARE.items()}

_ACTIONS: dict[str, Callable[[Words], Action]] = {
    "play": lambda words: PlayCard(_card(_only(words))),
    "meld": _meld,
    "dix": lambda words: ShowDix(_card(_only(words))),
    "exchange": lambda words: ExchangeDix(_card(_only(words))),
    "draw": _draw,
    "bid": lambda words: Bid(number(_only(words))),
    "trump": lambda words: NameTrump(_suit(_only(words))),
    "give": lambda words: PassCards(_cards(words)),
    "bury": lambda words: BuryCards(_cards(words)),
    **{word.split()[0]: _bare(action, *word.split()[1:]) for word, action in _BARE.items()},
}

_ENTRIES: dict[str, Callable[[Words], Entry]] = {
    "deal": lambda words: Dealt(number(words[0] if words else ""), _cards(words[1:])),
    "undo": lambda words: TookBack(number(_only(words))),
    "redo": _bare(PlayedAgain()),
    "digest": lambda words: Signed(_only(words)),
    "acknowledged": _bare(Acknowledged()),
}
