"""Messages go through gettext, and fall back to themselves."""

import subprocess
import sys
from pathlib import Path

from game.presentation.language import LOCALE, _, ngettext

ROOT = Path(__file__).parents[2]


def test_message_without_a_translation_is_its_own() -> None:
    assert _("A sentence that no catalogue holds.") == "A sentence that no catalogue holds."
    assert ngettext("{n} oddity", "{n} oddities", 1) == "{n} oddity"
    assert ngettext("{n} oddity", "{n} oddities", 2) == "{n} oddities"


def test_catalogues_lie_in_the_game_s_folder() -> None:
    assert Path(__file__).parents[2] / "game" / "locale" == LOCALE


def test_words_of_the_first_frame_load_no_rules() -> None:
    code = "import game.presentation.language, sys; sys.exit(any('rules' in name for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
