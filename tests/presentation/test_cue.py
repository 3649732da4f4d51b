"""Every event has its sound, or is silent on purpose."""

from game.presentation.cue import cue_for
from game.rules.cards import Card
from game.rules.events import CardsDealt, ClaimCounted, MeldDeclared, TrickWon, TrumpTurned
from game.rules.melds import Meld, MeldKind
from sounds.cues import Cue
from tests.presentation.evenings import evening

VIEW = evening(1)[5][1]


def test_a_whole_deal_is_heard() -> None:
    heard = {cue[0] for event, view in evening(1) if (cue := cue_for(event, view))}
    assert {Cue.DEAL, Cue.CARD_DOWN, Cue.TRICK, Cue.DRAW, Cue.MELD, Cue.SLIDE, Cue.LAST_TRICK} <= heard


def test_melds_and_tricks_sound_by_what_they_are_worth() -> None:
    marriage = Meld(MeldKind.MARRIAGE, (Card.parse("QH0"), Card.parse("KH0")), 20)
    assert cue_for(MeldDeclared(0, marriage), VIEW) == (Cue.MELD, 20)
    assert cue_for(TrickWon(0, 21, last=False), VIEW) == (Cue.TRICK, 21)


def test_a_run_and_a_turned_nine_sound_rare() -> None:
    run = Meld(MeldKind.RUN, (), 150)
    assert cue_for(MeldDeclared(1, run), VIEW) == (Cue.RUN, 150)
    assert cue_for(TrumpTurned(Card.parse("9S0"), 0, 10), VIEW) == (Cue.DIX, 10)
    assert cue_for(TrumpTurned(Card.parse("AS0"), 0, 0), VIEW) == (Cue.TURN_UP, 0)


def test_a_claim_sounds_by_whose_luck_it_is() -> None:
    assert cue_for(ClaimCounted(0, 1000, 1000, met=True), VIEW) == (Cue.WIN, 0)
    assert cue_for(ClaimCounted(1, 1000, 1000, met=True), VIEW) == (Cue.LOSS, 0)
    assert cue_for(ClaimCounted(1, 900, 1000, met=False), VIEW) == (Cue.WIN, 0)


def test_a_packet_is_one_flick() -> None:
    assert cue_for(CardsDealt(1, (None, None, None)), VIEW) == (Cue.DEAL, 0)
