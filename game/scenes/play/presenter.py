"""The presenter: gives every event its sound, its caption and, when it is rare, its flourish."""

from __future__ import annotations

import pygame

from game.presentation.arrange import Arrangement
from game.presentation.cue import cue_for
from game.presentation.layout import all_at_once
from game.presentation.points import in_scale, view_in_scale
from game.presentation.pose import Pose
from game.presentation.styles import MELD, STAGGER, TURN_UP
from game.presentation.wording.captions import caption
from game.presentation.wording.labels import flourish, playoff_rules, playoff_title
from game.rules.cards import Card
from game.rules.contract_events import (
    BidMade,
    BidPassed,
    HandEnded,
    MeldsLaid,
    MeldsTold,
    MoonDeclared,
    TrumpNamed,
)
from game.rules.events import (
    CardDrawn,
    ClaimCounted,
    DealStarted,
    DixExchanged,
    DixShown,
    Event,
    MeldDeclared,
    OutDeclared,
    PlayoffBegan,
    TrickWon,
    TrumpTurned,
)
from game.rules.melds import Meld, MeldKind
from game.rules.view import View
from game.scenes.desk import Desk

_LATE = (MeldDeclared, DixShown, DixExchanged, MeldsLaid)
"""Events whose points count up only when the cards have arrived."""


class Presenter:
    """Hears of every event when its motion begins."""

    def __init__(self, desk: Desk) -> None:
        """Present at this desk."""
        self.desk = desk

    def started(self, event: Event, view: View, caught_up: bool) -> None:  # noqa: FBT001 - see `Desk.started`
        """Caption, sound and flourish; what is only caught up with makes no sound and no light."""
        tabletop = self.desk.tabletop
        shown = tabletop.finish.display
        told = in_scale(event, view.variant, shown)
        line = caption(told, view_in_scale(view, shown))
        if line:
            tabletop.attention.caption = line
        if isinstance(event, DealStarted):
            tabletop.attention.arrange(Arrangement(tabletop.attention.look.order.descending))
        tabletop.effects.lag = MELD if isinstance(event, _LATE) else 0.0
        self._announce(told, view, line)
        if caught_up:
            tabletop.effects.finish()
            return
        cue = cue_for(event, view)
        if cue is not None:
            self.desk.equipment.sound.play(cue[0], value=cue[1])
        if not self.desk.equipment.settings.reduced_motion:
            self._shine(event, view)

    def _announce(self, event: Event, view: View, line: str | None) -> None:
        effects = self.desk.tabletop.effects
        match event:
            case PlayoffBegan() if not all_at_once(self.desk.view):
                effects.announce((playoff_title(), playoff_rules()))
            case OutDeclared() | ClaimCounted() | HandEnded() | MoonDeclared() if line:
                effects.announce((line,))
            case MeldDeclared(_, meld) if meld.kind is MeldKind.RUN:
                effects.announce((flourish("run", meld.points),))
            case TrumpTurned(_, _, points) if points:
                effects.announce((flourish("dix", points),))
            case TrickWon(_, points, True):
                effects.announce((flourish("last_trick", points),))
            case CardDrawn(seat, card, True) if card and seat != view.seat:
                effects.show(card)
            case _:
                pass

    def _shine(self, event: Event, view: View) -> None:
        """Let tickets pop and rare things shine, once their cards have arrived."""
        effects = self.desk.tabletop.effects
        match event:
            case MeldDeclared(_, meld):
                effects.pop(meld, MELD + STAGGER * (len(meld.cards) - 1))
                if meld.kind is MeldKind.RUN:
                    self._glow(meld.cards, MELD + STAGGER * len(meld.cards))
            case MeldsLaid(_, melds):
                self._lay(melds)
            case BidMade(seat) | BidPassed(seat):
                effects.pop(("call", seat), 0)
            case MeldsTold(seat):
                effects.pop(("told", seat), 0)
            case TrumpNamed():
                effects.pop("trump", 0)
            case DixShown(_, card):
                effects.pop(next(laid.meld for laid in reversed(view.melds) if card in laid.meld.cards), MELD)
            case TrumpTurned(card, _, points) if points:
                self._glow((card,), TURN_UP * 2)
            case TrickWon(seat) if not self.desk.pace().hold_trick:
                self._shine_on_winner(view, seat)
            case _:
                pass

    def _lay(self, melds: tuple[Meld, ...]) -> None:
        """Let each ticket pop when the last of its cards has arrived; a run shines."""
        order = list(dict.fromkeys(card for meld in melds for card in meld.cards))
        for meld in melds:
            last = max(order.index(card) for card in meld.cards)
            self.desk.tabletop.effects.pop(meld, MELD + STAGGER * last)
            if meld.kind is MeldKind.RUN:
                self._glow(meld.cards, MELD + STAGGER * (last + 1))

    def _shine_on_winner(self, view: View, seat: int) -> None:
        """Light the card that takes the trick while the trick still lies."""
        for play in view.tricks[-1].plays:
            picture = self.desk.timeline.stage.picture(play.card)
            if play.seat == seat and picture is not None:
                self.desk.tabletop.effects.glow(box_of(picture.pose()))

    def _glow(self, cards: tuple[Card, ...], delay: float) -> None:
        places = self.desk.tabletop.place(self.desk.view)
        for card in cards:
            if card in places:
                self.desk.tabletop.effects.glow(box_of(places[card]), delay)


def box_of(pose: Pose) -> pygame.Rect:
    """Return the smallest upright rectangle around a card."""
    left, top, right, bottom = pose.bounds()
    return pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
