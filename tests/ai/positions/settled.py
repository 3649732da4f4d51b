"""Settled: tricks on which nothing depends any more."""

from __future__ import annotations

from tests.ai.positions.answers import plays
from tests.ai.positions.mistakes import Mistake, Position

SETTLED = (
    Position(
        "the bidder who has enough",
        Mistake.NONSENSE_WHEN_SETTLED,
        "auction_250",
        (
            "AS KS QS KH QH 10H 9H KD QD KC QC 10C 10D JC 9C",
            "AH AD 9S",
            "JS JD JH",
        ),
        "250 - - take S 10C,JC,9C start AS 9S JS KD AD JD AH JH",
        plays("9H"),
        "A roundhouse and the first trick make the contract; still nobody throws a ten under an ace.",
        widow="9D 9H 9C",
    ),
    Position(
        "a defender against a bid out of reach",
        Mistake.NONSENSE_WHEN_SETTLED,
        "auction_250",
        (
            "AH AS 10S KS QS JS KD 9D QC JC AC 10C",
            "JH",
            "10H KH 9H AD 10D QD JD KC 9C QS JS KS 9S AC QH",
        ),
        "600 - - S 9D,9D,9C start AH JH",
        plays("9H"),
        "The bidder has lost already; still nobody throws a ten under his ace.",
        widow="9D 9C 9S",
    ),
    Position(
        "a bidder whose bid is out of reach",
        Mistake.NONSENSE_WHEN_SETTLED,
        "auction_250",
        (
            "10H 9H AS 10S KS QS JS QD KD QC JC AC 10C 9D AS",
            "AD AH",
            "9D JH",
        ),
        "600 - - S 9D,JC,9C start QD AD 9D AH JH",
        plays("9H"),
        "The contract is lost, and a ten given away looks like a fault of the program.",
        widow="JC 9C 9S",
    ),
)
