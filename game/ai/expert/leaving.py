"""Leaving a deal or staying: giving up is worth what the rules pay, playing what sampled deals bring."""

from __future__ import annotations

from random import Random
from statistics import fmean

from game.ai.choice import Because, Choice, Motive
from game.ai.expert.choosing import preferred
from game.ai.expert.course import Course, Hands
from game.ai.expert.facts import learned
from game.ai.expert.worlds import sampled
from game.ai.expert.worth import Played, Worth
from game.ai.kernel.coding import coding
from game.ai.standard.tricks.knowledge import learn, same_side
from game.ai.standard.tricks.laydown import takes_every_trick
from game.rules.actions import Action, Concede, ShootMoon, StartPlay, TakeWidow, ThrowIn
from game.rules.endings import Ending
from game.rules.keeping import all_points
from game.rules.variant import Phase
from game.rules.view import View


def choose(view: View, seed: int, worlds: int) -> Choice:
    """Return whether to turn the widow, play, shoot the moon, or give the contract up."""
    if view.contract is None:
        raise ValueError(f"there is no contract in {view}")
    laydown = ShootMoon() in view.legal and takes_every_trick(learn(view))
    samples, made, moons = _samples(view, seed, worlds)
    liked = sorted(samples, key=lambda action: not isinstance(action, TakeWidow | StartPlay))
    chosen, values = preferred(liked, samples, 0.0)
    if laydown:
        values = tuple(sorted(values, key=lambda each: each.action != ShootMoon()))
        return Choice(ShootMoon(), values, (Because(Motive.SHOOTS_MOON, view.hand.cards),))
    if isinstance(chosen, ShootMoon):
        return Choice(chosen, values, (Because(Motive.MOON_LIKELY, points=moons),))
    return Choice(chosen, values, (_because(view, chosen, round(100 * made)),))


def _samples(view: View, seed: int, worlds: int) -> tuple[dict[Action, list[float]], float, int]:
    """Return what each action is worth in every deal sampled, and how often a contract and a moon are made.

    The moons are of a hundred, and counted where one may be shot.
    """
    contract, worth = view.contract, Worth(view)
    if contract is None:
        return {}, 0.0, 0
    course = Course(view.variant, view.dealer)
    deals = sampled(learned(view), worlds, Random(seed))
    if view.phase is Phase.WIDOW:
        played = [course.bid(world.hands, contract) for world in deals]
        staying: Action = TakeWidow()
    else:
        played = [_led(view, course, world.hands) for world in deals]
        staying = StartPlay()
    samples: dict[Action, list[float]] = {staying: [worth(each) for each in played]}
    for action, ending in ((ThrowIn(), _thrown(view)), (Concede(), Ending.CONCEDED)):
        if action in view.legal:
            left = worth(Played(contract, view.trump, view.meld_points, ending=ending))
            samples[action] = [left] * len(deals)
    moons = 0
    if ShootMoon() in view.legal:
        samples[ShootMoon()], moons = worth.shot(played)
    return samples, fmean(map(worth.made, played)), moons


def _led(view: View, course: Course, hands: Hands) -> Played:
    if view.contract is None or view.trump is None:
        raise ValueError(f"nobody leads yet in {view}")
    code = coding(view.variant, view.trump)
    buried = code.bits(card for card in view.buried if card is not None)
    return course.led(hands, view.contract, view.trump, view.meld_points, buried)


def _thrown(view: View) -> Ending:
    return Ending.THROWN_IN_UNSEEN if view.phase is Phase.WIDOW else Ending.THROWN_IN


def _because(view: View, best: Action, made: int) -> Because:
    contract = view.contract
    if isinstance(best, ThrowIn | Concede) and contract is not None:
        own = sum(
            points for seat, points in enumerate(view.meld_points) if same_side(view, seat, contract.seat)
        )
        over = contract.points - own - all_points(view.variant)
        if view.phase is not Phase.WIDOW and over > 0:
            return Because(Motive.OUT_OF_REACH, points=over)
        return Because(
            Motive.GIVES_UP_UNSEEN if view.phase is Phase.WIDOW else Motive.CONTRACT_UNLIKELY, points=made
        )
    return Because(Motive.SEES_WIDOW if view.phase is Phase.WIDOW else Motive.PLAYS_ON, points=made)
