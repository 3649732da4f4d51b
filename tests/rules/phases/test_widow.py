"""The widow: thrown in unseen, turned for all to see, taken (rules 5.3, 5.5)."""

from __future__ import annotations

from game.rules.actions import Concede, NameTrump, TakeWidow, ThrowIn
from game.rules.cards import Suit
from game.rules.contract_events import PhaseBegan, WidowDealt, WidowTaken
from game.rules.contract_rules import TrumpNamed
from game.rules.engine import legal_actions, redact, view
from game.rules.reasons import Reason, Refusal
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table

AUCTION, POINTS3 = REGISTRY["auction_250"], REGISTRY["auction3_points"]


def test_the_widow_is_laid_after_the_first_round_and_nobody_sees_it() -> None:
    table = Table(AUCTION, dealer=0).deal()
    laid = next(index for index, event in enumerate(table.events) if isinstance(event, WidowDealt))
    assert sum(hasattr(event, "seat") for event in table.events[:laid]) == 3
    assert table.state.widow == table.state.deck[9:12]
    for seat in (0, 1, 2, None):
        assert redact(table.events[laid], seat) == WidowDealt((None, None, None))
        seen = view(table.state, seat)
        assert (seen.widow, seen.widow_count) == ((), 3)
        assert not set(table.state.widow) & seen.seen()


def test_the_least_contract_may_be_thrown_in_before_the_widow_is_seen() -> None:
    table = Table(AUCTION, dealer=0).deal().call(250, 0, 0)
    assert (table.state.phase, table.state.to_act) == (Phase.WIDOW, 1)
    assert legal_actions(table.state, 1) == (TakeWidow(), ThrowIn())
    assert legal_actions(table.state, 1, interrupts=False) == (TakeWidow(),)
    assert table.refused(Concede()) == Reason(Refusal.WIDOW_IS_UNSEEN)
    assert table.refused(ThrowIn(), seat=0) == Reason(Refusal.NOT_YOUR_TURN)
    table.do(TakeWidow())
    assert table.refused(ThrowIn()) == Reason(Refusal.WIDOW_IS_SEEN)


def test_a_higher_contract_is_not_asked_and_turns_the_widow_at_once() -> None:
    table = Table(AUCTION, dealer=0).deal().call(260, 0, 0)
    assert table.events[2:] == (
        PhaseBegan(Phase.WIDOW, 1),
        WidowTaken(1, table.state.widow),
        PhaseBegan(Phase.NAME_TRUMP, 1),
    )
    before = variant(AUCTION, trump_named=TrumpNamed.BEFORE_WIDOW)
    unseen = Table(before, dealer=0).deal().call(260, 0, 0)
    assert unseen.refused(ThrowIn()) == Reason(Refusal.ABOVE_MINIMUM, points=250)


def test_the_bidder_holds_eighteen_and_everybody_has_seen_the_widow() -> None:
    table = Table(AUCTION, dealer=0).deal().call(250, 0, 0).do(TakeWidow())
    assert len(table.state.hands[1]) == 18
    for seat in (0, 1, 2, None):
        assert view(table.state, seat).widow == table.state.widow
        assert set(view(table.state, seat).known[1]) == set(table.state.widow)


def test_trump_may_be_named_before_the_widow() -> None:
    rules = variant(AUCTION, trump_named=TrumpNamed.BEFORE_WIDOW)
    table = Table(rules, dealer=0).deal().call(300, 0, 0)
    assert (table.state.phase, table.state.widow_taken) == (Phase.NAME_TRUMP, False)
    table.do(NameTrump(Suit.SPADES))
    assert table.state.widow_taken
    unseen = Table(rules, dealer=0).deal().call(250, 0, 0).name("S")
    assert unseen.state.phase is Phase.WIDOW
    assert unseen.refused(ThrowIn()) is None


def test_for_points_a_bidder_may_not_throw_in_and_concedes_only_after_naming_trump() -> None:
    table = Table(POINTS3, dealer=0).deal().call(200, 0, 0)
    assert table.state.widow_taken
    assert table.refused(ThrowIn()) == Reason(Refusal.THROWING_IN_IS_OFF)
    assert table.refused(Concede()) == Reason(Refusal.NAME_TRUMP_FIRST)
    table.name("S").do(Concede())
    others = (table.result.melds[0], table.result.melds[2])
    assert table.result.points == (others[0], -200, others[1])


def test_partners_may_play_with_a_widow_of_four() -> None:
    rules = variant(REGISTRY["bicycle_auction"], widow=4)
    table = Table(rules, dealer=0).deal().call(100, 0, 0, 0)
    assert [len(hand) for hand in table.state.hands] == [11, 15, 11, 11]
    table.name("S")
    assert table.state.phase is Phase.BURYING
    assert sum(table.play_out().tricks) == 250
    assert len(table.state.buried) == 4


def test_a_game_for_points_may_lack_the_widow() -> None:
    rules = variant(POINTS3, widow=0)
    table = Table(rules, dealer=0).deal().call(200, 0, 0)
    assert [len(hand) for hand in table.state.hands] == [16, 16, 16]
    assert table.state.phase is Phase.NAME_TRUMP
    assert sum(table.name("S").play_out().tricks) == 250
