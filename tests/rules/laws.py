"""Laws: what holds of the cards and points of every deal, each raising AssertionError where it does not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.rules.cards import Card
from game.rules.counting import pile_points
from game.rules.events import DealScored
from game.rules.keeping import all_points
from game.rules.match import Match
from game.rules.scoring import rounded
from game.rules.state import State
from game.rules.variant import Counting, Variant
from tests.rules.places import everywhere
from tests.rules.playing import gained


def every_card_is_in_one_place(state: State) -> None:
    """Hold the cards of a deal, once all are dealt, against its deck."""
    lying, deck = Counter(everywhere(state)), Counter(state.variant.deck.cards)
    assert lying == deck, f"too many: {_words(lying - deck)}; too few: {_words(deck - lying)}"


def no_card_is_in_two_places(state: State) -> None:
    """Hold the cards of a deal against its deck while it is being dealt."""
    lying, deck = Counter(everywhere(state)), Counter(state.variant.deck.cards)
    assert lying <= deck, f"too many: {_words(lying - deck)}"


def known_cards_are_held(state: State) -> None:
    """Hold what everybody knows of a hand against the hand."""
    for hand, known in zip(state.hands, state.known, strict=True):
        assert set(known) <= set(hand), (
            f"known to be in a hand and not there: {_words(set(known) - set(hand))}"
        )
        assert len(set(known)) == len(known), f"known twice: {_words(known)}"


def all_trick_points(rules: Variant) -> int:
    """Return what the rule books say all tricks of a deal count, the last one included (rules 0.2)."""
    single = 24 if rules.scoring.counting is Counting.ONES else 240
    return single * rules.deck.copies // 2 + rules.scoring.last_trick


def every_trick_point_is_found(state: State) -> None:
    """Hold the trick points of a finished deal against those of its deck, without a dead hand's."""
    rules, result = state.variant, state.result
    assert result is not None, "the deal has no result"
    assert all_points(rules) == all_trick_points(rules), f"the deck counts {all_points(rules)}"
    counting = rules.scoring.counting
    everything = all_points(rules) - pile_points(state.dead, counting)
    buried = pile_points(state.buried, counting)
    in_tricks = sum(trick.points for trick in state.tricks)
    assert sum(result.tricks) <= everything, f"{result.tricks} of {everything}"
    if not result.cut:
        assert sum(result.tricks) == everything, f"{result.tricks} of {everything}"
        assert in_tricks == everything - buried, f"{in_tricks} and {buried} buried of {everything}"
    rounding = rules.scoring.rounding
    counted = tuple(rounded(points, rounding) for points in result.tricks)
    assert result.rounded == counted, f"{result.tricks} are rounded to {result.rounded}"


def scores_add_up(state: State) -> None:
    """Hold the scores after a deal against those before it and what the deal gained."""
    result = state.result
    assert result is not None, "the deal has no result"
    total = tuple(map(sum, zip(state.standing, gained(result), strict=True)))
    if not state.variant.match.negative:
        total = tuple(max(0, score) for score in total)
    assert result.scores == total, f"{state.standing} and {gained(result)} are {result.scores}"


def stakes_sum_to_zero(match: Match) -> None:
    """Hold the balances of a match for stakes against its kitty."""
    if match.variant.stakes.paid:
        assert sum(match.scores) + match.kitty == 0, f"{match.scores} with {match.kitty} in the kitty"
        assert match.kitty >= 0, f"{match.kitty} in the kitty"


def payments_make_the_settlement(before: Match, result: DealScored) -> None:
    """Hold who paid whom in a deal for stakes against the balances and the kitty before it."""
    settled = result.settlement
    assert (settled is not None) == before.variant.stakes.paid, f"{settled} in {before.variant.key}"
    if settled is None:
        return
    purses = Counter[int | None]()
    for payment in settled.payments:
        assert payment.units > 0, f"{payment}"
        assert payment.payer != payment.payee, f"{payment}"
        purses[payment.payee] += payment.units
        purses[payment.payer] -= payment.units
    paid = tuple(purses[seat] for seat in range(before.variant.seats))
    assert result.points == paid, f"{paid} are paid and {result.points} scored"
    assert settled.kitty == before.kitty + purses[None], f"{before.kitty} became {settled.kitty}"


def _words(cards: Iterable[Card]) -> str:
    return " ".join(sorted(map(str, cards)))
