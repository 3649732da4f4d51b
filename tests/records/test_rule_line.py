"""A line of rules comes back as the same rules, and a wrong one says what is wrong with it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.records.problem import Fault, Problem
from game.records.rule_line import LONGEST, OwnRules, decode_rules, encode_rules
from game.rules.switches import SWITCHES, with_switch
from game.rules.variant import Variant
from game.rules.variants import REGISTRY


@pytest.mark.parametrize("variant", REGISTRY.values(), ids=REGISTRY)
def test_every_switch_of_every_game_comes_back(variant: Variant) -> None:
    for switch in SWITCHES:
        for value in switch.valid(variant) if switch.applies(variant) else ():
            rules = OwnRules("Ours", with_switch(variant, switch.key, value))
            assert decode_rules(encode_rules(rules)) == rules


@given(st.text(max_size=40).map(str.strip))
def test_any_name_comes_back_on_one_line(name: str) -> None:
    name = " ".join(name.split())
    line = encode_rules(OwnRules(name, REGISTRY["kencom"]))
    assert len(line.splitlines()) == 1
    assert decode_rules(line) == OwnRules(name, REGISTRY["kencom"])


def test_preset_is_a_line_without_switches() -> None:
    assert encode_rules(OwnRules("", REGISTRY["kencom"])) == "pinochle-rules 1 kencom"


@pytest.mark.parametrize(
    ("line", "fault", "text"),
    [
        ("", Fault.NOT_RULES, ""),
        ("hello world", Fault.NOT_RULES, "hello"),
        ("pinochle-rules", Fault.LINE_TOO_SHORT, ""),
        ("pinochle-rules 2 kencom", Fault.FOREIGN_VERSION, "2"),
        ("pinochle-rules 1 whist", Fault.UNKNOWN_VALUE, "whist"),
        ("pinochle-rules 1 kencom colour=red", Fault.UNKNOWN_WORD, "colour"),
        ("pinochle-rules 1 kencom minimum=many", Fault.UNKNOWN_VALUE, "minimum=many"),
        ("pinochle-rules 1 kencom minimum=250", Fault.UNKNOWN_VALUE, "minimum=250"),
        ("pinochle-rules 1 kencom seats=4", Fault.OUT_OF_PLACE, "seats=4"),
        ('pinochle-rules 1 kencom "Ours', Fault.UNKNOWN_VALUE, '"Ours'),
        ("x" * (LONGEST + 1), Fault.LINE_TOO_LONG, "xxxxxxxxxxxxxxxxxxxx…"),
    ],
)
def test_wrong_line_says_what_is_wrong(line: str, fault: Fault, text: str) -> None:
    found = decode_rules(line)
    assert isinstance(found, Problem)
    assert (found.fault, found.text) == (fault, text)


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(line: str) -> None:
    assert isinstance(decode_rules(f"pinochle-rules 1 kencom {line}"), OwnRules | Problem)
