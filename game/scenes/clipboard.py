"""The clipboard of the machine, which may not be there."""

from __future__ import annotations

import pygame


def copy(text: str) -> bool:
    """Put a text on the clipboard; False where there is none."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return paste() == text


def paste() -> str:
    """Return the text on the clipboard, or an empty one."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
