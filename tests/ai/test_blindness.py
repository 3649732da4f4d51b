"""Hidden cards never change what a level chooses, in any game; `tests.ai.blindness` looks at many more."""

import pytest

from game.rules.variants import REGISTRY
from tests.ai.blindness import blind

LEVELS = ("random", "novice", "text004", "standard", "club")


@pytest.mark.parametrize("key", REGISTRY)
def test_hidden_cards_never_change_a_choice(key: str) -> None:
    looked, otherwise = blind(REGISTRY[key], LEVELS, positions=4, redeals=3)
    assert looked == 4
    assert otherwise > 4
