"""Sharing the widow: the bidder keeps one card and gives everybody else one, face down (rules 9)."""

from __future__ import annotations

from game.rules.actions import NameTrump, PassCards
from game.rules.cards import Suit
from game.rules.choices import ChooseCards, Purpose
from game.rules.contract_events import CardsPassed, PhaseBegan, WidowTaken
from game.rules.contract_rules import TrumpNamed, WidowGoes
from game.rules.engine import legal_choices, redact, view
from game.rules.reasons import Reason, Refusal
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table, pick

BICYCLE, POINTS3 = REGISTRY["bicycle_auction"], REGISTRY["auction3_points"]


def sharing(**settings: object) -> Table:
    """Return a table at which seat 1 has looked at a widow of four and is to give the first card."""
    rules = variant(variant(BICYCLE, widow=4), widow_goes=WidowGoes.ONE_EACH, **settings)
    table = Table(rules, dealer=0).deal_hands(widow="AS KH QD 9C").call(100, 0, 0, 0)
    assert (table.state.phase, table.state.to_act) == (Phase.SHARING, 1)
    return table


def give(table: Table, *faces: str) -> Table:
    for face in faces:
        table.do(PassCards(pick(table.state.widow, face)))
    return table


def test_the_bidder_alone_looks_at_the_widow() -> None:
    table = sharing()
    taken = next(event for event in table.events if isinstance(event, WidowTaken))
    assert redact(taken, 1) == taken
    for seat in (0, 2, 3, None):
        assert redact(taken, seat) == WidowTaken(1, (None,) * 4, shown=False)
        assert view(table.state, seat).widow == ()
        assert not set(table.state.widow) & view(table.state, seat).seen()
    assert view(table.state, 1).widow == table.state.widow
    assert not any(table.state.known)


def test_everybody_gets_one_card_from_the_bidders_left_on_and_the_bidder_keeps_the_last() -> None:
    table = sharing()
    receivers = []
    for face in ("9C", "KH", "QD"):
        (choice,) = legal_choices(table.state, 1)
        assert isinstance(choice, ChooseCards)
        assert (choice.purpose, choice.count) == (Purpose.SHARING, 1)
        receivers.append(choice.receiver)
        give(table, face)
    assert receivers == [2, 3, 0]
    assert [len(hand) for hand in table.state.hands] == [12, 12, 12, 12]
    nine, king, queen, ace = pick(table.state.widow, "9C KH QD AS")
    hands = table.state.hands
    assert (nine in hands[2], king in hands[3], queen in hands[0], ace in hands[1]) == (True,) * 4
    assert table.state.phase is Phase.NAME_TRUMP


def test_a_card_given_is_known_to_giver_and_receiver_alone() -> None:
    table = give(sharing(), "9C")
    (nine,) = pick(table.state.widow, "9C")
    given = table.events[0]
    assert given == CardsPassed(1, 2, (nine,))
    assert redact(given, 2) == given
    assert redact(given, 0) == CardsPassed(1, 2, (None,))
    knowing = {seat for seat in range(4) if nine in view(table.state, seat).seen()}
    assert knowing == {1, 2}


def test_only_cards_of_the_widow_that_are_left_are_given() -> None:
    table = sharing()
    other = next(card for card in table.state.hands[1] if card not in table.state.widow)
    assert table.refused(PassCards((other,))) == Reason(Refusal.NOT_FROM_WIDOW, table.state.widow)
    assert table.refused(PassCards(table.state.widow[:2])) == Reason(Refusal.WRONG_COUNT, points=1)
    gone = pick(table.state.widow, "9C")
    give(table, "9C")
    assert table.refused(PassCards(gone)) == Reason(Refusal.NOT_HELD, gone)
    assert table.refused(NameTrump(Suit.SPADES)) == Reason(Refusal.NO_NAMING_NOW)


def test_nothing_is_buried_and_all_points_are_played_for() -> None:
    table = give(sharing(), "9C", "KH", "QD").name("S")
    assert table.state.phase is not Phase.BURYING
    assert sum(table.play_out().tricks) == 250
    assert not table.state.buried


def test_partners_pass_after_it_and_may_pass_what_came_from_the_widow() -> None:
    table = give(sharing(passed=2, may_return=False), "9C", "KH", "QD").name("S")
    assert (table.state.phase, table.state.to_act) == (Phase.PASSING, 3)
    king = pick(table.state.widow, "KH")
    assert table.refused(PassCards((*king, table.state.hands[3].cards[0]))) is None
    table.do(PassCards(table.state.hands[3].cards[:2]))
    assert table.state.to_act == 1
    table.do(PassCards(tuple(card for card in table.state.hands[1] if card not in table.state.widow)[:2]))
    assert table.state.phase is not Phase.PASSING


def test_trump_may_be_named_before_it() -> None:
    rules = variant(POINTS3, widow_goes=WidowGoes.ONE_EACH, trump_named=TrumpNamed.BEFORE_WIDOW)
    table = Table(rules, dealer=0).deal().call(200, 0, 0).name("S")
    assert table.events[-1] == PhaseBegan(Phase.SHARING, 1)
    table.do(*(PassCards((card,)) for card in table.state.widow[:2]))
    held = zip(table.state.hands, table.state.table, strict=True)
    assert [len(hand) + len(laid) for hand, laid in held] == [16, 16, 16]
