"""The packed game runs where no Python is, from any folder, and carries nothing it does not need."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
# Half a minute on two cores; the limit leaves room for a machine that is busy with the other tests.
pytestmark = [pytest.mark.package, pytest.mark.timeout(400)]

AWKWARD = "Spiele für Zoë 牌"


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build once, and move the folder to where its name is awkward."""
    work = tmp_path_factory.mktemp("package")
    build = [sys.executable, "-m", "PyInstaller", str(ROOT / "pinochle.spec"), "--noconfirm"]
    folders = ["--distpath", str(work / "dist"), "--workpath", str(work / "build")]
    # Nothing here is about speed: what is packed may be compiled quickly.
    environment = os.environ | {"PYINSTALLER_CONFIG_DIR": str(work / "cache"), "PINOCHLE_OPT_LEVEL": "0"}
    run = subprocess.run(
        [*build, *folders], cwd=work, env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    folder = work / AWKWARD / "Pinochle"
    folder.parent.mkdir()
    shutil.move(work / "dist" / "Pinochle", folder)
    return folder


@pytest.fixture
def screen() -> Iterator[str]:
    """A virtual screen; gives what belongs into DISPLAY."""
    read, write = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(write)
        with os.fdopen(read) as number:
            yield f":{number.readline().strip()}"
        server.terminate()


def bare() -> dict[str, str]:
    """The environment without a screen and without what could lead to a Python of the developer's."""
    unwanted = ("PYTHON", "VIRTUAL", "SDL", "DISPLAY", "WAYLAND")
    kept = {name: text for name, text in os.environ.items() if not name.startswith(unwanted)}
    return kept | {"PATH": os.defpath, "SDL_AUDIODRIVER": "dummy"}


def run_packed(folder: Path, elsewhere: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [folder / "Pinochle", *words],
        cwd=elsewhere,
        env=bare() | {"PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def test_packed_game_plays_a_deal_with_its_worker(packed: Path, tmp_path: Path) -> None:
    run = run_packed(packed, tmp_path, "demo", "--headless", "--deals", "1", "--seed", "1")
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    scores = re.findall(
        r"^(?:North|South): melds \d+, tricks (\d+) counted as \d+, match \d+\.$", run.stdout, re.MULTILINE
    )
    assert sum(map(int, scores)) == 250, run.stdout
    assert list(tmp_path.iterdir()) == []


def test_packed_game_plays_the_same_deal_as_the_source(packed: Path, tmp_path: Path) -> None:
    words = ["demo", "--headless", "--deals", "1", "--seed", "1"]
    source = subprocess.run(
        [sys.executable, ROOT / "main.py", *words],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert run_packed(packed, tmp_path, *words).stdout == source.stdout


def test_packed_game_has_its_players_compiled_where_a_compiler_is(packed: Path, tmp_path: Path) -> None:
    run = run_packed(
        packed, tmp_path, "arena", "--variant", "kencom", "--deals", "2", "--json", "random", "random"
    )
    assert (run.returncode, run.stderr) == (0, "")
    compiler = str(sysconfig.get_config_var("CC") or "cl").split()[0]
    assert json.loads(run.stdout)["compiled"] == (shutil.which(compiler) is not None)


def test_packed_game_explains_itself(packed: Path, tmp_path: Path) -> None:
    run = run_packed(packed, tmp_path, "--help")
    assert run.returncode == 0, run.stderr
    for word in ("demo", "replay", "--windowed"):
        assert word in run.stdout


def test_packed_game_names_a_wrong_value(packed: Path, tmp_path: Path) -> None:
    run = run_packed(packed, tmp_path, "--variant", "whist")
    assert run.returncode == 2
    assert "two_hand_classic" in run.stderr


@pytest.fixture
def game(packed: Path, tmp_path: Path, screen: str) -> Iterator[subprocess.Popen[str]]:
    environment = bare() | {"DISPLAY": screen}
    with subprocess.Popen(
        [packed / "Pinochle", "--windowed"], cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True
    ) as process:
        yield process
        process.kill()


@pytest.mark.window
def test_packed_game_opens_its_window_draws_and_closes_when_told_to(
    game: subprocess.Popen[str], screen: str
) -> None:
    environment = os.environ | {"DISPLAY": screen}
    search = ["xdotool", "search", "--onlyvisible", "--pid", str(game.pid)]
    # The pointer wanders over the menu, so that pictures are drawn and the window has to live with them.
    wander = [word for x in range(300, 900, 10) for word in ("mousemove", str(x), "400", "sleep", "0.04")]
    while (
        game.poll() is None
        and subprocess.run(search, env=environment, capture_output=True, check=False).returncode
    ):
        time.sleep(0.1)
    subprocess.run(["xdotool", *wander], env=environment, check=True)
    game.terminate()
    _, complaints = game.communicate(timeout=30)
    assert (game.returncode, complaints) == (0, "")


def test_packed_game_without_a_screen_says_so(packed: Path, tmp_path: Path) -> None:
    run = run_packed(packed, tmp_path)
    assert run.returncode == 2
    assert "demo --headless" in run.stderr


def test_pictures_sounds_and_licences_are_packed(packed: Path) -> None:
    inside = packed / "_internal"
    for part in ("sprites/art", "sounds/art"):
        shipped = {path.name for path in (ROOT / part).iterdir()}
        assert {path.name for path in (inside / part).iterdir()} == shipped
    assert (inside / "LICENSE").is_file()
    assert (inside / "CREDITS.md").is_file()
    assert (inside / "pygame_gui" / "data" / "licenses" / "NotoSans-LICENSE.txt").is_file()


def test_nothing_needless_is_packed(packed: Path) -> None:
    names = [path.name for path in packed.rglob("*") if path.is_file()]
    needless = re.compile(
        r"NotoSans(JP|KR|SC|Arabic)|_ssl|libssl|libcrypto|tkinter|tcl|numpy|hypothesis|pytest|\.pyc?$"
    )
    assert not [name for name in names if needless.search(name) and name != "__init__.py"]
