"""The opponents' concession: proposed on one's own turn, answered by the other, or played on (rules 5.6)."""

from __future__ import annotations

from game.rules.actions import (
    AnswerConcession,
    BuryCards,
    OfferConcession,
    PlayCard,
    StartPlay,
    TakeWidow,
)
from game.rules.contract_events import ConcessionAnswered, ConcessionOffered, HandEnded
from game.rules.endings import Ending
from game.rules.engine import legal_actions, view
from game.rules.reasons import Reason, Refusal
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table

AUCTION, CARDGAMES = REGISTRY["auction_250"], REGISTRY["cardgames"]


def led(**settings: object) -> Table:
    """Return a table at which bidder 1 has led to the first trick, and seat 2 is to play."""
    table = Table(variant(AUCTION, **settings), dealer=0).deal().call(900, 0, 0).name("S")
    table.do(BuryCards(table.state.hands[1].cards[:3])).do(StartPlay())
    return table.do(PlayCard(table.state.hands[1].cards[0]))


def test_an_opponent_proposes_on_his_own_turn_and_the_other_answers_at_once() -> None:
    table = led()
    assert OfferConcession() in legal_actions(table.state, 2)
    assert OfferConcession() not in legal_actions(table.state, 2, interrupts=False)
    assert table.refused(OfferConcession(), seat=0) == Reason(Refusal.NOT_YOUR_TURN)
    table.do(OfferConcession())
    assert table.events == (ConcessionOffered(2, 0),)
    assert (table.state.phase, table.state.to_act) == (Phase.CONCESSION, 0)
    assert view(table.state, 1).offering == 2
    assert legal_actions(table.state, 0) == (AnswerConcession(agreed=False), AnswerConcession(agreed=True))
    assert table.refused(PlayCard(table.state.hands[0].cards[0])) == Reason(Refusal.ANSWER_FIRST)


def test_a_refusal_plays_on_and_the_offer_is_spent_for_this_trick() -> None:
    table = led().do(OfferConcession(), AnswerConcession(agreed=False))
    assert table.events == (ConcessionAnswered(0, agreed=False),)
    assert (table.state.phase, table.state.to_act) == (Phase.PLAYOFF, 2)
    assert table.refused(OfferConcession()) == Reason(Refusal.ALREADY_OFFERED)
    while not table.state.tricks:
        assert table.state.to_act is not None
        action = legal_actions(table.state, table.state.to_act, interrupts=False)[0]
        table.do(action)
    assert table.state.offered == ()


def test_agreement_ends_the_deal_as_a_made_contract() -> None:
    table = led().do(OfferConcession(), AnswerConcession(agreed=True))
    assert table.events[1] == HandEnded(Ending.OPPONENTS_CONCEDED, 0)
    assert table.result.points[1] > 0


def test_the_bidder_has_nothing_to_propose() -> None:
    table = Table(AUCTION, dealer=0).deal().call(900, 0, 0).name("S")
    table.do(BuryCards(table.state.hands[1].cards[:3])).do(StartPlay())
    assert table.refused(OfferConcession()) == Reason(Refusal.ONLY_OPPONENTS)


def test_before_the_play_there_is_nothing_to_concede() -> None:
    table = Table(AUCTION, dealer=0).deal()
    assert table.refused(OfferConcession()) == Reason(Refusal.ONLY_OPPONENTS)
    table.call(250, 0, 0).do(TakeWidow())
    assert table.refused(AnswerConcession(agreed=True)) == Reason(Refusal.NO_OFFER)


def test_it_can_be_off_and_is_no_part_of_games_for_points() -> None:
    assert led(opponents_concede=False).refused(OfferConcession()) == Reason(Refusal.CONCEDING_IS_OFF)
    table = Table(CARDGAMES).deal()
    assert table.refused(OfferConcession()) == Reason(Refusal.CONCEDING_IS_OFF)


def test_with_four_at_the_table_the_dealer_is_not_asked() -> None:
    table = Table(variant(AUCTION, seats=4), dealer=0).deal().call(900, 0, 0).name("S")
    table.do(BuryCards(table.state.hands[1].cards[:3])).do(StartPlay())
    table.do(PlayCard(table.state.hands[1].cards[0])).do(OfferConcession())
    assert table.events == (ConcessionOffered(2, 3),)
