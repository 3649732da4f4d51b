"""A scene knows whether another one lies on it."""

from tests.scenes.standins import Blank


def test_scene_is_covered_until_it_is_uncovered() -> None:
    scene = Blank()
    seen = [scene.covered]
    for change in (scene.cover, scene.uncover, scene.close):
        change()
        seen.append(scene.covered)
    assert seen == [False, True, False, True]
