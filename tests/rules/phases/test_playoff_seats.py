"""Strict tricks with three and four seats: rules 8.3 through the engine, and who is out of the play."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.actions import Bid, NameTrump, PlayCard, StartPlay
from game.rules.cards import Hand, RankOrder, Suit
from game.rules.contract_rules import SitOut
from game.rules.engine import legal_actions, view
from game.rules.events import TrickWon
from game.rules.reasons import Reason, Refusal
from game.rules.variant import Heading, Phase, Variant
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table, finish, pick, staged

CARDGAMES, THREE, FOUR, ARTICLE, AUCTION = (
    REGISTRY[key] for key in ("cardgames", "three_hand", "partnership_turned", "article_20", "auction_250")
)
ALWAYS, LED = Heading.ALWAYS, Heading.TRUMP_LED_ONLY


def legal_faces(table: Table) -> set[str]:
    assert table.state.to_act is not None
    return {
        action.card.face
        for action in legal_actions(table.state, table.state.to_act, interrupts=False)
        if isinstance(action, PlayCard)
    }


def trick(rules: Variant, *hands: str, trump: str = "S") -> Table:
    """Return a table in the middle of the play with these hands, seat 0 to lead."""
    table = staged(rules, " ".join("-" for _ in hands), trump=trump, tricks=((0, 0),), dealer=rules.seats - 1)
    taken: list[str] = []
    made = []
    for hand in hands:
        left = [card for card in rules.deck.cards if str(card) not in taken]
        cards = pick(left, hand)
        taken += map(str, cards)
        made.append(Hand(cards))
    table.state = replace(table.state, hands=tuple(made))
    return table


def test_k5_a_ruffed_plain_suit_needs_no_heading() -> None:
    table = trick(CARDGAMES, "10H 9H", "9S 9C", "AH 9H", "KC QC").play("10H 9S")
    assert legal_faces(table) == {"AH", "9H"}


@pytest.mark.parametrize(
    ("heading", "faces"), [(LED, {"9S", "QS"}), (Heading.OVERTRUMP, {"QS"}), (ALWAYS, {"QS"})]
)
def test_k6_the_third_hand_overtrumps_where_that_is_the_rule(heading: Heading, faces: set[str]) -> None:
    table = trick(variant(THREE, heading=heading), "AH 9H", "JS 9C", "9S QS").play("AH JS")
    assert legal_faces(table) == faces


def test_k7_a_low_trump_must_be_played_even_when_it_cannot_win() -> None:
    table = trick(THREE, "AH 9H", "JS 9C", "9S AC").play("AH JS")
    assert legal_faces(table) == {"9S"}
    ace = pick(table.state.hands[2], "AC")[0]
    assert table.refused(PlayCard(ace)) == Reason(Refusal.MUST_TRUMP, pick(table.state.hands[2], "9S"))


def test_k8_void_of_both_anything_goes() -> None:
    assert legal_faces(trick(THREE, "AH 9H", "JS 9C", "9D AC").play("AH JS")) == {"9D", "AC"}


def test_k9_the_partners_trick_must_be_taken_unless_that_is_exempt() -> None:
    hands = ("KH QC", "JH 9C", "AH 9H", "9D 10D")
    table = trick(CARDGAMES, *hands).play("KH JH")
    assert legal_faces(table) == {"AH"}
    nine = pick(table.state.hands[2], "9H")[0]
    assert table.refused(PlayCard(nine)) == Reason(Refusal.MUST_BEAT, pick(table.state.hands[2], "AH"))
    exempt = trick(variant(CARDGAMES, partner_exempt=True), *hands).play("KH JH")
    assert legal_faces(exempt) == {"AH", "9H"}


def test_an_opponents_trick_is_never_exempt() -> None:
    hands = ("JH QC", "KH 9C", "AH 9H", "9D 10D")
    assert legal_faces(trick(variant(CARDGAMES, partner_exempt=True), *hands).play("JH KH")) == {"AH"}


def test_k10_k11_the_example_of_the_text() -> None:
    table = trick(CARDGAMES, "QH JC", "9D 9C", "AH 10H 9H", "QS AC").play("QH 9D")
    assert legal_faces(table) == {"AH", "10H"}
    table.play("10H")
    assert legal_faces(table) == {"QS"}
    table.play("QS")
    assert TrickWon(3, 10, last=False) in table.events


def test_k12_k13_of_identical_cards_the_first_wins() -> None:
    plain = trick(FOUR, "AH", "9C", "AH", "9D").play("AH 9C AH 9D")
    assert plain.state.tricks[-1].winner == 0
    trumps = trick(FOUR, "AH", "QS", "9H", "QS").play("AH QS 9H QS")
    assert trumps.state.tricks[-1].winner == 1


def test_k14_the_article_lets_a_void_hand_discard() -> None:
    table = trick(ARTICLE, "AH 9H", "9S AD", "9C KC", "9D JD").play("AH")
    assert legal_faces(table) == {"9S", "AD"}


def test_k15_the_printed_order_ranks_kings_over_tens() -> None:
    for order, winner in ((RankOrder.ACE_TEN, 1), (RankOrder.ACE_KING, 0)):
        table = trick(variant(THREE, rank_order=order), "KH 9C", "10H 9D", "9H JC").play("KH 10H 9H")
        assert table.state.tricks[-1].winner == winner


@pytest.mark.parametrize("key", REGISTRY)
def test_k16_the_last_trick_brings_its_bonus_once(key: str) -> None:
    rules = REGISTRY[key]
    if key.startswith("two_hand"):
        return
    blanks = "JS JH JD JC" if not rules.deck.nines else "9S 9H 9D 9C"
    table = staged(rules, " ".join(blanks.split()[: rules.seats]), bid=20, dealer=rules.seats - 1)
    assert sum(finish(table).tricks) == rules.scoring.last_trick


@pytest.mark.parametrize(
    ("key", "tricks"),
    [("kencom", 16), ("three_hand", 16), ("auction_250", 15), ("cardgames", 12), ("double_deck", 20)],
)
def test_the_last_trick_is_the_last_of_the_hand(key: str, tricks: int) -> None:
    table = Table(REGISTRY[key]).deal()
    while table.state.result is None or table.state.result.cut or not table.state.tricks:
        if table.state.result is not None:
            table.deal()
        table.play_out(seed=table.match.deal_no)
    assert len(table.state.tricks) == tricks
    assert isinstance(table.events[1], TrickWon)
    assert table.events[1].last


def test_bugs_26_the_third_hand_in_the_partnership_and_in_the_auction() -> None:
    hands = ("AS 9D", "QH 9C", "KH 9H", "9S JD")
    assert legal_faces(trick(CARDGAMES, *hands, trump="H").play("AS QH")) == {"KH"}
    assert legal_faces(trick(AUCTION, *hands[:3], trump="H").play("AS QH")) == {"KH", "9H"}


def test_the_first_lead_may_have_to_be_trump() -> None:
    rules = variant(CARDGAMES, lead_trump_first=True, passed=0)
    table = Table(rules, dealer=3).deal_hands("AS 9S AH").call(250, 0, 0, 0).name("S")
    if table.state.phase is Phase.DECISION:
        table.do(StartPlay())
    trumps = table.state.hands[0].of_suit(Suit.SPADES)
    assert legal_faces(table) == {card.face for card in trumps}
    ace = pick(table.state.hands[0], "AH")[0]
    assert table.refused(PlayCard(ace)) == Reason(Refusal.MUST_LEAD_TRUMP, trumps)


def test_other_things_are_refused_during_the_play() -> None:
    table = trick(CARDGAMES, "AH", "9C", "AH", "9D")
    assert table.refused(Bid(300)) == Reason(Refusal.NO_AUCTION_NOW)
    assert table.refused(NameTrump(Suit.CLUBS)) == Reason(Refusal.NO_NAMING_NOW)
    assert table.refused(StartPlay()) == Reason(Refusal.PLAY_HAS_BEGUN)


@pytest.mark.parametrize(("sit_out", "out"), [("dealer", 2), ("dealers_right", 1)])
def test_with_four_at_the_table_one_sits_out_and_the_turn_skips_him(sit_out: str, out: int) -> None:
    rules = variant(AUCTION, seats=4, sit_out=SitOut(sit_out))
    table = Table(rules, dealer=2).deal()
    assert view(table.state, out).sitting_out == out
    assert [len(hand) for hand in table.state.hands] == [0 if seat == out else 15 for seat in range(4)]
    table.play_out()
    while not table.state.tricks:
        table = Table(rules, dealer=2, seed=table.match.seed + 1).deal()
        table.play_out()
    players = {play.seat for each in table.state.tricks for play in each.plays}
    assert players == set(range(4)) - {out}
    assert table.result.settlement is not None
