"""Each picture of the card set has a plain drawing that can take its place."""

import re

import pytest

from sprites.cards import ART
from sprites.spares import spare

FILES = sorted(path.name for path in ART.glob("*.svg"))


@pytest.mark.parametrize("file", FILES)
def test_spare_has_the_shape_of_the_picture_it_replaces(file: str) -> None:
    view = re.compile(r'viewBox="([^"]+)"')
    drawn, plain = view.search((ART / file).read_text(encoding="utf-8")), view.search(spare(file))
    assert drawn is not None
    assert plain is not None
    assert drawn[1] == plain[1]


def test_spare_faces_differ_by_card_and_by_index() -> None:
    faces = [file for file in FILES if file.startswith(("standard-", "large-"))]
    assert len({spare(file) for file in faces}) == len(faces) == 48
