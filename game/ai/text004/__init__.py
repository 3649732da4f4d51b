"""A fixed yardstick: the players that one published help text describes, weaknesses included (rules 6.0)."""
