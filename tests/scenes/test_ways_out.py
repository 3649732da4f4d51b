"""What ends a deal early, or puts all of it at stake, is done with one press of the mouse."""

from collections.abc import Callable

import pytest

from game.ai.levels import level
from game.presentation.auction_panel import allowed_bids
from game.rules.actions import (
    Action,
    AnswerConcession,
    Bid,
    CallMisdeal,
    Concede,
    OfferConcession,
    PassBid,
    ShootMoon,
    ThrowIn,
)
from game.rules.endings import Ending
from game.rules.engine import legal_actions
from game.rules.match import Match
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from game.rules.view import View
from game.scenes.equipment import Equipment
from game.scenes.results import ResultsScene
from game.session.session import Session
from tests.rules.tableside import deck_for
from tests.scenes.playing import Player

Equip = Callable[..., Equipment]
pytestmark = pytest.mark.usefixtures("screen")


def brought(equipment: Equipment, game: str, action: Action, bid: int) -> Player:
    """Return a player who may do this, with a contract of at least so much where one bids."""
    for seed in range(40):
        player = Player.at(equipment, game, seed=seed)
        if comes_to(player, action, bid):
            return player
    raise AssertionError(f"nobody may ever do {action}")


def press(player: Player, action: Action) -> None:
    """Click the button of an action, well after the last click."""
    table = player.table
    table.step(dt=0.5)
    (knob,) = (knob for knob in table.attention.knobs() if knob.meaning == action)
    before = len(table.session.course.taken)
    table.click(knob.rect.center)
    acted = table.session.course.taken[before].acted
    assert (acted.seat, acted.action) == (0, action)


def comes_to(player: Player, action: Action, bid: int) -> bool:
    """Play on, bidding so much, until the player may do this; False when that never comes."""
    table = player.table
    for _ in range(20):
        table.my_turn()
        if not table.at_play():
            return False
        if action in table.view.legal:
            return True
        table.act(choice(table.view, bid))
    return False


def choice(view: View, bid: int) -> Action:
    """Bid so much, then pass; whatever else is asked, do as the standard player does."""
    bids = [each for each in allowed_bids(view) if each >= bid]
    if bids and not any(call.seat == view.seat for call in view.calls):
        return Bid(bids[0])
    return PassBid() if PassBid() in view.legal else level("standard").choose(view, 1).action


def ended(player: Player) -> Ending | None:
    """Go to the result with nothing more than time, and return how the deal has ended."""
    player.table.until(lambda: isinstance(player.table.scene, ResultsScene))
    return player.table.session.match.deals[-1].ending


@pytest.mark.parametrize(
    ("game", "action", "bid", "ending"),
    [
        ("cardgames", ThrowIn(), 900, Ending.THROWN_IN),
        ("auction_300", ThrowIn(), 300, Ending.THROWN_IN_UNSEEN),
        ("auction_250", Concede(), 320, Ending.CONCEDED),
        ("auction3_points", Concede(), 320, Ending.CONCEDED),
        ("double_deck", Concede(), 60, Ending.CONCEDED),
    ],
)
def test_contract_is_given_up_with_one_press_and_the_deal_is_counted(
    equip: Equip, game: str, action: Action, bid: int, ending: Ending
) -> None:
    player = brought(equip(instant=True), game, action, bid)
    press(player, action)
    assert ended(player) is ending
    result = player.table.session.match.deals[-1]
    assert result.bidder == 0
    assert result.points[0] < 0


def test_moon_is_shot_with_one_press_and_takes_every_trick_or_fails(equip: Equip) -> None:
    player = brought(equip(instant=True), "cardzmania", ShootMoon(), 250)
    press(player, ShootMoon())
    table = player.table
    assert table.session.course.state.moon
    table.my_turn()
    while table.at_play():
        table.act(choice(table.view, 250))
        table.my_turn()
    won = {trick.winner % 2 for trick in table.session.course.state.tricks}
    assert (table.session.match.deals[-1].points[0] > 0) is (won == {0})


def test_misdeal_is_called_with_one_press_and_the_same_dealer_deals_again(
    equip: Equip, monkeypatch: pytest.MonkeyPatch
) -> None:
    poorest = "QS QS QS QS JS JS JS JS QH QH QH QH JH JH JH KC KC KC KC KD"
    start, dealers = Session.start_deal, []

    def poor(session: Session) -> bool:
        match: Match = session.match
        dealers.append(match.dealer)
        return start(session, deck_for(match.variant, match.dealer, (poorest,)))

    monkeypatch.setattr(Session, "start_deal", poor)
    player = Player.at(equip(instant=True), "double_deck")
    assert comes_to(player, CallMisdeal(), 50)
    press(player, CallMisdeal())
    assert ended(player) is Ending.MISDEAL
    results = player.table.scene
    assert isinstance(results, ResultsScene)
    player.table.step()
    player.table.click(results.rect_of("next").center)
    player.table.my_turn()
    assert dealers[0] == dealers[1]
    assert player.table.session.match.scores == (0, 0)


@pytest.mark.parametrize("agreed", [True, False])
def test_proposal_of_the_other_opponent_is_answered_with_one_press(equip: Equip, *, agreed: bool) -> None:
    player = opposing(equip(instant=True))
    table = player.table
    table.worker.patience = 10_000
    while table.session.course.state.to_act in (0, bidder(player)):
        state = table.session.course.state
        assert state.to_act is not None
        table.session.submit(state.to_act, legal_actions(state, state.to_act)[0])
    other = table.session.course.state.to_act
    assert other is not None
    assert table.session.submit(other, OfferConcession()) is None
    table.my_turn()
    assert table.view.phase is Phase.CONCESSION
    press(player, AnswerConcession(agreed=agreed))
    if agreed:
        assert ended(player) is Ending.OPPONENTS_CONCEDED
    else:
        assert table.session.course.state.phase is Phase.PLAYOFF
        assert not table.session.deal_over


def test_contract_is_offered_to_the_bidder_with_one_press_and_the_other_answers(equip: Equip) -> None:
    player = opposing(equip(instant=True))
    press(player, OfferConcession())
    table = player.table
    table.until(lambda: table.session.course.state.phase is not Phase.CONCESSION)
    answers = [each.acted.action for each in table.session.course.taken]
    assert any(isinstance(action, AnswerConcession) for action in answers)


def opposing(equipment: Equipment) -> Player:
    """Return a player who may propose to give another's contract away."""
    for seed in range(40):
        player = Player.at(equipment, "auction_250", seed=seed)
        if comes_to(player, OfferConcession(), REGISTRY["auction_250"].auction.maximum + 1):
            return player
    raise AssertionError("nobody else ever bids")


def bidder(player: Player) -> int:
    """Return whose contract it is."""
    contract = player.table.view.contract
    assert contract is not None
    return contract.seat
