"""Computer players: they get a `View` and answer with a choice, its reasons and the worth of alternatives."""
