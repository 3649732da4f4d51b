"""Installing compiles hot files of the players where a C compiler is at hand, and works without.

`setup.py build_ext --inplace` puts the compiled ones beside their sources, `setup.py clean` takes them away.
`PINOCHLE_OPT_LEVEL`, 0 to 3, trades the speed of what is compiled for that of compiling.
"""

import os
import sys
from pathlib import Path
from typing import ClassVar

from setuptools import Command, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # pip does not look here

from game.compiled import HOT, compiled_files, library  # noqa: E402 - found by the line above

ROOMS = Path("game")
LIBRARY = f"game.{library()}"


def clean(folder: Path = ROOT) -> None:
    """Remove what was compiled into this folder; without one, in place."""
    for path in compiled_files(folder / ROOMS):
        path.unlink()


class BuildWherePossible(build_ext):
    """Compiles everything or nothing, and then says why."""

    def finalize_options(self) -> None:
        """Write the C files."""
        from mypyc.build import mypycify  # noqa: PLC0415 - only to compile, not to clean

        self.distribution.ext_modules = mypycify(
            [str(ROOMS / file) for file in HOT.values()],
            opt_level=os.environ.get("PINOCHLE_OPT_LEVEL", "3"),
            debug_level="0",
            group_name=LIBRARY,
            target_dir="build/mypyc",
        )
        super().finalize_options()

    def run(self) -> None:
        """Compile them, in the place of what was compiled before."""
        folders = [Path(self.build_lib), *([ROOT] if self.inplace else [])]
        for folder in folders:
            clean(folder)
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            self.warn(f"the computer players stay uncompiled: {error}")
            self.extensions = []
            clean(folders[0])


class Clean(Command):
    """Removes what was compiled in place."""

    user_options: ClassVar[list[tuple[str, str, str]]] = []

    def initialize_options(self) -> None:
        """Take none."""

    def finalize_options(self) -> None:
        """Take none."""

    def run(self) -> None:
        """Remove it."""
        clean()


setup(
    cmdclass={"build_ext": BuildWherePossible, "clean": Clean},
    ext_modules=[Extension(LIBRARY, [])],  # stands for what mypyc makes of the hot files
)
