"""The generator: complete, deterministic, flat, and what it writes is what lies in the art folder."""

import re
import struct
from pathlib import Path

import pygame
import pytest

from sprites.draw_cards import draw_all, drawings
from sprites.drawing.palette import SUIT_BLACK, SUIT_RED

ART = Path(__file__).parents[2] / "sprites" / "art"
FLAT = {"svg", "g", "path", "defs", "linearGradient", "stop"}


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("art") / "new"
    draw_all(folder)
    return folder


def test_art_folder_holds_exactly_what_the_generator_draws(drawn: Path) -> None:
    names = {path.name for path in drawn.iterdir()}
    assert {path.name for path in ART.iterdir()} == names
    stale = [name for name in names if name.endswith(".svg") and not _same(drawn / name, ART / name)]
    assert not stale, "run python -m sprites.draw_cards"


def _same(one: Path, other: Path) -> bool:
    return one.read_bytes() == other.read_bytes().replace(b"\r\n", b"\n")


def test_icon_files_show_the_icon(drawn: Path) -> None:
    fresh, kept = (pygame.image.load(folder / "icon.png") for folder in (drawn, ART))
    assert fresh.get_size() == kept.get_size() == (256, 256)
    pairs = zip(*(pygame.image.tobytes(picture, "RGBA") for picture in (fresh, kept)), strict=True)
    assert max(abs(a - b) for a, b in pairs) <= 2


def test_ico_wraps_the_png_as_its_one_picture() -> None:
    ico, png = (ART / "icon.ico").read_bytes(), (ART / "icon.png").read_bytes()
    assert struct.unpack("<HHH", ico[:6]) == (0, 1, 1)
    size, offset = struct.unpack("<II", ico[14:22])
    assert (size, ico[offset:]) == (len(png), png)


def test_two_index_styles_three_backs_a_wordmark_and_an_icon_are_drawn(drawn: Path) -> None:
    assert len(list(drawn.glob("*.svg"))) == 2 * 24 + 3 + 2


def test_first_drawing_is_a_face_of_the_standard_index() -> None:
    name, text = next(drawings())
    assert name == "standard-9C.svg"
    assert text == (ART / name).read_text(encoding="utf-8")


def test_pictures_are_flat_paths_that_every_rasteriser_draws() -> None:
    for path in ART.glob("*.svg"):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"<([A-Za-z]\w*)", text)) <= FLAT, path.name
        assert "nan" not in text
        assert "inf" not in text
        assert text.count("<g") == text.count("</g>"), path.name


def test_faces_use_their_own_suit_colour_and_never_the_other() -> None:
    for path in [*ART.glob("standard-*.svg"), *ART.glob("large-*.svg")]:
        own, other = (SUIT_RED, SUIT_BLACK) if path.stem[-1] in "DH" else (SUIT_BLACK, SUIT_RED)
        text = path.read_text(encoding="utf-8")
        assert own in text, path.name
        assert other not in text, path.name


def test_every_coordinate_is_near_the_card() -> None:
    for path in ART.glob("*.svg"):
        for data in re.findall(r' d="([^"]*)"', path.read_text(encoding="utf-8")):
            assert all(-60 <= float(number) <= 760 for number in re.findall(r"-?\d+\.?\d*", data)), path.name
