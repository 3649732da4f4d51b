"""Starts the game as its front door does, with the arguments after the first, and leaves at the n-th frame.

The first argument is n: 1 is the title, 2 the first frame of the scene behind it.
"""

import os
import runpy
import sys
from pathlib import Path

import pygame

ROOT = Path(__file__).parents[2]

if __name__ == "__main__":
    left = int(sys.argv.pop(1))
    update = pygame.display.update

    def leave_after(changed: list[pygame.Rect]) -> None:
        """Show the frame, and leave when it was the last one wanted."""
        global left  # noqa: PLW0603 - a counter of this one run
        update(changed)
        left -= 1
        if left == 0:
            os._exit(0)

    pygame.display.update = leave_after  # type: ignore[assignment]
    sys.path.insert(0, str(ROOT))
    sys.argv[0] = str(ROOT / "main.py")
    runpy.run_path(sys.argv[0], run_name="__main__")
