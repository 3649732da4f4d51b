"""The theme that makes pygame_gui's own elements look like our table, from one number: the size of text."""

from __future__ import annotations

from sprites.theme import BRASS_DARK, BRASS_LIGHT, BRASS_MID, PLATE, TEXT_MAIN, TEXT_QUIET, Colour

Theme = dict[str, dict[str, dict[str, str]]]


def theme(px: int) -> Theme:
    """Return the theme for text of `px` pixels."""
    return {
        "text_entry_line": {
            "colours": {
                "dark_bg": _hex(PLATE),
                "selected_bg": _hex(BRASS_DARK),
                "normal_text": _hex(TEXT_MAIN),
                "selected_text": _hex(TEXT_MAIN),
                "placeholder_text": _hex(TEXT_QUIET),
                "normal_border": _hex(BRASS_MID),
                "focused_border": _hex(BRASS_LIGHT),
                "text_cursor": _hex(BRASS_LIGHT),
            },
            "font": {"name": "noto_sans", "size": str(px), "bold": "0", "italic": "0"},
            "misc": {
                "shape": "rounded_rectangle",
                "shape_corner_radius": str(round(px * 0.4)),
                "border_width": str(max(1, px // 18)),
                "shadow_width": "0",
                "padding": f"{round(px * 0.5)},{round(px * 0.3)}",
            },
        }
    }


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
