"""Levels: which positions are beyond which computer player."""

from __future__ import annotations

BEYOND: dict[str, frozenset[str]] = {
    "novice": frozenset(
        {
            "40 in melds told by the partner",
            "four aces told by the partner",
            "a run to tell",
            "the jack of diamonds for a spade bidder",
            "the queen of spades for a diamond bidder",
            "one of three cards is a leg",
            "both pinochles for a spade bidder",
            "two aces beside jacks of trump",
            "two aces beside nines of trump",
            "three aces beside nines of trump",
            "three trumps without the ace and a nine",
            "the moon with seven trumps and every ace",
            "the moon with eight trumps and four aces",
            "the moon with a long suit of hearts",
        }
    ),
    "standard": frozenset(
        {
            "the queen on a trick that the partner has trumped",
            "a queen under the partner's ten of trump",
            "a nine on the fellow defender's ace",
            "the ten on the partner's ace of trump",
            "three trumps without the ace and a nine",
            "a king of trump for the ace to take",
            "a king of trump from the bidder's partner",
            "trumping the partner's ten",
            "trumping the partner's ten of clubs",
            "an ace over the partner's ten",
            "the moon with seven trumps and every ace",
            "the moon with eight trumps and four aces",
            "the moon with a long suit of hearts",
        }
    ),
    "club": frozenset(
        {
            "four plain aces behind six trumps",
            "an ace that everybody has seen",
            "a king of trump for the ace to take",
        }
    ),
    "expert": frozenset(),
}
"""By level, the positions it gets wrong, by name; every other one it must get right."""
