"""The chapters of count, contract, stakes and match say what the game pays."""

from game.presentation.wording.rules_contract import contract, count, stakes, winning
from game.presentation.wording.rules_parts import Block, Table, Told, Words
from game.rules.contract_rules import StakeScale
from game.rules.settling import stake
from game.rules.switches import with_switch
from game.rules.variant import BothOver
from game.rules.variants import REGISTRY

STAKES = REGISTRY["auction_250"]


def _text(blocks: tuple[Block, ...]) -> str:
    return " ".join(block.text for block in blocks if isinstance(block, Words))


def test_every_table_of_stakes_is_the_one_that_is_paid() -> None:
    for scale in StakeScale:
        variant = with_switch(STAKES, "stakes", scale)
        (table,) = [block for block in stakes(Told(variant)) if isinstance(block, Table)]
        for row in table.rows:
            assert row[1] == str(stake(variant.stakes, int(row[0].split()[0])))
            assert row[2] == str(2 * int(row[1]))


def test_game_for_points_has_no_stakes_and_one_without_bids_no_contract() -> None:
    assert stakes(Told(REGISTRY["cardgames"])) == ()
    assert contract(Told(REGISTRY["three_hand"])) == ()


def test_partners_are_counted_together_and_a_dead_hand_for_nobody() -> None:
    assert "partners" in _text(count(Told(REGISTRY["cardgames"])))
    assert "nobody" in _text(count(Told(REGISTRY["kencom"])))


def test_rising_target_is_told_in_numbers() -> None:
    text = _text(winning(Told(REGISTRY["auction3_points"])))
    assert "1750" in text
    assert "2000" in text


def test_extra_deal_says_who_wins_after_it() -> None:
    changed = with_switch(REGISTRY["cardgames"], "both_over", BothOver.EXTRA_DEAL)
    assert "After that deal" in _text(winning(Told(changed)))


def test_balance_wins_a_match_for_stakes() -> None:
    assert "balance" in _text(winning(Told(STAKES)))
