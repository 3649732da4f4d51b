"""Burying three cards (rules 5.3, 8.6)."""

from __future__ import annotations

from game.rules.actions import BuryCards, Concede, PlayCard, StartPlay
from game.rules.choices import ChooseCards, Purpose
from game.rules.contract_events import CardsBuried
from game.rules.contract_rules import Announce
from game.rules.engine import legal_choices, redact, view
from game.rules.reasons import Reason, Refusal
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table, pick

AUCTION = REGISTRY["auction_250"]
HAND = "AS 10S KS QS JS AH AD AC 9H 9H 9D 10C 10D KD JC"
FULL = "AS 10S KS QS JS AH AD AC KH KD KC QH QD QC JD"
"""Fifteen cards that all meld in spades."""


def burying(hand: str = HAND, *, widow: str = "9C 9C 10H", bid: int = 500, **settings: object) -> Table:
    """Return a table at which seat 1 has melded in spades and is about to bury."""
    rules = variant(AUCTION, **settings)
    table = Table(rules, dealer=0).deal_hands("", hand, "", widow=widow).call(bid, 0, 0).name("S")
    assert table.state.phase is Phase.BURYING
    return table


def test_only_the_bidder_melds_and_from_all_eighteen_cards() -> None:
    table = burying(widow="KH KC QH")
    assert {laid.seat for laid in table.state.melds} == {1}
    assert sum(laid.meld.points for laid in table.state.melds) == 150 + 100 + 80 + marriages(table)


def marriages(table: Table) -> int:
    return sum(laid.meld.points for laid in table.state.melds if laid.meld.kind.value == "marriage")


def test_exactly_three_cards_leave_and_fifteen_are_left() -> None:
    table = burying()
    cards = pick(table.state.hands[1], "9H 9C 10H")
    table.do(BuryCards(cards))
    assert table.state.buried == BuryCards(cards).cards
    assert len(table.state.hands[1]) + len(table.state.table[1]) == 15
    assert (table.state.phase, table.state.to_act) == (Phase.DECISION, 1)


def test_the_count_and_the_holding_are_checked() -> None:
    table = burying()
    hand = table.state.hands[1].cards
    assert table.refused(BuryCards(hand[:2])) == Reason(Refusal.WRONG_COUNT, points=3)
    assert table.refused(BuryCards((hand[0], hand[0], hand[1]))) == Reason(Refusal.CARD_TWICE, (hand[0],))
    foreign = table.state.hands[0].cards[0]
    assert table.refused(BuryCards((*hand[:2], foreign))) == Reason(Refusal.NOT_HELD, (foreign,))
    assert table.refused(PlayCard(hand[0])) == Reason(Refusal.NO_PLAY_NOW)


def test_cards_of_melds_that_are_only_told_may_not_be_buried_and_nobody_learns_of_others() -> None:
    table = burying(melds_shown=False)
    (choice,) = legal_choices(table.state, 1)
    run = pick(table.state.hands[1], "AS 10S KS QS JS")
    assert isinstance(choice, ChooseCards)
    assert not set(choice.cards) & set(run)
    action = BuryCards((*run[:1], *choice.cards[:2]))
    assert table.refused(action) == Reason(Refusal.MELD_CARD_BURIED, run[:1])
    table.do(BuryCards(choice.cards[:3]))
    assert redact(table.events[0], 0) == CardsBuried(1, (None, None, None), kept_apart=False)


def test_p12_a_card_of_the_shown_meld_is_refused() -> None:
    table = burying()
    ace = pick(table.state.table[1], "AS")
    offered = BuryCards((*ace, *table.state.hands[1].cards[:2]))
    assert table.refused(offered) == Reason(Refusal.MELD_CARD_BURIED, ace)
    (choice,) = legal_choices(table.state, 1)
    assert choice == ChooseCards(Purpose.BURYING, 3, table.state.hands[1].cards)
    assert offered not in choice


def test_melded_cards_may_be_buried_where_the_option_is_off_and_keep_their_value() -> None:
    table = burying(keep_melds=False)
    points = sum(laid.meld.points for laid in table.state.melds)
    ace = pick(table.state.table[1], "AS")
    table.do(BuryCards((*ace, *table.state.hands[1].cards[:2])))
    assert sum(laid.meld.points for laid in table.state.melds) == points
    assert ace[0] not in table.state.table[1]


def test_with_fewer_unmelded_cards_all_of_them_go_and_the_rest_comes_from_the_meld() -> None:
    table = burying(FULL, widow="9C QS JD", bid=900)
    loose = table.state.hands[1].cards
    assert len(loose) < 3
    melded = table.state.table[1][:3]
    assert table.refused(BuryCards(melded)) == Reason(Refusal.UNMELDED_FIRST, loose)
    fitting = BuryCards((*loose, *melded[: 3 - len(loose)]))
    (choice,) = legal_choices(table.state, 1)
    assert isinstance(choice, ChooseCards)
    assert choice.forced == loose
    assert fitting in choice
    assert BuryCards(melded) not in choice
    table.do(fitting)
    for seat in (0, 2, None):
        assert view(table.state, seat).table[1] == ()
        assert view(table.state, seat).known[1] == ()


def test_only_the_bidder_knows_what_is_buried() -> None:
    table = burying()
    cards = pick(table.state.hands[1], "9H 9C 10H")
    table.do(BuryCards(cards))
    assert view(table.state, 1).buried == BuryCards(cards).cards
    for seat in (0, 2, None):
        seen = view(table.state, seat)
        assert seen.buried == (None, None, None)
        assert redact(table.events[0], seat) == CardsBuried(1, (None, None, None), kept_apart=True)
        assert not set(cards) & seen.seen()
        assert seen.known[1] == ()


def test_what_must_be_announced() -> None:
    for announce, trumps, aces in (
        (Announce.NOTHING, None, None),
        (Announce.TRUMP, 1, None),
        (Announce.TRUMP_AND_ACES, 1, 1),
    ):
        table = burying(widow="9S AH 10S", announce_buried=announce, keep_melds=False)
        loose = pick((*table.state.hands[1], *table.state.table[1]), "10S AH 9H")
        table.do(BuryCards(loose))
        assert (table.state.announced_trumps, table.state.announced_aces) == (trumps, aces)
        assert view(table.state, 0).announced_trumps == trumps
        assert redact(table.events[0], 0) == CardsBuried(1, (None,) * 3, False, trumps, aces)  # noqa: FBT003


def test_the_bidder_may_still_concede_or_play_and_then_leads() -> None:
    table = burying()
    assert table.refused(Concede()) is None
    assert table.refused(StartPlay()) == Reason(Refusal.NO_DECISION_NOW)
    table.do(BuryCards(pick(table.state.hands[1], "9H 9C 10H"))).do(StartPlay())
    assert (table.state.phase, table.state.to_act) == (Phase.PLAYOFF, 1)
    assert len(table.state.hands[1]) == 15
    assert table.state.table == ((), (), ())
