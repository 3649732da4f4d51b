"""Passing there and back (rules 6.1, 6.3, 8.5)."""

from __future__ import annotations

import pytest

from game.rules.actions import PassCards, StartPlay
from game.rules.choices import ChooseCards, Purpose
from game.rules.contract_events import CardsPassed, PassChosen
from game.rules.engine import legal_actions, legal_choices, redact, view
from game.rules.reasons import Reason, Refusal
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table

CARDGAMES = REGISTRY["cardgames"]


def passing(**settings: object) -> Table:
    """Return a table at which seat 1 has the contract, and seat 3 is about to pass."""
    return Table(variant(CARDGAMES, **settings), dealer=0).deal().call(250, 0, 0, 0).name("S")


def first(table: Table, count: int = 4) -> PassCards:
    """Return the pass of the first cards of the seat to act."""
    return PassCards(table.state.hands[table.state.to_act or 0].cards[:count])


def test_the_partner_passes_first_then_the_bidder_gives_as_many_back() -> None:
    table = passing()
    assert (table.state.phase, table.state.to_act) == (Phase.PASSING, 3)
    given = first(table)
    assert table.do(given).events == (CardsPassed(3, 1, given.cards),)
    assert [len(hand) for hand in table.state.hands] == [12, 16, 12, 8]
    back = first(table)
    table.do(back)
    assert table.events[0] == CardsPassed(1, 3, back.cards)
    assert {
        len(hand) + len(laid) for hand, laid in zip(table.state.hands, table.state.table, strict=True)
    } == {12}


def test_a8_the_same_cards_may_go_back() -> None:
    table = passing()
    before = table.state.hands
    given = first(table)
    assert table.do(given).refused(given) is None
    table.do(given).play_out()
    assert before[3].cards[:4] == given.cards


def test_received_cards_may_not_go_back_where_that_is_forbidden() -> None:
    table = passing(may_return=False)
    given = first(table)
    table.do(given)
    assert table.refused(given) == Reason(Refusal.RECEIVED_CARD, given.cards)
    (choice,) = legal_choices(table.state, 1)
    assert isinstance(choice, ChooseCards)
    assert not set(choice.cards) & set(given.cards)
    assert len(choice.cards) == 12


def test_the_choice_is_of_exactly_so_many_cards_of_the_hand() -> None:
    table = passing()
    hand = table.state.hands[3].cards
    assert legal_choices(table.state, 3) == (ChooseCards(Purpose.PASSING, 4, hand),)
    assert legal_actions(table.state, 3, interrupts=False) == ()
    assert table.refused(first(table, 3)) == Reason(Refusal.WRONG_COUNT, points=4)
    assert table.refused(first(table, 5)) == Reason(Refusal.WRONG_COUNT, points=4)
    foreign = table.state.hands[0].cards[0]
    assert table.refused(PassCards((*hand[:3], foreign))) == Reason(Refusal.NOT_HELD, (foreign,))
    assert table.refused(PassCards((hand[0], *hand[:3]))) == Reason(Refusal.CARD_TWICE, (hand[0],))


def test_passing_is_not_optional_and_only_the_bidding_side_passes() -> None:
    table = passing()
    assert table.refused(StartPlay()) == Reason(Refusal.NO_DECISION_NOW)
    other = PassCards(table.state.hands[0].cards[:4])
    assert table.refused(other, seat=0) == Reason(Refusal.NOT_YOUR_TURN)


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_the_number_of_cards_is_a_switch(count: int) -> None:
    table = passing(passed=count)
    table.do(first(table, count)).do(first(table, count))
    assert [len(passed.cards) for passed in table.state.passed] == [count, count]


def test_without_a_pass_the_melds_follow_trump_at_once() -> None:
    assert passing(passed=0).state.passed == ()
    assert passing(passed=0).state.phase in (Phase.DECISION, Phase.PLAYOFF)


def test_only_giver_and_receiver_see_what_is_passed() -> None:
    table = passing()
    given = first(table)
    table.do(given)
    for seat in (0, 2, None):
        assert view(table.state, seat).passed[0].cards == (None,) * 4
        assert redact(table.events[0], seat) == CardsPassed(3, 1, (None,) * 4)
    for seat in (1, 3):
        assert view(table.state, seat).passed[0].cards == given.cards
        assert set(given.cards) <= view(table.state, seat).seen()


def test_a_simultaneous_pass_is_blind() -> None:
    table = passing(simultaneous=True)
    given = first(table)
    chosen = table.do(given).events
    assert chosen == (PassChosen(3, given.cards),)
    assert view(table.state, 3).chosen == given.cards
    for seat in (0, 1, 2, None):
        assert view(table.state, seat).chosen == ()
        assert redact(chosen[0], seat) == PassChosen(3, (None,) * 4)
    assert table.state.to_act == 1
    assert len(table.state.hands[1]) == 12
    back = first(table)
    table.do(back)
    assert table.events[:2] == (CardsPassed(3, 1, given.cards), CardsPassed(1, 3, back.cards))


def test_passing_may_come_before_trump() -> None:
    table = Table(variant(CARDGAMES, before_trump=True), dealer=0).deal().call(250, 0, 0, 0)
    assert table.state.phase is Phase.PASSING
    table.do(first(table)).do(first(table))
    assert (table.state.phase, table.state.to_act) == (Phase.NAME_TRUMP, 1)


def test_the_order_of_picking_makes_no_difference() -> None:
    cards = passing().state.hands[3].cards[:4]
    assert PassCards(cards) == PassCards(tuple(reversed(cards)))
