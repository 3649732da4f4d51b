"""The standard player: a decent club player's rules of thumb, applied to what the seat may know."""
