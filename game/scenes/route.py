"""The only table from phases to scenes; play, loading and undoing all use it."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.variant import Phase
from game.rules.view import View
from game.scenes.auction import AuctionScene
from game.scenes.deal import DealScene
from game.scenes.desk import Desk
from game.scenes.equipment import Equipment
from game.scenes.playoff import PlayoffScene
from game.scenes.results import ResultsScene
from game.scenes.scene import Scene
from game.scenes.showing import ShowingScene
from game.scenes.table import TableScene
from game.session.session import Session

SCENES: dict[Phase, Callable[[Desk], Scene]] = {
    Phase.STOCK_TRICK: TableScene,
    Phase.MELD_WINDOW: TableScene,
    Phase.DIX_SWAP: AuctionScene,
    Phase.AUCTION: AuctionScene,
    Phase.WIDOW: AuctionScene,
    Phase.SHARING: AuctionScene,
    Phase.NAME_TRUMP: AuctionScene,
    Phase.PASSING: AuctionScene,
    Phase.MELDS: ShowingScene,
    Phase.BURYING: AuctionScene,
    Phase.DECISION: ShowingScene,
    Phase.CONCESSION: PlayoffScene,
    Phase.PLAYOFF: PlayoffScene,
}


def first_scene(equipment: Equipment, session: Session) -> Scene:
    """Return the scene for the phase a session is in; between deals the next one is dealt."""
    desk = Desk(equipment, session, following)
    return following(desk, None) or DealScene(desk)


def following(desk: Desk, now: Scene | None) -> Scene | None:
    """Return the scene for where the desk's cards are, None when it is the one given."""
    view = desk.view
    if view.phase is Phase.FINISHED:
        return ResultsScene(desk.equipment, desk.session) if desk.idle else None
    make = DealScene if dealing(view) else SCENES[view.phase]
    return None if type(now) is make else make(desk)


def dealing(view: View) -> bool:
    """Say whether cards are still being dealt: there is no trump, and nobody is to act or has bid."""
    return view.trump is None and view.to_act is None and not view.calls
