"""Every colour can be read where it stands."""

import pytest

from sprites import theme
from sprites.theme import FELTS, TEXT_ON, Colour, contrast, grounds, is_light, mix, suit_colour


def test_contrast_spans_from_one_to_twenty_one() -> None:
    black, white = (0, 0, 0), (255, 255, 255)
    assert contrast(white, white) == pytest.approx(1)
    assert contrast(black, white) == contrast(white, black) == pytest.approx(21)
    assert contrast((118, 118, 118), white) == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize(
    ("ground", "behind", "text"),
    [
        (ground, behind, text)
        for ground, texts in TEXT_ON.items()
        for text in texts
        for behind in grounds()[ground]
    ],
)
def test_text_stands_out_from_every_ground_it_is_written_on(
    ground: str, behind: Colour, text: Colour
) -> None:
    assert contrast(text, behind) >= 4.5, ground


def test_every_ground_has_its_text_colours() -> None:
    assert set(TEXT_ON) == set(grounds())


@pytest.mark.parametrize("suit", "♣♦♥♠")
@pytest.mark.parametrize("four_colour", [False, True])
def test_suits_can_be_told_from_felt_and_from_paper(suit: str, *, four_colour: bool) -> None:
    dark = suit_colour(suit, four_colour=four_colour, on_dark=True)
    light = suit_colour(suit, four_colour=four_colour)
    assert all(contrast(dark, behind) >= 3 for behind in grounds()["felt"])
    assert all(contrast(light, behind) >= 3 for behind in (*grounds()["ivory"], theme.CARD_STOCK))


@pytest.mark.parametrize("on_dark", [False, True])
def test_four_colours_are_four_and_two_are_two(*, on_dark: bool) -> None:
    assert len({suit_colour(suit, four_colour=True, on_dark=on_dark) for suit in "♣♦♥♠"}) == 4
    assert len({suit_colour(suit, on_dark=on_dark) for suit in "♣♦♥♠"}) == 2


def test_felts_are_lighter_under_the_lamp() -> None:
    assert set(FELTS) == {"green", "midnight", "burgundy", "slate"}
    assert all(sum(felt.centre) > sum(felt.edge) for felt in FELTS.values())


def test_mix_goes_from_the_first_colour_to_the_second() -> None:
    assert mix((0, 100, 200), (100, 0, 200), 0) == (0, 100, 200)
    assert mix((0, 100, 200), (100, 0, 200), 0.5) == (50, 50, 200)
    assert mix((0, 100, 200), (100, 0, 200), 1) == (100, 0, 200)


def test_light_text_asks_for_light_suits() -> None:
    assert is_light(theme.TEXT_MAIN)
    assert is_light(theme.TEXT_QUIET)
    assert is_light(theme.TEXT_BRASS)
    assert not is_light(theme.INK)
    assert not is_light(theme.PENCIL)
