"""Cards by sampled deals: every one valued, the same for the same seed, exact when few are left."""

from itertools import islice

from game.ai.choice import Choice, Motive
from game.ai.expert.play import Depth, choose
from game.ai.standard.tricks import play as thumb
from game.rules import engine
from game.rules.actions import PlayCard
from game.rules.contract_rules import Moon
from game.rules.variant import Phase
from tests.ai.expert.dealing import views
from tests.ai.sitting import CARDGAMES, sit
from tests.rules.staging import variant

DEPTH = Depth(6, 4, 4)


def test_one_card_of_every_face_is_valued() -> None:
    view = next(view for view in views("classic_500", Phase.PLAYOFF) if not view.plays)
    choice = choose(view, 1, DEPTH)
    assert len(choice.values) == len({card.face for card in view.hand})
    assert choice.action in view.legal


def test_the_same_seed_gives_the_same_card_whatever_was_asked_before() -> None:
    asked = [view for view in views("cardgames", Phase.PLAYOFF, range(1, 2)) if len(view.hand) in (3, 7)]
    first = [choose(view, 4, DEPTH) for view in asked]
    assert [choose(view, 4, DEPTH) for view in reversed(asked)] == first[::-1]


def test_what_sampled_deals_speak_for_is_said() -> None:
    found = [
        choose(view, 1, DEPTH)
        for view in views("classic_500", Phase.PLAYOFF, range(1, 2))
        if len(view.legal) > 2
    ]
    assert any(because.code is Motive.PLAYED_ON for choice in found for because in choice.reasons)


def test_what_rules_of_thumb_say_is_said_whichever_copy_they_would_play() -> None:
    other_copy = 0
    for view in islice(views("double_deck", Phase.PLAYOFF), 48):
        choice, usual = choose(view, 1, DEPTH), thumb.choose(view, 1)
        if _face(choice) == _face(usual):
            assert usual.reasons[0] in choice.reasons
            other_copy += choice.action != usual.action
    assert other_copy


def _face(choice: Choice) -> str:
    assert isinstance(choice.action, PlayCard)
    return choice.action.card.face


def test_once_the_moon_is_shot_a_trick_that_counts_nothing_is_not_given_away_either() -> None:
    rules = variant(CARDGAMES, moon=Moon.BONUS)
    others = {1: "QH 9D 9D", 2: "9C 9C JD", 3: "JC JC JD"}
    seen = engine.view(sit("AH JH AC", rules=rules, trump="H", shown=others, bid=10, moon=True), 0)
    worth = {each.action.card.face: each.value for each in choose(seen, 1, DEPTH).values}  # type: ignore[union-attr]
    assert worth["AH"] > worth["JH"]
