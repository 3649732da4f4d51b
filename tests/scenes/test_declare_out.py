"""The count that is shown is the count that is claimed."""

from collections.abc import Callable

import pygame
import pytest

from game.rules.actions import DeclareOut
from game.rules.switches import with_switch
from game.rules.variant import DeclareOut as Rule
from game.scenes.declare_out import DeclareOutScene
from game.scenes.equipment import Equipment
from game.scenes.scene import Pop
from game.session.session import Session
from tests.scenes.standins import keys
from tests.session.players import CLASSIC, play_deal, step

pytestmark = pytest.mark.usefixtures("screen")


def _session(rule: Rule = Rule.BASE, *, steps: int = 40, deals: int = 0) -> Session:
    session = Session.new(with_switch(CLASSIC, "declare_out", rule), ("human", "random"), 3)
    for _ in range(deals):
        play_deal(session)
        session.acknowledge()
    session.start_deal()
    for _ in range(steps):
        step(session)
    return session


def _scene(equipment: Equipment, session: Session, screen: pygame.Surface) -> DeclareOutScene:
    scene = DeclareOutScene(equipment, session, session.view(0))
    scene.resize(screen.get_size())
    return scene


@pytest.mark.parametrize("steps", [1, 17, 40, 60])
def test_count_shown_is_the_count_claimed(
    equip: Callable[..., Equipment], screen: pygame.Surface, steps: int
) -> None:
    session = _session(steps=steps, deals=1)
    scene = _scene(equip(), session, screen)
    shown = scene.count
    sums = [int(points) for _name, points in scene.facts()]
    assert sums[-2] == shown == sum(sums[:-2])
    assert sums[-1] == session.match.target
    assert isinstance(keys(scene, pygame.K_RETURN), Pop)
    counted = session.view(0).counted
    assert counted is not None
    assert counted.count == shown


def test_escape_plays_on(equip: Callable[..., Equipment], screen: pygame.Surface) -> None:
    session = _session()
    assert isinstance(keys(_scene(equip(), session, screen), pygame.K_ESCAPE), Pop)
    assert session.view(0).claims == ()
    assert not session.deal_over


def test_second_answer_plays_on(equip: Callable[..., Equipment], screen: pygame.Surface) -> None:
    session = _session()
    assert isinstance(keys(_scene(equip(), session, screen), pygame.K_DOWN, pygame.K_RETURN), Pop)
    assert not session.deal_over


@pytest.mark.parametrize("rule", [Rule.VARIATION_1, Rule.VARIATION_2])
def test_claim_of_the_variations_lets_play_go_on(
    equip: Callable[..., Equipment], screen: pygame.Surface, rule: Rule
) -> None:
    session = _session(rule)
    texts = {_scene(equip(), session, screen).words()}
    keys(_scene(equip(), session, screen), pygame.K_RETURN)
    assert session.view(0).claims == (0,)
    assert not session.deal_over
    assert texts != {_scene(equip(), _session(Rule.BASE), screen).words()}


def test_words_warn_of_a_claim_that_would_lose(
    equip: Callable[..., Equipment], screen: pygame.Surface
) -> None:
    scene = _scene(equip(), _session(steps=1), screen)
    assert scene.count < CLASSIC.match.target
    assert "lose" in scene.words()


def test_claim_that_came_too_late_does_no_harm(
    equip: Callable[..., Equipment], screen: pygame.Surface
) -> None:
    session = _session()
    scene = _scene(equip(), session, screen)
    session.submit(0, DeclareOut())
    assert isinstance(keys(scene, pygame.K_RETURN), Pop)


def test_spectator_is_not_asked(equip: Callable[..., Equipment]) -> None:
    session = _session()
    with pytest.raises(ValueError, match="spectator"):
        DeclareOutScene(equip(), session, session.view(None))
