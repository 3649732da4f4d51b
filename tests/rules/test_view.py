"""What a seat can tell from its view about the cards it does not see."""

from __future__ import annotations

from game.rules.actions import Draw, PlayCard
from game.rules.cards import Card
from game.rules.engine import view
from game.rules.match import new_match
from game.rules.variant import Phase
from game.rules.variants.two_hand import CLASSIC
from tests.rules.playing import started
from tests.rules.staging import after, cards, position


def test_after_the_deal_35_cards_are_unseen() -> None:
    state = started(new_match(CLASSIC, 4))
    seen = view(state, 0)
    assert len(seen.unseen()) == 35
    assert seen.seen() == set(state.hands[0]) | {state.upcard}
    assert len(view(state, None).unseen()) == 47


def test_cards_of_hand_tables_tricks_and_upcard_are_seen() -> None:
    state = position("AH KC", "KH QC", table="KD", other_table="JD", phase=Phase.STOCK_TRICK)
    state = after(state, (0, PlayCard(Card.parse("AH"))))
    assert view(state, 1).seen() == set(cards("KH QC KD JD AH AS1"))
    assert view(state, 0).seen() == set(cards("KC KD JD AH AS1"))


def test_in_the_playoff_the_other_hand_is_what_is_unseen() -> None:
    state = position("KC", "QC0", stock="AH0", other_table="JD0")
    state = after(state, (0, Draw()))
    seen = view(state, 0)
    assert set(cards("JD0 AS1 AH0 KC")) == seen.seen()
    assert Card.parse("QC0") in seen.unseen()
