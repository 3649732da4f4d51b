"""A digest changes with anything that happened, and with nothing else."""

from __future__ import annotations

import re
from dataclasses import replace

from game.rules.actions import DeclareOut, Draw, PlayCard
from game.rules.cards import Card
from game.rules.digest import digest
from game.rules.match import new_match
from game.rules.variants.two_hand import CLASSIC, LITERAL
from tests.rules.playing import play_deal, started
from tests.rules.staging import after, meld, position


def test_digest_is_sixteen_hex_digits() -> None:
    assert re.fullmatch("[0-9a-f]{16}", digest(started(new_match(CLASSIC, 1))))


def test_same_deal_same_digest_other_deal_other_digest() -> None:
    digests = [digest(play_deal(new_match(CLASSIC, seed), seed=1)[0]) for seed in (1, 1, 2)]
    assert digests[0] == digests[1] != digests[2]


def test_every_step_changes_the_digest() -> None:
    states = [position("KH QH AH", standing=(1000, 0))]
    for action in (meld("marriage", "KH QH"), Draw(), PlayCard(Card.parse("KH")), DeclareOut()):
        states.append(after(states[-1], (0, action)))
    assert len({digest(state) for state in states}) == len(states)


def test_scores_target_and_open_claims_are_in_the_digest() -> None:
    state = position("KH QH")
    changed = [replace(state, standing=(10, 0)), replace(state, target=1250), replace(state, claims=(1,))]
    assert digest(state) not in {digest(other) for other in changed}


def test_the_name_of_the_variant_is_not() -> None:
    state = started(new_match(CLASSIC, 1))
    assert digest(state) == digest(replace(state, variant=LITERAL))
