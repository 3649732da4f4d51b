"""Tricks of whole-hand games: what can be known of the other hands, and what to lead and play."""
