"""Problems carry what the wording needs, also as exceptions."""

from game.records.problem import Fault, Problem, SaveError, UnreadableError


def test_unreadable_word_carries_itself_and_what_would_have_been_right() -> None:
    problem = UnreadableError(Fault.UNKNOWN_WORD, "plai", ("play",)).problem
    assert (problem.fault, problem.text, problem.valid) == (Fault.UNKNOWN_WORD, "plai", ("play",))


def test_failed_save_carries_its_problem() -> None:
    problem = Problem(Fault.UNWRITABLE, text="/readonly: no")
    assert SaveError(problem).problem is problem
    assert "/readonly" in str(SaveError(problem))
