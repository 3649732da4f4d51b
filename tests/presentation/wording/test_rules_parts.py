"""A page speaks of a switch exactly when it matters."""

from game.presentation.wording.rules_parts import Words, chosen
from game.rules.switches import with_switch
from game.rules.variant import MatchFormat
from game.rules.variants import preset

CLASSIC = preset("two_hand_classic")


def test_sentences_come_in_the_order_asked_for() -> None:
    assert chosen(CLASSIC, "target", "packet") == (
        Words("The match is won at 1000 points."),
        Words("The cards are dealt in packets of 3."),
    )


def test_switch_that_does_not_matter_has_no_sentence() -> None:
    single = with_switch(CLASSIC, "format", MatchFormat.SINGLE_DEAL)
    assert chosen(single, "target") == ()
