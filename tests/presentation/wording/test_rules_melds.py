"""The chapters on melds and dix say what the rules do."""

import pytest

from game.presentation.wording.rules_melds import dix, melding, melds
from game.presentation.wording.rules_parts import Block, Example, Words
from game.rules.cards import Card
from game.rules.melds import MeldKind
from game.rules.shapes import DIX_POINTS, points_of
from game.rules.switches import with_switch
from game.rules.variant import DixScores, DoublePinochle, Eights, MeldTiming, Variant
from game.rules.variants import preset

CLASSIC = preset("two_hand_classic")
FULL = with_switch(with_switch(CLASSIC, "eights", Eights.TENFOLD), "double_pinochle", DoublePinochle.EIGHTY)


def _text(blocks: tuple[Block, ...]) -> str:
    return " ".join(block.text for block in blocks if isinstance(block, Words))


@pytest.mark.parametrize("variant", [CLASSIC, FULL])
def test_every_meld_that_scores_is_shown_with_cards_that_make_it(variant: Variant) -> None:
    examples = [block for block in melds(variant) if isinstance(block, Example)]
    scoring = [kind for kind in MeldKind if points_of(kind, variant.melds)]
    assert len(examples) == len(scoring) + 1
    assert sorted(int(example.points) for example in examples) == sorted(
        [DIX_POINTS, *(points_of(kind, variant.melds) for kind in scoring)]
    )
    for example in examples:
        assert all(Card.parse(face).face == face for face in example.faces)


def test_doubled_melds_are_explained_only_where_they_are_played() -> None:
    assert "doubled" in _text(melding(FULL))
    assert "doubled" not in _text(melding(CLASSIC))


def test_last_chance_of_the_dix_depends_on_when_one_melds() -> None:
    after = with_switch(CLASSIC, "timing", MeldTiming.AFTER_DRAW)
    assert "last chance" in _text(dix(CLASSIC))
    assert "last chance" not in _text(dix(after))
    assert "no longer swapped" in _text(dix(after))


def test_shown_nine_is_spoken_of_only_where_showing_scores() -> None:
    swapped = with_switch(CLASSIC, "dix_scores_on", DixScores.EXCHANGE_ONLY)
    assert "shown may still be swapped" in _text(dix(CLASSIC))
    assert "shown may still be swapped" not in _text(dix(swapped))
