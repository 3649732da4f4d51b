"""Writes down the files of a version, on purpose: `python -m tests.records.release 0.1.0`."""

import random
import sys
from pathlib import Path

from game.records.entries import PlayedAgain, TookBack
from game.records.header import Header, Player
from game.rules.cards import RankOrder
from game.rules.shuffle import shuffled
from game.rules.switches import with_switch
from game.rules.variants import REGISTRY, preset
from game.settings import Settings, save_settings
from tests.records.games import random_entries, written

RELEASED = Path(__file__).parent / "released"
PLAYERS = (Player("human", 'Ann "Q" O’Neil'), Player("standard"))


def write(version: str) -> None:
    """Write a record of every variant, one with everything that can stand in a record, and settings."""
    folder = RELEASED / version
    folder.mkdir(parents=True)
    for key, variant in REGISTRY.items():
        players = (PLAYERS[0], *PLAYERS[1:] * (variant.seats - 1))
        header = Header(variant, 11, players, "2026-01-31T20:15:00+00:00")
        entries = random_entries(header, deals=2, luck=random.Random(11))
        (folder / f"{key}.pinochle").write_bytes(written(header, entries))
    (folder / "everything.pinochle").write_bytes(_everything())
    save_settings(Settings(speed=2.0, volume=0.3, back="fan", felt="slate"), folder / "settings.json")


def _everything() -> bytes:
    variant = with_switch(preset("two_hand_classic"), "rank_order", RankOrder.ACE_KING)
    header = Header(variant, 12, PLAYERS, "2026-01-31T20:15:00+00:00", dealer=1)
    deck = shuffled(variant, 99, 9)
    entries = random_entries(header, deals=1, luck=random.Random(12), deck=deck)
    return written(header, [*entries[:20], TookBack(3), PlayedAgain(), *entries[20:]])


if __name__ == "__main__":
    write(sys.argv[1])
