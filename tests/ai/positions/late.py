"""Late: tricks far into a deal."""

from __future__ import annotations

from tests.ai.positions.answers import avoids, plays
from tests.ai.positions.mistakes import Mistake, Position

LATE = (
    Position(
        "the queen on a trick that the partner has trumped",
        Mistake.STARVES_PARTNER,
        "cardgames",
        (
            "AC QC JC AD KD KD AH AH 10H KH 10S QS",
            "10C KC 9C JD JD 10H QH AS 10S KS KS 9S",
            "AC KC 9C AD 10D QD 9D 9D QH AS QS JS",
            "10C QC JC 10D QD KH JH JH 9H 9H JS 9S",
        ),
        (
            "- - 250 - D AC,KD,AD,AH 9C,KC,JS,QH AH 9H KH QH AS 9S 10S 9S AC JC KC 9C AC QC 9C KC QD 10D KD "
            "JD 10C JC 10C KD 9D QD JS JD JS QS 10S QS 10H 10D 9H"
        ),
        avoids("QH"),
        "Nobody plays after this seat: ten or ace bring a counter home, the queen brings nothing.",
    ),
    Position(
        "a queen under the partner's ten of trump",
        Mistake.STARVES_PARTNER,
        "classic_500",
        (
            "10C KC QC QD QD JD 9D KH AS QS JS 9S",
            "AC 10C KC JC 9C KH JH 9H KS KS QS 9S",
            "AC QC JC AD 10D KD AH 10H QH 9H 10S JS",
            "9C AD 10D KD JD 9D AH 10H QH JH AS 10S",
        ),
        (
            "20 21 22 23 24 25 - - 26 27 28 - D KD,10D,AD 9S,JS,KH AS 9S 10S 10S QD KS 9S KD AS QS KS JS AH "
            "KD 9H KH JD KC 9H 10D 9C QC AC JC QS JS AD 9D JH 10D JH"
        ),
        avoids("QH"),
        "The last to play sees the partner take the trick: ten or ace, not the queen.",
    ),
    Position(
        "a nine on the fellow defender's ace",
        Mistake.STARVES_PARTNER,
        "bicycle_auction",
        (
            "AC 10C QD QD 9D QH QH JH AS QS JS 9S",
            "10C KC KC JC JC 10D KD JD AH 10H 9H KS",
            "AC QC AD 9D KH JH 9H AS 10S KS QS JS",
            "QC 9C 9C AD 10D KD JD AH 10H KH 10S 9S",
        ),
        "100 110 120 130 140 150 160 - - - S AC JC QC 9C 9D KD AD JD AC 9C 10C JC AS 9S QS KS 9H AH JH",
        avoids("9H"),
        "Ten points or eleven are safe here, and nobody plays after this seat.",
    ),
    Position(
        "the ten on the partner's ace of trump",
        Mistake.FEEDS_TEN,
        "cardgames",
        (
            "QC JC AD AD KD JD 10H QH QH JH AS JS",
            "AC AC 10C JC JD 9D AH KH KH AS KS 9S",
            "10C KC 9C 9C 10D QD 9H 10S KS QS QS 9S",
            "KC QC 10D KD QD 9D AH 10H JH 9H 10S JS",
        ),
        "250 - - 260 270 - H 10C,10D,10S,9H QC,10C,KD,10S AS 9S KS JS AD 9D KD 9D AD JD QD QD 10D AH 9C",
        plays("KD"),
        "Both count ten, and only the ten may take a trick later.",
    ),
    Position(
        "three trumps without the ace and a nine",
        Mistake.PULLS_TRUMPS_EARLY,
        "partnership_turned",
        (
            "QC JC AD AD KD JD 10H QH QH JH AS JS",
            "AC AC 10C JC JD 9D AH KH KH AS KS 9S",
            "10C KC 9C 9C 10D QD 9H 10S KS QS QS 9S",
            "KC QC 10D KD QD 9D AH 10H JH 9H 10S JS",
        ),
        (
            "keep 9S AD 9D 10D 9D AD JD QD QD JC JC 10C QC JS 10S AS 9S JH AH 9H JH AC 9C KC QC AC KC 9S JS "
            "10H KH QS 9H"
        ),
        plays("9C"),
        "The ace of trump takes whatever trump is led, and the last trick is lost with the lead.",
    ),
    Position(
        "a king of trump for the ace to take",
        Mistake.PULLS_TRUMPS_EARLY,
        "bicycle_auction",
        (
            "AC KD QD JD 9D AH 10H JH 9H AS KS JS",
            "KC QC JC AD 10D 10H 10S 10S KS QS 9S 9S",
            "AC 10C KC QC 9C 9C AH KH QH JH 9H JS",
            "10C JC AD 10D KD QD JD 9D KH QH AS QS",
        ),
        (
            "100 110 120 130 140 150 160 170 180 190 200 210 - - 220 230 240 250 - D AS 9S JS QS AC JC 9C JC "
            "AH 10H KH QH 10H 10D 9H KH KS QC AS JS"
        ),
        avoids("KD", "10D"),
        "A lower trump brings the ace out as well.",
    ),
    Position(
        "a king of trump from the bidder's partner",
        Mistake.PULLS_TRUMPS_EARLY,
        "double_deck",
        (
            "AC AC 10C 10C KC QC JC KD KD JD AH 10H KH QH QH JH JH AS KS QS",
            "AC KC KC QC QC QC JC 10D 10D QD QD AH 10H KH AS KS KS QS JS JS",
            "AC 10C KC JC AD AD AD KD KD QD JD AH AH 10H QH QH JH AS 10S 10S",
            "10C JC AD 10D 10D QD JD JD 10H KH KH JH AS 10S 10S KS QS QS JS JS",
        ),
        (
            "50 - - 51 52 53 54 55 56 57 58 59 60 65 - S start AD JD 10D JD JS AS JS 10S AC JC KC JC AH KH "
            "10H JH AC QC 10C 10C KD 10D AD JD AH KH KH 10H AD JD KD QD AH KH 10H AH AC KS JC KC 10H JH KS "
            "JH AC JC 10S QC QS KS AS 10S"
        ),
        avoids("KS"),
        "If it must be a trump, then the jack: the king is a counter for the ace that an opponent has shown.",
    ),
    Position(
        "an ace over the partner's ten",
        Mistake.TAKES_FROM_PARTNER,
        "bicycle_auction",
        (
            "AC 10C QD QD 9D QH QH JH AS QS JS 9S",
            "10C KC KC JC JC 10D KD JD AH 10H 9H KS",
            "AC QC AD 9D KH JH 9H AS 10S KS QS JS",
            "QC 9C 9C AD 10D KD JD AH 10H KH 10S 9S",
        ),
        (
            "100 110 120 130 140 150 160 - - - S AC JC QC 9C 9D KD AD JD AC 9C 10C JC AS 9S QS KS 9H AH JH "
            "9H AD QD JD 9D 10D QD 10D QS JS 10S AS KC 9S KC 10S QC JH 10H QH"
        ),
        plays("10H"),
        "The partner's ten has won; the second ten goes along, and the ace stays.",
    ),
    Position(
        "trumping the partner's ten",
        Mistake.TAKES_FROM_PARTNER,
        "article_20",
        (
            "AC QC JC AD KD KD AH AH 10H KH 10S QS",
            "10C KC 9C JD JD 10H QH AS 10S KS KS 9S",
            "AC KC 9C AD 10D QD 9D 9D QH AS QS JS",
            "10C QC JC 10D QD KH JH JH 9H 9H JS 9S",
        ),
        (
            "20 21 22 - - - D AC,KD,AD KC,JS,QH AS 9S 10S 9S AC JC KC 9C AC QC JC KC QD 10D KD JD 10C QC 10C "
            "9C 9H 10H QH"
        ),
        plays("QS"),
        "Nobody must trump here, and the last to play sees that the partner's ten has won.",
    ),
    Position(
        "trumping the partner's ten of clubs",
        Mistake.TAKES_FROM_PARTNER,
        "article_20",
        (
            "AH QH JH AD KD KD AC AC 10C KC 10S QS",
            "10H KH 9H JD JD 10C QC AS 10S KS KS 9S",
            "AH KH 9H AD 10D QD 9D 9D QC AS QS JS",
            "10H QH JH 10D QD KC JC JC 9C 9C JS 9S",
        ),
        (
            "20 21 22 - - - D AH,KD,AD KH,JS,QC AS 9S 10S 9S AH JH KH 9H AH QH JH KH QD 10D KD JD 10H QH 10H "
            "9H 9C 10C QC"
        ),
        plays("QS"),
        "Nobody must trump here, and the last to play sees that the partner's ten has won.",
    ),
)
