"""The scales numbers are written in."""

from __future__ import annotations

from game.rules.contract_rules import Scale


def test_a_unit_is_one_point_of_the_small_scale() -> None:
    assert [scale.unit for scale in Scale] == [1, 10]
