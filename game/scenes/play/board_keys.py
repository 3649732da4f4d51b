"""The keyboard at the boards: bids are typed or stepped to, suits have letters, and Space goes on."""

from __future__ import annotations

import pygame

from game.presentation.targets import OnKnob, Stroke
from game.rules.actions import EndMelding, NameTrump, PassBid, StartPlay
from game.rules.cards import Suit
from game.rules.variant import Phase
from game.scenes.gesture import KeyDown
from game.scenes.play.deciding import Deciding

_SUITS = {
    pygame.K_c: Suit.CLUBS,
    pygame.K_d: Suit.DIAMONDS,
    pygame.K_s: Suit.SPADES,
    pygame.K_h: Suit.HEARTS,
}
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class BoardKeys:
    """What the keys mean while a decision lies on the table, before they mean anything else."""

    def __init__(self, deciding: Deciding) -> None:
        """Decide through these."""
        self.deciding = deciding
        self.desk = deciding.desk

    def press(self, key: KeyDown) -> bool:
        """Take a key, and say whether it meant something here."""
        if key.ctrl or key.alt or not self.desk.my_turn:
            return False
        match self.desk.view.phase:
            case Phase.AUCTION:
                return self._bid(key)
            case Phase.NAME_TRUMP if key.key in _SUITS:
                return self.deciding.turn(NameTrump(_SUITS[key.key]))
            case Phase.SHARING | Phase.PASSING | Phase.BURYING if key.key == pygame.K_SPACE:
                self.deciding.confirm()
                return True
            case Phase.MELDS if key.key == pygame.K_SPACE:
                chosen = self.desk.tabletop.attention.chosen
                return self.deciding.turn(Stroke.CONFIRM if chosen else EndMelding())
            case Phase.DECISION if key.key == pygame.K_SPACE:
                return self.deciding.turn(StartPlay())
            case _:
                return False

    def _bid(self, key: KeyDown) -> bool:
        if len(key.unicode) == 1 and key.unicode in "0123456789":
            self.deciding.type(key.unicode)
            return True
        match key.key:
            case pygame.K_BACKSPACE:
                return self.deciding.untype()
            case pygame.K_UP | pygame.K_DOWN:
                self.deciding.step(1 if key.key == pygame.K_UP else -1)
            case pygame.K_p:
                self.deciding.turn(PassBid())
            case code if code in _ENTER and not isinstance(self.desk.tabletop.attention.focus, OnKnob):
                self.deciding.bid()
            case _:
                return False
        return True
