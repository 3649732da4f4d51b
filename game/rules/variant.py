"""A variant as a value: every rule switch of a game, in groups."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from game.rules.cards import Deck, RankOrder
from game.rules.contract_rules import (
    AuctionRules,
    ContractRules,
    Mercy,
    Misdeal,
    PassingRules,
    Scale,
    StakesRules,
    WidowRules,
)
from game.rules.hand_melds import HandMeldRules, Melding


class Phase(Enum):
    """The part of a deal a state is in; each part in which somebody acts has one module in `phases`."""

    STOCK_TRICK = "stock_trick"
    MELD_WINDOW = "meld_window"
    DIX_SWAP = "dix_swap"
    AUCTION = "auction"
    WIDOW = "widow"
    SHARING = "sharing"
    NAME_TRUMP = "name_trump"
    PASSING = "passing"
    MELDS = "melds"
    BURYING = "burying"
    DECISION = "decision"
    CONCESSION = "concession"
    PLAYOFF = "playoff"
    FINISHED = "finished"


class Heading(Enum):
    """When a follower must play a higher card (rules 0.6)."""

    TRUMP_LED_ONLY = "trump_led_only"
    OVERTRUMP = "overtrump"
    ALWAYS = "always"
    NEVER = "never"


class Counting(Enum):
    """The scheme of card points (rules 0.2)."""

    CLASSIC = "classic"
    SIMPLIFIED = "simplified"
    TENS = "tens"
    ONES = "ones"


class NextDealer(Enum):
    """Who deals the next deal of a match (rules 1.1, 9)."""

    ALTERNATE = "alternate"
    WINNER = "winner"
    BIDDER = "bidder"


class DixScores(Enum):
    """What a nine of trump scores for (rules 1.4)."""

    SHOW_OR_EXCHANGE = "show_or_exchange"
    EXCHANGE_ONLY = "exchange_only"


class MeldTiming(Enum):
    """Whether the meld window comes before or after the draw (rules 1.5)."""

    BEFORE_DRAW = "before_draw"
    AFTER_DRAW = "after_draw"


class DoublePinochle(Enum):
    """What both pinochles on the table add (rules 1.3)."""

    OFF = "off"
    EIGHTY = "80"
    THREE_HUNDRED = "300"


class Eights(Enum):
    """What all eight aces, kings, queens or jacks score (rules 1.3)."""

    OFF = "off"
    DOUBLED = "200"
    TENFOLD = "1000"


class LastDraw(Enum):
    """Who gets the last face-down card of the stock (rules 1.5)."""

    WINNER_GETS_STOCK = "winner_gets_stock"
    WINNER_CHOOSES = "winner_chooses"


class Rounding(Enum):
    """How each player's trick points are rounded (rules 1.7)."""

    BICYCLE = "bicycle"
    NONE = "none"
    NEAREST10 = "nearest10"


class MatchFormat(Enum):
    """One deal, deals until somebody has reached the target (rules 1.8), or a number of deals (rules 6.4)."""

    SINGLE_DEAL = "single_deal"
    MATCH = "match"
    ROUNDS = "rounds"


class TargetCheck(Enum):
    """When the target is looked at (rules 1.8)."""

    END_OF_DEAL = "end_of_deal"
    IMMEDIATE = "immediate"


class BothOver(Enum):
    """What happens when two or more have reached the target in one deal (rules 1.8, 1.11, 6.3)."""

    RAISE_TARGET = "raise_target"
    HIGHER_WINS = "higher_wins"
    BIDDER_WINS = "bidder_wins"
    EXTRA_DEAL = "extra_deal"


class Tie(Enum):
    """What equal totals are at the end (rules 1.8)."""

    DRAW = "draw"
    EXTRA_DEAL = "extra_deal"


class Keep(Enum):
    """What a side needs to keep its melds (rules 3.7, 4.4, 6.3, 7.5); twenty is in units of the scale."""

    NOTHING = "nothing"
    TRICK = "trick"
    COUNTER = "counter"
    TWENTY = "twenty"


class DeclareOut(Enum):
    """Which rule of declaring out is played (rules 1.9)."""

    OFF = "off"
    BASE = "base"
    VARIATION_1 = "variation_1"
    VARIATION_2 = "variation_2"


@dataclass(frozen=True, slots=True)
class DealRules:
    """How the cards are dealt: cards a seat, cards a packet, who deals next, and the bid game's dead hand."""

    hand_size: int = 12
    packet: int = 3
    next_dealer: NextDealer = NextDealer.ALTERNATE
    dead_hand: bool = False
    misdeal: Misdeal = Misdeal.OFF


@dataclass(frozen=True, slots=True)
class StockRules:
    """How the stock is drawn."""

    last_draw: LastDraw = LastDraw.WINNER_GETS_STOCK


@dataclass(frozen=True, slots=True)
class MeldRules:
    """What may be melded, when, and what special melds score; points are in the variant's scale.

    `melds_shown` off: of melds laid all at once only the points are told (rules 9).
    """

    timing: MeldTiming = MeldTiming.BEFORE_DRAW
    dix_scores_on: DixScores = DixScores.SHOW_OR_EXCHANGE
    max_dix_per_window: int = 2
    double_pinochle: DoublePinochle = DoublePinochle.OFF
    eights: Eights = Eights.OFF
    melds_shown: bool = True
    melding: Melding = Melding.AUTOMATIC


@dataclass(frozen=True, slots=True)
class TrickRules:
    """What must be played where suit must be followed (rules 0.6), and whether the rest may be claimed."""

    heading: Heading = Heading.TRUMP_LED_ONLY
    must_trump: bool = True
    partner_exempt: bool = False
    lead_trump_first: bool = False
    claim_rest: bool = False


@dataclass(frozen=True, slots=True)
class ScoringRules:
    """What cards and the last trick count, how trick points are rounded, and what keeps a side its melds."""

    counting: Counting = Counting.CLASSIC
    last_trick: int = 10
    rounding: Rounding = Rounding.BICYCLE
    keep: Keep = Keep.NOTHING
    dix_is_kept: bool = False


@dataclass(frozen=True, slots=True)
class MatchRules:
    """When and how a match is won (rules 1.8, 1.9); `target` and `raise_by` are in the variant's scale.

    `rounds` is the number of deals of the format `rounds`; 0 goes on until somebody stops the match.
    """

    format: MatchFormat = MatchFormat.MATCH
    target: int = 1000
    target_check: TargetCheck = TargetCheck.END_OF_DEAL
    both_over: BothOver = BothOver.RAISE_TARGET
    raise_by: int = 250
    immediate_recheck: bool = False
    tie: Tie = Tie.DRAW
    declare_out: DeclareOut = DeclareOut.BASE
    own_turn: bool = False
    rounds: int = 10
    strictly_over: bool = False
    bid_and_out: bool = False
    all_tricks_win: bool = False
    negative: bool = True
    thousand_down_loses: bool = False
    mercy: Mercy = Mercy.OFF


@dataclass(frozen=True, slots=True)
class Twin:
    """What changes with the deck in a game that is played with either: the single and the double form."""

    deck: Deck
    hand_size: int
    packet: int
    last_trick: int
    minimum: int
    held_at: int
    maximum: int
    passed: int


@dataclass(frozen=True, slots=True)
class Variant:
    """A complete game: its key, seats, cards, switches in groups, and its phases in order of play.

    `players` hold cards; with one seat more somebody sits out. With `partners` seats across share a score.
    `twins` are the single-deck and the double-deck form of a game that offers both.
    """

    key: str
    seats: int = 2
    deck: Deck = field(default_factory=Deck)
    rank_order: RankOrder = RankOrder.ACE_TEN
    deal: DealRules = field(default_factory=DealRules)
    stock: StockRules = field(default_factory=StockRules)
    melds: MeldRules = field(default_factory=MeldRules)
    play: TrickRules = field(default_factory=TrickRules)
    scoring: ScoringRules = field(default_factory=ScoringRules)
    match: MatchRules = field(default_factory=MatchRules)
    phases: tuple[Phase, ...] = (Phase.STOCK_TRICK, Phase.MELD_WINDOW, Phase.PLAYOFF)
    players: int = 2
    partners: bool = False
    scale: Scale = Scale.TENS
    hand_melds: HandMeldRules = field(default_factory=HandMeldRules)
    auction: AuctionRules = field(default_factory=AuctionRules)
    passing: PassingRules = field(default_factory=PassingRules)
    widow: WidowRules = field(default_factory=WidowRules)
    contract: ContractRules = field(default_factory=ContractRules)
    stakes: StakesRules = field(default_factory=StakesRules)
    twins: tuple[Twin, Twin] | None = None

    @property
    def is_bid(self) -> bool:
        """Say whether there is an auction, and so a contract."""
        return Phase.AUCTION in self.phases

    @property
    def sides(self) -> int:
        """Return how many scores are kept: one a seat, or one a partnership."""
        return self.seats // 2 if self.partners else self.seats
