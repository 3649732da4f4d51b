"""Picking melds: in turn, unseen by others, counted when all have picked (rules 9)."""

from __future__ import annotations

from game.rules.actions import DeclareMeld, EndMelding, PlayCard, ShowDix
from game.rules.choices import ChooseMeld
from game.rules.contract_events import (
    MeldPicked,
    MeldsCounted,
    MeldsLaid,
    MeldsTold,
    PhaseBegan,
    PickingEnded,
)
from game.rules.engine import legal_actions, legal_choices, redact, view
from game.rules.hand_melds import Melding
from game.rules.keeping import melds_by_side
from game.rules.melds import Meld, MeldKind
from game.rules.reasons import Reason, Refusal
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from tests.rules.staging import variant
from tests.rules.tableside import Table, pick

CARDGAMES, DOUBLE_DECK = REGISTRY["cardgames"], REGISTRY["double_deck"]
MINE = "AS 10S KS QS JS JD QH KH 9C 9C 10C JC"


def picking(**settings: object) -> Table:
    """Return a table at which seat 0 has named spades and is to pick its melds first."""
    rules = variant(CARDGAMES, passed=0, melding=Melding.MANUAL, **settings)
    table = Table(rules, dealer=3).deal_hands(MINE).call(250, 0, 0, 0).name("S")
    assert (table.state.phase, table.state.to_act) == (Phase.MELDS, 0)
    return table


def claim(table: Table, kind: MeldKind, faces: str) -> DeclareMeld:
    return DeclareMeld(kind, pick(table.state.hands[0], faces))


def done(table: Table, times: int = 4) -> Table:
    return table.do(*(EndMelding(),) * times)


def test_a_seat_picks_melds_one_by_one_and_says_when_it_has_done() -> None:
    table = picking()
    assert legal_actions(table.state, 0, interrupts=False) == (EndMelding(),)
    (choice,) = legal_choices(table.state, 0)
    assert isinstance(choice, ChooseMeld)
    run = claim(table, MeldKind.RUN, "AS 10S KS QS JS")
    assert run in choice.melds
    table.do(run)
    assert table.events == (MeldPicked(0, Meld(MeldKind.RUN, run.cards, 150)),)
    assert table.do(EndMelding()).events == (PickingEnded(0), PhaseBegan(Phase.MELDS, 1))
    assert table.state.to_act == 1


def test_what_was_missed_is_lost() -> None:
    table = picking()
    table.do(claim(table, MeldKind.PINOCHLE, "QS JD"))
    done(table)
    laid = [event for event in table.events if isinstance(event, MeldsLaid)]
    assert [sum(meld.points for meld in event.melds) for event in laid] == [40, 0, 0, 0]
    assert MeldsCounted((40, 0)) in table.events
    assert melds_by_side(table.state) == (40, 0)
    assert table.state.phase is Phase.PLAYOFF


def test_nobody_sees_what_another_has_picked_until_all_lay() -> None:
    table = picking()
    run = claim(table, MeldKind.RUN, "AS 10S KS QS JS")
    table.do(run)
    assert redact(table.events[0], 0) == table.events[0]
    assert redact(table.events[0], 2) == MeldPicked(0, None)
    mine, other = view(table.state, 0), view(table.state, 2)
    assert set(mine.table[0]) == set(run.cards)
    assert (len(mine.hand), mine.hand_sizes[0], mine.meld_points[0]) == (7, 7, 150)
    assert (other.table[0], other.hand_sizes[0], other.meld_points[0], other.melds) == ((), 12, 0, ())
    done(table)
    assert set(view(table.state, 2).known[0]) == set(run.cards)


def test_melds_that_are_picked_may_also_be_told_only() -> None:
    table = picking(melds_shown=False)
    table.do(claim(table, MeldKind.MARRIAGE, "KH QH"))
    done(table)
    assert [event.points for event in table.events if isinstance(event, MeldsTold)] == [20, 0, 0, 0]
    assert not any(table.state.known)


def test_only_what_makes_a_meld_and_adds_to_those_picked_is_taken() -> None:
    table = picking()
    marriage = claim(table, MeldKind.MARRIAGE, "KH QH")
    table.do(marriage)
    assert table.refused(marriage) == Reason(Refusal.MELD_ADDS_NOTHING, marriage.cards)
    loose = claim(table, MeldKind.MARRIAGE, "KS QH")
    assert table.refused(loose) == Reason(Refusal.NOT_A_MELD, loose.cards)
    assert table.refused(PlayCard(table.state.hands[0].cards[0])) == Reason(Refusal.NO_PLAY_NOW)
    assert table.refused(ShowDix(table.state.hands[0].cards[0])) == Reason(Refusal.NO_MELDING_NOW)


def test_a_hand_without_a_meld_has_nothing_to_choose_and_still_says_when_it_has_done() -> None:
    rules = variant(CARDGAMES, passed=0, melding=Melding.MANUAL)
    poor = "AH 10H 10H JH JC 9C 9C 9D 9D 10D 10C QD"
    table = Table(rules, dealer=3).deal_hands(poor).call(250, 0, 0, 0).name("S")
    assert not legal_choices(table.state, 0)
    assert done(table, 1).state.to_act == 1


def test_a_side_that_picks_less_than_twenty_lays_none() -> None:
    rules = variant(DOUBLE_DECK, melding=Melding.MANUAL)
    rich = "AS AS AH AH AD AD AC AC KS QS QS JD KH QH"
    table = Table(rules, dealer=3).deal_hands(rich).call(50, 0, 0, 0).name("S")
    table.do(DeclareMeld(MeldKind.PINOCHLE, pick(table.state.hands[0], "QS JD")))
    done(table)
    assert table.result.melds[0] == 0
    assert table.result.points[0] == -50


def test_only_the_bidder_picks_where_only_the_bidder_melds() -> None:
    rules = variant(REGISTRY["auction_250"], melding=Melding.MANUAL)
    table = Table(rules, dealer=0).deal_hands("", MINE).call(300, 0, 0).name("S")
    assert table.state.to_act == 1
    assert done(table, 1).state.phase is Phase.BURYING


def test_a_nine_that_has_scored_is_not_claimed_again() -> None:
    rules = variant(REGISTRY["three_hand"], melding=Melding.MANUAL)
    table = Table(rules, dealer=0).deal_hands("9S AS", turned="9S")
    (turned,) = (laid.meld.cards[0] for laid in table.state.melds)
    while table.state.to_act != 0:
        done(table, 1)
    assert turned in table.state.hands[0]
    assert table.refused(DeclareMeld(MeldKind.DIX, (turned,))) == Reason(Refusal.NOT_HELD, (turned,))
    other = next(card for card in table.state.hands[0] if card.face == "9S" and card is not turned)
    assert table.refused(DeclareMeld(MeldKind.DIX, (other,))) is None
