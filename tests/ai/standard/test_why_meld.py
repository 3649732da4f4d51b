"""Reasons in a meld window name cards that are where they say."""

from __future__ import annotations

from game.ai.choice import Because, Motive
from game.ai.standard.why_meld import reasons
from game.rules.actions import Draw, EndMelding, ExchangeDix, ShowDix
from game.rules.cards import Card
from game.rules.variant import LastDraw, MeldTiming, Phase
from tests.ai.asking import midway, sight
from tests.rules.staging import after, cards, meld, next_window, variant

WINDOW = Phase.MELD_WINDOW
RUN = "AS 10S KS QS JS"
NINE = Card.parse("9S0")


def test_a_marriage_names_the_run_that_can_follow_and_is_plain_without_one() -> None:
    seen = sight(midway(f"{RUN} 9H JH 9D JC 9C AH", phase=WINDOW))
    assert reasons(seen, meld("royal_marriage", "KS QS")) == (
        Because(Motive.MARRIAGE_BEFORE_RUN, cards("KS QS"), 150),
    )
    plain = sight(midway("KS QS KH QH 9H JH 9D JC 9C AH 10H", phase=WINDOW))
    assert reasons(plain, meld("royal_marriage", "KS QS")) == (Because(Motive.BEST_MELD, cards("KS QS"), 40),)


def test_a_run_says_what_it_gives_up_and_what_it_spares() -> None:
    state = midway(f"{RUN} KS QS 9D JC 9C AH", phase=WINDOW)
    run = meld("run", "AS 10S KS0 QS0 JS")
    assert reasons(sight(state), run) == (Because(Motive.NO_WINDOW_TO_WASTE, run.cards, 150),)
    state = next_window(after(state, (0, meld("royal_marriage", "KS0 QS0"))))
    assert reasons(sight(state), run) == (
        Because(Motive.BEST_MELD, run.cards, 150),
        Because(Motive.SAVES_PAIR, cards("KS1 QS1"), 40),
    )


def test_an_exchange_names_the_upcard_and_what_the_nine_scores() -> None:
    helping = sight(midway("9S 10S KS QS JS 9H JH 9D JC 9C AH", phase=WINDOW, upcard="AS"))
    main, dix = reasons(helping, ExchangeDix(NINE))
    assert (main.code, main.cards) == (Motive.EXCHANGES_FOR_MELD, cards("AS"))
    assert main.points > 0
    assert dix == Because(Motive.TAKES_DIX, (NINE,), 10)
    plain = sight(midway("9S 10H KC QD AD 9H JH 9D JC 9C AH", phase=WINDOW, upcard="10S"))
    assert reasons(plain, ExchangeDix(NINE))[0] == Because(Motive.EXCHANGES_FOR_TRUMP, cards("10S"))


def test_a_nine_that_has_counted_scores_nothing_in_the_exchange() -> None:
    state = midway("9S 10H KC QD AD 9H JH 9D JC 9C AH", phase=WINDOW, upcard="JS")
    state = after(state, (0, ShowDix(NINE)))
    assert [each.code for each in reasons(sight(state), ExchangeDix(NINE))] == [Motive.EXCHANGES_FOR_TRUMP]


def test_showing_ending_and_drawing_say_so() -> None:
    seen = sight(midway("9S 10H KC QD AD 9H JH 9D JC 9C AH", phase=WINDOW))
    assert reasons(seen, ShowDix(NINE)) == (Because(Motive.TAKES_DIX, (NINE,), 10),)
    assert reasons(seen, Draw()) == reasons(seen, EndMelding()) == (Because(Motive.NOTHING_TO_MELD),)


def test_a_draw_that_comes_before_the_window_says_nothing_about_melds() -> None:
    rules = variant(timing=MeldTiming.AFTER_DRAW)
    seen = sight(midway("KS QS KC QD AD 9H JH 9D JC 9C AH", phase=WINDOW, rules=rules))
    assert reasons(seen, Draw()) == (Because(Motive.ONLY_ACTION),)


def test_a_choice_of_the_last_draw_names_the_upcard() -> None:
    rules = variant(last_draw=LastDraw.WINNER_CHOOSES)
    seen = sight(midway("9H 10H KC QD AD 9H JH 9D JC 9C AH", phase=WINDOW, tricks=0, rules=rules))
    assert reasons(seen, Draw(upcard=True)) == (Because(Motive.TAKES_UPCARD, cards("JS")),)
    assert reasons(seen, Draw()) == (Because(Motive.LEAVES_UPCARD, cards("JS")),)
