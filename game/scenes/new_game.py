"""The new-game page: the game, who sits where, its length, and the studio of all its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from game.ai.names import LEVEL_NAMES
from game.presentation.families import Family, families, family_of
from game.presentation.wording import _, seat_name
from game.presentation.wording.levels import level_name, level_sentence
from game.presentation.wording.presets import family_name, preset_name, preset_sentence
from game.presentation.wording.studio import page_name
from game.presentation.wording.switches import conflict
from game.rules.seats import partner_of
from game.rules.switches import conflicts, named
from game.rules.variant import Variant
from game.rules.variants import REGISTRY
from game.scenes.equipment import Equipment
from game.scenes.forms.page import Page
from game.scenes.forms.rows import Action, Answer, Choice, Entry, Note, Row
from game.scenes.reading import shown_in
from game.scenes.scene import Root
from game.scenes.setup import (
    OWN_SEAT,
    chosen_level,
    chosen_variant,
    given_levels,
    levels_of,
    new_session,
    own_games,
    remember,
)
from game.scenes.studio import Studio
from game.scenes.switch_rows import (
    own_differences,
    pages,
    preset_differences,
    switch_row,
    switch_rows,
    switched,
)
from sounds.cues import Cue

_DIGITS = "0123456789"
_LONGEST_SEED = 15
_LEVEL = "level "
_TWO_SEATS = 2
_AT_HAND = ("copies", "format", "rounds", "target")
"""The switches that stand on the first page too."""


class NewGameScene(Page):
    """Everything a match is made of; what is chosen is kept for the next one."""

    def __init__(self, equipment: Equipment) -> None:
        """Begin with what was chosen last."""
        super().__init__(equipment)
        settings = equipment.settings
        variant = chosen_variant(settings)
        own = next((name for name, game in own_games(settings).items() if game == variant), "")
        self.studio = Studio(settings, variant, own)
        self.level = chosen_level(settings)
        self.levels = given_levels(settings)
        self.seed = ""
        self._levels = tuple(dict.fromkeys((*LEVEL_NAMES, self.level, *self.levels.values())))

    @property
    def variant(self) -> Variant:
        """The game as it is set now."""
        return self.studio.variant

    def title(self) -> str:
        """Return the name of the page."""
        return _("New game")

    def tabs(self) -> Sequence[str]:
        """Return the page of the game as a whole, those of its rules, and the one to keep them on."""
        return tuple(name for name, _rows in self._pages())

    def buttons(self) -> dict[str, str]:
        """Return the ways out."""
        return {"leave": _("Back"), "start": _("Deal the cards")}

    def rows(self) -> Sequence[Row]:
        """Return the rows of the chosen page, warnings first."""
        warnings = tuple(Note(conflict(found), warning=True) for found in conflicts(self.variant))
        _name, rows = self._pages()[self.tab]
        return (*warnings, *rows())

    def answered(self, key: str, answer: Answer) -> None:
        """Take an answer, or go where a button leads."""
        match key:
            case "leave":
                self.back()
            case "start":
                self.accept()
            case "seed":
                self.seed = str(answer)[:_LONGEST_SEED]
            case "line":
                self.studio.typed(key, answer)
            case _:
                before = self.tabs()
                self._set(key, answer)
                self._show(before)

    def accept(self) -> None:
        """Deal the cards, unless two rules exclude each other: then say why on this page."""
        if conflicts(self.variant):
            self.equipment.sound.play(Cue.REFUSAL)
            self.refresh(top=True)
            return
        remember(self.equipment.settings, self.variant, self.level, self.levels)
        self.equipment.save_settings()
        session = new_session(self.equipment, seed=int(self.seed) if self.seed else None)
        self.going = Root(self.equipment.doors.play(session))

    def _set(self, key: str, answer: Answer) -> None:
        if self.studio.typed(key, answer):
            return
        if self.studio.pressed(key):
            self.equipment.save_settings()
        elif key == "family":
            offered = families(REGISTRY)
            self.studio.use(REGISTRY[offered[tuple(offered)[int(answer)]][0]], "")
        elif key == "preset":
            name, variant = self._games()[int(answer)]
            self.studio.use(variant, name)
        elif key == "reset":
            self.studio.use(REGISTRY[self.variant.key], "")
        elif key == "level":
            self.level = self._levels[int(answer)]
        elif key.startswith(_LEVEL):
            self.levels[int(key.removeprefix(_LEVEL))] = self._levels[int(answer)]
        else:
            self.studio.use(switched(self.variant, named(key), int(answer)))

    def _show(self, before: Sequence[str]) -> None:
        """Show what has changed; a list of pages that is another now keeps its page, if it still has it."""
        after = self.tabs()
        if after == before:
            self.refresh()
            return
        name = before[self.tab]
        self.tab = list(after).index(name) if name in after else 0
        self.rebuild()

    def _games(self) -> tuple[tuple[str, Variant], ...]:
        """Return the games of the chosen family: the presets without a name, then the player's own."""
        family = family_of(REGISTRY[self.variant.key])
        presets = tuple(("", REGISTRY[key]) for key in families(REGISTRY)[family])
        own = own_games(self.equipment.settings).items()
        return (*presets, *((name, game) for name, game in own if family_of(REGISTRY[game.key]) is family))

    def _pages(self) -> list[tuple[str, Callable[[], Iterable[Row]]]]:
        """Return the name of every page with what makes its rows."""
        shown = shown_in(self.variant, self.equipment.settings)
        players = [(_("Players"), self._players)] if self.variant.seats > _TWO_SEATS else []
        switches = [
            (page_name(parts, self.variant), partial(switch_rows, self.variant, parts, shown))
            for parts in pages(self.variant)
        ]
        return [(_("Game"), self._game), *players, *switches, (_("My rules"), self.studio.rows)]

    def _game(self) -> tuple[Row, ...]:
        rows: list[Row] = [
            *self._choice_of_game(),
            *self._lines_of_difference(),
            *self._opponent(),
            *self._at_hand(*_AT_HAND),
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

    def _choice_of_game(self) -> tuple[Row, ...]:
        offered = families(REGISTRY)
        sentence = preset_sentence(self.variant.key, shown_in(self.variant, self.equipment.settings))
        family = family_of(REGISTRY[self.variant.key])
        games = self._games()
        names = tuple(name or preset_name(game.key) for name, game in games)
        kinds = Choice(
            "family",
            _("Game"),
            tuple(map(family_name, offered)),
            tuple(offered).index(family),
            "" if len(games) > 1 else sentence,
            all_seen=True,
        )
        own = self.studio.name if self.studio.name in own_games(self.equipment.settings) else ""
        chosen = next(
            place for place, (name, game) in enumerate(games) if name == own and game.key == self.variant.key
        )
        presets = Choice("preset", _("Variant"), names, chosen, sentence, all_seen=True)
        return (kinds, presets) if len(games) > 1 else (kinds,)

    def _lines_of_difference(self) -> tuple[Row, ...]:
        """Say how a two-hand preset differs from the classic one, and what the player has changed."""
        shown = shown_in(self.variant, self.equipment.settings)
        two_hand = family_of(REGISTRY[self.variant.key]) is Family.TWO_HAND
        theirs = preset_differences(self.variant, shown) if two_hand else ""
        own = own_differences(self.variant, shown)
        rows: list[Row] = []
        if theirs:
            rows.append(Note(_("Unlike the classic game: {list}.").format(list=theirs)))
        if own:
            rows.append(Note(_("Changed by you: {list}.").format(list=own)))
            rows.append(Action("reset", _("Back to the rules of the preset"), _("Reset")))
        return tuple(rows)

    def _at_hand(self, *keys: str) -> tuple[Row, ...]:
        shown = shown_in(self.variant, self.equipment.settings)
        switches = (named(key) for key in keys)
        return tuple(switch_row(self.variant, each, shown) for each in switches if each.applies(self.variant))

    def _opponent(self) -> tuple[Row, ...]:
        """Ask for the level of the only opponent; with more at the table there is a page for them."""
        if self.variant.seats > _TWO_SEATS:
            return ()
        return (self._level_row("level", _("Opponent"), self.level, level_sentence(self.level)),)

    def _players(self) -> tuple[Row, ...]:
        """Ask who sits at each seat."""
        partner = partner_of(self.variant, OWN_SEAT)
        rows = []
        for seat, level in levels_of(self.variant, self.level, self.levels).items():
            follows = seat == partner and seat not in self.levels
            sentence = (
                _("As good as the best opponent, until you choose.") if follows else level_sentence(level)
            )
            label = seat_name(self.variant, seat, OWN_SEAT)
            rows.append(self._level_row(f"{_LEVEL}{seat}", label, level, sentence))
        return (*self._at_hand("seats"), *rows)

    def _level_row(self, key: str, label: str, level: str, sentence: str) -> Choice:
        texts = tuple(level_name(each) for each in self._levels)
        return Choice(key, label, texts, self._levels.index(level), sentence)
