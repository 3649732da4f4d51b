"""What a good human would do is done, unless the sampled deals clearly speak for something else."""

from game.ai.expert.choosing import preferred
from game.rules.actions import Action, Bid, PassBid

BID: Action = Bid(20)
PASS: Action = PassBid()


def test_the_natural_action_is_taken_among_equals() -> None:
    assert preferred([PASS, BID], {BID: [1.0, 2.0, 3.0], PASS: [1.0, 2.0, 3.0]}, 0.0)[0] == PASS
    assert preferred([BID, PASS], {BID: [1.0, 2.0, 3.0], PASS: [1.0, 2.0, 3.0]}, 0.0)[0] == BID


def test_what_is_always_better_is_taken_however_little_liked() -> None:
    assert preferred([PASS, BID], {BID: [2.0, 3.0, 4.0], PASS: [1.0, 2.0, 3.0]}, 0.5)[0] == BID


def test_a_little_better_is_not_enough() -> None:
    assert preferred([PASS, BID], {BID: [1.4, 2.4, 3.4], PASS: [1.0, 2.0, 3.0]}, 0.5)[0] == PASS


def test_better_by_chance_is_not_enough() -> None:
    noisy: dict[Action, list[float]] = {BID: [9.0, -8.0, 9.0, -8.0], PASS: [0.0, 0.0, 0.0, 0.0]}
    assert preferred([PASS, BID], noisy, 0.0)[0] == PASS


def test_every_action_is_valued_the_chosen_first_and_then_the_best() -> None:
    _, values = preferred([PASS, BID], {BID: [5.0, 6.0], PASS: [1.0, 2.0]}, 0.0)
    assert [(each.action, each.value) for each in values] == [(BID, 5.5), (PASS, 1.5)]
