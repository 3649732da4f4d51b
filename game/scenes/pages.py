"""The pages behind the menu, imported when one is opened: pygame_gui would double the time to start."""

from __future__ import annotations

from game.rules.variant import Variant
from game.scenes.equipment import Equipment
from game.scenes.scene import Scene


def new_game(equipment: Equipment) -> Scene:
    """Return the page that sets up a new game."""
    from game.scenes.new_game import NewGameScene  # noqa: PLC0415 - see above

    return NewGameScene(equipment)


def options(equipment: Equipment) -> Scene:
    """Return the options."""
    from game.scenes.options import OptionsScene  # noqa: PLC0415 - see above

    return OptionsScene(equipment)


def rules(equipment: Equipment, variant: Variant) -> Scene:
    """Return the rules of a variant."""
    from game.scenes.rules import RulesScene  # noqa: PLC0415 - see above

    return RulesScene(equipment, variant)


def hall(equipment: Equipment) -> Scene:
    """Return the hall of fame."""
    from game.scenes.hall import HallScene  # noqa: PLC0415 - see above

    return HallScene(equipment)


def attract(equipment: Equipment) -> Scene:
    """Return the computers' show."""
    from game.scenes.attract import AttractScene  # noqa: PLC0415 - see above

    return AttractScene(equipment)
