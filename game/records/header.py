"""The header: what is played, from which seed, and who sits where, as the first lines of a record."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from game.records.codec import number
from game.records.problem import Fault, Problem, UnreadableError
from game.rules import switches
from game.rules.variant import Variant
from game.rules.variants import REGISTRY

FORMAT = 1
ENGINE = 1
"""The version of the rules: one more whenever an old record could play out differently."""
HUMAN = "human"
TITLE = "pinochle-record"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: `kind` is "human" or the key of a computer's level, `name` anything at all."""

    kind: str
    name: str = ""

    @property
    def human(self) -> bool:
        """Say whether a person decides for this seat."""
        return self.kind == HUMAN


@dataclass(frozen=True, slots=True)
class Header:
    """A match before its first card: the variant, the seed, the players by seat, and when it was begun.

    `started` is ISO 8601 text, or empty where the time must not matter; `dealer` deals first, None where the
    seed draws the dealer.
    """

    variant: Variant
    seed: int
    players: tuple[Player, ...]
    started: str = ""
    dealer: int | None = None

    @property
    def humans(self) -> tuple[int, ...]:
        """Return the seats a person decides for."""
        return tuple(seat for seat, player in enumerate(self.players) if player.human)


def encode_header(header: Header) -> tuple[str, ...]:
    """Return the lines of the header, without their ends; of the switches only those unlike the preset."""
    differs = switches.differences(header.variant, REGISTRY[header.variant.key])
    return (
        f"{TITLE} {FORMAT}",
        f"engine {ENGINE}",
        f"variant {header.variant.key}",
        *(f"switch {switch.key} {switches.encode(value)}" for switch, value in differs),
        f"seed {header.seed}",
        *((f"started {header.started}",) if header.started else ()),
        *((f"dealer {header.dealer}",) if header.dealer is not None else ()),
        *(_encode_player(seat, player) for seat, player in enumerate(header.players)),
    )


def _encode_player(seat: int, player: Player) -> str:
    # JSON keeps any name on one line, in plain letters, and never lets it pass for something else.
    return f"seat {seat} {player.kind}" + (f" {json.dumps(player.name)}" if player.name else "")


def decode_header(lines: Iterable[str]) -> Header | Problem:
    """Read the lines before the first deal, the title among them."""
    draft = _Draft()
    line_no = 0
    for line_no, line in enumerate(lines, 1):
        try:
            draft.read(line_no, line)
        except UnreadableError as error:
            return replace(error.problem, line_no=line_no)
    if draft.variant is None or "seed" not in draft.seen or len(draft.players) != draft.variant.seats:
        return Problem(Fault.INCOMPLETE_HEADER, line_no, valid=("variant", "seed", "seat"))
    if clash := switches.conflicts(draft.variant):
        return Problem(Fault.CLASHING_SWITCHES, valid=clash[0].keys)
    if draft.dealer is not None and draft.dealer >= draft.variant.seats:
        return Problem(Fault.UNKNOWN_VALUE, text=str(draft.dealer), valid=_seats(draft.variant))
    return Header(draft.variant, draft.seed, tuple(draft.players), draft.started, draft.dealer)


def _seats(variant: Variant) -> tuple[str, ...]:
    return tuple(map(str, range(variant.seats)))


@dataclass(slots=True)
class _Draft:
    """A header half read."""

    variant: Variant | None = None
    seed: int = 0
    started: str = ""
    dealer: int | None = None
    players: list[Player] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)

    def read(self, line_no: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line_no == 1:
            return _check_title(word, rest)
        readers: dict[str, Callable[[str], None]] = {
            "engine": _check_engine,
            "variant": self._read_variant,
            "switch": self._read_switch,
            "seed": self._read_seed,
            "started": self._read_started,
            "dealer": self._read_dealer,
            "seat": self._read_seat,
        }
        if word not in readers:
            raise UnreadableError(Fault.UNKNOWN_WORD, word, tuple(readers))
        if word in self.seen and word not in {"switch", "seat"}:
            raise UnreadableError(Fault.OUT_OF_PLACE, word)
        self.seen.add(word)
        return readers[word](rest)

    def _read_variant(self, key: str) -> None:
        if key not in REGISTRY:
            raise UnreadableError(Fault.UNKNOWN_VALUE, key, tuple(REGISTRY))
        self.variant = REGISTRY[key]

    def _read_switch(self, rest: str) -> None:
        key, _, text = rest.partition(" ")
        if self.variant is None:
            raise UnreadableError(Fault.OUT_OF_PLACE, "switch")
        known = {switch.key: switch for switch in switches.SWITCHES}
        if key not in known:
            raise UnreadableError(Fault.UNKNOWN_WORD, key, tuple(known))
        try:
            value = switches.decode(known[key], text)
            self.variant = switches.with_switch(self.variant, key, value)
        except ValueError:
            valid = tuple(map(switches.encode, known[key].valid(self.variant)))
            raise UnreadableError(Fault.UNKNOWN_VALUE, text, valid) from None

    def _read_seed(self, text: str) -> None:
        self.seed = number(text)

    def _read_started(self, text: str) -> None:
        self.started = text

    def _read_dealer(self, text: str) -> None:
        self.dealer = number(text)

    def _read_seat(self, rest: str) -> None:
        seat, _, player = rest.partition(" ")
        kind, _, name = player.partition(" ")
        if number(seat) != len(self.players) or not kind:
            raise UnreadableError(Fault.OUT_OF_PLACE, rest)
        self.players.append(Player(kind, _decode_name(name)))


def _check_title(word: str, version: str) -> None:
    if word != TITLE:
        raise UnreadableError(Fault.NOT_A_RECORD, "")
    if version != str(FORMAT):
        raise UnreadableError(Fault.FOREIGN_VERSION, version, (str(FORMAT),))


def _check_engine(version: str) -> None:
    if number(version) > ENGINE:
        raise UnreadableError(Fault.FOREIGN_VERSION, version, (str(ENGINE),))


def _decode_name(text: str) -> str:
    if not text:
        return ""
    try:
        name = json.loads(text)
    except (ValueError, RecursionError):
        name = None
    if not isinstance(name, str):
        raise UnreadableError(Fault.UNKNOWN_VALUE, text, (json.dumps("Ann"),))
    return name
