"""The levels of the computer players: what they are called, and how each of them plays."""

from __future__ import annotations

from game.presentation.wording import _


def level_name(name: str) -> str:
    """Return what a level is called, and the number of a version named; an unknown one is its own name."""
    key, _at, version = name.partition("@")
    names = {
        "random": _("Random"),
        "novice": _("Novice"),
        "text004": _("By the book"),
        "standard": _("Standard"),
        "club": _("Club player"),
        "expert": _("Expert"),
    }
    called = names.get(key, key)
    return _("{level}, version {number}").format(level=called, number=version) if version else called


def level_names(names: str) -> str:
    """Return what levels are called whose names stand with spaces between them, as in the hall of fame."""
    return ", ".join(map(level_name, names.split()))


def level_sentence(name: str) -> str:
    """Return in one line how a level plays; KeyError for an unknown one."""
    return {
        "random": _("Plays any card that is allowed. The weakest of all."),
        "novice": _("Forgets what was played. Ahead of Random in every game."),
        "text004": _("Simple rules of thumb, behind Standard where partners play."),
        "standard": _("Remembers all that was shown. Ahead of Novice in every game."),
        "club": _("Tries each card in a handful of deals. Ahead of Standard in every game."),
        "expert": _("Thinks many deals through. Ahead of the club player in every game."),
    }[name.partition("@")[0]]


def stood_in(player: str) -> str:
    """Return what is said when a computer player, by its label, hung and the standard one chose for it."""
    return _("{player} took too long to think: the standard player has chosen instead.").format(player=player)


def advice_stood_in() -> str:
    """Return what is said under a hint of the standard player, because the expert hung."""
    return _("The expert took too long to think: this is what the standard player would do.")
