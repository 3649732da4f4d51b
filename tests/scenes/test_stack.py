"""Scenes lie on each other: only the top one lives, everything that is seen is drawn."""

import pygame

from game.scenes.gesture import KeyDown
from game.scenes.scene import Pop, Push, QuitGame, Replace, Root
from game.scenes.stack import SceneStack
from tests.scenes.conftest import SIZE
from tests.scenes.standins import STEP, Blank


def _stack(*scenes: Blank, dissolve: float = 0.0) -> SceneStack:
    stack = SceneStack(scenes[0], SIZE, dissolve=lambda: dissolve)
    for scene in scenes[1:]:
        stack.go(Push(scene))
    return stack


def test_scene_has_its_size_before_anything_else() -> None:
    scene = Blank()
    _stack(scene)
    assert scene.told == ["resize"]
    assert scene.size == SIZE


def test_only_the_top_scene_gets_gestures_and_time() -> None:
    low, high = Blank("low"), Blank("high")
    stack = _stack(low, high)
    stack.handle(KeyDown(pygame.K_a))
    stack.update(STEP)
    assert high.gestures == [KeyDown(pygame.K_a)]
    assert high.passed == STEP
    assert low.gestures == []
    assert low.passed == 0


def test_scene_returns_where_it_leads() -> None:
    low, high = Blank("low"), Blank("high")
    stack = _stack(low)
    low.going = Push(high)
    stack.handle(KeyDown(pygame.K_a))
    assert stack.scenes == [low, high]
    assert low.told[-1] == "cover"
    high.going = Pop()
    stack.handle(KeyDown(pygame.K_a))
    assert stack.scenes == [low]
    assert low.told[-1] == "uncover"
    assert high.told[-1] == "close"


def test_replace_closes_the_one_before() -> None:
    low, high, other = Blank("low"), Blank("high"), Blank("other")
    stack = _stack(low, high)
    stack.go(Replace(other))
    assert stack.scenes == [low, other]
    assert high.told[-1] == "close"
    assert "uncover" not in low.told


def test_root_clears_the_stack_from_the_top() -> None:
    low, high, menu = Blank("low"), Blank("high"), Blank("menu")
    stack = _stack(low, high)
    stack.go(Root(menu))
    assert stack.scenes == [menu]
    assert low.told[-1] == high.told[-1] == "close"
    assert not stack.done


def test_last_scene_leaving_ends_the_game() -> None:
    stack = _stack(Blank())
    stack.go(Pop())
    assert stack.done


def test_quitting_closes_everything_and_nothing_is_handled_after_it() -> None:
    low, high = Blank("low"), Blank("high")
    stack = _stack(low, high)
    stack.go(QuitGame())
    stack.handle(KeyDown(pygame.K_a))
    stack.update(STEP)
    assert stack.done
    assert low.told[-1] == high.told[-1] == "close"
    assert high.gestures == []


def test_stack_can_begin_again_after_its_end() -> None:
    stack = _stack(Blank())
    stack.close()
    again = Blank("again")
    stack.begin(again)
    assert not stack.done
    assert stack.top is again


def test_nothing_is_drawn_when_nothing_changed(screen: pygame.Surface) -> None:
    scene = Blank()
    stack = _stack(scene)
    assert stack.draw(screen, 0.0) == [screen.get_rect()]
    assert stack.draw(screen, 0.0) == []
    scene.changed = [pygame.Rect(1, 2, 3, 4)]
    assert stack.draw(screen, 0.0) == [pygame.Rect(1, 2, 3, 4)]


def test_what_lies_below_an_overlay_is_drawn_with_it(screen: pygame.Surface) -> None:
    lowest, low, overlay = Blank("lowest"), Blank("low"), Blank("overlay", opaque=False)
    stack = _stack(lowest, low, overlay)
    stack.draw(screen, 0.0)
    assert low.told[-1] == overlay.told[-1] == "draw full"
    assert "draw full" not in lowest.told
    stack.draw(screen, 0.0)
    assert overlay.told[-1] == "draw"
    assert low.told[-1] == "draw full"


def test_new_surface_is_drawn_whole(screen: pygame.Surface) -> None:
    scene = Blank()
    stack = _stack(scene)
    stack.draw(screen, 0.0)
    stack.redraw()
    assert stack.draw(screen, 0.0) == [screen.get_rect()]


def test_resize_reaches_covered_scenes_too() -> None:
    low, high = Blank("low"), Blank("high")
    stack = _stack(low, high)
    stack.resize((640, 480))
    assert low.size == high.size == (640, 480)


def test_one_scene_dissolves_into_the_next(screen: pygame.Surface) -> None:
    low, high = Blank("low"), Blank("high")
    low.colour, high.colour = pygame.Color(200, 0, 0), pygame.Color(0, 200, 0)
    stack = _stack(low, dissolve=0.25)
    stack.draw(screen, 0.0)
    stack.go(Push(high))
    seen = []
    for _ in range(20):
        stack.draw(screen, 0.0)
        seen.append(screen.get_at((5, 5))[:3])
        stack.update(STEP)
    assert seen[0][0] > 180
    reds = [red for red, _green, _blue in seen]
    assert reds == sorted(reds, reverse=True)
    assert len(set(reds)) > 5
    assert seen[-1] == (0, 200, 0)


def test_first_scene_and_a_cut_do_not_dissolve(screen: pygame.Surface) -> None:
    low, high = Blank("low"), Blank("high")
    high.colour = pygame.Color(0, 200, 0)
    stack = _stack(low, dissolve=0.25)
    stack.draw(screen, 0.0)
    assert screen.get_at((5, 5)) == low.colour
    stack.go(Replace(high, cut=True))
    stack.draw(screen, 0.0)
    assert screen.get_at((5, 5)) == high.colour


def test_resize_ends_a_dissolve(screen: pygame.Surface) -> None:
    low, high = Blank("low"), Blank("high")
    high.colour = pygame.Color(0, 200, 0)
    stack = _stack(low, dissolve=0.25)
    stack.draw(screen, 0.0)
    stack.go(Push(high))
    stack.draw(screen, 0.0)
    stack.resize(SIZE)
    stack.draw(screen, 0.0)
    assert screen.get_at((5, 5)) == high.colour
