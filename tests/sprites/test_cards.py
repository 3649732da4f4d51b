"""Card pictures at the size they are shown: exact, distinct, recoloured, turned, cached within bounds."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from sprites import cards
from sprites.cards import ART, CODES, Back, CardArt, IndexStyle
from sprites.drawing.palette import SUIT_BLACK, SUIT_RED
from sprites.drawing.stock import STYLES

SAME = 0.06
STOCK = (251, 247, 236, 255)
BACKS: tuple[Back, ...] = ("lattice", "fan", "arcade")
INDEX_STYLES: tuple[IndexStyle, ...] = ("standard", "large")


@pytest.fixture(scope="module", params=INDEX_STYLES)
def art(request: pytest.FixtureRequest) -> CardArt:
    return CardArt(index=request.param)


@pytest.fixture
def screen() -> Iterator[pygame.Surface]:
    yield pygame.display.set_mode((64, 48))
    pygame.display.quit()


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_there_are_24_faces() -> None:
    assert len(set(CODES)) == 24


@pytest.mark.parametrize("height", [60, 61, 83, 105, 210])
def test_every_face_has_exactly_the_size_asked_for(art: CardArt, height: int) -> None:
    width = round(height * 5 / 7)
    assert art.size(height) == (width, height)
    assert {art.face(code, height).get_size() for code in CODES} == {(width, height)}
    assert art.back(height).get_size() == (width, height)


def test_every_face_differs_from_every_other(art: CardArt) -> None:
    assert len({pixels(art.face(code, 105)) for code in CODES}) == len(CODES)


def test_large_and_standard_faces_differ() -> None:
    standard, large = (CardArt(index=style) for style in INDEX_STYLES)
    assert all(pixels(standard.face(code, 105)) != pixels(large.face(code, 105)) for code in CODES)


def test_corners_are_clear_and_the_stock_is_opaque(art: CardArt) -> None:
    for code in CODES:
        face = art.face(code, 210)
        width, height = face.get_size()
        assert all(
            face.get_at(at)[3] == 0
            for at in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1))
        )
        assert tuple(face.get_at((width // 2, 4))) == STOCK


def test_left_corner_of_a_fanned_card_holds_its_whole_index_and_nothing_else() -> None:
    for style, name in zip(STYLES, INDEX_STYLES, strict=True):
        art = CardArt(index=name)
        for code in CODES:
            face = art.face(code, 700)
            beside = [face.get_at((int(style.box_width), y)) for y in range(20, int(style.box_height))]
            below = [face.get_at((x, int(style.box_height) + 3)) for x in range(10, int(style.box_width))]
            assert set(map(tuple, beside + below)) == {STOCK}, code


def test_red_suits_are_red_and_black_suits_black(art: CardArt) -> None:
    for code in CODES:
        own, other = (SUIT_RED, SUIT_BLACK) if code[-1] in "DH" else (SUIT_BLACK, SUIT_RED)
        face = art.face(code, 210)
        data = pixels(face)
        seen = {tuple(data[at : at + 4]) for at in range(0, len(data), 4)}
        assert tuple(pygame.Color(own)) in seen, code
        assert tuple(pygame.Color(other)) not in seen, code


def test_four_colour_deck_changes_clubs_and_diamonds_alone() -> None:
    two, four = CardArt(), CardArt(colours="four")
    changed = {code for code in CODES if pixels(two.face(code, 105)) != pixels(four.face(code, 105))}
    assert changed == {code for code in CODES if code[-1] in "CD"}


def test_recolouring_reaches_every_face_and_back() -> None:
    plain, night = CardArt(), CardArt(recolour={"#FBF7EC": "#202020"})
    assert all(pixels(plain.face(code, 60)) != pixels(night.face(code, 60)) for code in CODES)
    assert pixels(plain.back(60)) != pixels(night.back(60))


@pytest.mark.parametrize("back", BACKS)
def test_backs_look_the_same_after_half_a_turn(back: Back) -> None:
    assert _half_turn_differs(CardArt(back=back).back(420)) < 0.01


@pytest.mark.parametrize("code", [code for code in CODES if code[:-1] in {"J", "Q", "K", "10"}])
def test_courts_and_tens_look_the_same_after_half_a_turn(code: str) -> None:
    assert _half_turn_differs(CardArt().face(code, 420)) < 0.01


def _half_turn_differs(picture: pygame.Surface) -> float:
    turned = pixels(pygame.transform.rotate(picture, 180))
    pairs = zip(pixels(picture), turned, strict=True)
    return sum(abs(a - b) > 40 for a, b in pairs) / len(turned)


def test_three_backs_differ() -> None:
    assert len({pixels(CardArt(back=back).back(105)) for back in BACKS}) == len(BACKS)


@pytest.mark.parametrize("code", ["", "S", "QX", "1S", "10", "qs", "Q♠", "QS0"])
def test_unknown_card_is_named_together_with_the_valid_ones(code: str) -> None:
    art = CardArt()
    with pytest.raises(ValueError, match=f"{code!r}.*9C.*AS"):
        art.face(code, 60)
    with pytest.raises(ValueError, match=f"{code!r}.*9C.*AS"):
        art.rotated(code, 60, 5)


def test_turned_cards_are_cached_by_whole_degrees_and_turn_counter_clockwise() -> None:
    art = CardArt()
    assert art.rotated("QS", 105, 7.2) is art.rotated("QS", 105, 6.8)
    assert art.rotated("QS", 105, 360.4) is art.face("QS", 105)
    assert art.rotated(None, 105, 0) is art.back(105)
    quarter = art.rotated("AS", 105, 90)
    width, height = quarter.get_size()
    assert width > height
    ink = [
        (x, y)
        for x in range(width)
        for y in range(height)
        if tuple(quarter.get_at((x, y)))[:3] < (60, 60, 60)
    ]
    leftmost = min(x for x, _ in ink if quarter.get_at((x, _))[3] == 255)
    assert (
        max(y for x, y in ink if x == leftmost) > height * 0.6
    )  # the upper left index has come down to the left


def test_turned_cards_have_no_dark_fringe() -> None:
    face = CardArt().rotated("9H", 140, 23)
    soft = [
        face.get_at((x, y))
        for x in range(face.get_width())
        for y in range(face.get_height())
        if 20 < face.get_at((x, y))[3] < 235
    ]
    assert soft
    assert min(min(colour[:3]) for colour in soft) > 150


def test_pictures_are_the_same_with_and_without_a_screen(screen: pygame.Surface) -> None:
    on_screen = CardArt()
    seen = [
        pixels(on_screen.face("QS", 105)),
        pixels(on_screen.rotated("JD", 105, 12)),
        pixels(on_screen.shadow(105)),
    ]
    assert screen.get_size() == (64, 48)
    pygame.display.quit()
    alone = CardArt()
    assert seen == [
        pixels(alone.face("QS", 105)),
        pixels(alone.rotated("JD", 105, 12)),
        pixels(alone.shadow(105)),
    ]


@pytest.fixture
def prepared() -> Iterator[CardArt]:
    art = CardArt()
    art.prepare(140)
    yield art
    art.rest()


def test_prepared_cards_of_every_size_and_turn_look_like_painted_ones(
    prepared: CardArt, apart: Callable[[pygame.Surface, pygame.Surface], float]
) -> None:
    plain = CardArt()
    for code in ("QS", "10D", None):
        for height in (140, 105, 61):
            for angle in (0, 12, 90):
                made, painted = prepared.rotated(code, height, angle), plain.rotated(code, height, angle)
                assert made.get_size() == painted.get_size()
                assert apart(made, painted) < SAME


def test_prepared_card_is_painted_once_for_all_its_pictures(
    prepared: CardArt, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared.rotated("KH", 140, 9)

    def never(*_: object) -> pygame.Surface:
        raise AssertionError

    monkeypatch.setattr(cards, "rasterised", never)
    monkeypatch.setattr(cards, "premultiplied", never)
    for height in (140, 105, 61):
        assert prepared.face("KH", height).get_size() == prepared.size(height)
        prepared.rotated("KH", height, 33)


def test_card_taller_than_the_prepared_ones_is_painted_at_its_own_size(prepared: CardArt) -> None:
    assert pixels(prepared.face("QS", 210)) == pixels(CardArt().face("QS", 210))


def test_damaged_picture_gives_way_to_a_plain_one_when_painted_ahead(tmp_path: Path) -> None:
    art, plain = CardArt(folder=tmp_path), CardArt(folder=tmp_path)
    art.prepare(105)
    assert pixels(art.rotated("QS", 105, 7)) == pixels(plain.rotated("QS", 105, 7))
    art.rest()


def test_kept_pictures_stay_within_the_budget_whatever_is_shown() -> None:
    budget = 600_000
    art = CardArt(budget=budget)
    for height in range(60, 120, 10):
        for code in CODES[:8]:
            art.face(code, height)
            art.rotated(code, height, height / 3)
            assert art.held_bytes <= budget


def test_forgetting_drops_everything_and_pictures_come_back_alike() -> None:
    art = CardArt()
    before = pixels(art.rotated("KH", 90, 8))
    art.forget()
    assert art.held_bytes == 0
    assert pixels(art.rotated("KH", 90, 8)) == before


def test_shadow_is_soft_black_and_larger_than_the_card() -> None:
    art = CardArt()
    shadow = art.shadow(210)
    assert shadow.get_width() > 150
    assert shadow.get_height() > 210
    middle = shadow.get_at((shadow.get_width() // 2, shadow.get_height() // 2))
    assert tuple(middle)[:3] == (0, 0, 0)
    assert 80 <= middle[3] <= 95
    assert shadow.get_at((0, 0))[3] == 0
    assert art.shadow(210, 90).get_width() > art.shadow(210, 90).get_height()


def test_wordmark_and_icon_are_drawn_at_the_size_asked_for() -> None:
    art = CardArt()
    assert art.wordmark(64).get_height() == 64
    assert art.wordmark(64).get_width() > 192
    assert art.icon(48).get_size() == (48, 48)
    assert all(picture.get_bounding_rect().width > 40 for picture in (art.wordmark(64), art.icon(48)))


def test_missing_pictures_give_way_to_plain_ones_with_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    art = CardArt(folder=tmp_path, colours="four")
    faces = {pixels(art.face(code, 105)) for code in CODES}
    assert len(faces) == len(CODES)
    assert art.back(105).get_size() == art.size(105)
    assert art.rotated(None, 105, 10).get_width() > 75
    assert art.wordmark(40).get_height() == 40
    assert art.icon(40).get_size() == (40, 40)
    assert len(caplog.records) == len(CODES) + 3
    assert "standard-QS.svg" in caplog.text


@pytest.mark.parametrize("damage", [b"", b"not a picture", b"\xff\xfe\xfa", b"<svg"])
def test_damaged_picture_gives_way_to_a_plain_one(
    tmp_path: Path, damage: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "standard-QS.svg").write_bytes(damage)
    art, plain = CardArt(folder=tmp_path), CardArt(folder=tmp_path / "none")
    assert pixels(art.face("QS", 105)) == pixels(plain.face("QS", 105))
    assert "standard-QS.svg" in caplog.text


def test_art_lies_beside_the_code() -> None:
    assert (ART / "standard-QS.svg").is_file()
