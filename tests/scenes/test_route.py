"""Every phase has its scene, whatever led there."""

from collections.abc import Callable

import pytest

from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from game.scenes.equipment import Equipment
from game.scenes.results import ResultsScene
from game.scenes.route import SCENES, first_scene, following
from game.scenes.scene import Scene
from game.scenes.table import TableScene
from tests.scenes.tabling import Table

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def test_every_phase_of_every_variant_but_the_end_has_a_scene() -> None:
    phases = {phase for variant in REGISTRY.values() for phase in variant.phases}
    assert phases <= set(SCENES)
    assert Phase.FINISHED not in SCENES


def test_the_right_scene_stays(equip: Equip) -> None:
    table = Table(equip())
    table.my_turn()
    stay: Scene | None = following(table.desk, table.scene)
    assert stay is None


def test_a_match_in_the_middle_of_a_deal_is_taken_up_at_the_very_card(equip: Equip) -> None:
    table = Table(equip())
    table.forward(lambda view: len(view.tricks) == 2)
    again = first_scene(table.equipment, table.session)
    assert isinstance(again, TableScene)
    assert again.desk.view == table.session.view(0)
    assert not again.desk.timeline.busy


def test_a_finished_deal_leads_to_its_result_and_the_next_one_is_dealt(equip: Equip) -> None:
    table = Table(equip(instant=True))
    while not isinstance(table.scene, ResultsScene):
        table.my_turn()
        if isinstance(table.scene, ResultsScene):
            break
        table.act(next(action for action in table.view.legal if table.fits(action)))
        table.step()
    assert isinstance(first_scene(table.equipment, table.session), ResultsScene)
    table.session.acknowledge()
    following_deal = first_scene(table.equipment, table.session)
    assert not isinstance(following_deal, ResultsScene)
    assert table.session.view(0).deal_no == 2
