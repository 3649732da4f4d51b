"""The rule studio: rules of the player's own, kept under a name, and given away as one line of text."""

from __future__ import annotations

from pathlib import Path

from game.presentation.wording import _, studio
from game.presentation.wording.notices import notice
from game.presentation.wording.switches import conflict
from game.records.folders import data_folder
from game.records.problem import Fault, Problem
from game.records.rule_line import LONGEST, OwnRules, decode_rules, encode_rules
from game.records.safely import write_whole
from game.rules.switches import conflicts
from game.rules.variant import Variant
from game.scenes import clipboard
from game.scenes.forms.rows import Action, Answer, Entry, Note, Row
from game.settings import Settings

_LONGEST_NAME = 40


def rules_file() -> Path:
    """Return the file that a line of rules is written to and read from."""
    return data_folder() / "rules.txt"


class Studio:
    """Keeps, forgets, gives and takes rules; `variant` is the game they are about, changed by what is read.

    `message` is what came of the last thing that was done, a `warning` when it was not.
    """

    def __init__(self, settings: Settings, variant: Variant, name: str) -> None:
        """Begin with a game and the name of the player's own that it is, or none."""
        self._settings = settings
        self.variant = variant
        self.name = name
        self.message = ""
        self.warning = False
        self._line: str | None = None

    def use(self, variant: Variant, name: str | None = None) -> None:
        """Be about another game; the name stays unless there is a new one."""
        self.variant = variant
        self.name = self.name if name is None else name
        self._line = None
        self._tell("")

    @property
    def line(self) -> str:
        """The line in the text field: what was typed there, else that of the game."""
        return encode_rules(OwnRules(self.name, self.variant)) if self._line is None else self._line

    def rows(self) -> tuple[Row, ...]:
        """Return the rows of the page."""
        kept = self.name in self._settings.own_rules
        said = (Note(self.message, warning=self.warning),) if self.message else ()
        forget = (Action("forget rules", _("Keep it no more"), _("Forget")),) if kept else ()
        return (
            *said,
            Note(_("Keep"), heading=True),
            Entry(
                "own name",
                _("Name of these rules"),
                self.name,
                _("Under this name they stand beside the presets."),
                _("Our house"),
                longest=_LONGEST_NAME,
            ),
            Action("keep rules", _("Keep these rules"), _("Keep")),
            *forget,
            Note(_("Share"), heading=True),
            Entry(
                "line",
                _("The rules as one line"),
                self.line,
                _("Give this line to somebody, or put theirs in its place and use it."),
                longest=LONGEST,
                wide=True,
            ),
            Action("use line", _("Play by the line above"), _("Use")),
            Action("copy line", _("Put the line on the clipboard"), _("Copy")),
            Action("paste line", _("Take a line from the clipboard"), _("Paste")),
            Action("write line", _("Write the line to a file"), _("Write"), str(rules_file())),
            Action("read line", _("Take the line of that file"), _("Read")),
        )

    def typed(self, key: str, answer: Answer) -> bool:
        """Take what was typed into one of the fields; False when it is none of them."""
        if key == "own name":
            self.name = str(answer)[:_LONGEST_NAME].strip()
            self._line = None
        elif key == "line":
            self._line = str(answer)
        else:
            return False
        return True

    def pressed(self, key: str) -> bool:
        """Do what a button says; False when it is none of them."""
        deeds = {
            "keep rules": self._keep,
            "forget rules": self._forget,
            "use line": lambda: self._take(self.line),
            "copy line": self._copy,
            "paste line": lambda: self._take(clipboard.paste()),
            "write line": self._write,
            "read line": self._read,
        }
        if key not in deeds:
            return False
        deeds[key]()
        return True

    def _keep(self) -> None:
        clashes = conflicts(self.variant)
        if clashes:
            self._tell(conflict(clashes[0]), warning=True)
        elif not self.name:
            self._tell(studio.name_missing(), warning=True)
        else:
            line = encode_rules(OwnRules(self.name, self.variant))
            self._settings.own_rules = {**self._settings.own_rules, self.name: line}
            self._tell(studio.kept(self.name))

    def _forget(self) -> None:
        own = self._settings.own_rules
        self._settings.own_rules = {name: line for name, line in own.items() if name != self.name}
        self._tell(studio.forgotten(self.name))
        self.name = ""

    def _take(self, line: str) -> None:
        if not line.strip():
            self._tell(studio.nothing_there(), warning=True)
            return
        read = decode_rules(line)
        if isinstance(read, Problem):
            self._tell(notice(read), warning=True)
            return
        self.use(read.variant, read.name)
        self._tell(studio.taken(read.name))

    def _copy(self) -> None:
        done = clipboard.copy(self.line)
        self._tell(studio.copied("") if done else studio.no_clipboard(), warning=not done)

    def _write(self) -> None:
        try:
            write_whole(rules_file(), f"{self.line}\n".encode())
        except OSError as error:
            problem = Problem(Fault.UNWRITABLE, text=f"{rules_file()}: {error.strerror}")
            self._tell(notice(problem), warning=True)
            return
        self._tell(studio.copied(str(rules_file())))

    def _read(self) -> None:
        try:
            with rules_file().open(encoding="utf-8", errors="replace") as file:
                self._take(file.readline(LONGEST + 1))
        except OSError:
            self._tell(studio.nothing_there(), warning=True)

    def _tell(self, message: str, *, warning: bool = False) -> None:
        self.message, self.warning = message, warning
