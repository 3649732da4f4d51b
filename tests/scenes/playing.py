"""A person who plays any game by hand: every decision is clicked or dragged on the real table."""

from collections.abc import Callable
from random import Random

import pygame

from game.ai.levels import level
from game.presentation.auction_panel import QUICK, allowed_bids
from game.presentation.knobs import Board
from game.presentation.targets import Meaning, Stroke
from game.presentation.tray import card_choice
from game.rules.actions import Bid, EndMelding, PassBid
from game.rules.cards import Card
from game.rules.choices import ChooseCards, ChooseMeld
from game.rules.variant import Phase, Variant
from game.rules.variants import REGISTRY
from game.rules.view import View
from game.scenes.equipment import Equipment
from game.scenes.gesture import KeyDown
from game.scenes.results import ResultsScene
from tests.scenes.tabling import Table, playable


class Player:
    """Plays at a table; `luck` chooses among what is allowed."""

    def __init__(self, table: Table, luck: Random) -> None:
        self.table = table
        self.luck = luck
        self.acts: list[str] = []

    @classmethod
    def at(cls, equipment: Equipment, game: str | Variant, *, seed: int = 3) -> "Player":
        """Sit down at a new match against computers who do anything."""
        variant = REGISTRY[game] if isinstance(game, str) else game
        players = ("human", *["random"] * (variant.seats - 1))
        return cls(Table(equipment, variant=variant, players=players, seed=seed), Random(variant.key))

    def deal(self) -> None:
        """Play one deal to its result."""
        for _ in range(400):
            self.arrive()
            if isinstance(self.table.scene, ResultsScene):
                return
            self.decide()
        raise AssertionError("the deal never ended")

    def arrive(self) -> None:
        """Come to the next decision, with a click on Continue where melds are shown."""
        self.table.my_turn()

    def decide(self) -> None:
        """Take one decision by hand, and see that it was taken."""
        table, view = self.table, self.table.view
        table.step(20)
        taken = len(table.session.course.taken)
        choice = card_choice(view)
        knobs = [knob.meaning for knob in table.attention.knobs() if not knob.off]
        self.acts.append(view.phase.value)
        if choice is not None:
            self.give(choice)
        elif view.phase is Phase.MELDS:
            self.claim()
        elif allowed_bids(view) or PassBid() in view.legal:
            self.bid()
        elif playable(view) and (not knobs or self.luck.random() < 0.95):
            self.play(self.luck.choice(playable(view)))
        else:
            self.press(self.luck.choice(knobs))
        assert len(table.session.course.taken) > taken, (view.phase, table.said)

    def give(self, choice: ChooseCards) -> None:
        """Lay cards into the tray, some by click and some by drag, and confirm."""
        free = [card for card in choice.cards if card not in choice.forced]
        wanted = self.luck.sample(free, choice.count - len(choice.forced))
        for place, card in enumerate(wanted):
            if place % 2:
                self.table.click(self.spot(card))
            else:
                self.table.drop(self.spot(card), self.board("tray").slots[place].center)
            self.table.step(40)
        assert set(self.table.attention.tray) == {*wanted, *choice.forced}, self.table.said
        self.press(Stroke.CONFIRM)

    def claim(self) -> None:
        """Choose the cards of a meld and claim it, or end the picking."""
        melds = [
            meld
            for choice in self.table.view.choices
            if isinstance(choice, ChooseMeld)
            for meld in choice.melds
        ]
        if not melds:
            self.press(EndMelding())
            return
        for card in self.luck.choice(melds).cards:
            self.table.click(self.spot(card))
            self.table.step(40)
        self.press(Stroke.CONFIRM)

    def board(self, name: str) -> Board:
        """The board of this name."""
        return next(board for board in self.table.attention.boards if board.name == name)

    def bid(self) -> None:
        """Bid by a button, by stepping, by typing or not at all."""
        table, view = self.table, self.table.view
        bids = allowed_bids(view)
        way = self.luck.choice(["button", "step", "type", "pass", "pass"])
        if PassBid() in view.legal and (way == "pass" or not bids):
            self.press(PassBid())
        elif way == "type":
            self.type(str(self.luck.choice(bids[:20])))
        elif way == "step":
            self.press(Stroke.UP)
            self.press(Stroke.BID)
        else:
            self.press(Bid(self.luck.choice(bids[:QUICK])))
        table.step()

    def type(self, number: str) -> None:
        """Type a number and press Enter."""
        for digit in number:
            self.table.stack.handle(KeyDown(getattr(pygame, f"K_{digit}"), unicode=digit))
            self.table.step()
        self.table.key(pygame.K_RETURN)

    def play(self, card: Card) -> None:
        """Play a card by click or by drag."""
        if self.luck.random() < 0.5:
            self.table.click(self.spot(card))
        else:
            self.table.drop(self.spot(card), self.table.trick_spot())
        self.table.step()

    def press(self, meaning: Meaning) -> None:
        """Click a knob, well after the last click."""
        self.table.step(20)
        knob = next((knob for knob in self.table.attention.knobs() if knob.meaning == meaning), None)
        assert knob is not None, (meaning, [knob.meaning for knob in self.table.attention.knobs()])
        self.table.click(knob.rect.center)

    def spot(self, card: Card) -> tuple[int, int]:
        """A point at which one sees this card and no other."""
        pose = self.table.pose(card)
        for across in (-0.38, 0.0, 0.38, -0.44):
            for down in (-0.2, -0.4, 0.0, 0.3, 0.45):
                x, y = pose.outside((pose.width * across, pose.height * down))
                pos = (round(x), round(y))
                if getattr(self.table.play.pointer.at(pos), "card", None) is card:
                    return pos
        raise AssertionError(f"{card} is nowhere to be seen")


def arrived(
    equipment: Equipment,
    game: str | Variant,
    phase: Phase,
    *,
    fits: Callable[[View], bool] = lambda _view: True,
) -> Player:
    """Return a player who is to decide in a part of a deal, in the first match that leads there."""
    for seed in range(60):
        player = Player.at(equipment, game, seed=seed)
        if _leads_there(player, phase, fits):
            player.table.step(30)
            player.table.desk.tabletop.effects.notice = None
            return player
    raise AssertionError(f"no match leads to {phase}")


def _leads_there(player: Player, phase: Phase, fits: Callable[[View], bool]) -> bool:
    """Play on as the standard player would until that moment; False when it never comes."""
    table, standard = player.table, level("standard")
    for _ in range(20):
        table.my_turn()
        if not table.at_play():
            return False
        view = table.session.view(0)
        if view.phase is phase and fits(view):
            return True
        if view.phase is Phase.PLAYOFF:
            return False
        table.act(standard.choose(view, 1).action)
    return False
