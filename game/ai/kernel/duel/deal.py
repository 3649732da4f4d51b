"""Deal: two hands and a stock in the middle of play, and what playing, melding and drawing make of it."""

from __future__ import annotations

from game.ai.kernel.duel.laws import DIX, UNIT, Laws

_FAR = 1_000_000


class Side:
    """One seat: `own` cards, those of them on the `table`, nines that have not scored, and points so far.

    `blocked` has for each level of melds the cards that may not be laid in one any more. `met` are cards the
    other seat knows, `melds` and `taken` points of this deal.
    """

    def __init__(self, own: int, table: int, blocked: list[int]) -> None:
        self.own = own
        self.table = table
        self.blocked = blocked
        self.fresh_nines = 0
        self.met = 0
        self.melds = 0
        self.taken = 0

    def copy(self) -> Side:
        """Return one that can be played on with."""
        side = Side(self.own, self.table, self.blocked[:])
        side.fresh_nines = self.fresh_nines
        side.met = self.met
        side.melds = self.melds
        side.taken = self.taken
        return side


class Deal:
    """A deal with every card in its place; cards are named by bit, -1 for none.

    `coming` are by seat the cards it will draw, the next one last; the last trick's winner draws `bottom`
    and its loser `upcard`. `draws` is how many cards each seat has still to draw. `gone` are cards played in
    past tricks. In a `window` the winner of the last trick, `leader`, may lay one meld. `needs` are by seat
    the points that decide the match, `first_over` the seat that had them first while the stock lasted.
    """

    def __init__(
        self, laws: Laws, sides: list[Side], coming: list[list[int]], bottom: int, upcard: int
    ) -> None:
        self.laws = laws
        self.sides = sides
        self.coming = coming
        self.bottom = bottom
        self.upcard = upcard
        self.turned_nine = False
        self.exchanged = False
        self.draws = 0
        self.gone = 0
        self.leader = 0
        self.led = -1
        self.window = False
        self.melded = False
        self.shown = 0
        self.drawn = False
        self.needs = [_FAR, _FAR]
        self.first_over = -1

    def copy(self) -> Deal:
        """Return one that can be played on with; cards to come are the same."""
        deal = Deal(self.laws, [side.copy() for side in self.sides], self.coming, self.bottom, self.upcard)
        deal.coming = [self.coming[0][:], self.coming[1][:]]
        deal.turned_nine = self.turned_nine
        deal.exchanged = self.exchanged
        deal.draws = self.draws
        deal.gone = self.gone
        deal.leader = self.leader
        deal.led = self.led
        deal.window = self.window
        deal.melded = self.melded
        deal.shown = self.shown
        deal.drawn = self.drawn
        deal.needs = self.needs
        deal.first_over = self.first_over
        return deal

    @property
    def to_act(self) -> int:
        """The seat to play, or whose window it is."""
        return self.leader if self.led < 0 else 1 - self.leader


def unseen(deal: Deal, seat: int) -> int:
    """Return the cards whose place this seat does not know."""
    other = deal.sides[1 - seat]
    seen = deal.sides[seat].own | other.table | other.met | deal.gone
    if deal.upcard >= 0:
        seen |= 1 << deal.upcard
    if deal.led >= 0:
        seen |= 1 << deal.led
    return deal.laws.layout.full & ~seen


def play(deal: Deal, card: int) -> None:
    """Let the seat to act play this card; the second one ends the trick and opens its winner's window."""
    bit = 1 << card
    side = deal.sides[deal.to_act]
    side.own &= ~bit
    side.table &= ~bit
    side.met &= ~bit
    side.fresh_nines &= ~bit
    if deal.led < 0:
        deal.led = card
        return
    layout, led = deal.laws.layout, deal.led
    winner = 1 - deal.leader if layout.beaters[led] & bit else deal.leader
    deal.sides[winner].taken += layout.points[led] + layout.points[card]
    deal.gone |= bit | 1 << led
    deal.leader = winner
    deal.led = -1
    deal.window = True
    deal.melded = False
    deal.drawn = False
    deal.shown = 0


def lay(deal: Deal, meld: int, cards: int) -> None:
    """Let the owner of the window lay these cards as this meld."""
    side, shapes = deal.sides[deal.leader], deal.laws.shapes
    side.melds += shapes.points[meld]
    side.table |= cards
    side.met &= ~cards
    for level in shapes.blocks[meld]:
        side.blocked[level] |= cards
    deal.melded = True


def show(deal: Deal, nine: int) -> None:
    """Let the owner of the window show this nine of trump."""
    side, bit = deal.sides[deal.leader], 1 << nine
    side.melds += DIX
    side.fresh_nines &= ~bit
    side.table |= bit
    side.met &= ~bit
    deal.shown += 1


def swap(deal: Deal, nine: int) -> None:
    """Let the owner of the window take the upcard for this nine of trump."""
    side, bit = deal.sides[deal.leader], 1 << nine
    if side.fresh_nines & bit:
        side.melds += DIX
        side.fresh_nines &= ~bit
        deal.shown += 1
    side.own = side.own & ~bit | 1 << deal.upcard
    side.table &= ~bit
    side.met = side.met & ~bit | 1 << deal.upcard
    deal.upcard = nine
    deal.exchanged = True


def draw(deal: Deal, upcard: bool) -> None:  # noqa: FBT001 - compiled
    """Let both seats draw; at the last draw the winner may have the `upcard`."""
    winner, loser = deal.sides[deal.leader], deal.sides[1 - deal.leader]
    nines = deal.laws.nines
    if deal.draws > 1:
        for seat in range(2):
            bit = 1 << deal.coming[seat].pop()
            deal.sides[seat].own |= bit
            deal.sides[seat].fresh_nines |= bit & nines
    else:
        first, second = 1 << deal.bottom, 1 << deal.upcard
        if upcard:
            first, second = second, first
        winner.own |= first
        loser.own |= second
        winner.met |= first
        loser.met |= second
        fresh = nines & 1 << deal.bottom  # One turned or left by a swap has scored.
        winner.fresh_nines |= first & fresh
        loser.fresh_nines |= second & fresh
        deal.upcard = -1
        deal.bottom = -1
    deal.draws -= 1
    deal.drawn = True


def margin(deal: Deal, seat: int) -> int:
    """Return the points, in hundredths, that this seat is ahead by what the deal has brought so far."""
    mine, other, laws = deal.sides[seat], deal.sides[1 - seat], deal.laws
    tricks = laws.rounded(mine.taken) - laws.rounded(other.taken)
    return UNIT * (mine.melds - other.melds + tricks)
