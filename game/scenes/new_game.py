"""The new-game page: preset, opponent, length, and every rule that can be switched."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.levels import LEVELS
from game.presentation.wording import _, level_name
from game.presentation.wording.presets import preset_name, preset_sentence
from game.presentation.wording.switches import (
    conflict,
    difference,
    part_name,
    switch_name,
    value_name,
    value_sentence,
)
from game.rules.switches import SWITCHES, Part, Switch, conflicts, differences, get, named, with_switch
from game.rules.variants import REGISTRY
from game.scenes.equipment import Equipment
from game.scenes.forms.page import Page
from game.scenes.forms.rows import Answer, Choice, Entry, Flag, Note, Row
from game.scenes.scene import Root
from game.scenes.setup import chosen_level, chosen_variant, new_session, remember
from sounds.cues import Cue

_PARTS = ((Part.DEAL, Part.STOCK), (Part.MELDS,), (Part.PLAYOFF, Part.COUNT), (Part.MATCH,))
_DIGITS = "0123456789"
_LONGEST_SEED = 15


class NewGameScene(Page):
    """Everything a match is made of; what is chosen is kept for the next one."""

    def __init__(self, equipment: Equipment) -> None:
        """Begin with what was chosen last."""
        super().__init__(equipment)
        self._presets = tuple(REGISTRY)
        self._levels = tuple(LEVELS)
        self.variant = chosen_variant(equipment.settings)
        self.level = chosen_level(equipment.settings)
        self.seed = ""

    def title(self) -> str:
        """Return the name of the page."""
        return _("New game")

    def tabs(self) -> Sequence[str]:
        """Return the page of the game as a whole, and those of its rules."""
        return (_("Game"), _("Deal and stock"), _("Melds"), _("Playoff and count"), _("Winning"))

    def buttons(self) -> dict[str, str]:
        """Return the ways out."""
        return {"leave": _("Back"), "start": _("Deal the cards")}

    def rows(self) -> Sequence[Row]:
        """Return the rows of the chosen page, warnings first."""
        warnings = tuple(Note(conflict(found), warning=True) for found in conflicts(self.variant))
        return (*warnings, *(self._game() if self.tab == 0 else self._rules(_PARTS[self.tab - 1])))

    def answered(self, key: str, answer: Answer) -> None:
        """Take an answer, or go where a button leads."""
        match key:
            case "leave":
                self.back()
                return
            case "start":
                self.accept()
                return
            case "seed":
                self.seed = str(answer)[:_LONGEST_SEED]
                return
            case "preset":
                self.variant = REGISTRY[self._presets[int(answer)]]
            case "level":
                self.level = self._levels[int(answer)]
            case "reset":
                self.variant = REGISTRY[self.variant.key]
            case _:
                self._switch(named(key), int(answer))
        self.refresh()

    def accept(self) -> None:
        """Deal the cards, unless two rules exclude each other: then say why on this page."""
        if conflicts(self.variant):
            self.equipment.sound.play(Cue.REFUSAL)
            self.refresh(top=True)
            return
        remember(self.equipment.settings, self.variant, self.level)
        self.equipment.save_settings()
        session = new_session(self.equipment, seed=int(self.seed) if self.seed else None)
        self.going = Root(self.equipment.doors.play(session))

    def _game(self) -> tuple[Row, ...]:
        presets = tuple(preset_name(key) for key in self._presets)
        rows: list[Row] = [
            Choice(
                "preset",
                _("Variant"),
                presets,
                self._presets.index(self.variant.key),
                preset_sentence(self.variant.key),
            ),
            *self._lines_of_difference(),
            Choice(
                "level",
                _("Opponent"),
                tuple(level_name(key) for key in self._levels),
                self._levels.index(self.level),
                _level_sentence(self.level),
            ),
            self._row(named("format")),
            Entry(
                "seed",
                _("Deal number"),
                self.seed,
                _("The same number deals the same cards again. Leave it empty for a surprise."),
                letters=_DIGITS,
            ),
        ]
        if self.equipment.saves.continuable() is not None:
            rows.append(Note(_("Your unfinished match will be put aside when you deal.")))
        return tuple(rows)

    def _lines_of_difference(self) -> tuple[Row, ...]:
        """Say how the preset differs from the first one, and what the player has changed himself."""
        preset, first = REGISTRY[self.variant.key], next(iter(REGISTRY.values()))
        theirs = [difference(*each) for each in differences(preset, first) if each[0].applies(preset)]
        own = [difference(*each) for each in differences(self.variant, preset)]
        rows: list[Row] = []
        if theirs:
            lines = ", ".join(theirs)
            rows.append(Note(_("Unlike the classic game: {list}.").format(list=lines)))
        if own:
            rows.append(Note(_("Changed by you: {list}.").format(list=", ".join(own))))
        return tuple(rows)

    def _rules(self, parts: tuple[Part, ...]) -> tuple[Row, ...]:
        rows: list[Row] = []
        for part in parts:
            switches = [switch for switch in SWITCHES if switch.part is part and switch.applies(self.variant)]
            if len(parts) > 1 and switches:
                rows.append(Note(part_name(part, self.variant), heading=True))
            rows += [self._row(switch) for switch in switches]
        return tuple(rows)

    def _row(self, switch: Switch) -> Choice | Flag:
        value = get(self.variant, switch)
        label, sentence = switch_name(switch.key), value_sentence(switch, value, self.variant)
        if isinstance(value, bool):
            return Flag(switch.key, label, value, sentence)
        choices = switch.choices(self.variant)
        texts = tuple(value_name(switch, choice) for choice in choices)
        # A value that is worth nothing here may still come from elsewhere: then nothing is marked.
        return Choice(switch.key, label, texts, choices.index(value) if value in choices else -1, sentence)

    def _switch(self, switch: Switch, answer: int) -> None:
        value = get(self.variant, switch)
        wanted = bool(answer) if isinstance(value, bool) else switch.choices(self.variant)[answer]
        self.variant = with_switch(self.variant, switch.key, wanted)


def _level_sentence(key: str) -> str:
    return {
        "random": _("Plays any card that is allowed. Good for trying things out."),
        "standard": _("Plays soundly, remembers what was shown, and never sees your cards."),
    }.get(key, "")
