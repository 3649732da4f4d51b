"""Attending: what the table offers, lights and switches off for the player, worked out from what is shown."""

from __future__ import annotations

from dataclasses import replace

from game.presentation.layout import all_at_once
from game.presentation.offers import Offer, ends, melds_of, offers
from game.presentation.targets import Button, OnKnob, Zone
from game.presentation.wording.labels import claim_prompt, continue_prompt
from game.rules.actions import DeclareOut, ExchangeDix, PlayCard
from game.rules.cards import Card, sort_key
from game.rules.variant import DeclareOut as Rule
from game.rules.variant import MatchFormat, Phase
from game.rules.view import View
from game.scenes.desk import Desk
from game.scenes.play.boarding import barred, boards_for, kept_tray, now_to_do


def attend(desk: Desk) -> None:
    """Bring the player's side of the table in line with view and settings, when those have changed."""
    grounds = _grounds(desk)
    if grounds == desk.attended:
        return
    desk.attended = grounds
    desk.tabletop.changed = True
    view, attention = desk.view, desk.tabletop.attention
    mine = desk.my_turn
    attention.chosen = tuple(card for card in attention.chosen if mine and card in _own(view))
    attention.staged = tuple(card for card in attention.staged if card in attention.chosen)
    attention.offers = _fitting(view, attention.chosen) if mine and not all_at_once(view) else ()
    attention.ends = ends(view) if mine and not all_at_once(view) else ()
    attention.lit = _lit(desk) if mine else frozenset()
    attention.claim = _claims_exist(view) and not desk.attract
    attention.watching = desk.attract
    attention.off = _off(desk)
    attention.must_hold = must_hold(view) if desk.equipment.settings.opponent_must_hold else ()
    attention.open_zones = _open_zones(desk)
    attention.prompt = continue_prompt() if desk.timeline.holding else _claim_prompt(view) or now_to_do(desk)
    _lay_boards(desk)
    descending = desk.equipment.settings.sort_direction == "descending"
    attention.look = replace(
        attention.look,
        order=replace(attention.look.order, descending=descending),
        large_index=desk.equipment.settings.index == "large",
    )


def _lay_boards(desk: Desk) -> None:
    """Lay out the boards of the moment; what the keyboard pointed at may have gone with the last ones."""
    attention = desk.tabletop.attention
    tray = kept_tray(desk)
    if tray != attention.tray:
        attention.tray = tray
        if tray:
            desk.relay()
    attention.barred = barred(desk)
    attention.boards = boards_for(desk)
    if isinstance(attention.focus, OnKnob) and attention.knob(attention.focus) is None:
        attention.focus = None


def _grounds(desk: Desk) -> tuple[object, ...]:
    """Return everything that the player's side of the table follows from."""
    chosen, attention = desk.equipment.settings, desk.tabletop.attention
    return (
        desk.view,
        desk.session.view(desk.seat),
        desk.idle,
        desk.timeline.holding,
        attention.chosen,
        attention.staged,
        attention.held,
        attention.entry,
        attention.tray,
        desk.tabletop.areas,
        desk.tabletop.finish.display,
        chosen.meld_totals,
        chosen.show_legal,
        chosen.opponent_must_hold,
        chosen.sort_direction,
        chosen.index,
    )


def _own(view: View) -> set[Card]:
    seat = view.seat or 0
    return {*view.hand, *view.table[seat]}


def _fitting(view: View, chosen: tuple[Card, ...]) -> tuple[Offer, ...]:
    """Return what is offered: everything, or what the chosen cards make or could still make."""
    if not chosen:
        return offers(view)
    exact = melds_of(view, chosen)
    faces = {card.face for card in chosen}
    rest = [offer for offer in offers(view) if faces <= _faces(offer)]
    known = {(offer.points, *sorted(_faces(offer))) for offer in exact}
    return (*exact, *(offer for offer in rest if (offer.points, *sorted(_faces(offer))) not in known))


def _faces(offer: Offer) -> set[str]:
    return {card.face for card in offer.cards}


def _lit(desk: Desk) -> frozenset[Card]:
    if not desk.equipment.settings.show_legal:
        return frozenset()
    return frozenset(action.card for action in desk.view.legal if isinstance(action, PlayCard))


def _claims_exist(view: View) -> bool:
    rules = view.variant.match
    return rules.declare_out is not Rule.OFF and rules.format is MatchFormat.MATCH and view.trump is not None


def _claim_prompt(view: View) -> str:
    """Return what an open claim waits for, nothing when there is none or it has been counted."""
    if not view.claims or view.result is not None:
        return ""
    own_lead = view.variant.match.declare_out is Rule.VARIATION_2
    return claim_prompt(mine=view.claims[0] == view.seat, own_lead=own_lead)


def _off(desk: Desk) -> frozenset[Button]:
    view = desk.view
    known = desk.session.view(desk.seat)
    checks = {
        Button.UNDO: desk.session.can_undo and not desk.attract,
        Button.HINT: desk.my_turn,
        Button.MELDS: any(view.meld_points),
        Button.LAST_TRICK: bool(view.tricks),
        Button.CLAIM: DeclareOut() in known.legal,
    }
    return frozenset(button for button, on in checks.items() if not on)


def _open_zones(desk: Desk) -> frozenset[Zone]:
    """Return the places that light up for the card that is held."""
    held, view = desk.tabletop.attention.held, desk.view
    if held is None or not desk.my_turn:
        return frozenset()
    zones = set()
    if PlayCard(held) in view.legal:
        zones.add(Zone.TRICK)
    if desk.tabletop.attention.ends and any(offer for offer in offers(view) if held.face in _faces(offer)):
        zones.add(Zone.MELDS)
    if ExchangeDix(held) in view.legal:
        zones.add(Zone.UPCARD)
    return frozenset(zones)


def must_hold(view: View) -> tuple[Card, ...]:
    """Return the cards that are in the other seat's hand, as anybody who counts would know in the playoff."""
    if view.phase is not Phase.PLAYOFF or view.seat is None or len(view.hand_sizes) != len("AB"):
        return ()
    known = view.known[1 - view.seat]
    return tuple(sorted({*view.unseen(), *known}, key=sort_key))
