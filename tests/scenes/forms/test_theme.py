"""One number makes the whole theme."""

from game.scenes.forms.theme import theme


def test_theme_grows_with_its_one_number() -> None:
    small, large = theme(16)["text_entry_line"], theme(32)["text_entry_line"]
    assert small["font"]["size"] == "16"
    assert large["font"]["size"] == "32"
    assert int(large["misc"]["shape_corner_radius"]) > int(small["misc"]["shape_corner_radius"])
    assert small["colours"] == large["colours"]


def test_every_colour_is_one_that_pygame_gui_can_read() -> None:
    for value in theme(20)["text_entry_line"]["colours"].values():
        assert len(value) == 7
        assert int(value.removeprefix("#"), 16) >= 0
