"""The way into gettext, light enough for the command line and for the first frame."""

import gettext
from functools import cache
from pathlib import Path

DOMAIN = "pinochle"
LOCALE = Path(__file__).resolve().parents[1] / "locale"


@cache
def _catalogue() -> gettext.NullTranslations:
    return gettext.translation(DOMAIN, LOCALE, fallback=True)


def _(message: str) -> str:
    """Return the message in the player's language; whole sentences only, with `{named}` places."""
    return _catalogue().gettext(message)


def ngettext(one: str, many: str, number: int) -> str:
    """Return the form that fits the number, still with its `{named}` places."""
    return _catalogue().ngettext(one, many, number)
