"""The order of a hand: by suit with colours alternating, or as the player has laid it."""

from hypothesis import given
from hypothesis import strategies as st

from game.presentation.arrange import Arrangement, sorted_hand, suit_order
from game.rules.cards import Card, Deck, Hand, RankOrder, Suit

CARDS = Deck().cards
hands = st.lists(st.sampled_from(CARDS), unique=True, min_size=1, max_size=16)


def test_trump_comes_first_and_colours_alternate() -> None:
    assert suit_order(Suit, Suit.HEARTS)[0] is Suit.HEARTS
    reds = [suit in {Suit.HEARTS, Suit.DIAMONDS} for suit in suit_order(Suit, Suit.CLUBS)]
    assert reds == [False, True, False, True]


def test_colours_still_alternate_when_a_suit_has_run_out() -> None:
    order = suit_order({Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS}, Suit.SPADES)
    assert order == (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)


def test_ranks_go_by_the_order_of_the_game_and_the_players_direction() -> None:
    hand = Hand.parse("9S JS QS KS 10S AS")
    up = sorted_hand(hand, None, RankOrder.ACE_TEN)
    assert [card.face for card in up] == ["9S", "JS", "QS", "KS", "10S", "AS"]
    literal = sorted_hand(hand, None, RankOrder.ACE_KING, descending=True)
    assert [card.face for card in literal] == ["AS", "KS", "QS", "JS", "10S", "9S"]


@given(hands, st.integers(0, 20), st.integers(0, 20))
def test_a_moved_card_lies_where_it_was_put_and_all_others_keep_their_order(
    cards: list[Card], which: int, place: int
) -> None:
    start = Arrangement()
    shown = start.apply(cards, Suit.SPADES, RankOrder.ACE_TEN)
    card = shown[which % len(shown)]
    after = start.moved(shown, card, place).apply(cards, Suit.SPADES, RankOrder.ACE_TEN)
    assert after.index(card) == min(place, len(cards) - 1)
    assert [other for other in after if other is not card] == [other for other in shown if other is not card]


@given(hands, hands)
def test_cards_drawn_later_join_their_suit(first: list[Card], later: list[Card]) -> None:
    shown = Arrangement().apply(first, None, RankOrder.ACE_TEN)
    own = Arrangement().moved(shown, shown[0], len(shown))
    every = list({*first, *later})
    after = own.apply(every, None, RankOrder.ACE_TEN)
    assert sorted(map(str, after)) == sorted(map(str, every))
    kept = [card for card in after if card in first]
    assert tuple(kept) == own.own
