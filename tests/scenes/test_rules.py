"""The rules can be read chapter by chapter, and are those of the variant that is played."""

from collections.abc import Callable

import pygame

from game.presentation.wording.rules_page import chapters
from game.presentation.wording.rules_parts import Words
from game.rules.switches import with_switch
from game.rules.variant import DoublePinochle
from game.rules.variants import preset
from game.scenes.equipment import Equipment
from game.scenes.forms.rows import Note
from game.scenes.rules import RulesScene
from game.scenes.scene import Pop
from tests.scenes.conftest import SIZE
from tests.scenes.standins import keys, painted

CLASSIC = preset("two_hand_classic")


def test_every_chapter_is_a_tab_with_all_its_words(
    equip: Callable[..., Equipment], screen: pygame.Surface
) -> None:
    scene = RulesScene(equip(), CLASSIC)
    scene.resize(SIZE)
    pictures = set()
    for scene_tab, chapter in enumerate(chapters(CLASSIC)):
        scene.tab = scene_tab
        scene.refresh(top=True)
        words = [block.text for block in chapter.blocks if isinstance(block, Words)]
        assert [row.text for row in scene.rows() if isinstance(row, Note)] == words
        pictures.add(painted(scene, screen))
    assert len(pictures) == len(scene.tabs())


def test_doubled_melds_fit_the_page(equip: Callable[..., Equipment], screen: pygame.Surface) -> None:
    doubled = with_switch(CLASSIC, "double_pinochle", DoublePinochle.THREE_HUNDRED)
    scene = RulesScene(equip(index="large"), doubled)
    scene.tab = 4
    scene.resize((640, 400))
    assert painted(scene, screen)


def test_reading_ends_with_escape_or_enter(equip: Callable[..., Equipment], screen: pygame.Surface) -> None:
    for key in (pygame.K_ESCAPE, pygame.K_RETURN):
        scene = RulesScene(equip(), CLASSIC)
        scene.resize(screen.get_size())
        assert isinstance(keys(scene, key), Pop)
