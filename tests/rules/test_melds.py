"""Meld kinds belong to classes (rules 0.3)."""

from __future__ import annotations

from game.rules.melds import MeldClass, MeldKind


def test_every_kind_is_in_the_class_of_the_rules() -> None:
    classes = {
        MeldClass.RUNS: {MeldKind.RUN, MeldKind.ROYAL_MARRIAGE, MeldKind.MARRIAGE},
        MeldClass.PINOCHLES: {MeldKind.PINOCHLE, MeldKind.DOUBLE_PINOCHLE, MeldKind.GRAND_PINOCHLE},
        MeldClass.DIX: {MeldKind.DIX},
    }
    around = set(MeldKind) - {MeldKind.ROUNDHOUSE, *(kind for kinds in classes.values() for kind in kinds)}
    classes[MeldClass.AROUNDS] = around
    assert len(around) == 8
    for meld_class, kinds in classes.items():
        assert {kind.meld_class for kind in kinds} == {meld_class}
