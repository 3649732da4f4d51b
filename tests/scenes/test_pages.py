"""Opening a page imports pygame_gui, opening the menu does not."""

import subprocess
import sys
from collections.abc import Callable

import pytest

from game.rules.variants import preset
from game.scenes import pages
from game.scenes.attract import AttractScene
from game.scenes.equipment import Equipment
from game.scenes.hall import HallScene
from game.scenes.new_game import NewGameScene
from game.scenes.options import OptionsScene
from game.scenes.rules import RulesScene


@pytest.mark.usefixtures("screen")
def test_every_page_is_what_it_says(equip: Callable[..., Equipment]) -> None:
    equipment = equip()
    assert isinstance(pages.new_game(equipment), NewGameScene)
    assert isinstance(pages.options(equipment), OptionsScene)
    assert isinstance(pages.rules(equipment, preset("two_hand_classic")), RulesScene)
    assert isinstance(pages.hall(equipment), HallScene)
    assert isinstance(pages.attract(equipment), AttractScene)


def test_menu_and_pause_start_without_pygame_gui() -> None:
    code = "import game.scenes.menu, game.scenes.pause, game.app, sys; sys.exit('pygame_gui' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
