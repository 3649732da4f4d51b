"""The swap for the turned card: sure against a rival, and weighed where the dealer is the partner."""

from dataclasses import replace

import pytest

from game.ai.choice import Choice, Motive
from game.ai.expert.player import considered
from game.ai.expert.swapping import choose
from game.rules import engine
from game.rules.actions import ExchangeDix, KeepDix
from game.rules.cards import Card, Hand
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from game.rules.view import View
from tests.ai.expert.dealing import views
from tests.ai.expert.test_quitting import BUDGET
from tests.ai.sitting import sit
from tests.ai.test_every_game import check

WORLDS = 24
IDLE = "9S JH QH 9H AD KD JC 9C 10C 9D AH KC"
RUN = "9S KS QS AS JS KD JC 9C 10C 9D AH KC"


def _turned(hand: str, dealer: int, *, other_nine: int | None = None) -> View:
    """Return what seat 0 sees with the ten of spades turned, the other nine perhaps known to be with one."""
    upcard = Card.parse("10S0")
    gone = {} if other_nine is None else {other_nine: "9S"}
    state = sit(
        hand,
        phase=Phase.DIX_SWAP,
        rules=REGISTRY["partnership_turned"],
        dealer=dealer,
        upcard=upcard,
        shown=gone,
    )
    others = [card for seat, held in enumerate(state.hands) if seat for card in held if card is not upcard]
    known = state.known
    hands = [state.hands[0]]
    for seat in (1, 2, 3):
        size = 11 if seat == dealer else 12
        fixed = list(known[seat])
        free = [card for card in others if all(card not in each for each in known)]
        taken = [*fixed, *free[: size - len(fixed)]]
        others = [card for card in others if card not in taken]
        hands.append(Hand(taken))
    return engine.view(replace(state, hands=tuple(hands)), 0)


def _worth(choice: Choice) -> dict[type, float]:
    return {type(each.action): each.value for each in choice.values}


def test_from_a_rival_the_turned_card_is_always_taken() -> None:
    for dealer in (1, 3):
        choice = choose(_turned(IDLE, dealer), 1, WORLDS)
        assert isinstance(choice.action, ExchangeDix)


def test_a_partner_keeps_a_card_that_melds_nothing_here() -> None:
    choice = choose(_turned(IDLE, 2, other_nine=3), 1, WORLDS)
    assert choice.action == KeepDix()
    assert choice.reasons[0].code is Motive.LEAVES_PARTNER_UPCARD


def test_a_run_is_worth_the_swap_even_from_a_partner() -> None:
    choice = choose(_turned(RUN, 2), 1, WORLDS)
    assert isinstance(choice.action, ExchangeDix)
    assert choice.reasons[0].code is Motive.EXCHANGES_FOR_MELD
    worth = _worth(choice)
    assert worth[ExchangeDix] > worth[KeepDix] + 60


def test_keeping_is_worth_less_where_a_rival_who_is_asked_next_can_swap() -> None:
    open_to_rival, safe = (
        _worth(choose(_turned(IDLE, 2, other_nine=seat), 1, 60))[KeepDix] for seat in (1, 3)
    )
    assert open_to_rival < safe


@pytest.mark.parametrize("key", ["three_hand", "partnership_turned"])
def test_every_swap_in_real_deals_is_allowed_valued_and_reasoned(key: str) -> None:
    weighed = 0
    for seen in views(key, Phase.DIX_SWAP, range(1, 12)):
        choice = considered(seen, 1, BUDGET)
        check(seen, choice)
        weighed += {ExchangeDix, KeepDix} == set(_worth(choice))
    assert weighed
