"""Cards as bits of plain integers, for the players that try thousands of ways to play on."""
