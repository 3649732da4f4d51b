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
        "random": _("Plays any card that is allowed. Good for trying things out."),
        "novice": _("Plays high cards first and forgets what was played."),
        "text004": _("Plays by simple rules of thumb, with the weaknesses they have."),
        "standard": _("Plays soundly, remembers what was shown, and never sees your cards."),
        "club": _("Tries every card in a handful of possible deals."),
        "expert": _("Thinks many possible deals through before every card."),
    }[name.partition("@")[0]]
