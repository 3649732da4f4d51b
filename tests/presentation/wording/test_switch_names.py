"""Names of switches and values belong to switches and values that there are."""

from game.presentation.wording.switch_names import switch_names, value_names
from game.rules.switches import SWITCHES, encode


def test_exactly_the_switches_have_names() -> None:
    assert set(switch_names()) == {switch.key for switch in SWITCHES}


def test_no_name_is_for_a_value_that_is_none() -> None:
    known = {switch.key: set(map(encode, switch.values)) for switch in SWITCHES}
    for key, names in value_names().items():
        assert set(names) <= known[key]


def test_names_fit_beside_their_controls() -> None:
    assert all(len(name) <= 30 for name in switch_names().values())
