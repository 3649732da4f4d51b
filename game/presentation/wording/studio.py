"""The words of the page on which the player makes rules of his own."""

from __future__ import annotations

from game.presentation.wording import _
from game.presentation.wording.switches import part_name
from game.rules.switches import Part
from game.rules.variant import Variant


def page_name(parts: tuple[Part, ...], variant: Variant) -> str:
    """Return the name of the page with the switches of these parts."""
    if parts == (Part.MATCH,):
        return _("Winning")
    together: dict[tuple[Part, ...], str] = {
        (Part.DEAL, Part.STOCK): _("Deal and stock"),
        (Part.WIDOW, Part.PASSING): _("Widow and passing"),
        (Part.PLAYOFF, Part.COUNT): _("Playoff and count"),
    }
    if parts == (Part.PLAYOFF, Part.COUNT) and part_name(Part.PLAYOFF, variant) == _("Play"):
        return _("Play and count")
    return together.get(parts) or part_name(parts[0], variant)


def kept(name: str) -> str:
    """Return what is said when rules were kept under a name."""
    return _("These rules are kept as “{name}” and stand beside the presets.").format(name=name)


def forgotten(name: str) -> str:
    """Return what is said when rules of the player's own were given up."""
    return _("“{name}” is kept no more; its rules still stand here.").format(name=name)


def name_missing() -> str:
    """Return what is said when rules are to be kept without a name."""
    return _("Give these rules a name first.")


def taken(name: str) -> str:
    """Return what is said when rules were read from a line."""
    return (
        _("These are now the rules of “{name}”.").format(name=name) if name else _("These are now the rules.")
    )


def copied(path: str) -> str:
    """Return what is said when a line went to the clipboard, or to a file where there is no clipboard."""
    if not path:
        return _("The line is on the clipboard.")
    return _("The line is in the file {path}.").format(path=path)


def no_clipboard() -> str:
    """Return what is said when the clipboard cannot be reached."""
    return _("The clipboard cannot be reached here: mark the line above, or write a file.")


def nothing_there() -> str:
    """Return what is said when there is nothing to paste or to read."""
    return _("There is no line of rules to be found.")
