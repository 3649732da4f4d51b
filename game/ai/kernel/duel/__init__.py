"""Two hands and a stock on bits: every card is a bit of its own, and points are in hundredths."""
