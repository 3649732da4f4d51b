"""Following: feed a sure partner cheaply, win with the least, never a ten under an ace that may come."""

from __future__ import annotations

from typing import Any

from game.ai.choice import Motive
from game.rules.variants import REGISTRY
from tests.ai.sitting import CARDGAMES, asked, plays, sit, why
from tests.rules.staging import variant

LOOSE = REGISTRY["bicycle_auction"]
NEVER = variant(CARDGAMES, heading="never")
NO_TRUMPS = "AS AS 10S 10S KS KS QS QS JS JS 9S 9S"


def test_a_sure_trick_of_the_partner_gets_the_king_before_the_ten() -> None:
    position: dict[str, Any] = {"led": "9H AH JH", "gone": NO_TRUMPS, "rules": NEVER, "shown": {3: "AH"}}
    assert plays("10H KH 9H 9D", **position) == {"KH"}
    choice = asked(sit("10H KH 9H 9D", **position))
    assert why(choice) is Motive.FEEDS_PARTNER


def test_a_counter_goes_on_a_trick_the_partner_is_certain_to_win() -> None:
    assert plays("KD 9D JC 9C", led="9H AH JH", gone=NO_TRUMPS, shown={1: "AD"}) == {"KD"}


def test_nothing_good_goes_on_a_trick_the_other_side_wins() -> None:
    assert plays("10D 9D KD JD", led="9H JH AH", gone=NO_TRUMPS) <= {"9D", "JD"}


def test_the_ace_is_played_where_an_opponent_may_still_hold_the_other() -> None:
    assert plays("AH 10H 9D JD QD KC 9C JC QC 9S JS QS", led="9H") == {"AH"}


def test_the_last_to_play_wins_with_the_least() -> None:
    assert plays("AH 10H 9D JD", led="9H KH JH", gone=NO_TRUMPS) == {"10H"}
    assert plays("AS 9S 9D JD", led="10H KH JH") == {"9S"}


def test_the_partner_s_winner_is_not_overtaken_without_need() -> None:
    position: dict[str, Any] = {"gone": NO_TRUMPS, "rules": LOOSE, "shown": {1: "KH"}}
    assert plays("AH 9H JD QD", led="JH 10H 9H", **position) == {"9H"}
    choice = asked(sit("AH 9H JD QD", led="JH 10H 9H", **position))
    assert why(choice) is Motive.PARTNER_WINS


def test_the_trump_ace_stays_when_a_lower_trump_takes_the_trick() -> None:
    assert plays("AS 9S JS", led="10H KH JH", rules=LOOSE) <= {"9S", "JS"}


def test_a_card_that_must_beat_and_will_be_beaten_is_the_least_that_does() -> None:
    choice = asked(sit("10H KH 9D", led="9H", shown={1: "AH AH"}, gone=NO_TRUMPS))
    assert choice.action.card.face == "KH"  # type: ignore[union-attr]
    assert why(choice) is Motive.FORCED_UP


def test_a_trick_worth_counters_is_taken_and_says_so() -> None:
    choice = asked(sit("AH 9H 9D", led="KH 9H JH", rules=LOOSE, gone=NO_TRUMPS))
    assert why(choice) is Motive.WINS_COUNTERS
    assert choice.reasons[0].points == 17
    lost = asked(sit("JH 9H 9D", led="KH 9H QH", rules=LOOSE, gone=NO_TRUMPS))
    assert why(lost) is Motive.LOSES_CHEAPLY
