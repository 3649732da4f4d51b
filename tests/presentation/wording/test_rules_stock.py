"""The chapters of the games with a stock follow the course of a deal."""

import pytest

from game.presentation.wording.rules_parts import Words
from game.presentation.wording.rules_stock import stock_chapters
from game.rules.switches import with_switch
from game.rules.variant import DeclareOut, Rounding
from game.rules.variants import REGISTRY

CLASSIC = REGISTRY["two_hand_classic"]


def test_declaring_out_has_a_chapter_only_where_it_is_played() -> None:
    silent = with_switch(CLASSIC, "declare_out", DeclareOut.OFF)
    assert stock_chapters(CLASSIC)[-1].title == "Declaring out"
    assert "Declaring out" not in {chapter.title for chapter in stock_chapters(silent)}


@pytest.mark.parametrize("rounding", Rounding)
def test_rounding_has_an_example_where_points_are_rounded(rounding: Rounding) -> None:
    variant = with_switch(CLASSIC, "rounding", rounding)
    (count,) = [chapter for chapter in stock_chapters(variant) if chapter.title == "The count"]
    text = " ".join(block.text for block in count.blocks if isinstance(block, Words))
    assert ("125" in text) is (rounding is not Rounding.NONE)
