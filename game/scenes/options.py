"""Options: what the player can set for every game; all of it works at once and is kept."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal

import pygame

from game.presentation.wording import _
from game.presentation.wording.keys import keys
from game.scenes.forms.page import Page
from game.scenes.forms.rows import Answer, Choice, Dial, Entry, Flag, Picture, Row
from sprites.controls import segments
from sprites.text import render_line
from sprites.theme import TEXT_MAIN
from sprites.vector import blank

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
SCALES = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0)

TIMERS: tuple[Literal[0, 7, 15, 30, 60], ...] = (0, 7, 15, 30, 60)

_KEY_LINES = 1.75
_LINE = 1.36
_SHOWN = ("QS", "JD", "10C", "AH", "KH")
_COLOURS: tuple[Literal["two", "four"], ...] = ("two", "four")
_INDEXES: tuple[Literal["standard", "large"], ...] = ("standard", "large")
_BACKS: tuple[Literal["lattice", "fan", "arcade"], ...] = ("lattice", "fan", "arcade")
Felt = Literal["green", "midnight", "burgundy", "slate"]
_FELTS: tuple[Felt, ...] = ("green", "midnight", "burgundy", "slate")
_RESTS: tuple[Literal["short", "long", "click"], ...] = ("short", "long", "click")
_SORTS: tuple[Literal["ascending", "descending"], ...] = ("ascending", "descending")
_POINTS: tuple[Literal["own", "ones", "tens"], ...] = ("own", "ones", "tens")
_DISPLAYS: tuple[Literal["pad", "chips_pile", "chips_down"], ...] = ("pad", "chips_pile", "chips_down")


class OptionsScene(Page):
    """The options and the keys; the window's mode, the deck and the felt change while one looks."""

    def title(self) -> str:
        """Return the name of the page."""
        return _("Options")

    def tabs(self) -> Sequence[str]:
        """Return the names of the pages."""
        return (_("Play"), _("Table"), _("Cards"), _("Screen"), _("Sound"), _("Keys"))

    def buttons(self) -> dict[str, str]:
        """Return the one way out: everything is kept already."""
        return {"leave": _("Back")}

    def rows(self) -> Sequence[Row]:
        """Return the rows of the chosen page."""
        pages = (self._play, self._table, self._cards, self._screen, self._sound, self._keys)
        return pages[self.tab]()

    def accept(self) -> None:
        """Go back: there is nothing to confirm."""
        self.back()

    def answered(self, key: str, answer: Answer) -> None:
        """Set what was answered, show it, and keep it."""
        if key == "leave":
            self.back()
            return
        self._set(key, answer)
        self.equipment.save_settings()
        if key == "scale":
            self.rebuild()
        elif key != "name":
            self.refresh()

    def _play(self) -> tuple[Row, ...]:
        settings = self.equipment.settings
        speeds = (_("½×"), _("1×"), _("2×"), _("4×"), _("8×"), _("Instant"))
        nearest = min(range(len(SPEEDS)), key=lambda place: abs(SPEEDS[place] - settings.speed))
        return (
            Choice(
                "speed",
                _("Speed"),
                speeds,
                len(SPEEDS) if settings.instant else nearest,
                _("How fast cards move. A click or Space skips any movement."),
            ),
            Flag(
                "motion",
                _("Reduced motion"),
                settings.reduced_motion,
                _("Cards appear where they belong instead of flying there."),
            ),
            Choice(
                "trick_rest",
                _("Finished tricks stay"),
                (_("Briefly"), _("3 seconds"), _("Until a click")),
                _RESTS.index(settings.trick_rest),
                _("The speed counts here too. A click or Space always takes the trick away."),
            ),
            Flag(
                "hold_meld",
                _("Hold every meld"),
                settings.hold_meld,
                _("A new meld of your opponent stays until you click or press Space."),
            ),
            Choice(
                "timer",
                _("Turn timer"),
                (_("Off"), *(_("{seconds} s").format(seconds=each) for each in TIMERS[1:])),
                TIMERS.index(settings.turn_timer),
                _("In partnership auctions the computer chooses for you when your time is up."),
            ),
            Entry(
                "name",
                _("Your name"),
                settings.name,
                _("It stands beside your matches in the hall of fame."),
                _("Nobody in particular"),
            ),
        )

    def _table(self) -> tuple[Row, ...]:
        settings = self.equipment.settings
        return (
            Flag(
                "legal",
                _("Mark playable cards"),
                settings.show_legal,
                _("On your turn the cards you may play have a brass edge."),
            ),
            Flag(
                "totals",
                _("Meld totals while bidding"),
                settings.meld_totals,
                _("What your cards would meld with each suit as trump."),
            ),
            Flag(
                "must_hold",
                _("What the opponent must hold"),
                settings.opponent_must_hold,
                _("In the playoff, lists the cards you have not seen. A good counter would know them."),
            ),
            Choice(
                "sort",
                _("Order of your hand"),
                (_("High cards right"), _("High cards left")),
                _SORTS.index(settings.sort_direction),
                _("You can also drag cards within your hand."),
            ),
            Choice(
                "points",
                _("Points"),
                (_("As the game has them"), _("A run is 15"), _("A run is 150")),
                _POINTS.index(settings.points),
                _("Where every number can be told ten times larger or smaller. Money and fine counts stay."),
            ),
            Choice(
                "display",
                _("Keeping score"),
                (_("On paper"), _("Chips won"), _("Chips to go")),
                _DISPLAYS.index(settings.score_display),
                _("A score pad, chips from a common pile, or chips that must all be got rid of."),
            ),
        )

    def _cards(self) -> tuple[Row, ...]:
        settings = self.equipment.settings
        return (
            Choice(
                "colours",
                _("Suit colours"),
                (_("Two"), _("Four")),
                _COLOURS.index(settings.colours),
                _("With four colours, clubs are green and diamonds blue."),
            ),
            Choice(
                "index",
                _("Corner signs"),
                (_("Standard"), _("Large")),
                _INDEXES.index(settings.index),
                _("Large signs can be read from far away."),
            ),
            Choice(
                "back", _("Card backs"), (_("Lattice"), _("Fan"), _("Arcade")), _BACKS.index(settings.back)
            ),
            Picture(6.5, self._sample),
        )

    def _screen(self) -> tuple[Row, ...]:
        settings = self.equipment.settings
        scales = tuple(_("{percent} %").format(percent=round(100 * scale)) for scale in SCALES)
        scale = min(range(len(SCALES)), key=lambda place: abs(SCALES[place] - settings.ui_scale))
        return (
            Flag(
                "fullscreen", _("Full screen"), self.equipment.fullscreen, _("F11 changes this at any time.")
            ),
            Choice(
                "felt",
                _("Table cloth"),
                (_("Green"), _("Midnight"), _("Burgundy"), _("Slate")),
                _FELTS.index(settings.felt),
            ),
            Choice("scale", _("Size of text"), scales, scale, _("For pages like this one.")),
        )

    def _sound(self) -> tuple[Row, ...]:
        settings = self.equipment.settings
        return (
            Dial("volume", _("Volume"), round(100 * settings.volume)),
            Flag("muted", _("Silence"), settings.muted, _("Ctrl+M changes this at any time.")),
        )

    def _keys(self) -> tuple[Row, ...]:
        return tuple(Picture(_KEY_LINES, partial(_paint_key, name, what)) for name, what in keys())

    def _set(self, key: str, answer: Answer) -> None:
        settings = self.equipment.settings
        place = answer if isinstance(answer, int) else 0
        match key:
            case "speed":
                settings.instant = place == len(SPEEDS)
                settings.speed = settings.speed if settings.instant else SPEEDS[place]
            case "name":
                settings.name = str(answer)
            case "trick_rest":
                settings.trick_rest = _RESTS[place]
            case "timer":
                settings.turn_timer = TIMERS[place]
            case "sort":
                settings.sort_direction = _SORTS[place]
            case "points":
                settings.points = _POINTS[place]
            case "display":
                settings.score_display = _DISPLAYS[place]
            case _:
                self._set_flag(key, place)

    def _set_flag(self, key: str, place: int) -> None:
        settings, on = self.equipment.settings, bool(place)
        match key:
            case "motion":
                settings.reduced_motion = on
            case "hold_meld":
                settings.hold_meld = on
            case "legal":
                settings.show_legal = on
            case "totals":
                settings.meld_totals = on
            case "must_hold":
                settings.opponent_must_hold = on
            case _:
                self._set_look(key, place)

    def _set_look(self, key: str, place: int) -> None:
        settings = self.equipment.settings
        match key:
            case "colours":
                settings.colours = _COLOURS[place]
            case "index":
                settings.index = _INDEXES[place]
            case "back":
                settings.back = _BACKS[place]
            case "felt":
                settings.felt = _FELTS[place]
                self.repaint_ground()
            case "scale":
                settings.ui_scale = SCALES[place]
            case "fullscreen":
                settings.fullscreen = self.equipment.fullscreen = bool(place)
            case "volume":
                settings.volume = place / 100
                settings.muted = False
            case "muted":
                settings.muted = bool(place)
            case _:
                raise KeyError(key)

    def _sample(self, size: tuple[int, int]) -> pygame.Surface:
        """Paint a few cards and a back of the chosen deck into a picture of this size."""
        art, canvas = self.equipment.art, blank(size)
        height = round(size[1] * 0.86)
        width = art.size(height)[0]
        step = min(width + width // 8, (size[0] - width) // len(_SHOWN))
        top = (size[1] - height) // 2
        pictures = [*(art.face(code, height) for code in _SHOWN), art.back(height)]
        for place, picture in enumerate(pictures):
            canvas.blit(picture, (place * step, top))
        return canvas


def _paint_key(name: str, what: str, size: tuple[int, int]) -> pygame.Surface:
    """Paint a key and what it does into a picture of this size."""
    canvas = blank(size)
    px = round(size[1] / _KEY_LINES / _LINE)
    cap = segments((name,), -1, px)
    canvas.blit(cap, (0, (size[1] - cap.get_height()) // 2))
    words = render_line(what, px, TEXT_MAIN)
    canvas.blit(words, (8 * px, (size[1] - words.get_height()) // 2))
    return canvas
