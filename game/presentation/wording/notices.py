"""Notices: what was wrong with a file of the game, said in one line."""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from game.presentation.wording import _
from game.presentation.wording.refusals import refusal
from game.rules.reasons import Reason


class Trouble(Protocol):
    """What a notice is told of: the problem of a record, of the settings or of the hall of fame."""

    @property
    def fault(self) -> Enum:
        """What is wrong, by the value of the fault."""
        ...

    @property
    def line_no(self) -> int:
        """The line to blame, or 0."""
        ...

    @property
    def text(self) -> str:
        """The word, the line or the file that is wrong."""
        ...

    @property
    def valid(self) -> tuple[str, ...]:
        """What would have been right."""
        ...

    @property
    def reason(self) -> Reason | None:
        """Why the rules refuse an action."""
        ...

    @property
    def kept(self) -> str:
        """The name under which a broken file was put aside."""
        ...


def notice(trouble: Trouble) -> str:
    """Return the sentences for a problem: where, what, and what became of the file."""
    parts = [_what(trouble)]
    if trouble.line_no:
        parts[0] = _("Line {number}: {what}").format(number=trouble.line_no, what=parts[0])
    if trouble.kept:
        parts.append(_("The file was kept as {name}.").format(name=trouble.kept))
    return " ".join(parts)


def _what(trouble: Trouble) -> str:
    valid = ", ".join(trouble.valid)
    reason = refusal(trouble.reason) if trouble.reason else ""
    return sentences()[trouble.fault.value].format(text=trouble.text, valid=valid, reason=reason)


def sentences() -> dict[str, str]:
    """Return the sentence for each fault, by its value, with places for the facts."""
    return {
        "unreadable": _("The file cannot be read: {text}."),
        "empty": _("The file is empty."),
        "too_big": _("The file {text} is far too big to be a record."),
        "not_a_record": _("This is not a record of Pinochle."),
        "not_rules": _("This is no line of rules; such a line begins with {valid}."),
        "foreign_version": _("It was made by another version of the game: {text} instead of {valid}."),
        "incomplete_header": _("The record ends before it has said what is played: it needs {valid}."),
        "unknown_player": _("Nobody here plays as “{text}”; there are {valid}."),
        "clashing_switches": _("These rules cannot be played together: {valid}."),
        "unknown_word": _("“{text}” is not understood here; it may be {valid}."),
        "unknown_value": _("“{text}” is no such value; valid are {valid}."),
        "line_too_short": _("The line ends too soon."),
        "line_too_long": _("“{text}” is too much on this line."),
        "bad_card": _("“{text}” is not a card; cards look like {valid}."),
        "wrong_deck": _("The deck is not the right one; too many or missing: {text}."),
        "out_of_place": _("“{text}” cannot come here."),
        "refused": _("“{text}” is against the rules. {reason}"),
        "digest_differs": _("The deal ended in another way than the record says: {valid} instead of {text}."),
        "unwritable": _("Nothing can be saved, the game goes on: {text}."),
        "another_copy": _("Pinochle is running already; this copy saves its match apart."),
        "folder_busy": _("Another demo is writing into {text}."),
        "folder_used": _("There are records in {text} already: add --resume, or choose an empty folder."),
        "other_plan": _("The record {text} belongs to a demo with another seed, variant or players."),
        "settings_broken": _("The settings could not be read, so everything is as at first."),
        "settings_fields": _("Some settings could not be understood and are as at first: {valid}."),
        "hall_broken": _("The hall of fame could not be read, so a new one was begun."),
    }
