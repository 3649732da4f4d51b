"""An auction bid out in sampled deals: step by step or once round, and what the contracts of it are worth."""

from game.ai.expert.auction import Auction
from game.rules import engine
from game.rules.contract_rules import AllPass, Moon, MoonWhen
from game.rules.variant import Phase, Variant
from tests.ai.sitting import CARDGAMES, sit
from tests.rules.staging import variant

STRONG = "AH AH 10H KH KH QH QH JH AC AD AS KS"
WEAK = "9C 9D 9S JC JC 10D QD KS JS 9H QC 10S"
ONE_ROUND = variant(CARDGAMES, one_round=True)
WORLDS = 12


def _auction(hand: str, rules: Variant = CARDGAMES, calls: str = "") -> Auction:
    dealer = rules.seats - 1 - len(calls.split())
    seen = engine.view(sit(hand, rules=rules, phase=Phase.AUCTION, calls=calls, dealer=dealer), 0)
    return Auction(seen, 1, WORLDS)


def test_who_goes_highest_gets_the_contract_one_step_above_the_others() -> None:
    table = _auction(STRONG)
    for dealt in table.worlds:
        contract = table.won(dealt, 990)
        assert contract is not None
        assert contract.seat == 0
        assert contract.points <= max(250, 10 * max(dealt.limits) + 20)


def test_asked_once_a_bid_is_the_contract_or_outbid() -> None:
    table = _auction(STRONG, ONE_ROUND)
    won = [table.won(dealt, 400) for dealt in table.worlds]
    assert all(contract is not None and (contract.seat != 0 or contract.points == 400) for contract in won)
    assert all(contract is None or contract.seat == 0 or contract.points > 400 for contract in won)


def test_asked_once_the_higher_bid_stands_the_more_often() -> None:
    table = _auction(STRONG, ONE_ROUND)
    shares = [table.share_won(points) for points in (250, 300, 400, 700)]
    assert shares == sorted(shares)
    assert shares[0] < shares[-1] == 1.0


def test_asked_once_and_last_a_pass_leaves_the_contract_where_it_is() -> None:
    table = _auction(WEAK, ONE_ROUND, "- 250 -")
    contract = table.won(table.worlds[0], None)
    assert contract is not None
    assert (contract.seat, contract.points) == (2, 250)


def test_asked_once_a_dealer_is_held_to_the_contract_that_nobody_wants() -> None:
    table = _auction(WEAK, variant(ONE_ROUND, all_pass=AllPass.DEALER_HOLDS), "- -")
    contract = table.won(table.worlds[0], None)
    assert contract is not None
    assert (contract.seat, contract.held) == (1, True)
    free = _auction(WEAK, variant(ONE_ROUND, all_pass=AllPass.REDEAL), "- - -")
    assert free.won(free.worlds[0], None) is None


def test_a_moon_that_takes_every_trick_is_worth_more_than_the_bid_and_else_less() -> None:
    rules = variant(CARDGAMES, moon=Moon.BONUS, moon_when=MoonWhen.IN_AUCTION)
    for hand in (STRONG, WEAK):
        table = _auction(hand, rules)
        moons, made = table.moons(250)
        assert len(moons) == WORLDS
        assert (made > 50) is (hand == STRONG)
        bids = [table.outcome(dealt, 990) for dealt in table.worlds]
        assert (sum(moons) > sum(bids)) is (hand == STRONG)
