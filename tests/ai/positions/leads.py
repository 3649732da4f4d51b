"""Leads: which card opens a trick."""

from __future__ import annotations

from tests.ai.positions.answers import avoids, plays
from tests.ai.positions.mistakes import Mistake, Position

LEADS = (
    Position(
        "three lone aces behind seven trumps",
        Mistake.PULLS_TRUMPS_EARLY,
        "cardgames",
        ("10S KS QS QS 9S AH AD AC KD JC 9C 9H", "", "KS JS 10D QC"),
        "250 - - - S KS,JS,10D,QC 9C,9H,JC,QC",
        plays("AH", "AD", "AC"),
        "Each ace takes a trick while everybody still follows, and no trump of this hand holds the lead.",
    ),
    Position(
        "four plain aces behind six trumps",
        Mistake.PULLS_TRUMPS_EARLY,
        "classic_500",
        ("10H KH QH JH 9H AC AC KC AD QD 10S JS", "", "JH AS 9D"),
        "20 - - - H JH,AS,9D 9D,JS,10S",
        plays("AC", "AD", "AS"),
        "The aces take three tricks or four at once; a trump led first gives the lead away before them.",
    ),
    Position(
        "plain aces in a hand of twenty",
        Mistake.PULLS_TRUMPS_EARLY,
        "double_deck",
        ("10S 10S KS KS QS QS JS JS JS AH AH KH QH AD KD QD JD JD AC QC",),
        "50 - - - S start",
        plays("AH", "AD", "AC"),
        "Nine trumps without an ace lose the lead at once; the plain aces are cashed while they are sure.",
    ),
    Position(
        "the eldest hand's own contract",
        Mistake.PULLS_TRUMPS_EARLY,
        "bicycle_auction",
        ("10S KS QS QS JS 9S AH AD AC JD 9C 9H",),
        "250 - - - S",
        plays("AH", "AD", "AC"),
        "Any trump led is taken by an ace, and the three plain aces have to wait.",
    ),
    Position(
        "long trumps without their aces",
        Mistake.PULLS_TRUMPS_EARLY,
        "cardgames",
        ("10S KS QS QS JS JS 9S KH 9H QD 9C JC", "", "KS 9S AD AC"),
        "250 - - - S KS,9S,AD,AC JC,9C,9H,QD",
        avoids("10S", "KS"),
        "First the plain aces; and if it is a trump, then a low one, which brings the aces of trump out.",
    ),
    Position(
        "defending with the ace and ten of trump and a plain ace",
        Mistake.OPENS_TRUMPS_FOR_BIDDER,
        "bicycle_auction",
        ("AS 10S 9S AH KH QH JD 9D QC JC 9C KC",),
        "- 250 - - S",
        avoids("AS", "10S"),
        "The bidder wants trumps drawn; the plain ace is there to be cashed.",
    ),
    Position(
        "defending with two high trumps and no plain ace",
        Mistake.OPENS_TRUMPS_FOR_BIDDER,
        "bicycle_auction",
        ("AS KS 9S 10H QH JH JD 9D QC JC 9C KD",),
        "- - - 250 S",
        avoids("AS", "KS"),
        "A low plain card costs nothing; the trumps take tricks later, or make the bidder spend his.",
    ),
    Position(
        "having taken the bidder's first lead",
        Mistake.OPENS_TRUMPS_FOR_BIDDER,
        "cardgames",
        (
            "AS KS KS QS QS 9S QH KH JC 10C 9C JD",
            "AS 10S JS AH AD KD 9D QC JC 9C KC 9H",
            "10S JS 10D 9D 9H",
            "JH",
        ),
        "250 - - - S 10S,JS,10D,9D 9C,JC,JD,9D QH AH 9H JH",
        avoids("AS", "10S"),
        "An ace of another suit is sure now; the trump ace and ten keep their worth.",
    ),
    Position(
        "on lead with two plain aces taken from three",
        Mistake.OPENS_TRUMPS_FOR_BIDDER,
        "classic_500",
        (
            "AH KH KH QH QH JH QS KS JC 10C 9C JD",
            "AH 10H 9H AS AD KD 9D QC JC 9C KC AC",
            "10H JH 10D JS",
            "9S",
        ),
        "20 - - - H 10H,JH,10D 9C,JC,JD QS AS JS 9S",
        avoids("AH", "10H"),
        "Two plain aces are sure now; the trumps keep their worth against the bidder.",
    ),
)
