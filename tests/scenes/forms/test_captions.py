"""What stands beside a control is as high as its text, and warnings have a mark."""

from game.scenes.forms.captions import Look, caption
from sprites.text import line_height
from sprites.theme import REFUSAL

LONG = "A sentence that is far too long for one line of this width and so takes several of them."


def test_long_sentence_makes_its_row_higher() -> None:
    short, long = caption("Label", "Short.", 20, 300), caption("Label", LONG, 20, 300)
    assert short.get_width() == long.get_width() == 300
    assert long.get_height() > short.get_height() + 2 * line_height(17)


def test_warning_has_a_red_bar_and_no_red_letters() -> None:
    picture = caption("", LONG, 20, 300, Look.WARNING)
    middle = picture.get_height() // 2
    assert picture.get_at((4, middle))[:3] == REFUSAL
    red = [x for x in range(12, 300) for y in range(middle) if picture.get_at((x, y))[:3] == REFUSAL]
    assert red == []


def test_heading_differs_from_a_paragraph() -> None:
    heading, plain = caption("", "Melds", 20, 300, Look.HEADING), caption("", "Melds", 20, 300)
    assert heading.get_height() > plain.get_height()


def test_label_of_what_was_changed_has_a_brass_stud_and_its_letters_move_aside() -> None:
    marked, plain = caption("Label", "", 20, 300, Look.MARKED), caption("Label", "", 20, 300)
    assert plain.get_bounding_rect().right < marked.get_bounding_rect().right
    middle = marked.get_height() // 2
    assert marked.get_at((5, middle)).a > 200
