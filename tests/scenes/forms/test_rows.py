"""Rows are plain values."""

import pygame
import pytest

from game.scenes.forms.rows import Choice, Dial, Entry, Flag, Note, Picture, Row, key_of


@pytest.mark.parametrize(
    "row",
    [Choice("k", "", ("a",), 0), Dial("k", "", 5), Flag("k", "", on=True), Entry("k", "", "")],
)
def test_rows_that_ask_have_a_key(row: Row) -> None:
    assert key_of(row) == "k"


@pytest.mark.parametrize("row", [Note("text"), Picture(1, pygame.Surface)])
def test_rows_that_only_show_have_none(row: Row) -> None:
    assert key_of(row) == ""
