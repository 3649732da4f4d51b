"""Follows: which card to play to a trick that somebody else has led to."""

from __future__ import annotations

from tests.ai.positions.answers import avoids, plays
from tests.ai.positions.mistakes import Mistake, Position

FOLLOWS = (
    Position(
        "the last to trump a plain ace",
        Mistake.WASTES_TRUMP_ACE,
        "cardgames",
        (
            "AS QS 9S KD QD JD 10D KC QC JC 9C 9D",
            "AH AH AS 10S KS QS 9S AD JD 9D JC 9C",
            "QH JH 9H 9H",
            "KS JS AD AC KH KH 10H 10H QH JH",
        ),
        "- 250 - - S KS,JS,AD,AC 9D,9C,JD,JC AH QH KH",
        avoids("AS"),
        "Nobody plays after this seat, so the nine takes the trick as surely as the ace.",
    ),
    Position(
        "a trick that the partner has trumped",
        Mistake.WASTES_TRUMP_ACE,
        "bicycle_auction",
        (
            "AD AD 10D KD QD JD 9D",
            "10S KS KS JS",
            "10D KD QD JD 9D",
            "AS QS 9S KH QH JH 9H KC QC JC 9C 10C",
        ),
        "- 250 - - S AD 10S 9D",
        avoids("AS"),
        "The partner's ten of trump is already taking the trick.",
    ),
    Position(
        "the last to beat a trump",
        Mistake.WASTES_TRUMP_ACE,
        "cardgames",
        (
            "AS KS QD JD 10D 9D KC QC JC AH KH 9H",
            "AS 10S 10S KS QS 9S AD 9D JD JC 9C 9C",
            "JS 9S",
            "QS JS AC AC 10H KD",
        ),
        "- 250 - - S QS,AC,AC,10H 9D,9C,9C,QS 9S JS QS",
        plays("KS"),
        "The king takes the trick and brings its counter home; the ace stays good.",
    ),
    Position(
        "the last of three to trump",
        Mistake.WASTES_TRUMP_ACE,
        "three_hand",
        (
            "AD KD QD 9D JD 10D",
            "AD 10D KD QD JD 9D",
            "AS QS JS AH KH QH JH 9H AC 10C KC QC JC 9C 9C 9S",
        ),
        "AD KD",
        avoids("AS"),
        "A low trump wins a trick to which nobody else plays.",
    ),
    Position(
        "third to play over the partner's king",
        Mistake.TEN_UNDER_ACE,
        "cardgames",
        (
            "AH 10H JD 9D QD KC 9C JC QC KD AS JS",
            "AH 10H",
            "KH KH JH AS 10S KS QS 9S 9D JC 9C JD",
            "9H 9H QH QH JH",
        ),
        "- - 250 - S AS,JS,KD,JD 9D,9C,JC,JD KH 9H",
        plays("AH"),
        "Whoever plays last may hold the other ace: then ten and king are lost together.",
    ),
    Position(
        "third to play with three aces of the suit out",
        Mistake.TEN_UNDER_ACE,
        "double_deck",
        (
            "KC KC 10C AS AS 10S KS QS QS JS JD JD",
            "JC QC QC KC",
            "AC 10C JC JS QS AD KD QD JD AH KH QH JH 10H 10D QD KD KH QH JD",
            "AC AC AC 10C 10C KC QC QC JC JC",
        ),
        "50 - - - S start KC JC",
        plays("AC"),
        "The last seat is likely to hold one of the three other aces, and must then beat the ten.",
    ),
    Position(
        "an ace that everybody has seen",
        Mistake.TEN_UNDER_ACE,
        "classic_500",
        (
            "AH 10H JD 9D QD KC 9C JC QC KD JS QS",
            "AH AD AC AS",
            "JH AS 10S KS QS KS 9S 9D JC 9C 10D JS",
            "QH 9H 10S",
        ),
        "20 - 21 - - S JS,QS,KD 9C,JC,9D JH QH",
        plays("AH"),
        "The last seat has shown all four aces.",
    ),
    Position(
        "second of three before an ace that was shown",
        Mistake.TEN_UNDER_ACE,
        "three_hand",
        (
            "QD JD KD",
            "AD 10D 9D JD KS QS JS KH QH 9H KC QC 9C JC JH 10C",
            "AD QD 9D AS AH AC 10H KH QH JH 9H KC QC JC 9S 9S",
        ),
        "QD",
        avoids("10D"),
        "The third player has shown the other ace; a low card loses little, and the ace takes the trick.",
    ),
)
