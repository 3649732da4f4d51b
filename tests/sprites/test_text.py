"""Lines are measured as they are painted, broken and clipped to fit, with real suits inside."""

from importlib.machinery import ModuleSpec

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprites import text
from sprites.text import fit, font_path, line_height, measure, render, render_line, wrap
from sprites.theme import INK, RED_ON_DARK, SUIT_RED, TEXT_MAIN, Colour

WORDS = st.lists(st.text("abciMW♠♥é’-", min_size=1, max_size=12), min_size=1, max_size=12).map(" ".join)


def has(picture: pygame.Surface, colour: Colour) -> bool:
    wide, high = picture.get_size()
    solid = pygame.Color(*colour)
    return any(picture.get_at((x, y)) == solid for x in range(wide) for y in range(high))


@pytest.mark.parametrize("style", ["regular", "bold", "italic"])
def test_the_face_is_found_in_the_installed_package(style: text.Style) -> None:
    path = font_path(style)
    assert path is not None
    assert path.is_file()


def test_without_the_package_pygame_s_own_face_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(_name: str) -> ModuleSpec | None:
        return None

    monkeypatch.setattr(text, "find_spec", nowhere)
    for cache in (text.font_path, text.font):
        cache.forget()
    try:
        assert font_path("bold") is None
        assert text.font(20, bold=True).size("Trump")[0] > 0
    finally:
        for cache in (text.font_path, text.font):
            cache.forget()


@pytest.mark.parametrize("words", ["Run in ♠ – 150", "♥", "no suit", ""])
@pytest.mark.parametrize("px", [17, 24, 51])
def test_a_line_is_as_wide_as_measured_and_as_high_as_any_other(words: str, px: int) -> None:
    line = render_line(words, px, INK)
    assert line.get_size() == (max(1, measure(words, px)), line_height(px))


def test_bold_is_wider_and_a_shadow_changes_no_size() -> None:
    assert measure("Pinochle", 30, bold=True) > measure("Pinochle", 30)
    plain, shadowed = render("Pinochle", 30, TEXT_MAIN), render("Pinochle", 30, TEXT_MAIN, shadow=True)
    assert plain.get_size() == shadowed.get_size()
    assert has(shadowed, TEXT_MAIN)
    assert pygame.transform.average_color(plain) != pygame.transform.average_color(shadowed)


def test_suits_are_painted_in_their_own_colour_fit_for_the_ground() -> None:
    assert has(render_line("in ♥", 30, INK), SUIT_RED)
    assert has(render_line("in ♥", 30, TEXT_MAIN), RED_ON_DARK)
    assert not has(render_line("in ♠", 30, INK), SUIT_RED)


def test_four_colours_tell_all_suits_apart_inside_text() -> None:
    pictures = {pygame.image.tobytes(render_line(suit, 30, INK, four_colour=True), "RGBA") for suit in "♣♦♥♠"}
    assert len(pictures) == 4
    two, four = (render_line("♣", 30, INK, four_colour=flag) for flag in (False, True))
    assert pygame.image.tobytes(two, "RGBA") != pygame.image.tobytes(four, "RGBA")


@given(WORDS, st.integers(40, 400))
def test_wrapped_lines_fit_and_lose_no_sign(words: str, width: int) -> None:
    lines = wrap(words, 17, width)
    assert all(measure(line, 17) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == words.replace(" ", "")


def test_lines_break_at_spaces_and_at_new_lines() -> None:
    assert wrap("one two", 17, 1000) == ["one two"]
    assert wrap("one\n\ntwo", 17, 1000) == ["one", "", "two"]
    assert wrap("one two", 17, measure("one tw", 17)) == ["one", "two"]


@given(WORDS, st.integers(30, 400))
def test_fitted_text_fits_and_says_when_it_is_clipped(words: str, width: int) -> None:
    fitted = fit(words, 17, width)
    assert measure(fitted, 17) <= width
    if measure(words, 17) <= width:
        assert fitted == words
    else:
        assert fitted.endswith("…")
        assert words.startswith(fitted[:-1])
