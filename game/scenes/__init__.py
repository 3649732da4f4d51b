"""The scenes of the game: each one a part of the evening, from the menu to the result."""
