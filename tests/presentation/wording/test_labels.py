"""Short texts on the table."""

import pytest

from game.presentation.targets import Button
from game.presentation.wording import labels
from game.rules.actions import (
    Action,
    DeclareMeld,
    DeclareOut,
    Draw,
    EndMelding,
    ExchangeDix,
    PlayCard,
    ShowDix,
)
from game.rules.cards import Card
from game.rules.melds import MeldKind

NINE, KING, QUEEN = Card.parse("9H0"), Card.parse("KH0"), Card.parse("QH1")
MARRIAGE = DeclareMeld(MeldKind.ROYAL_MARRIAGE, (QUEEN, KING))
ACTIONS: list[Action] = [
    PlayCard(KING),
    MARRIAGE,
    ShowDix(NINE),
    ExchangeDix(NINE),
    Draw(),
    Draw(upcard=True),
    EndMelding(),
    DeclareOut(),
]


@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_can_be_told_to_be_done(action: Action) -> None:
    text = labels.order(action)
    assert text.endswith(".")
    assert "{" not in text


def test_orders_differ() -> None:
    assert len({labels.order(action) for action in ACTIONS}) == len(ACTIONS)


def test_tickets_name_what_they_offer() -> None:
    assert labels.offer_title(MARRIAGE, None) == "Royal marriage ♥"
    assert labels.offer_title(ShowDix(NINE), None) == "Dix"
    assert labels.offer_title(ExchangeDix(NINE), KING) == "Nine for K♥"


def test_every_button_has_a_tooltip_that_names_its_key() -> None:
    for button in Button:
        assert "(" in labels.tooltips()[button.value]


def test_every_open_claim_has_its_own_line() -> None:
    lines = {
        labels.claim_prompt(mine=mine, own_lead=lead) for mine in (True, False) for lead in (True, False)
    }
    assert len(lines) == 4


def test_points_come_in_the_right_form() -> None:
    assert labels.last_trick_heading(1) == "1 point"
    assert labels.last_trick_heading(11) == "11 points"


@pytest.mark.parametrize("kind", ["run", "dix", "last_trick"])
def test_rare_things_are_announced_with_their_points(kind: str) -> None:
    assert "150" in labels.flourish(kind, 150)
