"""How the game looks: places, motion, wording and drawing, all worked out from a view."""
