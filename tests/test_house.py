"""The house of ARCHITECTURE.md holds: stairs only go down, rooms stay small, and each has its test."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CODE = ("game", "sprites", "sounds")
EVERYTHING = {*CODE, "pygame", "pygame_gui", "msgspec", "platformdirs"}
# What each room may import beside itself and the standard library; the longest fitting name counts.
FLOORS: dict[str, set[str]] = {
    "main": {"game"},
    "game": {"game.compiled"},
    "game.compiled": set(),
    "game.rules": set(),
    "game.ai": {"game.rules", "game.compiled"},
    "game.records": {"game.rules", "msgspec", "platformdirs"},
    "game.session": {"game.rules", "game.records", "game.ai"},
    "sprites": {"pygame"},
    "sounds": {"pygame"},
    "game.presentation": {"game.rules", "sprites", "sounds", "pygame"},
    "game.settings": {"game.records", "msgspec", "platformdirs"},
    "game.scenes": EVERYTHING - {"game"}
    | {f"game.{room}" for room in ("rules", "ai", "records", "session", "presentation", "settings")},
    "game.app": EVERYTHING,
    "game.loop": EVERYTHING,
    "game.stage": EVERYTHING,
    "game.window": {"pygame"},
    "game.wiring": EVERYTHING,
    "game.cli": EVERYTHING,
}
LINES = 300

# Without circles, and with every import written down, what imports one after another also imports alone.
IMPORT_EACH = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
    if pygame := sys.modules.get("pygame"):
        assert not any(part.get_init() for part in (pygame, pygame.display, pygame.mixer, pygame.font)), name
print("pygame" in sys.modules)
"""


def _name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {_name(path): path for part in CODE for path in sorted((ROOT / part).rglob("*.py"))}
MODULES["main"] = ROOT / "main.py"


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


def _within(name: str, room: str) -> bool:
    return name == room or name.startswith(f"{room}.")


def _imports(module: str) -> Iterator[str]:
    """Yield the full name of every module that `module` imports, wherever in the file it does."""
    for node in ast.walk(_tree(module)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        if isinstance(node, ast.ImportFrom):
            base = node.module or ""
            assert node.level == 0, f"{module} imports relatively"
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield inner if inner in MODULES else base


@pytest.mark.parametrize("module", MODULES)
def test_stairs_only_go_down(module: str) -> None:
    room = max((room for room in FLOORS if _within(module, room)), key=len)
    allowed = FLOORS[room] | sys.stdlib_module_names | ({room} if room != "game" else set())
    upstairs = [name for name in _imports(module) if not any(_within(name, floor) for floor in allowed)]
    assert not upstairs, f"{room} may not import these"


def test_no_module_imports_itself_in_a_circle() -> None:
    graph = {module: {name for name in _imports(module) if name in MODULES} for module in MODULES}
    TopologicalSorter(graph).prepare()


def _import(modules: list[str]) -> str:
    command = [sys.executable, "-W", "error", "-c", IMPORT_EACH, *modules]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_importing_a_module_starts_nothing_and_prints_nothing() -> None:
    assert _import([module for module in MODULES if not module.endswith("__main__")]) == "True\n"


def test_rooms_of_the_worker_and_of_headless_play_never_load_the_screen() -> None:
    quiet = ("game.rules", "game.ai", "game.records", "game.session", "game.settings", "game.cli", "main")
    assert (
        _import([module for module in MODULES if any(_within(module, room) for room in quiet)]) == "False\n"
    )


def test_front_door_imports_nothing_until_it_is_opened() -> None:
    assert not [node for node in _tree("main").body if isinstance(node, ast.Import | ast.ImportFrom)]


def test_files_stay_small() -> None:
    files = [*MODULES.values(), *(ROOT / "tests").rglob("*.py")]
    sizes = {_name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert not {name: size for name, size in sizes.items() if size >= LINES}


@pytest.mark.parametrize("module", [module for module in MODULES if MODULES[module].stem[:2] != "__"])
def test_each_module_that_does_something_has_a_test_twin(module: str) -> None:
    if not any(isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) for node in ast.walk(_tree(module))):
        return  # plain data: enums, dataclasses and tables are tested where they are used
    *folders, name = module.removeprefix("game.").split(".")
    assert ROOT.joinpath("tests", *folders, f"test_{name}.py").is_file()
