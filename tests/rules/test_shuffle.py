"""The shuffle: the same everywhere, and fair."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from game.rules.cards import Card
from game.rules.shuffle import below, choice_seed, first_dealer, shuffled, stream
from game.rules.variant import Variant

CLASSIC = Variant(key="two_hand_classic")


def test_a_deal_number_gives_the_same_deck_on_every_python() -> None:
    deck = shuffled(CLASSIC, seed=1, deal_no=1)
    assert " ".join(map(str, deck[:6])) == "JS1 10D0 AH1 10H1 10H0 9D0"


def test_every_card_is_dealt_once() -> None:
    assert set(shuffled(CLASSIC, 7, 3)) == set(CLASSIC.deck.cards)
    assert len(shuffled(CLASSIC, 7, 3)) == 48


def test_deals_and_seeds_differ() -> None:
    decks = {shuffled(CLASSIC, seed, deal_no) for seed in range(5) for deal_no in range(1, 6)}
    assert len(decks) == 25


def test_every_card_comes_first_and_in_each_hand_equally_often() -> None:
    first: Counter[Card] = Counter()
    in_hand: Counter[Card] = Counter()
    deals = 4000
    for seed in range(deals):
        deck = shuffled(CLASSIC, seed, 1)
        first[deck[0]] += 1
        in_hand.update(deck[:12])
    assert all(abs(first[card] - deals / 48) < 5 * (deals / 48) ** 0.5 for card in CLASSIC.deck.cards)
    assert all(abs(in_hand[card] - deals / 4) < 5 * (deals * 3 / 16) ** 0.5 for card in CLASSIC.deck.cards)


def test_numbers_below_a_limit_stay_below_it_and_reach_every_value() -> None:
    numbers = stream("test")
    drawn = [below(numbers, 6) for _ in range(600)]
    assert set(drawn) == set(range(6))


def test_a_number_that_would_favour_some_values_is_thrown_away() -> None:
    assert below(iter([2**32 - 1, 5]), 3) == 2
    assert below(iter([2**32 - 2, 5]), 3) == (2**32 - 2) % 3


def test_both_seats_deal_first_about_equally_often() -> None:
    dealers = Counter(first_dealer(seed, 2) for seed in range(1000))
    assert 400 < dealers[0] < 600


def test_choice_seeds_depend_on_the_position_and_the_seat() -> None:
    seeds = {choice_seed(9, deal, action, seat) for deal in (1, 2) for action in (0, 1) for seat in (0, 1)}
    assert len(seeds) == 8
    assert choice_seed(9, 1, 0, 0) == choice_seed(9, 1, 0, 0)


def test_a_stream_has_no_short_period() -> None:
    assert len(set(islice(stream("long"), 2000))) == 2000
