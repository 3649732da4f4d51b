"""The deal and whole matches through the engine's doors: rules 1.1 and 1.5, and what must never go stale."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import reduce

import pytest

from game.rules.actions import Draw, EndMelding, PlayCard, ShowDix
from game.rules.cards import Card
from game.rules.engine import begin, decide, evolve, legal_actions, start_deal, why_not
from game.rules.events import CardsDealt, DealScored, DealStarted, Event, MatchWon, TrickWon, TrumpTurned
from game.rules.match import evolve_match, new_match
from game.rules.reasons import IllegalAction, Refusal
from game.rules.state import State
from game.rules.variant import MeldTiming, Phase, TargetCheck, Variant
from game.rules.variants import preset
from game.rules.variants.two_hand import CLASSIC
from tests.rules.playing import STOCK_GAMES, play_deal, play_match, started
from tests.rules.staging import refusal, variant

DECK = CLASSIC.deck.cards


def deck_with_upcard(upcard: str) -> tuple[Card, ...]:
    """Return a deck in which this is the 25th card."""
    turned = Card.parse(upcard)
    rest = [card for card in DECK if card is not turned]
    return (*rest[:24], turned, *rest[24:])


@pytest.mark.parametrize(("packet", "rounds"), [(3, 4), (4, 3)])
def test_packets_go_round_the_non_dealer_first(packet: int, rounds: int) -> None:
    match = new_match(variant(packet=packet), 5, dealer=0)
    events = start_deal(match, DECK)
    dealt = [event for event in events if isinstance(event, CardsDealt)]
    assert [event.seat for event in dealt] == [1, 0] * rounds
    assert [card for event in dealt for card in event.cards] == list(DECK[:24])
    assert {len(event.cards) for event in dealt} == {packet}


def test_the_25th_card_is_the_upcard_over_a_stock_of_23() -> None:
    state = started(new_match(CLASSIC, 5, dealer=0), DECK)
    assert state.upcard is DECK[24]
    assert state.trump is DECK[24].suit
    assert state.stock == DECK[25:]
    assert [len(hand) for hand in state.hands] == [12, 12]
    assert (state.phase, state.leader, state.to_act) == (Phase.STOCK_TRICK, 1, 1)


@pytest.mark.parametrize("dealer", [0, 1])
def test_a_turned_nine_scores_ten_for_the_dealer_before_the_first_trick(dealer: int) -> None:
    match = new_match(CLASSIC, 5, dealer=dealer)
    events = start_deal(match, deck_with_upcard("9H0"))
    assert events[-1] == TrumpTurned(Card.parse("9H0"), dealer, 10)
    state = reduce(evolve, events, begin(CLASSIC))
    assert [(laid.seat, laid.meld.points, laid.after_trick) for laid in state.melds] == [(dealer, 10, 0)]


def test_any_other_upcard_scores_nothing() -> None:
    events = start_deal(new_match(CLASSIC, 5, dealer=0), deck_with_upcard("AH0"))
    assert events[-1] == TrumpTurned(Card.parse("AH0"), 0, 0)


def test_a_deck_must_be_every_card_once() -> None:
    match = new_match(CLASSIC, 5)
    for wrong in (DECK[:-1], (*DECK[:-1], DECK[0]), (*DECK, DECK[0])):
        with pytest.raises(ValueError, match="every card"):
            start_deal(match, wrong)


def test_a_finished_match_has_no_next_deal() -> None:
    won = MatchWon(0, (1000, 0), by_claim=False)
    with pytest.raises(ValueError, match="over"):
        start_deal(replace(new_match(CLASSIC, 5), won=won))


def test_a_deal_carries_number_dealer_scores_and_target_of_the_match() -> None:
    match = replace(new_match(CLASSIC, 5), deal_no=4, dealer=1, scores=(600, 700), target=1250)
    first = start_deal(match)[0]
    assert isinstance(first, DealStarted)
    assert (first.deal_no, first.dealer, first.standing, first.target) == (4, 1, (600, 700), 1250)


def test_each_deal_of_a_match_is_shuffled_anew_and_the_same_seed_deals_the_same() -> None:
    match = new_match(CLASSIC, 5)
    again = replace(match, deal_no=2)
    assert start_deal(match) == start_deal(match)
    assert start_deal(match)[0] != start_deal(again)[0]


def test_an_illegal_action_raises_its_reason() -> None:
    state = started(new_match(CLASSIC, 5, dealer=0))
    with pytest.raises(IllegalAction) as raised:
        decide(state, 1, Draw())
    assert raised.value.reason == why_not(state, 1, Draw())


def test_an_action_that_arrives_twice_is_taken_once() -> None:
    state = started(new_match(CLASSIC, 5, dealer=0))
    action = PlayCard(state.hands[1].cards[0])
    state = reduce(evolve, decide(state, 1, action), state)
    assert refusal(state, 1, action) is Refusal.NOT_YOUR_TURN


@pytest.mark.parametrize("rules", STOCK_GAMES.values(), ids=STOCK_GAMES)
def test_strict_rules_begin_when_the_stock_is_gone(rules: Variant) -> None:
    state = started(new_match(rules, 11))
    winner = None
    while len(state.tricks) < 12 or state.phase is not Phase.PLAYOFF:
        assert state.to_act is not None
        action = legal_actions(state, state.to_act, interrupts=False)[-1]
        for event in decide(state, state.to_act, action):
            state = evolve(state, event)
            winner = event.seat if isinstance(event, TrickWon) else winner
    assert [len(hand) for hand in state.hands] == [12, 12]
    assert (state.stock, state.upcard, state.table) == ((), None, ((), ()))
    assert state.leader == state.to_act == winner
    assert refusal(state, state.leader, ShowDix(Card.parse(f"9{_letter(state)}"))) is Refusal.STOCK_IS_GONE


def _letter(state: State) -> str:
    assert state.trump is not None
    return state.trump.value


@pytest.mark.parametrize("rules", STOCK_GAMES.values(), ids=STOCK_GAMES)
def test_the_last_trick_bonus_goes_once_on_trick_24(rules: Variant) -> None:
    _, events = play_deal(new_match(rules, 3), seed=3)
    tricks = [event for event in events if isinstance(event, TrickWon)]
    assert [trick.last for trick in tricks] == [False] * 23 + [True]
    assert sum(trick.points for trick in tricks) == 250


@pytest.mark.parametrize("rules", STOCK_GAMES.values(), ids=STOCK_GAMES)
def test_exactly_one_seat_is_to_act_until_the_deal_is_over(rules: Variant) -> None:
    state = started(new_match(rules, 3))
    steps = 0
    while state.result is None:
        acting = [seat for seat in range(rules.seats) if legal_actions(state, seat, interrupts=False)]
        assert acting == [state.to_act]
        action = legal_actions(state, acting[0], interrupts=False)[steps % 2 - 1]
        state = reduce(evolve, decide(state, acting[0], action), state)
        steps += 1
    assert state.to_act is None
    assert not any(legal_actions(state, seat) for seat in range(rules.seats))


def test_a_new_deal_keeps_nothing_of_the_old_one() -> None:
    match = new_match(CLASSIC, 3)
    state, events = play_deal(match, seed=3)
    match = reduce(evolve_match, events, match)
    dealt = start_deal(match)
    assert reduce(evolve, dealt, state) == reduce(evolve, dealt, begin(CLASSIC))


def test_every_event_the_screen_waits_for_arrives_and_in_order() -> None:
    _, events = play_deal(new_match(CLASSIC, 3), seed=3)
    counts = Counter(type(event).__name__ for event in events)
    assert counts["DealStarted"] == counts["TrumpTurned"] == counts["PlayoffBegan"] == 1
    assert counts["CardPlayed"] == 48
    assert counts["TrickWon"] == 24
    assert counts["CardDrawn"] == 24
    assert counts["WindowClosed"] == 12
    assert counts["DealScored"] == 1
    assert counts["MeldDeclared"] >= 1
    order = [type(event).__name__ for event in events]
    assert order[0] == "DealStarted"
    assert order.index("TrumpTurned") < order.index("CardPlayed") < order.index("TrickWon")
    assert order.index("TrickWon") < order.index("CardDrawn") < order.index("PlayoffBegan")
    assert order[-1] == "DealScored"


@pytest.mark.parametrize("rules", STOCK_GAMES.values(), ids=STOCK_GAMES)
def test_a_match_ends_with_a_winner_at_the_target_or_its_only_deal(rules: Variant) -> None:
    match, _ = play_match(new_match(rules, 9), seed=9)
    assert match.won is not None
    assert match.won.scores == match.scores
    if rules.key == "two_hand_encyclopedia":
        assert len(match.deals) == 1
    else:
        assert match.won.winner is not None
        assert match.scores[match.won.winner] >= match.target


def test_where_the_target_is_checked_at_once_the_deal_stops_there() -> None:
    rules = variant(target_check=TargetCheck.IMMEDIATE, declare_out="off", target=500)
    match, events = play_match(new_match(rules, 9), seed=9)
    assert match.won is not None
    assert match.won.winner is not None
    last = [event for event in events if isinstance(event, DealScored)][-1]
    assert last.cut
    assert match.scores[match.won.winner] >= 500
    assert match.scores[1 - match.won.winner] < 500


def test_a_turned_nine_may_end_the_match_where_the_target_is_checked_at_once() -> None:
    rules = variant(target_check=TargetCheck.IMMEDIATE, declare_out="off")
    match = replace(new_match(rules, 5, dealer=0), scores=(990, 980))
    events = start_deal(match, deck_with_upcard("9H0"))
    assert events[-1] == MatchWon(0, (1000, 980), by_claim=False)


def test_after_draw_every_window_is_drawn_first_and_ended_by_hand() -> None:
    rules = variant(timing=MeldTiming.AFTER_DRAW)
    state, events = play_deal(new_match(rules, 3), seed=3)
    assert state.result is not None
    order: list[Event] = [event for event in events if type(event).__name__ in ("CardDrawn", "MeldDeclared")]
    first = next(place for place, event in enumerate(order) if type(event).__name__ == "MeldDeclared")
    assert first >= 2
    assert sum(type(event).__name__ == "WindowClosed" for event in events) == 12


def test_playing_on_is_refused_once_the_deal_is_over() -> None:
    state, _ = play_deal(new_match(CLASSIC, 3), seed=3)
    for action in (PlayCard(DECK[0]), Draw(), EndMelding(), ShowDix(DECK[0])):
        assert refusal(state, 0, action) is Refusal.DEAL_OVER


def test_presets_are_found_by_key_and_an_unknown_key_names_them() -> None:
    assert preset("two_hand_classic") is CLASSIC
    assert {key: rules.key for key, rules in STOCK_GAMES.items()} == {key: key for key in STOCK_GAMES}
    with pytest.raises(KeyError, match="two_hand_classic_literal"):
        preset("whist")
