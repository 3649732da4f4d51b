"""The game in a real window: started, played, resized and closed with real keys and a real pointer."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.accounts import FULL_DEAL
from tests.window.desktop import Game, desktop
from tests.window.hand import Hand

pytestmark = [pytest.mark.window, pytest.mark.timeout(300)]

QUICK = ("--windowed", "--speed", "instant", "--level", "standard")


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    with desktop() as display:
        yield display


@pytest.fixture
def start(screen: str, tmp_path: Path) -> Iterator[Callable[..., Game]]:
    started: list[Game] = []

    def make(*words: str) -> Game:
        started.append(Game(screen, tmp_path / "home", *words))
        return started[-1]

    yield make
    for game in started:
        game.end()


def _acts(game: Game) -> int:
    return sum(not line.startswith("#") for line in game.lines())


def _press_until(game: Game, key: str, done: Callable[[], bool], what: str) -> None:
    def step() -> bool:
        game.keys(key)
        return done()

    game.until(step, what)


def _play_until(game: Game, done: Callable[[], bool], what: str) -> None:
    """Choose the next card, play it and go on, as often as it takes."""

    def step() -> bool:
        game.keys("Right", "Return", "space")
        return done()

    game.until(step, what)


def test_one_key_leads_from_the_menu_to_a_deal_that_can_be_played(start: Callable[..., Game]) -> None:
    game = start(*QUICK)
    _press_until(game, "Return", lambda: len(game.lines()) > 0, "the cards")
    before = _acts(game)
    _play_until(game, lambda: _acts(game) > before + 20, "twenty actions")
    assert game.close_window() == 0


def test_whole_deal_can_be_played_with_the_keyboard(start: Callable[..., Game]) -> None:
    game = start(*QUICK, "--seed", "7")
    _play_until(game, lambda: any(line.startswith("digest") for line in game.lines()), "the end of the deal")
    game.keys("Escape")
    assert game.close_window() == 0


def test_whole_deal_can_be_played_with_the_pointer(start: Callable[..., Game]) -> None:
    game = start(*QUICK, "--seed", "7")
    game.until(lambda: len(game.lines()) > 0, "the cards")
    hand = Hand(game)
    while hand.act():
        pass
    result = hand.course().state.result
    assert result
    assert sum(result.tricks) == FULL_DEAL
    hand.next_deal()
    game.until(lambda: "deal 2" in game.lines(), "the next deal")
    assert game.close_window() == 0


def test_window_fills_the_screen_and_comes_back(start: Callable[..., Game]) -> None:
    game = start(*QUICK, "--seed", "7")
    game.until(lambda: len(game.lines()) > 0, "the cards")
    small = game.size()
    for _ in range(2):
        _toggle(game, (1366, 768))
        _toggle(game, small)
    assert game.close_window() == 0


def _toggle(game: Game, wanted: tuple[int, int]) -> None:
    """Press F11 until it has worked: a key that falls between two windows of the same game is lost."""
    for _ in range(4):
        game.keys("F11")
        deadline = time.monotonic() + 8
        while time.monotonic() < deadline:
            if game.size() == wanted:
                return
            time.sleep(0.1)
    pytest.fail(f"the window never became {wanted}, it is {game.size()}")


def test_game_goes_on_in_a_window_of_another_size(start: Callable[..., Game]) -> None:
    game = start(*QUICK, "--seed", "7")
    game.until(lambda: len(game.lines()) > 0, "the cards")
    for size in ((800, 600), (1300, 500), (640, 400)):
        game.resize(*size)
        game.until(lambda size=size: game.size() == size, "the new size")  # type: ignore[misc]
        before = _acts(game)
        _play_until(game, lambda before=before: _acts(game) > before, "an action")  # type: ignore[misc]
    assert game.close_window() == 0


def test_game_continues_at_the_exact_card_after_it_was_killed(start: Callable[..., Game]) -> None:
    game = start(*QUICK, "--seed", "7")
    _play_until(game, lambda: _acts(game) > 20, "twenty actions")
    game.process.kill()
    game.process.wait()
    kept = game.lines()
    again = start(*QUICK)
    _play_until(again, lambda: _acts(again) > len(kept), "another action")
    assert again.lines()[: len(kept) - 1] == kept[:-1]
    assert again.close_window() == 0
