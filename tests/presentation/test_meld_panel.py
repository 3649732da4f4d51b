"""The board on which melds are picked names what the chosen cards make, and nothing that they could."""

from game.presentation.areas import areas
from game.presentation.meld_panel import meld_board
from game.presentation.offers import claims_of, grows
from game.presentation.targets import Stroke
from game.rules.actions import EndMelding
from game.rules.cards import Card
from game.rules.choices import ChooseMeld
from game.rules.engine import view
from game.rules.hand_melds import Melding
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from game.rules.view import View
from tests.rules.staging import variant
from tests.rules.tableside import Table, pick

PLACES = areas((1280, 720), seats=4)
RULES = variant(REGISTRY["cardgames"], passed=0, melding=Melding.MANUAL)


def picking() -> View:
    table = Table(RULES, dealer=3).deal_hands("AS 10S KS QS JS JD QH KH").call(250, 0, 0, 0).name("S")
    seen = view(table.state, 0)
    assert seen.phase is Phase.MELDS
    return seen


def labels(seen: View, chosen: tuple[Card, ...]) -> list[tuple[str, bool]]:
    board = meld_board(seen, PLACES, chosen, lambda points: points)
    assert board.box is not None
    assert all(board.box.contains(knob.rect) for knob in board.knobs)
    assert [knob.meaning for knob in board.knobs] == [Stroke.CONFIRM, EndMelding()]
    return [(knob.label, knob.off) for knob in board.knobs]


def test_cards_that_make_a_meld_can_be_claimed_with_its_points() -> None:
    seen = picking()
    assert labels(seen, pick(seen.hand, "QS JD")) == [("Claim Pinochle: 40", False), ("No more melds", False)]


def test_cards_that_make_none_are_named_nothing() -> None:
    seen = picking()
    for text in ("", "QS", "QS JD KH", "AS 10S KS QS"):
        assert labels(seen, pick(seen.hand, text))[0] == ("Claim this meld", True)


def test_nobody_is_told_whether_more_cards_would_make_a_meld() -> None:
    seen = picking()
    (choice,) = seen.choices
    assert isinstance(choice, ChooseMeld)
    assert not claims_of(seen, pick(seen.hand, "AS KH"))
    assert grows(seen, pick(seen.hand, "AS KH")) is grows(seen, pick(seen.hand, "KS"))
