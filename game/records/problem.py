"""Problems: what can be wrong with a file of the game, as a value that the wording turns into a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.rules.reasons import Reason


class Fault(Enum):
    """Everything that can be wrong with a record, a save, the settings or the hall of fame."""

    UNREADABLE = "unreadable"
    EMPTY = "empty"
    TOO_BIG = "too_big"
    NOT_A_RECORD = "not_a_record"
    NOT_RULES = "not_rules"
    FOREIGN_VERSION = "foreign_version"
    INCOMPLETE_HEADER = "incomplete_header"
    UNKNOWN_PLAYER = "unknown_player"
    CLASHING_SWITCHES = "clashing_switches"
    UNKNOWN_WORD = "unknown_word"
    UNKNOWN_VALUE = "unknown_value"
    LINE_TOO_SHORT = "line_too_short"
    LINE_TOO_LONG = "line_too_long"
    BAD_CARD = "bad_card"
    WRONG_DECK = "wrong_deck"
    OUT_OF_PLACE = "out_of_place"
    REFUSED = "refused"
    DIGEST_DIFFERS = "digest_differs"
    UNWRITABLE = "unwritable"
    ANOTHER_COPY = "another_copy"
    FOLDER_BUSY = "folder_busy"
    FOLDER_USED = "folder_used"
    OTHER_PLAN = "other_plan"
    SETTINGS_BROKEN = "settings_broken"
    SETTINGS_FIELDS = "settings_fields"
    HALL_BROKEN = "hall_broken"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: the fault, and what is known about it.

    `line_no` counts from 1 and is 0 where no line is to blame; `text` is that line, a wrong word, or a file;
    `valid` lists what would have been right; `reason` is the refusal of the rules; `kept` names the file
    that the broken one was put aside under.
    """

    fault: Fault
    line_no: int = 0
    text: str = ""
    valid: tuple[str, ...] = ()
    reason: Reason | None = None
    kept: str = ""


class UnreadableError(ValueError):
    """A word of a record that says nothing; `problem` says what is wrong with it."""

    def __init__(self, fault: Fault, text: str, valid: tuple[str, ...] = ()) -> None:
        super().__init__(f"{fault.value}: {text!r}")
        self.problem = Problem(fault, text=text, valid=valid)


class SaveError(Exception):
    """Something could not be written; the game goes on, and `problem` says what."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.fault.value}: {problem.text}")
        self.problem = problem
