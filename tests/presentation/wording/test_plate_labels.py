"""The short texts of the contract plate."""

from game.presentation.wording.plate_labels import (
    auction_labels,
    bid_by,
    call_label,
    contract_rows,
    dead_label,
    kitty_label,
    needed_label,
    sits_out_label,
)


def test_a_contract_that_needs_nothing_more_is_reached() -> None:
    assert needed_label(0) == "Reached"
    assert "30" in needed_label(30)


def test_a_call_is_a_number_or_a_pass() -> None:
    assert call_label(None) == "Pass"
    assert call_label(250) == "250"


def test_the_plate_names_who_bid_what_from_where_on() -> None:
    assert bid_by("West", 310) == "West: 310"
    assert "250" in auction_labels(250)[1]
    assert "9" in kitty_label(9)


def test_columns_rows_and_places_have_different_names() -> None:
    columns, melds, tricks = contract_rows()
    assert (
        len({*columns, melds, tricks, dead_label(), sits_out_label(mine=True), sits_out_label(mine=False)})
        == 7
    )
