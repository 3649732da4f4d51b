"""The novice: greedy with its cards, without a memory, and bidding by a rule of thumb."""
