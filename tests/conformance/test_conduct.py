"""A slice of the suite holds for every preset and some combinations; each broken law is found and told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.rules import engine, match
from game.rules.actions import Action, PlayCard
from game.rules.cards import Hand
from game.rules.events import DealScored, Event, TrickWon
from game.rules.match import Match
from game.rules.reasons import Reason
from game.rules.state import State
from game.rules.view import View
from tests.conformance import watch
from tests.conformance.conduct import Failure, conduct
from tests.conformance.plan import Plan
from tests.conformance.players import PLAYERS
from tests.rules import attempts, knowledge
from tests.rules.playing import Player

SLICE = Plan(combinations=5, deals=1, seed=20)
DEALS = Plan(combinations=0, deals=3)


@pytest.mark.parametrize("name", [game.name for game in SLICE.games()])
def test_every_law_holds(name: str) -> None:
    outcome = conduct(SLICE, name)
    assert outcome.failure is None
    assert outcome.deals == 2


def losing_a_card(state: State, event: Event) -> State:
    after = engine.evolve(state, event)
    if not isinstance(event, TrickWon):
        return after
    return replace(after, hands=tuple(Hand(hand.cards[1:]) for hand in after.hands))


def counting_a_point_too_many(state: State, event: Event) -> State:
    after = engine.evolve(state, event)
    if after.result is None:
        return after
    first, *others = after.result.tricks
    return replace(after, result=replace(after.result, tricks=(first + 1, *others)))


def scoring_a_point_too_many(state: State, event: Event) -> State:
    after = engine.evolve(state, event)
    if after.result is None:
        return after
    first, *others = after.result.scores
    return replace(after, result=replace(after.result, scores=(first + 1, *others)))


def finding_a_unit(before: Match, event: Event) -> Match:
    after = match.evolve_match(before, event)
    return replace(after, kitty=after.kitty + 1) if isinstance(event, DealScored) else after


def showing_the_stock(state: State, seat: int | None) -> View:
    seen = engine.view(state, seat)
    return replace(seen, widow=state.stock or state.dead)


def showing_a_whole_deck(state: State, seat: int | None) -> View:
    return replace(engine.view(state, seat), widow=state.variant.deck.cards)


def telling_everything(event: Event, _seat: int | None) -> Event:
    return event


def hiding_an_action(state: State, seat: int, *, interrupts: bool = True) -> tuple[Action, ...]:
    legal = engine.legal_actions(state, seat, interrupts=interrupts)
    return legal[1:] if interrupts else legal


def offering_what_another_holds(state: State, seat: int, *, interrupts: bool = True) -> tuple[Action, ...]:
    legal = engine.legal_actions(state, seat, interrupts=interrupts)
    other = state.hands[(seat + 1) % state.variant.seats].cards
    return (*legal, *map(PlayCard, other)) if interrupts else legal


def naming_what_the_next_seat_holds(state: State, seat: int, action: Action) -> Reason | None:
    reason = engine.why_not(state, seat, action)
    return reason and replace(reason, cards=state.hands[(seat + 1) % state.variant.seats].cards)


def fingerprint_of_the_time(state: State) -> str:
    return f"{id(state):016x}"


FAULTS: list[tuple[object, Callable[..., object], str, str]] = [
    (watch, losing_a_card, "evolve", "too few"),
    (watch, counting_a_point_too_many, "evolve", "of 250"),
    (watch, scoring_a_point_too_many, "evolve", "scores_add_up"),
    (watch, finding_a_unit, "evolve_match", "in the kitty"),
    (watch, fingerprint_of_the_time, "digest", "DIGEST_DIFFERS"),
    (knowledge, showing_the_stock, "view", "sees a difference: widow"),
    (knowledge, showing_a_whole_deck, "view", "names"),
    (knowledge, telling_everything, "redact", "DealStarted tells seat 0"),
    (attempts, naming_what_the_next_seat_holds, "why_not", "and elsewhere for"),
    (attempts, hiding_an_action, "legal_actions", "offered False"),
    (attempts, offering_what_another_holds, "legal_actions", "is offered and refused"),
]


def failure(name: str) -> Failure:
    found = conduct(DEALS, name).failure
    assert found is not None
    return found


@pytest.mark.parametrize(("room", "fault", "name", "told"), FAULTS, ids=[row[1].__name__ for row in FAULTS])
def test_a_broken_law_is_found(
    room: object,
    fault: Callable[..., object],
    name: str,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room, name, fault)
    game = "auction_250" if fault is finding_a_unit else "two_hand_classic"
    assert told in failure(game).what


def test_a_deal_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "LONGEST", 5)
    found = failure("kencom")
    assert "no end" in found.what
    assert (found.players, found.deal, found.step) == ("random", 1, 5)


def test_a_player_that_breaks_down_is_found_where_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost_for_words(_match: Match) -> Player:
        raise ZeroDivisionError

    monkeypatch.setitem(PLAYERS, "standard", lost_for_words)
    found = failure("kencom")
    assert found.players == "standard"
    assert "ZeroDivisionError in test_conduct.py" in found.what
    assert "lost_for_words" in found.what


def test_the_same_game_goes_the_same_way_again() -> None:
    assert conduct(SLICE, "three_hand") == conduct(SLICE, "three_hand")
