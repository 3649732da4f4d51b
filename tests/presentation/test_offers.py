"""What a window offers: each meld once, and what the chosen cards make."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from game.presentation.offers import ends, grows, in_window, melds_of, offers
from game.rules.actions import DeclareMeld, Draw
from game.rules.variant import Phase
from game.rules.view import View
from tests.presentation.evenings import views

WINDOWS = [
    view
    for seed in range(12)
    for view in views(seed)
    if view.phase is Phase.MELD_WINDOW and view.to_act == 0 and offers(view)
]
windows = st.sampled_from(WINDOWS)


@given(windows)
def test_every_kind_of_legal_meld_is_offered_once_and_only_legal_ones(view: View) -> None:
    faces = [
        (offer.action.kind, tuple(card.face for card in offer.cards))
        for offer in offers(view)
        if isinstance(offer.action, DeclareMeld)
    ]
    legal = {
        (action.kind, tuple(card.face for card in action.cards))
        for action in view.legal
        if isinstance(action, DeclareMeld)
    }
    assert len(faces) == len(set(faces))
    assert set(faces) == legal
    assert all(offer.action in view.legal for offer in offers(view))


@given(windows)
def test_offers_come_by_value_and_take_as_few_fresh_cards_as_they_can(view: View) -> None:
    points = [offer.points for offer in offers(view)]
    assert points == sorted(points, reverse=True)
    for offer in offers(view):
        assert offer.fresh == tuple(card for card in offer.cards if card in view.hand)


@given(windows)
def test_a_meld_is_recognised_in_whatever_order_its_cards_were_chosen(view: View) -> None:
    for offer in offers(view):
        if isinstance(offer.action, DeclareMeld):
            for order in list(permutations(offer.fresh))[:120]:
                assert offer.action in [found.action for found in melds_of(view, order)]


@given(windows)
def test_part_of_a_meld_can_grow_and_a_whole_meld_is_found(view: View) -> None:
    for action in view.legal:
        if isinstance(action, DeclareMeld) and len(action.cards) > 1:
            assert grows(view, action.cards[:1])


def test_a_window_ends_with_a_draw() -> None:
    assert ends(WINDOWS[0]) == (Draw(),)
    assert in_window(WINDOWS[0])
    assert not in_window(next(view for view in views(1) if view.phase is Phase.PLAYOFF))
