"""The arena: the same deals played by two computer players in turn, which measures how far one is ahead."""
