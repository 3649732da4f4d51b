"""Exits: when to give a contract up, shoot the moon, call a misdeal or concede (rules 5.5, 6.3, 7.6, 9)."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.choice import Because, Choice, Motive, Valued
from game.ai.standard.estimate import chance, dealt_spread, led_spread, melds, prospects, tricks
from game.ai.standard.naming import after_naming
from game.ai.standard.tricks.knowledge import learn, same_side
from game.ai.standard.tricks.laydown import takes_every_trick
from game.rules.actions import (
    Action,
    AnswerConcession,
    CallMisdeal,
    ClaimRest,
    Concede,
    OfferConcession,
    ShootMoon,
    StartPlay,
    TakeWidow,
    ThrowIn,
)
from game.rules.contract_rules import SetCosts, SurrenderPays
from game.rules.keeping import all_points
from game.rules.settling import factor, stake
from game.rules.state import Contract
from game.rules.variant import Phase
from game.rules.view import View

_EXTRA = {SurrenderPays.MELD_AND_25: 25, SurrenderPays.MELD_AND_50: 50}
_MADE_AHEAD = 2.0  # Units that a contract which is made usually goes over its bid.
_TWO = 2
_FALLEN_SHORT = 0.8  # What one that is lost usually takes of the tricks it needed.


@dataclass(frozen=True, slots=True)
class Odds:
    """What giving up and playing on are worth in points or stakes, and the chance of the contract."""

    leave: float
    stay: float
    made: float


def choose(view: View) -> Choice | None:
    """Return an exit that is better than going on, None when there is none."""
    if CallMisdeal() in view.legal and _poor(view):
        return _leaving(CallMisdeal(), Because(Motive.CALLS_MISDEAL, points=promised(view)))
    if ClaimRest() in view.legal:
        return _leaving(ClaimRest(), Because(Motive.TAKES_THE_REST, view.hand.cards))
    if OfferConcession() in view.legal and bid_is_made(view):
        return _leaving(OfferConcession(), Because(Motive.BID_IS_MADE, points=_bid(view).points))
    if view.phase is Phase.PLAYOFF:
        return lost_in_play(view) if Concede() in view.legal else None
    for action in (ThrowIn(), Concede()):
        if action in view.legal:
            odds = weigh(view, action)
            if odds.leave > odds.stay:
                return _left(view, action, odds)
    return None


def others_lose_tricks(view: View) -> bool:
    """Say whether the tricks left go to nobody when a contract is given up: one other side gets them all."""
    return view.variant.sides > _TWO


def lost_in_play(view: View) -> Choice | None:
    """Give up what no trick can save any more, where the tricks left are worth nothing to the own side."""
    variant, contract = view.variant, _bid(view)
    if not others_lose_tricks(view):
        return None
    others = sum(view.trick_points) - view.trick_points[contract.seat]
    most = view.meld_points[contract.seat] + all_points(variant) - others
    over = contract.points - most
    return _leaving(Concede(), Because(Motive.OUT_OF_REACH, points=over)) if over > 0 else None


def choose_to_stay(view: View) -> Choice:
    """Return what to do where the deal may be given up and is not: turn the widow, play, shoot, or answer."""
    match view.phase:
        case Phase.WIDOW:
            return _staying(view, TakeWidow(), Motive.SEES_WIDOW)
        case Phase.CONCESSION:
            return _answer(view)
        case _:
            if ShootMoon() in view.legal and takes_every_trick(learn(view)):
                return _leaving(ShootMoon(), Because(Motive.SHOOTS_MOON, view.hand.cards))
            return _staying(view, StartPlay(), Motive.PLAYS_ON)


def _answer(view: View) -> Choice:
    """Agree to concede only when nothing can change any more."""
    agreed = bid_is_made(view)
    motive = Motive.BID_IS_MADE if agreed else Motive.CONTRACT_CAN_FAIL
    return _leaving(AnswerConcession(agreed), Because(motive, points=_bid(view).points))


def bid_is_made(view: View) -> bool:
    """Say whether the bidder has shown enough in melds and tricks already."""
    contract = _bid(view)
    return view.meld_points[contract.seat] + view.trick_points[contract.seat] >= contract.points


def weigh(view: View, action: ThrowIn | Concede) -> Odds:
    """Return what leaving the deal so and what playing on are worth to the bidder's side."""
    made = contract_chance(view)
    if view.variant.stakes.paid:
        return _stakes(view, made, unseen=isinstance(action, ThrowIn))
    return _points(view, made)


def contract_chance(view: View) -> float:
    """Return the bidder's chance to make the contract, before the first lead."""
    contract, unit = _bid(view), view.variant.scale.unit
    if view.phase is Phase.WIDOW:
        best = prospects(view.hand.cards, view.variant)[0].total
        return chance(contract.points / unit - best, dealt_spread(view.variant))
    own = (*view.hand.cards, *view.table[contract.seat])
    if view.trump is None:
        suits = [action.suit for action in view.legal if hasattr(action, "suit")]
        best = max((after_naming(view, own, suit).total for suit in suits), default=0.0)
    else:
        best = _side_melds(view, contract) / unit + tricks(own, view.trump, view.variant)
    return 0.0 if contract.points > _most(view, contract) else _likely(view, contract, best)


def _likely(view: View, contract: Contract, units: float) -> float:
    return chance(contract.points / view.variant.scale.unit - units, led_spread(view.variant))


def _most(view: View, contract: Contract) -> int:
    if view.trump is None:
        return contract.points
    return _side_melds(view, contract) + all_points(view.variant)


def _side_melds(view: View, contract: Contract) -> int:
    if view.phase in (Phase.NAME_TRUMP, Phase.WIDOW):
        return melds(view.hand, view.trump, view.variant)
    return sum(points for seat, points in enumerate(view.meld_points) if same_side(view, seat, contract.seat))


def _stakes(view: View, made: float, *, unseen: bool) -> Odds:
    """Return the odds in stakes: a made contract is paid by all others, a lost one pays all twice."""
    rules, others = view.variant.stakes, view.variant.seats - 1
    base, suit = stake(rules, _bid(view).points), factor(rules, view.trump)
    receivers = others + rules.loser_pays_kitty
    if unseen:
        stay = made * others - (1 - made) * receivers
        return Odds(-float(base), stay * base, made)
    stay = suit * (made * others - 2 * (1 - made) * receivers)
    return Odds(-float(receivers * base), stay * base, made)


def _points(view: View, made: float) -> Odds:
    """Return the odds in points ahead of the other side."""
    variant, contract = view.variant, _bid(view)
    unit, own = variant.scale.unit, _side_melds(view, contract)
    foreign = sum(view.meld_points) - own
    total, ahead = all_points(variant), _MADE_AHEAD * unit
    cost = contract.points + (own if variant.contract.set_costs is SetCosts.BID_AND_MELD else 0)
    played = cost * (2 if variant.contract.set_costs is SetCosts.DOUBLE_WHEN_PLAYED else 1)
    taken = min(total, max(0.0, contract.points - own + ahead))
    won = contract.points + ahead - foreign - (total - taken)
    lost = -played - foreign - (total - _FALLEN_SHORT * taken)
    return Odds(-cost - _given(view, foreign), made * won + (1 - made) * lost, made)


def _given(view: View, foreign: int) -> float:
    """Return what the other side scores for a contract that is given up."""
    pays = view.variant.contract.surrender_pays
    if pays is SurrenderPays.NOTHING and ThrowIn() not in view.legal:
        return 0.0
    return foreign + _EXTRA.get(pays, 0) * view.variant.scale.unit


def _left(view: View, action: ThrowIn | Concede, odds: Odds) -> Choice:
    contract = _bid(view)
    over = contract.points - _most(view, contract)
    values = (Valued(action, round(odds.leave, 2)), Valued(_going_on(view), round(odds.stay, 2)))
    if over > 0:
        return Choice(action, values, (Because(Motive.OUT_OF_REACH, points=over),))
    motive = Motive.GIVES_UP_UNSEEN if view.phase is Phase.WIDOW else Motive.CONTRACT_UNLIKELY
    return Choice(action, values, (Because(motive, points=round(100 * odds.made)),))


def _going_on(view: View) -> Action:
    return next((action for action in view.legal if not isinstance(action, ThrowIn | Concede)), StartPlay())


def _staying(view: View, action: Action, motive: Motive) -> Choice:
    made = contract_chance(view)
    return Choice(action, (Valued(action, round(made, 2)),), (Because(motive, points=round(100 * made)),))


def _leaving(action: Action, because: Because) -> Choice:
    return Choice(action, (Valued(action, 0.0),), (because,))


def _poor(view: View) -> bool:
    """Say whether a hand that may be thrown in should be: it is not worth a bid, nor is the own side's."""
    contract = view.contract
    if contract is not None and view.seat is not None and same_side(view, contract.seat, view.seat):
        return contract_chance(view) < 0.5 if contract.seat == view.seat else False  # noqa: PLR2004 - even
    return promised(view) < view.variant.auction.minimum


def promised(view: View) -> int:
    """Return how many points a dealt hand promises its side as the bidder's."""
    return round(prospects(view.hand.cards, view.variant)[0].total * view.variant.scale.unit)


def _bid(view: View) -> Contract:
    if view.contract is None:
        raise ValueError(f"there is no contract in {view}")
    return view.contract
