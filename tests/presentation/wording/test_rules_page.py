"""The rules to read are those that are played: whatever is switched changes them."""

import re
from functools import cache, partial

import pytest

from game.presentation.points import Display, converts, shown_points
from game.presentation.wording import rules_page
from game.presentation.wording.rules_parts import Example, Ladder, Table, Words
from game.presentation.wording.switches import as_it_is, value_sentence
from game.rules.cards import Rank
from game.rules.counting import CARD_POINTS
from game.rules.melds import MeldKind
from game.rules.shapes import points_of
from game.rules.switches import SWITCHES, conflicts, get, with_switch
from game.rules.variant import Counting, DoublePinochle, MatchFormat, Variant
from game.rules.variants import REGISTRY

chapters = cache(rules_page.chapters)
GAMES = {**REGISTRY, "four at table": with_switch(REGISTRY["auction_250"], "seats", 4)}
CLASSIC = REGISTRY["two_hand_classic"]
CARDGAMES = REGISTRY["cardgames"]


def _paragraphs(variant: Variant) -> set[str]:
    return {
        block.text for chapter in chapters(variant) for block in chapter.blocks if isinstance(block, Words)
    }


def _examples(variant: Variant) -> dict[str, Example]:
    return {
        block.name: block for page in chapters(variant) for block in page.blocks if isinstance(block, Example)
    }


def _tables(variant: Variant) -> dict[str, Table]:
    return {
        page.title: block for page in chapters(variant) for block in page.blocks if isinstance(block, Table)
    }


@pytest.mark.parametrize("variant", GAMES.values(), ids=GAMES)
def test_page_speaks_of_every_switch_that_matters_and_of_no_other(variant: Variant) -> None:
    said = _paragraphs(variant)
    for switch in SWITCHES:
        told = {value for value in switch.valid(variant) if value_sentence(switch, value, variant) in said}
        assert told == ({get(variant, switch)} if switch.applies(variant) else set()), switch.key


@pytest.mark.parametrize("variant", GAMES.values(), ids=GAMES)
def test_every_value_of_every_switch_changes_the_page_and_says_its_sentence(variant: Variant) -> None:
    for switch in SWITCHES:
        if not switch.applies(variant):
            continue
        pages = set()
        for value in switch.valid(variant):
            changed = with_switch(variant, switch.key, value)
            pages.add(chapters(changed))
            if not conflicts(changed):
                assert value_sentence(switch, value, changed) in _paragraphs(changed)
        assert len(pages) == len(switch.valid(variant)), switch.key


def test_switch_that_ceases_to_matter_leaves_the_page() -> None:
    single = with_switch(CLASSIC, "format", MatchFormat.SINGLE_DEAL)
    silent = with_switch(REGISTRY["cardzmania"], "passed", 0)
    for variant in (single, silent):
        for switch in SWITCHES:
            if not switch.applies(variant):
                sentences = {value_sentence(switch, value, variant) for value in switch.valid(variant)}
                assert not sentences & _paragraphs(variant)


def test_melds_are_shown_with_the_points_of_the_variants_own_table() -> None:
    examples = _examples(CLASSIC)
    assert examples["Run"] == Example(("AH", "10H", "KH", "QH", "JH"), "Run", "150")
    assert examples["Pinochle"].points == str(points_of(MeldKind.PINOCHLE, CLASSIC.melds))
    assert "Double pinochle" not in examples
    doubled = with_switch(CLASSIC, "double_pinochle", DoublePinochle.THREE_HUNDRED)
    assert _examples(doubled)["Double pinochle"] == Example(
        ("QS", "QS", "JD", "JD"), "Double pinochle", "300"
    )


@pytest.mark.parametrize(
    ("key", "row"),
    [
        ("kencom", ("Run", "15", "30")),
        ("cardgames", ("Run", "150", "1500")),
        ("double_deck", ("Run", "15", "150", "225", "300")),
    ],
)
def test_doubled_melds_stand_in_a_table(key: str, row: tuple[str, ...]) -> None:
    table = _tables(REGISTRY[key])["The melds"]
    assert table.rows[0] == row
    assert {len(each) for each in table.rows} == {len(table.heads)}


def test_stakes_stand_in_a_table_with_the_suits_that_pay_more() -> None:
    table = _tables(REGISTRY["auction_250"])["The stakes"]
    assert table.heads == ("Bid", "Stake", "Spades")
    assert ("400 to 440", "4", "8") in table.rows
    dearer = with_switch(REGISTRY["auction_300"], "hearts_triple", value=True)
    assert _tables(dearer)["The stakes"].rows[0] == ("300 to 340", "1", "2", "3")


@pytest.mark.parametrize("variant", GAMES.values(), ids=GAMES)
def test_cards_are_listed_in_the_order_that_is_played_with_what_they_count(variant: Variant) -> None:
    (ladder,) = [block for page in chapters(variant) for block in page.blocks if isinstance(block, Ladder)]
    ranks = [
        rank for rank in reversed(variant.rank_order.ascending) if variant.deck.nines or rank is not Rank.NINE
    ]
    points = CARD_POINTS[variant.scoring.counting]
    assert ladder.steps == tuple((f"{rank.value}H", str(points[rank])) for rank in ranks)


def test_literal_order_puts_the_ten_low() -> None:
    (ladder,) = [
        block
        for page in chapters(REGISTRY["two_hand_classic_literal"])
        for block in page.blocks
        if isinstance(block, Ladder)
    ]
    assert " ".join(face.removesuffix("H") for face, _ in ladder.steps) == "A K Q J 10 9"
    assert dict(ladder.steps)["10H"] == str(CARD_POINTS[Counting.CLASSIC][Rank.TEN])


@pytest.mark.parametrize("variant", GAMES.values(), ids=GAMES)
def test_chapters_have_a_title_and_something_to_read(variant: Variant) -> None:
    pages = chapters(variant)
    assert len({page.title for page in pages}) == len(pages)
    assert all(page.blocks for page in pages)
    assert not [text for text in _paragraphs(variant) if "{" in text or not text.endswith((".", ":"))]


def test_every_number_of_points_is_shown_in_the_scale_the_player_reads() -> None:
    shown = partial(shown_points, variant=CARDGAMES, display=Display.ONES)
    own, small = (chapters(CARDGAMES, each) for each in (as_it_is, shown))
    assert {"1500", "250", "990"} <= set(re.findall(r"\d+", str(own)))
    assert not {"990", "250", "1000"} & set(re.findall(r"\d+", str(small)))
    converted = [b for page in chapters(CARDGAMES, shown) for b in page.blocks if isinstance(b, Table)]
    assert converted[0].rows[0] == ("Run", "15", "150")


MARK = 1_000_000
"""What is added to points to tell them from numbers of cards, deals and players."""


@pytest.mark.parametrize("key", [key for key, variant in REGISTRY.items() if converts(variant)])
def test_nothing_but_cards_and_deals_is_counted_in_a_number_that_does_not_convert(key: str) -> None:
    variants = {REGISTRY[key]: None}
    for switch in SWITCHES:
        if switch.applies(REGISTRY[key]):
            variants |= {
                with_switch(REGISTRY[key], switch.key, switch.valid(REGISTRY[key])[at]): None
                for at in (0, -1)
            }
    for variant in filter(converts, variants):
        said = [
            b.text
            for page in rules_page.chapters(variant, MARK.__add__)
            for b in page.blocks
            if isinstance(b, Words)
        ]
        counts = r"\d+ (cards|times|deals|of the cards)|packets of \d+"
        numbers = [int(number) for text in said for number in re.findall(r"\d+", re.sub(counts, "", text))]
        assert not [number for number in numbers if number < MARK // 2]


@pytest.mark.parametrize(
    ("key", "named"),
    [
        ("cardgames", "1500"),
        ("cardzmania", "1000"),
        ("auction_250", "double from 300"),
        ("auction_300", "trumps must be beaten"),
        ("double_deck", "any suit"),
        ("kencom", "loses the melds"),
        ("two_hand_classic", "Doubled melds"),
        ("two_hand_classic", "nine may be swapped"),
        ("partnership_turned", "rises by 250"),
        ("two_hand_classic", "claim to be out"),
    ],
)
def test_decisions_without_much_evidence_are_named_on_the_page_of_their_preset(key: str, named: str) -> None:
    last = chapters(REGISTRY[key])[-1]
    assert last.title == "Our choices"
    assert any(isinstance(block, Words) and named in block.text for block in last.blocks)
