"""The report: a match as lines of text, one for each trick, each meld window and each score."""

from __future__ import annotations

from collections.abc import Callable

from game.presentation.wording import _, level_name, ngettext, player_name
from game.presentation.wording.captions import caption
from game.records.course import Moment
from game.records.header import Header
from game.rules.engine import begin, view
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
from game.rules.view import View

_GOES_ON = (CardPlayed, MeldDeclared, DixShown, DixExchanged, CardDrawn, OutDeclared)
"""Events after which more may come on the same line."""


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
        sentence = caption(moment.event, table)
        if sentence:
            self._sentences.append(sentence)
        if not isinstance(moment.event, _GOES_ON):
            self.end_line()
        if isinstance(moment.event, TrumpTurned):
            self._tell_hands(moment.state, table)
        if isinstance(moment.event, DealScored):
            self._tell_scores(moment.event, table)

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
            cards = " ".join(card.face for card in hand)
            self._write(_("{side} holds {cards}.").format(side=player_name(table, seat), cards=cards))

    def _tell_scores(self, scored: DealScored, table: View) -> None:
        for seat, (melds, tricks, rounded, score) in enumerate(
            zip(scored.melds, scored.tricks, scored.rounded, scored.scores, strict=True)
        ):
            self._write(
                _("{side}: melds {melds}, tricks {tricks} counted as {rounded}, match {score}.").format(
                    side=player_name(table, seat), melds=melds, tricks=tricks, rounded=rounded, score=score
                )
            )
