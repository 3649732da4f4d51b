"""Deciding: what the knobs do, how a bid is typed, and how cards go into the tray and out again."""

from __future__ import annotations

from game.presentation.auction_panel import Entry, allowed_bids, shown_bid
from game.presentation.pose import Point, Pose
from game.presentation.styles import home
from game.presentation.targets import Meaning, OnKnob, Stroke, Zone, zone_of
from game.presentation.tray import card_choice
from game.presentation.wording.auction import tray_full
from game.rules.actions import Bid, ExchangeDix, PassBid
from game.rules.cards import Card
from game.rules.choices import ChooseCards
from game.rules.reasons import Reason, Refusal
from game.rules.variant import Phase
from game.scenes.play.acts import Acts
from game.scenes.play.boarding import points_of
from sounds.cues import Cue

DIGITS = 4
"""How many digits a typed bid may have."""


class Deciding:
    """What the player does with the boards; every act comes to the rules as one action of the session."""

    def __init__(self, acts: Acts) -> None:
        """Decide through these acts."""
        self.acts = acts
        self.desk = acts.desk

    @property
    def choice(self) -> ChooseCards | None:
        """The choice of cards that is open to the player now."""
        return card_choice(self.desk.view) if self.desk.my_turn else None

    @property
    def bidding(self) -> bool:
        """Whether it is the player's turn to bid."""
        return self.desk.my_turn and self.desk.view.phase is Phase.AUCTION

    def turn(self, meaning: Meaning) -> bool:
        """Do what a knob means; say whether that was an act, after which a second click means nothing."""
        match meaning:
            case Stroke.UP | Stroke.DOWN:
                self.step(1 if meaning is Stroke.UP else -1)
                return False
            case Stroke.FIELD:
                return False
            case Stroke.BID:
                self.bid()
            case Stroke.CONFIRM:
                self.confirm()
            case Stroke.GO_ON:
                self.desk.timeline.skip()
            case action:
                self.desk.equipment.sound.play(Cue.BUTTON)
                self.acts.submit(action, at=self.above(meaning))
        return True

    def above(self, meaning: Meaning) -> Point | None:
        """Return the point above a knob, or above its board when it is one of many."""
        attention = self.desk.tabletop.attention
        for board in attention.boards:
            for knob in board.knobs:
                if knob.meaning == meaning:
                    top = board.box.top if board.box else knob.rect.top
                    return (knob.rect.centerx, top - self.desk.tabletop.areas.u(0.6))
        return None

    def step(self, way: int) -> None:
        """Go to the next higher or lower bid that is allowed; a typed number is where one starts from."""
        view, attention = self.desk.view, self.desk.tabletop.attention
        bids = allowed_bids(view)
        if not bids:
            return
        now: float = self._typed() if attention.entry.typed else shown_bid(view, attention.entry) or 0
        beyond = [bid for bid in bids if (bid - now) * way > 0]
        nearest = min(beyond, key=lambda bid: abs(bid - now), default=bids[-1] if way > 0 else bids[0])
        self._enter(Entry(nearest))

    def type(self, digit: str) -> None:
        """Put a digit behind those typed before."""
        typed = (self.desk.tabletop.attention.entry.typed + digit)[:DIGITS]
        self._enter(Entry(typed=typed))

    def untype(self) -> bool:
        """Take the last digit away; False when there is none."""
        typed = self.desk.tabletop.attention.entry.typed
        if typed:
            self._enter(Entry(typed=typed[:-1]))
        return bool(typed)

    def clear(self) -> bool:
        """Forget what was typed and put everything back that the tray holds; False when there was nothing."""
        attention = self.desk.tabletop.attention
        forced = self.choice.forced if self.choice else ()
        if attention.entry != Entry():
            self._enter(Entry())
            return True
        if set(attention.tray) > set(forced):
            attention.tray = forced
            self.desk.relay()
            return True
        return False

    def bid(self) -> None:
        """Bid what is typed or shown; 0 passes."""
        view, attention = self.desk.view, self.desk.tabletop.attention
        entry, at = attention.entry, self.above(Stroke.FIELD)
        points = shown_bid(view, entry)
        if entry.typed:
            wanted = self._typed()
            if wanted == 0:
                self.acts.submit(PassBid(), at=at)
                return
            points = int(wanted)
            if wanted != points:
                beyond = (bid for bid in allowed_bids(view) if bid > wanted)
                self.acts.refuse(Reason(Refusal.BID_OFF_LADDER, points=next(beyond, 0)), at)
                self._enter(Entry())
                return
        if points is None or not self.acts.submit(Bid(points), at=at):
            self._enter(Entry())

    def click(self, card: Card) -> bool:
        """Take a click on a card where it means more than playing it; False where it does not."""
        if self.desk.my_turn and self.desk.view.phase is Phase.DIX_SWAP:
            return self._swap(card)
        if self.choice is None:
            return False
        if card in self.desk.tabletop.attention.tray:
            self.take_back(card)
        else:
            self.put(card)
        return True

    def drop(self, card: Card, pose: Pose) -> bool:
        """Take a card that was let go where it can go into the tray or to the turned card."""
        zone = zone_of(self.desk.tabletop.zones, pose)
        if self.desk.my_turn and self.desk.view.phase is Phase.DIX_SWAP and zone not in {Zone.HAND, None}:
            self._swap(card)
            self.desk.timeline.stage.send_home(card, home())
            return True
        if self.choice is None:
            return False
        in_tray = card in self.desk.tabletop.attention.tray
        if zone is Zone.HAND:
            stays = in_tray and not self.take_back(card)
            if card in self.desk.view.hand and not stays:
                return False  # among the cards of the hand it may also find another place
        elif in_tray or self.put(card):
            self.desk.timeline.stage.settle(card)
            return True
        self.desk.timeline.stage.send_home(card, home())
        return True

    def put(self, card: Card) -> bool:
        """Lay a card into the tray, or say why not."""
        choice, attention = self.choice, self.desk.tabletop.attention
        if choice is None:
            return False
        if card not in choice.cards:
            self.acts.refuse(self._why_barred(choice, card), self.acts.above(card))
            return False
        if len(attention.tray) >= choice.count:
            self.acts.say_no(tray_full(choice.count), self.acts.above(card))
            return False
        attention.tray = (*attention.tray, card)
        self.desk.equipment.sound.play(Cue.SLIDE)
        self.desk.relay()
        return True

    def take_back(self, card: Card) -> bool:
        """Take a card out of the tray, or say why it must stay there."""
        choice, attention = self.choice, self.desk.tabletop.attention
        if choice is not None and card in choice.forced:
            self.acts.refuse(Reason(Refusal.UNMELDED_FIRST, choice.forced), self.acts.above(card))
            return False
        attention.tray = tuple(other for other in attention.tray if other is not card)
        self.desk.equipment.sound.play(Cue.SLIDE)
        self.desk.relay()
        return True

    def take_last_back(self) -> bool:
        """Take the card that was laid last out of the tray; False when none can be."""
        forced = self.choice.forced if self.choice else ()
        laid = [card for card in self.desk.tabletop.attention.tray if card not in forced]
        return bool(laid) and self.take_back(laid[-1])

    def confirm(self) -> None:
        """Pass or bury what lies in the tray, or say how many cards it must be; claim the chosen meld."""
        choice = self.choice
        if self.desk.my_turn and self.desk.view.phase is Phase.MELDS:
            self.acts.lay_chosen(at=self.above(Stroke.CONFIRM))
        if choice is not None:
            tray = self.desk.tabletop.attention.tray
            self.acts.submit(choice.action(tray), at=self.above(Stroke.CONFIRM))

    def focus(self, meaning: Meaning) -> None:
        """Let the keyboard point at a knob."""
        self.desk.tabletop.attention.focus = OnKnob(meaning)
        self.desk.tabletop.changed = True

    def _typed(self) -> float:
        """Return what is typed in the scale of the rules, which may fall between two points."""
        return int(self.desk.tabletop.attention.entry.typed or 0) / points_of(self.desk, 10) * 10

    def _enter(self, entry: Entry) -> None:
        self.desk.tabletop.attention.entry = entry
        self.desk.tabletop.changed = True

    def _swap(self, card: Card) -> bool:
        self.acts.submit(ExchangeDix(card), at=self.acts.above(card))
        return True

    def _why_barred(self, choice: ChooseCards, card: Card) -> Reason:
        """Return why a card cannot be chosen: a choice that holds it is refused for that card alone."""
        fill = [*choice.forced, *(other for other in choice.cards if other not in choice.forced)]
        refused = choice.action((card, *fill[: choice.count - 1]))
        return self.acts.why_refused(refused) or Reason(Refusal.NOT_HELD, (card,))
