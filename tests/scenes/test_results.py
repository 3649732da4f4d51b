"""The result is counted, can be skipped and taken back, and leads to the next deal by one key."""

from collections.abc import Callable

import pygame
import pytest

from game.records.saves import Saves
from game.rules.actions import PassBid
from game.rules.switches import with_switch
from game.rules.variant import MatchFormat
from game.scenes.equipment import Equipment
from game.scenes.gesture import Press, Release
from game.scenes.hall import HallScene
from game.scenes.ledger import Ledger
from game.scenes.pause import PauseScene
from game.scenes.results import SHOWN, ResultsScene
from game.scenes.scene import Push, QuitGame, Replace, Root, Transition
from game.session.session import Session
from tests.presentation.wording.rounds import GAMES
from tests.scenes.conftest import SIZE
from tests.scenes.dealt import dealt_session
from tests.scenes.standins import STEP, Blank, click, keys, painted, perform, wait
from tests.session.players import CLASSIC, play_deal

pytestmark = pytest.mark.usefixtures("screen")
SINGLE = with_switch(CLASSIC, "format", MatchFormat.SINGLE_DEAL)


def _dealt(saves: Saves | None = None, players: tuple[str, str] = ("human", "random")) -> Session:
    session = Session.new(CLASSIC, players, 3, saves)
    play_deal(session)
    return session


def _won(saves: Saves | None = None) -> Session:
    session = Session.new(SINGLE, ("human", "random"), 3, saves)
    play_deal(session)
    assert session.match.won is not None
    return session


def _scene(equipment: Equipment, session: Session) -> ResultsScene:
    scene = ResultsScene(equipment, session)
    scene.resize(SIZE)
    return scene


def _play_of(going: Transition | None) -> Session:
    assert isinstance(going, Replace | Root)
    assert isinstance(going.scene, Blank)
    assert going.scene.session is not None
    return going.scene.session


def test_count_goes_by_itself_and_then_waits(equip: Callable[..., Equipment]) -> None:
    scene = _scene(equip(), _dealt())
    assert not scene.tally.done
    assert wait(scene, 10) is None
    assert scene.tally.done


def test_nobody_shines_where_nobody_has_scored_more(
    equip: Callable[..., Equipment], screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session.new(GAMES["kencom"], ("human", "random"), 1)
    session.start_deal()
    while not session.deal_over:
        seat = session.course.state.to_act
        assert seat is not None
        assert session.submit(seat, PassBid()) is None
    shone: list[bool] = []
    monkeypatch.setattr(Ledger, "draw", lambda _self, _surface, _tally, *, lit: shone.append(lit))
    painted(_scene(equip(instant=True), session), screen)
    assert shone == [False, False]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_one_key_skips_the_count_and_the_next_one_deals(equip: Callable[..., Equipment], key: int) -> None:
    session = _dealt()
    scene = _scene(equip(), session)
    assert keys(scene, key) is None
    assert scene.tally.done
    assert not session.acknowledged
    assert _play_of(keys(scene, key)) is session
    assert session.between_deals


def test_press_that_skips_the_count_does_nothing_else(equip: Callable[..., Equipment]) -> None:
    session = _dealt()
    scene = _scene(equip(), session)
    there = scene.rect_of("next").center
    assert perform(scene, Press(there), Release(there)) is None
    assert not session.acknowledged
    assert _play_of(click(scene, there)) is session


@pytest.mark.parametrize("settings", [{"instant": True}, {"reduced_motion": True}])
def test_nothing_is_counted_where_nothing_moves(
    equip: Callable[..., Equipment], settings: dict[str, bool]
) -> None:
    assert _scene(equip(**settings), _dealt()).tally.done


def test_deal_can_be_taken_back_until_it_is_acknowledged(equip: Callable[..., Equipment]) -> None:
    session = _dealt()
    going = keys(_scene(equip(), session), pygame.K_z, mod=pygame.KMOD_LCTRL)
    assert _play_of(going) is session
    assert not session.deal_over
    assert session.assisted


def test_escape_pauses_and_the_menu_keeps_the_deal_open(equip: Callable[..., Equipment]) -> None:
    equipment = equip()
    session = _dealt(equipment.saves)
    scene = _scene(equipment, session)
    going = keys(scene, pygame.K_ESCAPE)
    assert isinstance(going, Push)
    assert isinstance(going.scene, PauseScene)
    scene.tally.finish()
    assert isinstance(click(scene, scene.rect_of("menu").center), Root)
    assert not session.acknowledged
    again = Session.resume(equipment.saves.current, equipment.saves)
    assert isinstance(again, Session)
    assert again.can_undo


def test_match_that_is_won_leads_to_another_one_of_the_same_kind(equip: Callable[..., Equipment]) -> None:
    equipment = equip()
    session = _won(equipment.saves)
    scene = _scene(equipment, session)
    scene.tally.finish()
    another = _play_of(keys(scene, pygame.K_RETURN))
    assert session.acknowledged
    assert another is not session
    assert another.match.variant == SINGLE
    assert another.match.dealer == session.match.dealer


def test_finished_match_is_acknowledged_on_the_way_to_menu_and_hall(equip: Callable[..., Equipment]) -> None:
    for key, wanted in (("menu", Root), ("hall", Push)):
        equipment = equip()
        session = _won(equipment.saves)
        scene = _scene(equipment, session)
        scene.tally.finish()
        going = click(scene, scene.rect_of(key).center)
        assert isinstance(going, wanted)
        assert session.acknowledged
        assert not isinstance(going, Push) or isinstance(going.scene, HallScene)
        assert len(equipment.saves.finished()) >= 1


def test_computers_go_on_by_themselves_after_a_while(equip: Callable[..., Equipment]) -> None:
    scene = _scene(equip(instant=True), _dealt(players=("random", "random")))
    assert wait(scene, SHOWN - 0.5) is None
    assert isinstance(wait(scene, 1), QuitGame)


def test_verdict_stands_there_only_when_it_is_counted(
    equip: Callable[..., Equipment], screen: pygame.Surface
) -> None:
    scene = _scene(equip(), _won())
    band = pygame.Rect(0, 0, SIZE[0], SIZE[1] // 7)
    painted(scene, screen)
    before = pygame.image.tobytes(screen.subsurface(band), "RGB")
    wait(scene, 10)
    painted(scene, screen)
    assert pygame.image.tobytes(screen.subsurface(band), "RGB") != before


def test_parts_drawn_one_by_one_are_the_same_picture(
    equip: Callable[..., Equipment], screen: pygame.Surface
) -> None:
    scene = _scene(equip(), _dealt())
    scene.draw(screen, 0.0, full=True)
    for _ in range(90):
        scene.update(STEP)
        scene.draw(screen, 0.0, full=False)
    parts = pygame.image.tobytes(screen, "RGB")
    assert painted(scene, screen) == parts
    wait(scene, 10)
    scene.draw(screen, 0.0, full=False)
    parts = pygame.image.tobytes(screen, "RGB")
    assert painted(scene, screen) == parts


def test_result_that_is_counted_draws_nothing_more(
    equip: Callable[..., Equipment], screen: pygame.Surface
) -> None:
    scene = _scene(equip(), _dealt())
    wait(scene, 10)
    scene.draw(screen, 0.0, full=True)
    scene.update(STEP)
    assert scene.draw(screen, 0.0, full=False) == []


@pytest.mark.parametrize("display", ["pad", "chips_pile", "chips_down"])
def test_score_is_kept_as_the_player_wants(
    equip: Callable[..., Equipment], screen: pygame.Surface, display: str
) -> None:
    scene = _scene(equip(score_display=display), _dealt())
    wait(scene, 10)
    assert painted(scene, screen)


def test_deal_without_a_result_is_no_result(equip: Callable[..., Equipment]) -> None:
    session = Session.new(CLASSIC, ("human", "random"), 3)
    session.start_deal()
    with pytest.raises(ValueError, match="not over"):
        ResultsScene(equip(), session)


@pytest.mark.parametrize("key", GAMES)
def test_result_of_every_game_is_counted_told_and_left(
    equip: Callable[..., Equipment], screen: pygame.Surface, key: str
) -> None:
    session = dealt_session(key)
    scene = _scene(equip(), session)
    first = painted(scene, screen)
    assert keys(scene, pygame.K_RETURN) is None
    assert scene.tally.done
    assert painted(scene, screen) != first
    assert _play_of(keys(scene, pygame.K_RETURN)) is not None


def test_points_are_shown_in_the_scale_that_the_player_reads(
    equip: Callable[..., Equipment], screen: pygame.Surface
) -> None:
    pictures = set()
    for points in ("own", "ones"):
        scene = _scene(equip(points=points, instant=True), dealt_session("cardgames"))
        wait(scene, 1)
        pictures.add(painted(scene, screen))
    assert len(pictures) == 2
