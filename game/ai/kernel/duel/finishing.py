"""Finishing: a deal played on to its last trick, both seats by rules of thumb and what they could know."""

from __future__ import annotations

from game.ai.kernel.duel.acting import followed_by, led_by, melded_by, takes_upcard
from game.ai.kernel.duel.deal import Deal, draw, play
from game.ai.kernel.rollout import play_out


def finish(deal: Deal) -> None:
    """Play the deal to its end; points are with its sides."""
    laws = deal.laws
    if deal.window:
        _close(deal)
    while deal.draws:
        if deal.led < 0:
            play(deal, led_by(deal, deal.leader))
        play(deal, followed_by(deal, 1 - deal.leader))
        _count(deal)
        _close(deal)
    taken, tricks = [0, 0], [0, 0]
    table = laws.table
    table.open_trick(deal.leader, [])
    play_out(table, [deal.sides[0].own, deal.sides[1].own], -1, taken, tricks)
    deal.sides[0].taken += taken[0]
    deal.sides[1].taken += taken[1]


def _close(deal: Deal) -> None:
    """Let the owner of the window meld, and both seats draw, in the order of the rules."""
    winner, laws = deal.leader, deal.laws
    if not laws.after_draw:
        melded_by(deal, winner)
    if not deal.drawn:
        draw(deal, deal.draws == 1 and laws.winner_chooses and takes_upcard(deal, winner))
    if laws.after_draw:
        melded_by(deal, winner)
    deal.window = False
    _count(deal)


def _count(deal: Deal) -> None:
    """Note who is the first to have the points that decide the match."""
    winner = deal.leader
    side = deal.sides[winner]
    if deal.first_over < 0 and side.melds + deal.laws.rounded(side.taken) >= deal.needs[winner]:
        deal.first_over = winner
