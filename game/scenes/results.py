"""The result of a deal: counted card by card, rounded, written on the pad, and what comes next."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.presentation.layout import own_first
from game.presentation.pad import Score, finished_deals, score_pad
from game.presentation.points import view_in_scale
from game.presentation.wording import _, side_name
from game.presentation.wording.verdicts import fate_line, headline, summary, undo_hint
from game.rules.counting import card_points
from game.rules.endings import Fate
from game.rules.events import MatchWon
from game.rules.seats import side_of
from game.rules.variant import MatchFormat
from game.scenes import pages
from game.scenes.buttons import Buttons
from game.scenes.equipment import Equipment
from game.scenes.flourish import Flourish
from game.scenes.gesture import Gesture, KeyDown, Press
from game.scenes.ledger import Areas, Ledger, Told, areas
from game.scenes.money import draw_money, money_lines
from game.scenes.pause import PauseScene
from game.scenes.reading import display_of, shown_in
from game.scenes.scene import Push, QuitGame, Replace, Root, Scene, Transition
from game.scenes.setup import HUMAN, new_session
from game.scenes.tally import Side, Tally, sides
from game.session.session import Session
from sounds.cues import Cue
from sprites.felt import felt
from sprites.plates import banner
from sprites.text import fit, render_line
from sprites.theme import FELTS, TEXT_BRASS, TEXT_MAIN, TEXT_QUIET

SHOWN = 4.0
"""Seconds the result stays when only computers have played."""

_SKIPS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class ResultsScene(Scene):
    """Counts a finished deal of a session; going on acknowledges it, until then it can be taken back."""

    def __init__(self, equipment: Equipment, session: Session) -> None:
        """Begin to count; raises ValueError when the deal of the session has no result."""
        self._human = HUMAN in session.players
        self._own = session.players.index(HUMAN) if self._human else 0
        view = session.view(self._own if self._human else None)
        if view.result is None:
            raise ValueError("the deal is not over")
        self._equipment = equipment
        self._session = session
        self._view = view
        self._result = view.result
        self._shown = shown_in(view.variant, equipment.settings)
        self._sides = sides(view, view.result, self._own)
        counting = view.variant.scoring.counting
        points = {card: card_points(card, counting) for card in view.variant.deck.cards}
        self._tally = Tally(self._sides, points, speed=equipment.settings.speed)
        if equipment.settings.instant or equipment.settings.reduced_motion:
            self._tally.finish()
        self._buttons = Buttons(self._texts())
        self._flourish: Flourish | None = None
        self._waited = 0.0
        self._ground: pygame.Surface | None = None
        self._closed = False
        self._dirty = True
        self._size = (0, 0)

    @property
    def tally(self) -> Tally:
        """How far the count is."""
        return self._tally

    def rect_of(self, key: str) -> pygame.Rect:
        """Return where a button is: `next`, `again`, `hall` or `menu`."""
        return self._buttons.rect_of(key)

    def resize(self, size: tuple[int, int]) -> None:
        """Lay the plates, the pad and the buttons out."""
        self._size = size
        self._areas = areas(size, len(self._sides), money=money_lines(self._view, self._result))
        art, four = self._equipment.art, self._equipment.settings.colours == "four"
        places = zip(self._sides, reversed(self._areas.sides), strict=True)
        self._ledgers = [
            Ledger(side, self._told(side), art, rect, self._areas.px, four_colour=four)
            for side, rect in places
        ]
        self._buttons.lay_out(self._areas.buttons, self._areas.button)
        self._ground = None
        self._flourish = None

    def handle(self, gesture: Gesture) -> Transition | None:
        """Skip the count, take the deal back, or go on."""
        if isinstance(gesture, KeyDown):
            if gesture.key == pygame.K_ESCAPE and self._human:
                return Push(PauseScene(self._equipment, self._session))
            if gesture.key == pygame.K_z and gesture.ctrl:
                return self._undo()
        skips = isinstance(gesture, Press) or (isinstance(gesture, KeyDown) and gesture.key in _SKIPS)
        if skips and not self._tally.done:
            self._tally.finish()
            self._close()
            return None
        taken = self._buttons.handle(gesture) if self._tally.done else None
        if taken is None:
            return None
        self._equipment.sound.play(Cue.BUTTON)
        return self._follow(taken)

    def update(self, dt: float) -> Transition | None:
        """Count on; what only computers have played ends by itself."""
        if self._tally.advance(dt):
            self._dirty = True
            self._click()
        if self._tally.done:
            self._close()
            self._waited += dt
        if self._flourish is not None:
            self._flourish.update(dt)
        return QuitGame() if self._waited >= SHOWN and not self._human else None

    def draw(self, surface: pygame.Surface, alpha: float, *, full: bool) -> list[pygame.Rect]:
        """Draw what has been counted; a flourish over everything while it lasts."""
        del alpha
        flying = self._flourish is not None and self._flourish.dirty
        if not (full or flying or self._dirty or self._buttons.dirty):
            return []
        everything = full or flying or self._ground is None
        if self._ground is None:
            self._ground = self._paint_ground(self._areas)
        ground = self._ground
        rects = [surface.get_rect()] if everything else self._parts()
        for rect in rects:
            surface.blit(ground, rect, rect)
        if everything or self._dirty:
            self._draw_count(surface)
        if self._tally.done:
            self._buttons.draw(surface)
        if self._flourish is not None and everything:
            self._flourish.draw(surface)
        self._dirty = False
        return rects

    def _parts(self) -> list[pygame.Rect]:
        changed = [self._buttons.rect]
        if self._dirty:
            changed += [ledger.rect for ledger in self._ledgers] + [self._areas.pad, self._areas.money]
        return changed

    def _draw_count(self, surface: pygame.Surface) -> None:
        for side, ledger in zip(self._sides, self._ledgers, strict=True):
            ledger.draw(surface, self._tally, lit=self._tally.done and self._ahead(side))
        surface.blit(self._pad(), self._areas.pad)
        if self._tally.done:
            won = self._session.match.won
            draw_money(surface, self._areas.money, self._areas.px, self._view, self._result, won)

    def _told(self, side: Side) -> Told:
        points, paid = (side.meld_points, side.rounded), self._view.variant.stakes.paid
        return Told(fate_line(self._view, side.fate, side.bid, points, self._shown), self._shown, paid)

    def _ahead(self, side: Side) -> bool:
        """Say whether a side has won the match, or while it goes on came off best in this deal."""
        if self._result.settlement is not None:
            made = any(each.fate is Fate.MADE for each in self._sides)
            return (side.fate is not None) is made
        won = self._session.match.won
        if won is not None:
            return won.winner == side.side
        totals = [each.total for each in self._sides]
        return side.total == max(totals) > min(totals)

    def _pad(self) -> pygame.Surface:
        """Return the pad: the deal is written in pencil until it is counted."""
        view, match, done = self._view, self._session.match, self._tally.done
        order = own_first(view)
        standing = match.scores if done else view.standing
        open_ = not done and not view.variant.stakes.paid
        score = Score(
            names=tuple(side_name(view, side) for side in order),
            deals=finished_deals(match.deals if done else match.deals[:-1], order),
            melds=tuple(side.meld_points for side in self._sides) if open_ else (0,) * len(order),
            tricks=tuple(self._tally.points(side) for side in self._sides) if open_ else (0,) * len(order),
            standing=tuple(standing[side] for side in order),
            target=match.target if view.variant.match.format is MatchFormat.MATCH else None,
            open=open_,
        ).converted(self._shown)
        px = max(10, round(self._areas.px * 0.92))
        return score_pad(score, self._areas.pad.size, px, self._equipment.settings.score_display)

    def _paint_ground(self, parts: Areas) -> pygame.Surface:
        """Paint the felt and the band; what the deal has come to stands on it once it is counted."""
        ground = felt(self._size, FELTS[self._equipment.settings.felt]).copy()
        ground.blit(banner(parts.banner.size), parts.banner)
        won = self._session.match.won if self._closed else None
        text = self._summary(won) if self._closed else ""
        large, room = round(parts.banner.height * 0.36), round(parts.banner.width * 0.8)
        title = fit(headline(self._view, won), large, room, bold=True)
        name = render_line(title, large, TEXT_BRASS, bold=True, shadow=True)
        words = render_line(fit(text, parts.px, room), parts.px, TEXT_MAIN)
        top = parts.banner.centery - (name.get_height() + words.get_height()) // 2
        ground.blit(name, name.get_rect(midtop=(parts.banner.centerx, top)))
        ground.blit(words, words.get_rect(midtop=(parts.banner.centerx, top + name.get_height())))
        if self._closed and self._human and self._session.can_undo:
            hint = render_line(undo_hint(), round(parts.px * 0.9), TEXT_QUIET)
            ground.blit(hint, hint.get_rect(midleft=(parts.sides[0].left, parts.buttons[1])))
        return ground

    def _summary(self, won: MatchWon | None) -> str:
        view = view_in_scale(self._view, display_of(self._equipment.settings))
        return summary(view, self._result, won, self._session.match.target, self._shown)

    def _texts(self) -> Mapping[str, str]:
        if self._session.match.won is None:
            return {"menu": _("Menu"), "next": _("Next deal")}
        return {"menu": _("Menu"), "hall": _("Hall of fame"), "again": _("Play again")}

    def _click(self) -> None:
        """Let the player's own count be heard."""
        own = self._sides[0]
        if self._tally.counted(own) < len(own.cards) or self._tally.done:
            self._equipment.sound.play(Cue.COUNT, value=self._tally.points(own))

    def _close(self) -> None:
        """End the count once: sound, and a flourish for a match."""
        if self._closed:
            return
        self._closed = self._dirty = True
        self._ground = None  # the verdict stands there only now
        won = self._session.match.won
        if won is None:
            self._equipment.sound.play(Cue.WIN if self._ahead(self._sides[0]) else Cue.LOSS)
            return
        mine = won.winner == side_of(self._view.variant, self._own)
        self._equipment.sound.play(Cue.MATCH_WON if mine else Cue.MATCH_LOST)
        if mine and not self._equipment.settings.reduced_motion:
            self._flourish = Flourish(self._size)

    def _follow(self, taken: str) -> Transition | None:
        match taken:
            case "next":
                return self._next()
            case "again":
                return self._again()
            case "hall":
                self._session.acknowledge()
                return Push(pages.hall(self._equipment))
            case _:
                if self._session.match.won is not None:
                    self._session.acknowledge()
                return Root(self._equipment.doors.menu())

    def _next(self) -> Transition:
        self._session.acknowledge()
        return Replace(self._equipment.doors.play(self._session))

    def _again(self) -> Transition:
        """Begin another match of the same kind; where every deal is a match, the next dealer deals."""
        self._session.acknowledge()
        match = self._session.match
        single = match.variant.match.format is MatchFormat.SINGLE_DEAL
        session = new_session(self._equipment, like=self._session, dealer=match.dealer if single else None)
        return Root(self._equipment.doors.play(session))

    def _undo(self) -> Transition | None:
        if not self._session.undo():
            self._equipment.sound.play(Cue.REFUSAL)
            return None
        return Replace(self._equipment.doors.play(self._session), cut=True)
