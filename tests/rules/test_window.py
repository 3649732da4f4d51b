"""The meld window: rules 1.3, rows T1 to T9 and T23, and melds laid window by window."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.rules.actions import Draw, PlayCard, ShowDix
from game.rules.cards import Card
from game.rules.engine import why_not
from game.rules.events import MeldDeclared
from game.rules.reasons import Reason, Refusal
from game.rules.scoring import meld_points
from game.rules.state import State
from game.rules.variant import DoublePinochle, Eights
from game.rules.window import possible_melds
from tests.rules.staging import after, cards, happens, meld, next_window, position, refusal, variant

CASES = Path(__file__).parent.parent / "cases" / "melds.jsonl"
WINDOWS = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines() if '"windows"' in line]
KINDS = {"royal marriage": "royal_marriage"}


def scored(state: State) -> int:
    return meld_points(state.melds, 2)[0]


@pytest.mark.parametrize("case", WINDOWS, ids=[case["id"] for case in WINDOWS])
def test_melds_laid_window_by_window(case: dict[str, Any]) -> None:
    state = position(
        " ".join(case["holding"]), other="9H0 9H1", trump=case["trump"], upcard=f"J{case['trump']}1"
    )
    for window in case["windows"]:
        state = next_window(state)
        for step in window["actions"]:
            action = (
                ShowDix(Card.parse(step["cards"][0]))
                if step["action"] == "dix"
                else meld(KINDS.get(step["action"], step["action"]), " ".join(step["cards"]))
            )
            before = scored(state)
            assert (refusal(state, 0, action) is None) == step["legal"], step
            if step["legal"]:
                state = after(state, (0, action))
            assert scored(state) - before == step["points"]
    assert scored(state) == case["expected"]["total"]


def test_t1_marriage_and_pinochle_in_one_window_score_only_one() -> None:
    state = after(position("QS JD KS"), (0, meld("pinochle", "QS JD")))
    assert refusal(state, 0, meld("royal_marriage", "KS QS")) is Refusal.ONE_MELD_A_WINDOW
    assert scored(state) == 40


@pytest.mark.parametrize(("trump", "kind", "points"), [("H", "marriage", 20), ("S", "royal_marriage", 40)])
def test_t2_king_added_to_a_pinochle_after_a_later_trick(trump: str, kind: str, points: int) -> None:
    state = next_window(after(position("QS JD KS", trump=trump), (0, meld("pinochle", "QS JD"))))
    assert scored(after(state, (0, meld(kind, "KS QS")))) == 40 + points


def test_t3_royal_marriage_grows_into_a_run() -> None:
    state = next_window(after(position("AS 10S KS QS JS"), (0, meld("royal_marriage", "KS QS"))))
    assert scored(after(state, (0, meld("run", "AS 10S KS QS JS")))) == 40 + 150


@pytest.mark.parametrize("new", ["KS1 QS0", "KS0 QS1"])
def test_t4_new_king_or_queen_cannot_marry_a_card_of_the_run(new: str) -> None:
    state = next_window(after(position("AS 10S KS KS QS QS JS"), (0, meld("run", "AS0 10S0 KS0 QS0 JS0"))))
    old = tuple(card for card in cards(new) if card.copy == 0)
    assert why_not(state, 0, meld("royal_marriage", new)) == Reason(Refusal.CARD_USED_IN_CLASS, old, 150)


def test_t5_a_whole_new_royal_pair_beside_the_run_counts() -> None:
    state = next_window(after(position("AS 10S KS KS QS QS JS"), (0, meld("run", "AS0 10S0 KS0 QS0 JS0"))))
    assert scored(after(state, (0, meld("royal_marriage", "KS1 QS1")))) == 150 + 40


def test_t6_one_more_king_does_not_remarry_the_queen() -> None:
    state = next_window(after(position("KD KD QD"), (0, meld("marriage", "KD0 QD0"))))
    assert why_not(state, 0, meld("marriage", "KD1 QD0")) == Reason(
        Refusal.CARD_USED_IN_CLASS, cards("QD0"), 20
    )


def test_t7_a_second_full_pair_counts() -> None:
    state = next_window(after(position("KD KD QD QD"), (0, meld("marriage", "KD0 QD0"))))
    assert scored(after(state, (0, meld("marriage", "KD1 QD1")))) == 40


def test_t8_four_queens_all_on_the_table_are_no_new_meld() -> None:
    state = position("9C0", other="9C1", table="QC QD QS QH", trump="H")
    assert why_not(state, 0, meld("queens", "QC QD QS QH")) == Reason(
        Refusal.NO_CARD_FROM_HAND, cards("QC QD QS QH")
    )


def test_t9_a_played_ace_is_not_replaced_in_the_hundred_aces() -> None:
    state = after(
        position("AC AD AS AH AH", other="9D 9D", trump="C", upcard="10C0"),
        (0, meld("aces", "AC0 AD0 AS0 AH0")),
        (0, Draw()),
        (0, PlayCard(Card.parse("AH0"))),
        (1, PlayCard(Card.parse("9D0"))),
    )
    assert state.to_act == 0
    assert why_not(state, 0, meld("aces", "AC0 AD0 AS0 AH1")) == Reason(
        Refusal.CARD_USED_IN_CLASS, cards("AC0 AD0 AS0"), 100
    )


def test_m19_eight_fresh_aces_are_two_hundreds() -> None:
    state = next_window(after(position("AC AC AD AD AS AS AH AH"), (0, meld("aces", "AC0 AD0 AS0 AH0"))))
    assert scored(after(state, (0, meld("aces", "AC1 AD1 AS1 AH1")))) == 200


def test_m22_the_queen_of_spades_counts_in_run_pinochle_and_queens() -> None:
    state = after(position("AS 10S KS QS JS JD QC QD QH"), (0, meld("run", "AS 10S KS QS JS")))
    state = after(next_window(state), (0, meld("pinochle", "QS JD")))
    state = after(next_window(state), (0, meld("queens", "QC QD QS QH")))
    assert scored(state) == 150 + 40 + 60


@pytest.mark.parametrize("points", [80, 300])
def test_t23_completing_a_double_pinochle_scores_it_whole(points: int) -> None:
    rules = variant(double_pinochle=DoublePinochle(str(points)))
    state = next_window(
        after(position("QS QS JD JD", rules=rules, trump="H"), (0, meld("pinochle", "QS0 JD0")))
    )
    state = after(state, (0, meld("double_pinochle", "QS QS JD JD")))
    assert scored(state) == 40 + points


def test_double_pinochle_laid_together_scores_once_and_nothing_smaller_follows() -> None:
    rules = variant(double_pinochle=DoublePinochle.THREE_HUNDRED)
    state = next_window(
        after(position("QS QS JD JD KC", rules=rules, trump="H"), (0, meld("double_pinochle", "QS QS JD JD")))
    )
    assert scored(state) == 300
    assert not possible_melds(state, 0)


def test_double_pinochle_off_is_two_pinochles_of_fresh_cards() -> None:
    state = position("QS QS JD JD", trump="H")
    assert refusal(state, 0, meld("double_pinochle", "QS QS JD JD")) is Refusal.MELD_IS_OFF
    state = next_window(after(state, (0, meld("pinochle", "QS0 JD0"))))
    assert scored(after(state, (0, meld("pinochle", "QS1 JD1")))) == 80


@pytest.mark.parametrize(
    ("kind", "rank", "doubled"),
    [("aces", "A", 200), ("kings", "K", 160), ("queens", "Q", 120), ("jacks", "J", 80)],
)
def test_eights_score_double_tenfold_or_not_at_all(kind: str, rank: str, doubled: int) -> None:
    both = " ".join(f"{rank}{suit} {rank}{suit}" for suit in "CDSH")
    eight, first = meld(f"eight_{kind}", both), meld(kind, " ".join(f"{rank}{suit}0" for suit in "CDSH"))
    for setting, points in ((Eights.DOUBLED, doubled), (Eights.TENFOLD, doubled * 5)):
        state = position(both, rules=variant(eights=setting))
        assert scored(after(state, (0, eight))) == points
        assert scored(after(next_window(after(state, (0, first))), (0, eight))) == doubled // 2 + points
    assert refusal(position(both), 0, eight) is Refusal.MELD_IS_OFF


def test_eight_cards_on_the_table_make_no_eight() -> None:
    both = "JC JC JD JD JS JS JH JH"
    state = position("9C0", other="9C1", table=both, rules=variant(eights=Eights.DOUBLED))
    assert refusal(state, 0, meld("eight_jacks", both)) is Refusal.NO_CARD_FROM_HAND


@pytest.mark.parametrize(
    ("kind", "text", "points"),
    [
        ("run", "AS 10S KS QS JS", 150),
        ("royal_marriage", "KS QS", 40),
        ("marriage", "KH QH", 20),
        ("aces", "AC AD AS AH", 100),
        ("kings", "KC KD KS KH", 80),
        ("queens", "QC QD QS QH", 60),
        ("jacks", "JC JD JS JH", 40),
        ("pinochle", "QS JD", 40),
    ],
)
def test_every_meld_scores_its_points_at_once_and_lies_open(kind: str, text: str, points: int) -> None:
    state, events = happens(position(text), 0, meld(kind, text))
    assert [event.meld.points for event in events if isinstance(event, MeldDeclared)] == [points]
    assert state.table[0] == cards(text)
    assert not state.hands[0]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("marriage", "KS QS"),  # trump: it is the royal marriage
        ("royal_marriage", "KH QH"),
        ("marriage", "KH QD"),
        ("marriage", "KH KH"),
        ("run", "AH 10H KH QH JH"),
        ("run", "AS 10S KS QS"),
        ("aces", "AC AC AD AS"),
        ("pinochle", "QD JS"),
        ("pinochle", ""),
        ("dix", "9S"),
        ("roundhouse", "KC QC KD QD KS QS KH QH"),
    ],
)
def test_cards_that_are_not_the_meld_named_are_refused(kind: str, text: str) -> None:
    assert why_not(position(text or "9S"), 0, meld(kind, text)) == Reason(Refusal.NOT_A_MELD, cards(text))


def test_a_meld_needs_its_very_cards_in_hand_or_on_the_table() -> None:
    state = position("QS0 KC", other="JD0")
    assert why_not(state, 0, meld("pinochle", "QS0 JD0")) == Reason(Refusal.NOT_HELD, cards("JD0"))
    assert why_not(state, 0, meld("pinochle", "QS1 JD1")) == Reason(Refusal.NOT_HELD, cards("QS1 JD1"))


def test_a_played_card_never_melds_again() -> None:
    state = after(
        position("KD QD AC", other="9H 9H"),
        (0, meld("marriage", "KD QD")),
        (0, Draw()),
        (0, PlayCard(Card.parse("KD0"))),
        (1, PlayCard(Card.parse("9H0"))),
    )
    assert why_not(state, 0, meld("kings", "KC KD0 KS KH")) == Reason(Refusal.NOT_HELD, cards("KC KD0 KS KH"))


def test_every_copy_is_offered_as_its_own_meld() -> None:
    state = position("QS QS JD JD", trump="H")
    assert {found.cards for found in possible_melds(state, 0)} == {
        cards(f"QS{queen} JD{jack}") for queen in (0, 1) for jack in (0, 1)
    }
