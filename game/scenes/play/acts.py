"""Acts: everything a player can do at the table, whatever he does it with; a refusal is said at the card."""

from __future__ import annotations

from dataclasses import replace

from game.presentation.attention import Panel
from game.presentation.auction_panel import Entry
from game.presentation.effects import MESSAGE
from game.presentation.layout import shown_hand
from game.presentation.offers import grows, in_window, melds_of
from game.presentation.pose import Key, Point, Pose
from game.presentation.styles import home
from game.presentation.targets import Zone, zone_of
from game.presentation.wording.labels import no_last_trick
from game.presentation.wording.refusals import refusal
from game.rules.actions import Action, DeclareMeld, DeclareOut, Draw, ExchangeDix, PlayCard, ShowDix
from game.rules.cards import Card, Rank, sort_key
from game.rules.melds import MeldKind
from game.rules.reasons import Reason, Refusal
from game.rules.variant import Phase
from game.scenes.desk import Desk
from game.scenes.play.boarding import points_of
from sounds.cues import Cue


class Acts:
    """What the player does, turned into actions of the session."""

    def __init__(self, desk: Desk) -> None:
        """Act for the seat of this desk."""
        self.desk = desk

    def submit(self, action: Action, *, dropped: tuple[Key, ...] = (), at: Point | None = None) -> bool:
        """Do it, or say why not near a point; `dropped` cards lie where they were put and stay there."""
        desk = self.desk
        held = set(desk.session.view(desk.seat).hand)
        desk.timeline.dropped = frozenset(dropped)
        reason = desk.session.submit(desk.seat, action)
        if reason is not None:
            desk.timeline.dropped = frozenset()
            self.refuse(reason, at)
            return False
        if dropped and isinstance(action, Draw):
            fresh = set(desk.session.view(desk.seat).hand) - held
            desk.timeline.dropped = frozenset(fresh)
        self.forget_choice()
        desk.tabletop.effects.notice = None
        return True

    def refuse(self, reason: Reason, at: Point | None) -> None:
        """Say why something is not allowed, near the card it is about."""
        self.say_no(refusal(self._in_scale(reason)), at)

    def say_no(self, sentence: str, at: Point | None) -> None:
        """Say a sentence near a point, with the sound of a refusal."""
        self.desk.tabletop.effects.say("refusal", (sentence,), at, MESSAGE)
        self.desk.tabletop.changed = True
        self.desk.equipment.sound.play(Cue.REFUSAL)

    def _in_scale(self, reason: Reason) -> Reason:
        """Return a reason with its points as the player reads them; a count of cards stays one."""
        if reason.code in {Refusal.WRONG_COUNT, Refusal.DIX_LIMIT}:
            return reason
        return replace(reason, points=points_of(self.desk, reason.points))

    def forget_choice(self) -> None:
        """Let go of the cards chosen for a meld, of a bid not made, and of a hint."""
        attention = self.desk.tabletop.attention
        attention.chosen, attention.staged, attention.hinted = (), (), ()
        attention.entry, attention.advised = Entry(), None
        self.desk.relay()

    def play_or_choose(self, card: Card) -> None:
        """Take a click on a card: play it, or in a meld window choose it for a meld."""
        if not in_window(self.desk.view) or not self.desk.my_turn:
            self.submit(PlayCard(card), at=self.above(card))
            return
        attention = self.desk.tabletop.attention
        if card in attention.chosen:
            attention.chosen = tuple(other for other in attention.chosen if other is not card)
            attention.staged = tuple(other for other in attention.staged if other is not card)
        else:
            attention.chosen = (*attention.chosen, card)
        self.desk.tabletop.effects.notice = None
        self.desk.relay()

    def above(self, card: Card) -> Point | None:
        """Return the point above a card, where something is said about it."""
        picture = self.desk.timeline.stage.picture(card)
        if picture is None:
            return None
        return (picture.x - picture.height * 0.2, picture.y - picture.height * 0.55)

    def take_place(self, place: int) -> bool:
        """Take what stands at a place of the meld window: its tickets from the top, then its buttons."""
        attention = self.desk.tabletop.attention
        choices = [*(offer.action for offer in attention.offers), *attention.ends]
        return place < len(choices) and self.submit(choices[place])

    def draw(self, *, upcard: bool = False, dropped: Key | None = None) -> bool:
        """End the window: draw, or go on after the draw; `dropped` is a card dragged to the hand."""
        ends = self.desk.tabletop.attention.ends
        wanted = [end for end in ends if isinstance(end, Draw) and end.upcard is upcard]
        action = (*wanted, *ends, Draw())[0]
        return self.submit(action, dropped=(dropped,) if dropped else ())

    def take_upcard(self, *, at: Point | None = None) -> bool:
        """Take a click on the upcard: exchange a nine for it if one can be, else draw."""
        view = self.desk.view
        swaps = [action for action in view.legal if isinstance(action, ExchangeDix)]
        if swaps and self.desk.my_turn:
            return self.submit(swaps[0], at=at)
        return self.draw(upcard=Draw(upcard=True) in view.legal)

    def drop(self, card: Card, pose: Pose) -> None:
        """Take a card that was let go: play, meld, exchange or rearrange, by the place it lies over."""
        zone = zone_of(self.desk.tabletop.zones, pose)
        at = (pose.x, pose.y - pose.height * 0.55)
        done = False
        match zone:
            case Zone.TRICK:
                done = self.submit(PlayCard(card), dropped=(card,), at=at)
            case Zone.MELDS:
                done = self._lay_down(card, at)
            case Zone.UPCARD | Zone.STOCK:
                done = self.submit(ExchangeDix(card), dropped=(card,), at=at)
            case Zone.HAND:
                done = self._rearrange(card)
            case None:
                pass
        if not done:
            self.desk.timeline.stage.send_home(card, home())

    def _rearrange(self, card: Card) -> bool:
        view, attention = self.desk.view, self.desk.tabletop.attention
        if card in attention.staged:
            attention.staged = tuple(other for other in attention.staged if other is not card)
            attention.chosen = tuple(other for other in attention.chosen if other is not card)
        if card not in view.hand or attention.gap is None:
            return False
        shown = shown_hand(view, attention.look)
        attention.arrange(attention.look.order.moved(shown, card, attention.gap))
        self.desk.relay()
        self.desk.timeline.stage.settle(card)
        return True

    def _lay_down(self, card: Card, at: Point) -> bool:
        """Take a card dropped on the meld area: a nine of trump counts, others wait to make a meld."""
        view, attention = self.desk.view, self.desk.tabletop.attention
        if not self.desk.my_turn or not in_window(view):
            return self.submit(DeclareMeld(MeldKind.MARRIAGE, (card,)), at=at)
        nine = card.rank is Rank.NINE and card.suit is view.trump
        if nine and view.phase is Phase.MELD_WINDOW:
            return self.submit(ShowDix(card), dropped=(card,), at=at)
        chosen = attention.chosen if card in attention.chosen else (*attention.chosen, card)
        found = melds_of(view, chosen)
        bigger = grows(view, chosen)
        if len(found) == 1 and not bigger:
            return self.submit(found[0].action, dropped=(card, *attention.staged), at=at)
        if not found and not bigger:
            self.refuse(self.why_no_meld(chosen), at)
            return False
        attention.chosen = chosen
        attention.staged = (*attention.staged, card) if card not in attention.staged else attention.staged
        self.desk.relay()
        self.desk.timeline.stage.settle(card)
        return True

    def lay_chosen(self, *, at: Point | None = None) -> bool:
        """Lay the meld that the chosen cards make; say why when they make none."""
        view, attention = self.desk.view, self.desk.tabletop.attention
        found = melds_of(view, attention.chosen)
        if found:
            return self.submit(found[0].action)
        self.refuse(self.why_no_meld(attention.chosen), at)
        return False

    def why_no_meld(self, cards: tuple[Card, ...]) -> Reason:
        """Return the best reason why cards that make no legal meld are none."""
        ordered = tuple(sorted(cards, key=sort_key))
        for kind in MeldKind:
            reason = self.why_refused(DeclareMeld(kind, ordered))
            if reason is not None and reason.code not in {Refusal.NOT_A_MELD, Refusal.MELD_IS_OFF}:
                return reason
        return Reason(Refusal.NOT_A_MELD, ordered)

    def undo(self) -> None:
        """Go back to the last decision."""
        self._travel(went=self.desk.session.undo())

    def redo(self) -> None:
        """Play again what was taken back."""
        self._travel(went=self.desk.session.redo())

    def _travel(self, *, went: bool) -> None:
        self.desk.equipment.sound.play(Cue.SLIDE if went else Cue.REFUSAL)
        if went:
            self.desk.tabletop.effects.notice = None
            self.forget_choice()

    def may_claim(self) -> Reason | None:
        """Return why declaring out is refused right now, None when it is allowed."""
        return self.why_refused(DeclareOut())

    def why_refused(self, action: Action) -> Reason | None:
        """Return why something is refused, None when it is not; only what is surely refused is submitted."""
        known = self.desk.session.view(self.desk.seat)
        if action in known.legal or any(action in choice for choice in known.choices):
            return None
        return self.desk.session.submit(self.desk.seat, action)

    def toggle(self, panel: Panel) -> None:
        """Show or hide a panel; without a trick there is nothing to show."""
        attention = self.desk.tabletop.attention
        if panel is Panel.LAST_TRICK and not self.desk.view.tricks:
            self.desk.tabletop.effects.say("refusal", (no_last_trick(),), None, MESSAGE)
        attention.panel = None if attention.panel is panel else panel
        self.desk.tabletop.changed = True
