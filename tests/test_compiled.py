"""What was compiled runs where it was made from the sources as they are, and nowhere else."""

import re
import shutil
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from game.compiled import BUILD, HOT, ROOMS, Build, build, compiled_files, library

SUFFIX = EXTENSION_SUFFIXES[0]


@pytest.fixture
def rooms(tmp_path: Path) -> Path:
    """A house with the hot files only, none of them compiled."""
    folder = tmp_path / "game"
    for file in HOT.values():
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOMS / file, folder / file)
    return folder


def compile_in(rooms: Path) -> None:
    """Leave files of the names that compiling leaves; there is nothing in them."""
    (rooms / f"{library(rooms)}__mypyc{SUFFIX}").touch()
    for file in HOT.values():
        (rooms / file).with_suffix(SUFFIX).touch()


@pytest.mark.parametrize("file", HOT.values())
def test_hot_files_count_in_plain_integers_only(file: str) -> None:
    assert not re.findall(r"\b[iu](?:8|16|32|64)\b", (ROOMS / file).read_text(encoding="utf-8"))


def test_nothing_outdated_lies_here() -> None:
    assert BUILD is not Build.OUTDATED, "compile again, or remove it: `python setup.py clean`"


@pytest.mark.parametrize("module", HOT)
def test_hot_modules_run_as_what_is_said(module: str) -> None:
    file = import_module(module).__file__
    assert file is not None
    assert file.endswith(tuple(EXTENSION_SUFFIXES)) == (BUILD is Build.COMPILED)


def test_uncompiled_files_are_sources(rooms: Path) -> None:
    assert build(rooms) is Build.SOURCE


def test_files_compiled_from_the_sources_as_they_are_run(rooms: Path) -> None:
    compile_in(rooms)
    assert build(rooms) is Build.COMPILED
    assert len(compiled_files(rooms)) == len(HOT) + 1


@pytest.mark.parametrize("file", HOT.values())
def test_one_changed_source_makes_all_that_was_compiled_outdated(rooms: Path, file: str) -> None:
    compile_in(rooms)
    with (rooms / file).open("a", encoding="utf-8") as source:
        source.write("# changed\n")
    assert build(rooms) is Build.OUTDATED
    compile_in(rooms)
    assert build(rooms) is Build.COMPILED


def test_a_packed_game_needs_no_sources(rooms: Path) -> None:
    compile_in(rooms)
    for file in HOT.values():
        (rooms / file).unlink()
    assert build(rooms) is Build.COMPILED


def test_what_is_outdated_is_passed_by(rooms: Path) -> None:
    for file in ("__init__.py", "compiled.py", "ai/__init__.py", "ai/kernel/__init__.py"):
        shutil.copy(ROOMS / file, rooms / file)
    compile_in(rooms)
    (rooms / "ai" / "kernel" / "layout.py").write_text("print('as its source')", encoding="utf-8")
    run = [sys.executable, "-c", "import game.ai.kernel.layout"]
    told = subprocess.run(run, cwd=rooms.parent, capture_output=True, text=True, check=True).stdout
    assert told == "as its source\n"
