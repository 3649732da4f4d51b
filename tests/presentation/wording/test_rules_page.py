"""The rules to read are those that are played: whatever is switched changes them."""

import pytest

from game.presentation.wording.rules_page import chapters
from game.presentation.wording.rules_parts import Example, Ladder, Words
from game.presentation.wording.switches import value_sentence
from game.rules.cards import Rank
from game.rules.counting import CARD_POINTS
from game.rules.melds import MeldKind
from game.rules.shapes import points_of
from game.rules.switches import SWITCHES, Switch, Value, conflicts, encode, get, with_switch
from game.rules.variant import Counting, DoublePinochle, Variant
from game.rules.variants import REGISTRY, preset

CLASSIC = preset("two_hand_classic")


def _paragraphs(variant: Variant) -> set[str]:
    return {
        block.text for chapter in chapters(variant) for block in chapter.blocks if isinstance(block, Words)
    }


def _examples(variant: Variant) -> dict[str, Example]:
    return {
        block.name: block for page in chapters(variant) for block in page.blocks if isinstance(block, Example)
    }


@pytest.mark.parametrize("key", REGISTRY)
@pytest.mark.parametrize(
    ("switch", "value"),
    [(switch, value) for switch in SWITCHES for value in switch.values],
    ids=lambda case: case.key if isinstance(case, Switch) else encode(case),
)
def test_page_speaks_of_every_switch_that_matters(key: str, switch: Switch, value: Value) -> None:
    variant = with_switch(preset(key), switch.key, value)
    if conflicts(variant):
        return
    wanted = {value_sentence(each, get(variant, each)) for each in SWITCHES if each.applies(variant)}
    assert wanted <= _paragraphs(variant)


@pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.key)
def test_every_value_of_every_switch_changes_the_page(switch: Switch) -> None:
    base = next(variant for variant in _bases() if switch.applies(variant))
    pages = {chapters(with_switch(base, switch.key, value)) for value in switch.values}
    assert len(pages) == len(switch.values)


def _bases() -> tuple[Variant, ...]:
    """Variants of which every switch applies to at least one."""
    single = preset("two_hand_encyclopedia")
    return (CLASSIC, single)


@pytest.mark.parametrize(
    ("switch", "value"),
    [(switch, value) for switch in SWITCHES for value in switch.values],
    ids=lambda case: case.key if isinstance(case, Switch) else encode(case),
)
def test_page_never_speaks_of_a_switch_that_does_not_apply(switch: Switch, value: Value) -> None:
    variant = with_switch(CLASSIC, switch.key, value)
    silent = {other for other in SWITCHES if not other.applies(variant)}
    for other in silent:
        assert not {value_sentence(other, each) for each in other.values} & _paragraphs(variant)


def test_melds_are_shown_with_the_points_of_the_variants_own_table() -> None:
    examples = _examples(CLASSIC)
    assert examples["Run"] == Example(("AH", "10H", "KH", "QH", "JH"), "Run", "150")
    assert examples["Pinochle"].points == str(points_of(MeldKind.PINOCHLE, CLASSIC.melds))
    assert "Double pinochle" not in examples
    doubled = with_switch(CLASSIC, "double_pinochle", DoublePinochle.THREE_HUNDRED)
    assert _examples(doubled)["Double pinochle"] == Example(
        ("QS", "QS", "JD", "JD"), "Double pinochle", "300"
    )


def test_cards_are_listed_in_the_order_that_is_played_with_what_they_count() -> None:
    for key, order in (("two_hand_classic", "A 10 K Q J 9"), ("two_hand_classic_literal", "A K Q J 10 9")):
        (ladder,) = [
            block for page in chapters(preset(key)) for block in page.blocks if isinstance(block, Ladder)
        ]
        assert " ".join(face.removesuffix("H") for face, _ in ladder.steps) == order
        points = CARD_POINTS[Counting.CLASSIC]
        assert dict(ladder.steps) == {f"{rank.value}H": str(points[rank]) for rank in Rank}


@pytest.mark.parametrize("key", REGISTRY)
def test_chapters_have_a_title_and_something_to_read(key: str) -> None:
    pages = chapters(preset(key))
    assert len({page.title for page in pages}) == len(pages)
    assert all(page.blocks for page in pages)
    assert not [text for text in _paragraphs(preset(key)) if "{" in text or not text.endswith((".", ":"))]
