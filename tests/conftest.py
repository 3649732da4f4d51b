"""What holds for every test: no screen, no sound card, an empty home, and none that silently goes missing."""

import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

# Before the first import of pygame, which reads them once. Window tests give their subprocess its own.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

UNDER_CI = os.environ.get("CI") == "true"
WINDOW_TOOLS = ("Xvfb", "xdotool")

LONGEST = (
    "tests/window/test_window_play.py",
    "tests/package/test_package.py",
    "tests/kills/test_kills.py",
    "tests/test_match_by_mouse.py",
)
"""Files that take longest or wait for a screen; they come first, so that no worker ends alone with one."""

# A slow machine is no fault of the game's, so no example has a deadline; a red CI run must be repeatable.
settings.register_profile("dev", deadline=None, max_examples=50)
settings.register_profile("ci", deadline=None, max_examples=100, derandomize=True, print_blob=True)
settings.load_profile("ci" if UNDER_CI else "dev")


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home of the test's own, where settings, saves and statistics go."""
    folder = tmp_path_factory.mktemp("home")
    for variable in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(folder))
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(folder / variable.lower()))
    monkeypatch.delenv("PINOCHLE_HOME", raising=False)
    return folder


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the longest files first, for whatever worker is free."""
    place = {name: number for number, name in enumerate(LONGEST)}
    items.sort(key=lambda item: place.get(item.nodeid.partition("::")[0], len(LONGEST)))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip window tests where a developer lacks the tools, and fail them where CI does."""
    if item.get_closest_marker("window") is None:
        return
    missing = [tool for tool in WINDOW_TOOLS if shutil.which(tool) is None]
    if not missing:
        return
    reason = f"window tests need {' and '.join(missing)}"
    if UNDER_CI:
        pytest.fail(reason, pytrace=False)
    pytest.skip(reason)


class Attendance:
    """Notes which tests have run, and turns CI's run red when a file or a case is missing."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._ran: set[str] = set()
        self._seen: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seen.add(report.nodeid)
        if report.when == "call" and not report.skipped:
            self._ran.add(report.nodeid.partition("::")[0])

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self._lost = self._missing(session)
        if self._lost and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for line in self._lost:
            terminalreporter.write_line(f"NOT RUN: {line}", red=True)

    def _missing(self, session: pytest.Session) -> list[str]:
        root = self._config.rootpath
        files = {path.relative_to(root).as_posix() for path in (root / "tests").rglob("test_*.py")}
        absent = sorted(name for name in files - self._ran if not name.startswith("tests/benchmarks/"))
        if len(self._seen) < session.testscollected:
            absent.append(f"{session.testscollected - len(self._seen)} collected tests never reported")
        return absent


def pytest_configure(config: pytest.Config) -> None:
    """Take attendance where CI runs the whole suite; a choice of tests may leave others out."""
    chosen = config.option.keyword or config.option.markexpr or config.option.collectonly
    whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    if UNDER_CI and whole and not chosen and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Attendance(config), "attendance")
