"""Play: every legal card is weighed and the best played."""

from __future__ import annotations

from game.ai.choice import Motive
from game.rules.actions import PlayCard
from tests.ai.sitting import CLASSIC_500, asked, seen, sit, why


def test_every_legal_card_has_a_value_and_the_best_is_played() -> None:
    state = sit("AS 10S KH QH JD 9D 10D KC")
    choice = asked(state)
    assert {valued.action for valued in choice.values} == {
        action for action in seen(state).legal if isinstance(action, PlayCard)
    }
    assert choice.values[0].value == max(valued.value for valued in choice.values)


def test_values_are_in_the_scale_of_the_game() -> None:
    tens, ones = asked(sit("AS AH QH JD 9D")), asked(sit("AS AH QH JD 9D", rules=CLASSIC_500))
    assert tens.action == ones.action
    assert abs(tens.values[0].value) > 5 * abs(ones.values[0].value)


def test_a_single_card_needs_no_thought() -> None:
    assert why(asked(sit("9H AD KD", led="KH 10H"))) is Motive.ONLY_ACTION
