"""Knowledge: voids and ceilings that plays betray, cards that were shown, and chances of the rest."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.standard.tricks.knowledge import holds_all_aces, is_void, learn, same_side, tops
from game.rules.cards import Card, Suit
from game.rules.state import Passed, Play, State, Trick
from game.rules.variant import Variant
from game.rules.variants import REGISTRY
from tests.ai.sitting import CARDGAMES, STAKES, knows, seen, sit
from tests.rules.staging import cards, variant

LOOSE = REGISTRY["bicycle_auction"]


def after_trick(text: str, rules: Variant = CARDGAMES, trump: str = "S") -> State:
    """Return a deal in which seat 0 led the first card of a trick, and the others followed with the rest."""
    played = tuple(map(Card.parse, text.split()))
    state = sit("AS 10S KS QS AD 10D KC QC 9C JC 9D", rules=rules, trump=trump, gone=text)
    trick = Trick(tuple(Play(seat, card) for seat, card in enumerate(played)), 0, 0)
    others = tuple(trick for trick in state.tricks if trick.plays[0].card not in played)
    return replace(state, tricks=(trick, *others))


def test_who_discards_has_neither_the_suit_nor_a_trump() -> None:
    knowledge = learn(seen(after_trick("9H KH 9D0 AH")))
    assert is_void(knowledge, 2, Suit.HEARTS)
    assert is_void(knowledge, 2, Suit.SPADES)
    assert not is_void(knowledge, 2, Suit.CLUBS)
    assert not is_void(knowledge, 1, Suit.HEARTS)


def test_who_trumps_is_void_in_the_suit_led_only() -> None:
    knowledge = learn(seen(after_trick("9H KH JS AH")))
    assert is_void(knowledge, 2, Suit.HEARTS)
    assert not is_void(knowledge, 2, Suit.SPADES)


@pytest.mark.parametrize(("rules", "has"), [(CARDGAMES, False), (LOOSE, True)])
def test_who_does_not_beat_where_it_must_holds_nothing_higher(rules: Variant, *, has: bool) -> None:
    knowledge = learn(seen(after_trick("KH 9H JH QH0", rules)))
    assert any(card.face == "AH" for card in knowledge.possible[1]) is has
    assert any(card.face == "QH" for card in knowledge.possible[1])


def test_a_trump_led_must_be_beaten_everywhere() -> None:
    knowledge = learn(seen(after_trick("KS1 9S JS QS1", LOOSE)))
    assert not any(card.face in ("AS", "10S") for card in knowledge.possible[1])


def test_where_nobody_must_trump_a_discard_betrays_no_lack_of_trumps() -> None:
    knowledge = learn(seen(after_trick("9H KH 9D0 AH", variant(CARDGAMES, must_trump=False))))
    assert not is_void(knowledge, 2, Suit.SPADES)


def test_a_spared_partner_betrays_nothing() -> None:
    spared = learn(seen(after_trick("KH 9H JH QH0", variant(CARDGAMES, partner_exempt=True))))
    assert any(card.face == "AH" for card in spared.possible[2])
    assert not any(card.face == "AH" for card in spared.possible[1])


def test_partners_are_allies_and_for_stakes_the_other_defender_is() -> None:
    assert knows("AS").allies == (2,)
    assert knows("AS").rivals == (1, 3)
    defending = knows("AS", rules=STAKES, bidder=1)
    assert (defending.allies, defending.rivals) == ((2,), (1,))
    assert knows("AS", rules=STAKES).allies == ()
    assert knows("AS", rules=REGISTRY["three_hand"]).allies == ()


def test_whose_contract_it_is_is_known() -> None:
    assert knows("AS", bidder=2).own_contract is True
    assert knows("AS", bidder=3).own_contract is False
    assert knows("AS", rules=REGISTRY["three_hand"]).own_contract is None


def test_cards_given_to_the_partner_are_there_until_played() -> None:
    state = sit("AS KH QH", gone="9D", shown={2: "AD"}, bidder=2)
    given = Card.parse("AD0")
    state = replace(state, known=((), (), (), ()), passed=(Passed(0, 2, (given,)),))
    knowledge = learn(seen(state))
    assert knowledge.shown[2] == (given,)
    assert knowledge.chance(2, [given]) == 1
    assert knowledge.chance(1, [given]) == 0


def test_shown_cards_are_certain_and_the_rest_a_matter_of_chance() -> None:
    knowledge = knows("AS KH QH", shown={1: "AH"})
    assert knowledge.chance(1, cards("AH")) == 1
    assert knowledge.hidden == (0, 2, 3, 3)
    unseen = knowledge.possible[2]
    assert 0 < knowledge.chance(2, unseen[:1]) < knowledge.chance(2, unseen[:3]) < 1
    assert knowledge.chance(2, unseen) == 1
    assert knowledge.chance(2, ()) == 0


def test_cards_of_the_widow_are_with_the_bidder_or_buried() -> None:
    state = replace(sit("AS KH QH", rules=STAKES, bidder=1), widow=cards("AD AC 10C"))
    knowledge = learn(seen(state))
    assert not set(cards("AD AC 10C")) & set(knowledge.possible[2])


def test_the_highest_cards_that_others_may_hold_are_the_tops() -> None:
    knowledge = knows("AS AH KH", gone="AH AD AD")
    assert {card.face for card in tops(knowledge, Suit.HEARTS)} <= {"10H", "KH", "QH", "JH", "9H"}
    assert len({card.rank for card in tops(knowledge, Suit.HEARTS)}) <= 1


def test_seats_to_follow_come_in_turn_without_who_sits_out() -> None:
    assert knows("AS KH", led="9H").to_follow() == (1, 2)
    four = variant(STAKES, seats=4)
    assert knows("AS KH", rules=four).to_follow() == (1, 2)


def test_a_hand_with_every_ace_of_a_suit_is_told() -> None:
    assert holds_all_aces(cards("AS AS KS"), Suit.SPADES, 2)
    assert not holds_all_aces(cards("AS KS"), Suit.SPADES, 2)


def test_partners_share_a_score() -> None:
    assert same_side(seen(sit("AS")), 0, 2)
    assert not same_side(seen(sit("AS")), 0, 1)


def test_nobody_knows_anything_before_trump_is_named() -> None:
    with pytest.raises(ValueError, match="nobody plays a card"):
        learn(seen(replace(sit("AS"), trump=None)))
