"""The event picks the motion: who flies, from where, how long."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

import pytest

from game.presentation.areas import areas
from game.presentation.layout import Look, layout
from game.presentation.pose import Key, Place, Pose, Slot
from game.presentation.stage import Curve
from game.presentation.styles import (
    BREATHE,
    DEAL_EACH,
    GATHER,
    PLAY,
    REST,
    STAGGER,
    Moves,
    home,
    moves,
    origins,
)
from game.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsDealt,
    DealStarted,
    DixExchanged,
    Event,
    MeldDeclared,
    PlayoffBegan,
    TrickWon,
    WindowClosed,
)
from tests.presentation.evenings import evening

PLACES = areas((1280, 720))
SEEDS = range(6)


def found(
    kind: type, *, seat: int | None = None
) -> tuple[Event, Moves, Mapping[Key, Pose], Mapping[Key, Pose]]:
    """The first event of a kind (and seat) with its motion, the places before and after it."""
    for seed in SEEDS:
        seen = evening(seed)
        for number, (event, view) in enumerate(seen):
            if isinstance(event, kind) and (seat is None or getattr(event, "seat", None) == seat):
                old = layout(seen[number - 1][1], PLACES, Look()) if number else {}
                new = layout(view, PLACES, Look())
                return event, moves(event, view, old, new), old, new
    raise AssertionError(f"no {kind}")


def test_every_card_that_appears_comes_from_one_that_vanished() -> None:
    for seed in SEEDS:
        seen = evening(seed)
        for (_, before), (event, after) in pairwise(seen):
            old, new = layout(before, PLACES, Look()), layout(after, PLACES, Look())
            if not isinstance(event, DealStarted):
                assert set(origins(old, new)) == set(new) - set(old)


def test_a_packet_flies_card_by_card_from_the_top_of_the_pack_and_breathes() -> None:
    event, motion, old, _ = found(CardsDealt)
    assert isinstance(event, CardsDealt)
    assert sorted(flight.delay for flight in motion.flights.values()) == [0, DEAL_EACH, 2 * DEAL_EACH]
    assert motion.length == 3 * DEAL_EACH + BREATHE
    top = old[Slot(Place.STOCK, -1, 47)]
    assert top in [flight.origin for flight in motion.flights.values()]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_played_card_flies_from_its_hand(seat: int) -> None:
    event, motion, _, new = found(CardPlayed, seat=seat)
    assert isinstance(event, CardPlayed)
    assert list(motion.flights) == [event.card]
    assert motion.length == PLAY
    assert event.card in new


def test_a_trick_rests_and_is_gathered_unless_it_was_held() -> None:
    event, motion, old, new = found(TrickWon)
    assert {flight.delay for flight in motion.flights.values()} == {REST}
    assert motion.length == REST + GATHER
    view = next(view for event_, view in evening(0) if isinstance(event_, TrickWon))
    assert moves(event, view, old, new, rest=0).length == GATHER


def test_claimed_tricks_are_quick_and_do_not_rest() -> None:
    for kind, length in ((CardPlayed, STAGGER), (TrickWon, PLAY + GATHER)):
        event, _, old, new = found(kind)
        view = next(view for event_, view in evening(0) if isinstance(event_, kind))
        assert moves(event, replace(view, rest=0), old, new).length == length


@pytest.mark.parametrize("seat", [0, 1])
def test_melded_cards_fly_one_after_the_other(seat: int) -> None:
    event, motion, _, _ = found(MeldDeclared, seat=seat)
    assert isinstance(event, MeldDeclared)
    assert set(motion.flights) <= set(event.meld.cards)
    delays = sorted(flight.delay for flight in motion.flights.values())
    assert delays == [40 * place for place in range(len(delays))]


def test_a_drawn_card_comes_from_the_top_of_the_stock() -> None:
    _, motion, old, _ = found(CardDrawn, seat=0)
    stock = [pose for key, pose in old.items() if isinstance(key, Slot) and key.place is Place.STOCK]
    assert [flight.origin for flight in motion.flights.values()] == [stock[-1]]


@pytest.mark.parametrize("seat", [0, 1])
def test_nine_and_upcard_pass_each_other_also_when_one_hand_is_hidden(seat: int) -> None:
    event, motion, old, new = found(DixExchanged, seat=seat)
    assert isinstance(event, DixExchanged)
    assert event.nine in motion.flights
    assert len(motion.flights) == 2
    nine = motion.flights[event.nine].origin or old[event.nine]
    assert nine != new[event.nine]
    other = next(key for key in motion.flights if key is not event.nine)
    assert (motion.flights[other].origin or old[other]) == old[event.taken]


def test_the_playoff_picks_the_melds_up() -> None:
    _, motion, old, new = found(PlayoffBegan)
    lying = [key for key in old if key in new and old[key].height != new[key].height]
    assert set(lying) <= set(motion.flights)


def test_events_without_motion_take_no_time() -> None:
    assert found(WindowClosed)[1] == Moves()
    assert found(DealStarted)[1] == Moves()


def test_a_card_let_go_springs_home() -> None:
    assert home().curve is Curve.SPRING
    assert replace(home()).duration == 220
