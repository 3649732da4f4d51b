"""Points are read in the scale that the settings say."""

from game.presentation.points import Display
from game.rules.variants import REGISTRY
from game.scenes.reading import display_of, shown_in
from game.settings import Settings


def test_scale_of_the_settings_is_the_one_that_is_shown() -> None:
    assert [display_of(Settings(points=points)) for points in ("own", "ones", "tens")] == list(Display)
    assert shown_in(REGISTRY["cardgames"], Settings(points="ones"))(250) == 25
    assert shown_in(REGISTRY["kencom"], Settings(points="tens"))(9) == 90
    assert shown_in(REGISTRY["two_hand_classic"], Settings(points="ones"))(250) == 250
