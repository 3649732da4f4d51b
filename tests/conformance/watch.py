"""The watch: follows a match event by event and holds every law against it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from game.records.entries import Acknowledged, Acted, Dealt, Entry, Signed
from game.rules.actions import Action
from game.rules.cards import Card
from game.rules.digest import digest
from game.rules.engine import begin, evolve, start_deal
from game.rules.events import DealScored, Event
from game.rules.match import Match, evolve_match
from game.rules.stopping import may_stop, stop_match
from game.rules.variant import Phase
from tests.rules import attempts, knowledge, laws
from tests.rules.playing import Player, played

LONGEST = 600
"""Steps; no deal takes half as many, so one that does has no end."""
_NEW_PHASE, _ANY_STEP, _OUT_OF_TURN = 0.5, 0.03, 0.2


class Watch:
    """What has happened in a match so far: `step` counts the actions of its latest deal, 0 is the dealing.

    `entries` are what its record says; `looked` counts the states in which every attempt was made.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state = begin(match.variant)
        self.entries: list[Entry] = []
        self.step = self.looked = 0
        self._chance = Random(match.seed)
        self._seats: tuple[int | None, ...] = (*range(match.variant.seats), None)
        self._told: dict[int | None, frozenset[Card]] = {}
        self._phases: set[Phase] = set()

    def deal(self, player: Player) -> None:
        """Play the next deal of the match; raises AssertionError where a law is broken."""
        self._begin()
        for _, seat, action, events in played(self.state, player):
            self.step += 1
            assert self.step < LONGEST, "the deal has no end"
            self._act(seat, action, events)
        self._end()

    def stop(self) -> None:
        """End a match that goes on until it is stopped."""
        if may_stop(self.match):
            self._happen(stop_match(self.match))
            if self.match.variant.stakes.paid:
                assert self.match.kitty == 0, f"{self.match.kitty} stay in the kitty"

    def _begin(self) -> None:
        self.entries.append(Dealt(self.match.deal_no))
        self.state, self.step = begin(self.match.variant), 0
        self._told = dict.fromkeys(self._seats, frozenset())
        self._phases = set()
        self._happen(start_deal(self.match))
        laws.every_card_is_in_one_place(self.state)

    def _act(self, seat: int, action: Action, events: tuple[Event, ...]) -> None:
        if self._worth_a_look():
            self._look(seat)
        self.entries.append(Acted(seat, action))
        self._happen(events)
        laws.known_cards_are_held(self.state)

    def _worth_a_look(self) -> bool:
        new = self.state.phase not in self._phases
        self._phases.add(self.state.phase)
        return self._chance.random() < (_NEW_PHASE if new else _ANY_STEP)

    def _look(self, acting: int) -> None:
        """Try everything in this state: what each seat may do, and what it can see."""
        self.looked += 1
        attempts.only_the_seat_to_act_has_a_turn(self.state)
        anybody = self._chance.randrange(self.match.variant.seats)
        attempts.exactly_the_legal_is_taken(self.state, acting, self._chance)
        if anybody != acting and self._chance.random() < _OUT_OF_TURN:
            attempts.exactly_the_legal_is_taken(self.state, anybody, self._chance)
        attempts.refusals_tell_nothing(self.state, anybody, self._chance)
        for seat in self._seats:
            knowledge.view_hides_what_is_hidden(self.state, seat, self._chance)
            knowledge.view_names_only_what_was_told(self.state, seat, self._told[seat])

    def _happen(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, DealScored):
                laws.payments_make_the_settlement(self.match, event)
            self.state = evolve(self.state, event)
            self.match = evolve_match(self.match, event)
            if self.step:
                laws.every_card_is_in_one_place(self.state)
            else:
                laws.no_card_is_in_two_places(self.state)
            laws.stakes_sum_to_zero(self.match)
            self._tell(event)

    def _tell(self, event: Event) -> None:
        knowledge.owner_is_told_everything(event)
        for seat in self._seats:
            self._told[seat] |= knowledge.told(event, seat)
            knowledge.event_names_only_what_was_told(event, seat, self._told[seat])

    def _end(self) -> None:
        laws.every_trick_point_is_found(self.state)
        laws.scores_add_up(self.state)
        for seat in self._seats:
            knowledge.view_names_only_what_was_told(self.state, seat, self._told[seat])
        self.entries += (Signed(digest(self.state)), Acknowledged())
