"""Every key is listed once, and what it does is said."""

from game.presentation.wording.keys import keys


def test_every_key_is_listed_once_with_what_it_does() -> None:
    names = [name for name, _what in keys()]
    assert len(set(names)) == len(names)
    assert {"Enter", "Space", "M", "D", "Ctrl+Z", "Ctrl+Y", "Esc", "F11", "Ctrl+M"} <= set(names)
    assert all(what[0].isupper() for _name, what in keys())
