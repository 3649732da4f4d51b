"""Computer players: they get a `View` and answer with a choice, its reasons and the worth of alternatives."""

from game.ai.compiled import pass_by_outdated

pass_by_outdated()
