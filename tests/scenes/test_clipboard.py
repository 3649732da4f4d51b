"""A clipboard that is not there is no reason to stop."""

import pygame
import pytest

from game.scenes import clipboard


def _broken(*_args: object) -> str:
    raise pygame.error("no clipboard")


def test_what_was_copied_can_be_pasted(monkeypatch: pytest.MonkeyPatch) -> None:
    board: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", board.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: board[-1])
    assert clipboard.copy("a line")
    assert clipboard.paste() == "a line"


def test_missing_clipboard_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "put_text", _broken)
    monkeypatch.setattr(pygame.scrap, "get_text", _broken)
    assert not clipboard.copy("a line")
    assert clipboard.paste() == ""


def test_clipboard_that_forgets_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.scrap, "put_text", lambda _text: None)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "")
    assert not clipboard.copy("a line")
