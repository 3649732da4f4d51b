"""Courts."""

from sprites.drawing.pips import plain_face as court

__all__ = ["court"]
