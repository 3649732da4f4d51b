"""Among cards that do equally well, those come first that a good human would play."""

from game.ai.expert.natural import liked
from game.ai.standard.tricks import play
from game.rules.actions import PlayCard
from game.rules.view import View
from tests.ai.positions.late import LATE
from tests.ai.positions.mistakes import Mistake


def _first(view: View) -> PlayCard:
    cards = [action for action in view.legal if isinstance(action, PlayCard)]
    order = liked(view, cards, play.choose(view, 0))
    assert sorted(order, key=str) == sorted(cards, key=str)
    return order[0]


def test_counters_go_on_the_partners_trick_and_nothing_is_taken_from_it() -> None:
    for position in LATE:
        if position.mistake in (Mistake.TAKES_FROM_PARTNER, Mistake.STARVES_PARTNER, Mistake.FEEDS_TEN):
            assert position.right(position.view(), _first(position.view())), position.name
