"""Open cards solved to the last trick: playoffs of two after the stock, and four hands of eight cards."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from game.ai.arena.playing import dealt, decisions
from game.ai.kernel.coding import coding
from game.ai.kernel.layout import legal, remove
from game.ai.kernel.search import Search
from game.ai.levels import LEVELS
from game.rules.cards import Suit
from game.rules.match import new_match
from game.rules.variant import Counting, Phase, Variant
from game.rules.variants import REGISTRY
from tests.benchmarks.ratios import CLOCK, PLAIN_LOOP, Bench, Stopwatch, compared, plain_loop

pytestmark = [pytest.mark.benchmark(timer=CLOCK), pytest.mark.timeout(600)]

ROUNDS = 2
PLENTY = 10**9
SCORINGS = {"simple": (Counting.ONES, 1), "classic": (Counting.CLASSIC, 10)}
_YARDS = 10
_GAMES = {2: "two_hand_classic", 4: "cardgames"}
_PARTNERS = 0b0101
_AT_RANDOM = 0.3
"""The share of cards played at random on the way to a position of four hands."""

Open = tuple[Suit, int, list[int]]
"""Trump, the seat that leads, and the hands in bits."""


@cache
def _playoffs() -> list[Open]:
    return [_playoff(seed) for seed in range(40)]


@cache
def _middles() -> list[Open]:
    return [_middle(seed) for seed in range(20)]


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("positions", [_playoffs, _middles], ids=["playoff of two", "eight cards of four"])
def test_open_cards_solved(bench: Bench, positions: Callable[[], list[Open]], scoring: str) -> None:
    asked = positions()
    seats = len(asked[0][2])
    game = _scored(REGISTRY[_GAMES[seats]], scoring)
    nodes: list[int] = []
    loop, slowest = Stopwatch(plain_loop), 0.0

    def solve() -> None:
        nonlocal slowest
        nodes.clear()
        for trump, leader, hands in asked:
            before = CLOCK()
            nodes.append(_nodes(game, trump, leader, hands))
            slowest = max(slowest, CLOCK() - before)

    def measure() -> None:
        for _ in range(_YARDS):
            loop()

    each = [seconds / len(asked) for seconds in bench.seconds(solve, before=measure, rounds=ROUNDS)]
    mean = f"{1000 * min(each):.3g} ms and {sum(nodes) / len(nodes):,.0f} tricks begun on average"
    note = f"{mean}, {1000 * slowest:.3g} ms and {max(nodes):,} at most"
    what = "a playoff of two" if seats == len("AB") else "eight cards each of four"
    bench.note(compared(f"{what} solved, {scoring}", each, PLAIN_LOOP, loop.seconds, note=note))


def _nodes(game: Variant, trump: Suit, leader: int, hands: list[int]) -> int:
    turns = [(seat + 1) % len(hands) for seat in range(len(hands))]
    search = Search(coding(game, trump).layout, hands, turns, _PARTNERS, PLENTY)
    search.value(leader, [], -1)
    return search.nodes


def _scored(game: Variant, scoring: str) -> Variant:
    counting, last_trick = SCORINGS[scoring]
    return replace(game, scoring=replace(game.scoring, counting=counting, last_trick=last_trick))


def _playoff(seed: int) -> Open:
    """Return the hands after a stock phase between standard players."""
    game, choose = REGISTRY[_GAMES[2]], LEVELS["standard"].choose
    for decision in decisions(dealt(new_match(game, seed)), seed, [choose, choose]):
        state = decision.state
        if state.phase is Phase.PLAYOFF and state.trump is not None:
            code = coding(game, state.trump)
            return state.trump, state.leader, [code.bits(hand.cards) for hand in state.hands]
    raise AssertionError(seed)


def _middle(seed: int) -> Open:
    """Return four hands after four tricks by players who take what they can, when they look."""
    chance, game = Random(seed), REGISTRY[_GAMES[4]]
    code = coding(game, Suit.SPADES)
    cards = chance.sample(game.deck.cards, len(game.deck.cards))
    hands = [code.bits(cards[seat::4]) for seat in range(4)]
    stride = code.layout.faces * code.layout.width
    leader = 0

    def height(place: int) -> int:
        return place % stride

    for _ in range(4):
        plays: list[int] = []
        best, taker = -1, leader
        for seat in ((leader + turn) % 4 for turn in range(4)):
            held = legal(code.layout, hands[seat], plays[0], best, spared=False) if plays else hands[seat]
            places = code.places(held)
            winners = [place for place in places if best < 0 or code.layout.beaters[best] >> place & 1]
            place = max(winners, key=height) if winners else min(places, key=height)
            if chance.random() < _AT_RANDOM:
                place = chance.choice(places)
            if best < 0 or code.layout.beaters[best] >> place & 1:
                best, taker = place, seat
            plays.append(place)
            hands[seat] = remove(code.layout, hands[seat], place)
        leader = taker
    return Suit.SPADES, leader, hands
