"""Every problem has its sentence."""

import pytest

from game.presentation.wording.notices import notice, sentences
from game.records.problem import Fault, Problem
from game.rules.cards import Card
from game.rules.reasons import Reason, Refusal


def test_every_fault_has_a_sentence_and_every_sentence_a_fault() -> None:
    assert set(sentences()) == {fault.value for fault in Fault}


@pytest.mark.parametrize("fault", Fault)
def test_sentence_is_whole_and_names_what_it_was_told(fault: Fault) -> None:
    text = notice(Problem(fault, 12, "{odd}", ("this", "that"), Reason(Refusal.DEAL_OVER), "x.broken-1"))
    assert text.startswith("Line 12: ")
    assert text.endswith("The file was kept as x.broken-1.")
    assert "{" not in text.replace("{odd}", "")


def test_refusal_of_the_rules_is_told_in_their_words() -> None:
    reason = Reason(Refusal.MUST_FOLLOW_SUIT, (Card.parse("AS0"),))
    text = notice(Problem(Fault.REFUSED, 3, "0 play QH0", reason=reason))
    assert "the ace of spades" in text
    assert "0 play QH0" in text


def test_plain_problem_is_one_sentence() -> None:
    assert notice(Problem(Fault.EMPTY)) == "The file is empty."
