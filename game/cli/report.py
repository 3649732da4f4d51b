"""The report: a match as lines of text, one for each trick, each meld window and each score."""

from __future__ import annotations

from collections.abc import Callable

from game.presentation.wording import _, ngettext, player_name
from game.presentation.wording.captions import caption
from game.presentation.wording.endings import balance, bidder_count, kitty_holds, payment, side_score
from game.presentation.wording.levels import level_name
from game.records.course import Moment
from game.records.header import Header
from game.rules.contract_events import (
    BidMade,
    BidPassed,
    CardsBuried,
    CardsPassed,
    PassChosen,
    PhaseBegan,
)
from game.rules.endings import REDEALT, Settlement
from game.rules.engine import begin, redact, view
from game.rules.events import (
    CardDrawn,
    CardPlayed,
    DealScored,
    DealStarted,
    DixExchanged,
    DixShown,
    MeldDeclared,
    OutDeclared,
    TrumpTurned,
)
from game.rules.state import State
from game.rules.variant import Phase
from game.rules.view import View

_GOES_ON = (CardPlayed, MeldDeclared, DixShown, DixExchanged, CardDrawn, OutDeclared, BidMade, BidPassed)
"""Events after which more may come on the same line."""
_SECRET = (CardsPassed, PassChosen, CardsBuried)
"""Events of which only what everybody sees is told: they would give away what a later trick shows."""


class Report:
    """Tells everything that happens, hidden cards included, to `write`, a line at a time."""

    def __init__(self, write: Callable[[str], None]) -> None:
        """Say nothing yet."""
        self._write = write
        self._sentences: list[str] = []

    def begin(self, header: Header) -> None:
        """Tell what is played, and by whom."""
        self.end_line()
        self._write("")
        key, seed = header.variant.key, header.seed
        self._write(_("Match: {variant}, seed {seed}.").format(variant=key, seed=seed))
        table = view(begin(header.variant), None)
        for seat, player in enumerate(header.players):
            kind = player.name or (_("a person") if player.human else level_name(player.kind))
            self._write(_("{side} is {player}.").format(side=player_name(table, seat), player=kind))

    def tell(self, moment: Moment) -> None:
        """Tell one event."""
        table = view(moment.state, None)
        if isinstance(moment.event, DealStarted):
            self.end_line()
            self._write("")
        event = redact(moment.event, None) if isinstance(moment.event, _SECRET) else moment.event
        sentence = caption(event, table)
        if sentence:
            self._sentences.append(sentence)
        if not isinstance(event, _GOES_ON):
            self.end_line()
        if isinstance(event, TrumpTurned) or (isinstance(event, PhaseBegan) and event.phase is Phase.AUCTION):
            self._tell_hands(moment.state, table)
        if isinstance(event, DealScored):
            self._tell_scores(event, table)

    def take_back(self, count: int) -> None:
        """Tell that the last actions were taken back."""
        self.end_line()
        text = ngettext("{count} action is taken back.", "{count} actions are taken back.", count)
        self._write(text.format(count=count))

    def end_line(self) -> None:
        """Write what waits for more to come on its line."""
        if self._sentences:
            self._write(" ".join(self._sentences))
            self._sentences.clear()

    def _tell_hands(self, state: State, table: View) -> None:
        for seat, hand in enumerate(state.hands):
            if not hand:
                continue  # somebody sits out
            cards = " ".join(card.face for card in hand)
            self._write(_("{side} holds {cards}.").format(side=player_name(table, seat), cards=cards))

    def _tell_scores(self, scored: DealScored, table: View) -> None:
        if scored.settlement is not None:
            self._tell_settlement(scored, scored.settlement, table)
        elif scored.ending not in REDEALT:
            for side in range(len(scored.scores)):
                self._write(side_score(scored, side, table))

    def _tell_settlement(self, scored: DealScored, settled: Settlement, table: View) -> None:
        if scored.bidder is not None and scored.ending not in REDEALT:
            self._write(bidder_count(scored, scored.bidder, table))
        for each in settled.payments:
            self._write(payment(each, table))
        self._write(kitty_holds(settled.kitty))
        for seat, units in enumerate(scored.scores):
            self._write(balance(table, seat, units))
