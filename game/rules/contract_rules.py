"""Groups of switches that games with an auction add: bidding, passing, widow, contract, stakes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Scale(Enum):
    """The scale a variant's numbers are written in: a run is 15 (`ones`) or 150 (`tens`)."""

    ONES = "ones"
    TENS = "tens"

    @property
    def unit(self) -> int:
        """Return what one point of the x1 scale is here."""
        return 1 if self is Scale.ONES else 10


class Step(Enum):
    """Which bids are on the ladder, in units of the scale (rules 6.2, 7.2)."""

    UNIT = "unit"
    FIVE_UNITS = "five_units"
    UP_TO_FIVE = "up_to_five"
    RISING = "rising"


class AllPass(Enum):
    """What becomes of a deal in which nobody would bid (rules 5.2, 6.2, 6.5)."""

    REDEAL = "redeal"
    DEALER_HOLDS = "dealer_holds"
    DEALER_MAY_TAKE = "dealer_may_take"
    OPENER_BIDS = "opener_bids"
    OPENER_AT_MINIMUM = "opener_at_minimum"


class BidsTell(Enum):
    """What it tells to leave bids out: run, aces or melds by the height of the jump, or melds by the step."""

    NOTHING = "nothing"
    JUMPS = "jumps"
    STEPS = "steps"


class TrumpNeeds(Enum):
    """What must be held in the suit named trump (rules 7.3)."""

    NOTHING = "nothing"
    MARRIAGE = "marriage"
    RUN = "run"
    DIX = "dix"


class TrumpNamed(Enum):
    """Whether trump is named after or before the widow is seen (rules 5.3)."""

    AFTER_WIDOW = "after_widow"
    BEFORE_WIDOW = "before_widow"


class WidowGoes(Enum):
    """Whether the bidder takes the whole widow and buries, or gives everybody one card of it (rules 9)."""

    TAKEN = "taken"
    ONE_EACH = "one_each"


class Announce(Enum):
    """What the bidder must say about buried cards (rules 5.3)."""

    NOTHING = "nothing"
    TRUMP = "trump"
    TRUMP_AND_ACES = "trump_and_aces"


class SitOut(Enum):
    """Who does not play when one more sits at the table (rules 5.1)."""

    DEALER = "dealer"
    DEALERS_RIGHT = "dealers_right"


class Lead(Enum):
    """Who leads to the first trick (rules 6.1, 6.6)."""

    BIDDER = "bidder"
    ELDEST = "eldest"


class ThrowingIn(Enum):
    """Whether a contract that all tricks cannot fulfil is thrown in (rules 6.3, 6.5)."""

    OFF = "off"
    ALLOWED = "allowed"
    COMPULSORY = "compulsory"


class SetCosts(Enum):
    """What a failed contract takes from the bidders (rules 9)."""

    BID = "bid"
    BID_AND_MELD = "bid_and_meld"
    DOUBLE_WHEN_PLAYED = "double_when_played"


class SurrenderPays(Enum):
    """What the opponents score when a contract is given up; 25 and 50 are units of the scale (rules 7.6)."""

    NOTHING = "nothing"
    MELD = "meld"
    MELD_AND_25 = "meld_and_25"
    MELD_AND_50 = "meld_and_50"


class Moon(Enum):
    """What a moon that is made pays: all trick points again, twice those, or the match (rules 6.4)."""

    OFF = "off"
    BONUS = "bonus"
    DOUBLE_BONUS = "double_bonus"
    WINS = "wins"


class MoonWhen(Enum):
    """When the moon is declared: before the first lead, or as a call that ends the auction (rules 9)."""

    AFTER_MELDS = "after_melds"
    IN_AUCTION = "in_auction"


class MoonFails(Enum):
    """What a failed moon costs: the bid, or fifty units of the scale (rules 9)."""

    SET = "set"
    FIFTY_UNITS = "fifty_units"


class Mercy(Enum):
    """When a match between two sides ends early: one falls too low, or too far behind (rules 9)."""

    OFF = "off"
    HALF_DOWN = "half_down"
    TARGET_DOWN = "target_down"
    TARGET_BEHIND = "target_behind"


class StakeScale(Enum):
    """The five tables of stakes (rules 5.6)."""

    DOUBLING = "doubling"
    STEPS = "steps"
    LINEAR = "linear"
    BONUS = "bonus"
    HOYLE = "hoyle"


class Misdeal(Enum):
    """Which hand may be thrown in before it has bid or played (rules 7.9, 9)."""

    OFF = "off"
    FIVE_NINES = "five_nines"
    FIVE_NINES_NO_ACE = "five_nines_no_ace"
    SIX_NINES = "six_nines"
    TECHNICAL = "technical"


@dataclass(frozen=True, slots=True)
class AuctionRules:
    """How the contract is bid for, in points of the scale; a dealer may be held to `held_at`."""

    minimum: int = 250
    step: Step = Step.UNIT
    maximum: int = 990
    all_pass: AllPass = AllPass.REDEAL
    held_at: int = 250
    one_round: bool = False
    no_40_90: bool = False
    trump_needs: TrumpNeeds = TrumpNeeds.NOTHING
    bids_tell: BidsTell = BidsTell.NOTHING
    save_bid: bool = False


@dataclass(frozen=True, slots=True)
class PassingRules:
    """What partners pass: `passed` cards each way, the bidder's last unless `simultaneous`."""

    passed: int = 0
    simultaneous: bool = False
    may_return: bool = True
    before_trump: bool = False


@dataclass(frozen=True, slots=True)
class WidowRules:
    """What becomes of the widow of `widow` cards, and how as many are buried where the bidder takes all."""

    widow: int = 0
    widow_goes: WidowGoes = WidowGoes.TAKEN
    trump_named: TrumpNamed = TrumpNamed.AFTER_WIDOW
    keep_melds: bool = True
    announce_buried: Announce = Announce.NOTHING
    sit_out: SitOut = SitOut.DEALER

    @property
    def buried(self) -> int:
        """Return how many cards the bidder buries."""
        return self.widow if self.widow_goes is WidowGoes.TAKEN else 0

    @property
    def shared(self) -> bool:
        """Say whether there is a widow of which everybody gets a card."""
        return self.widow > 0 and self.widow_goes is WidowGoes.ONE_EACH


@dataclass(frozen=True, slots=True)
class ContractRules:
    """How a contract may be left before its last trick, and what it costs when it fails or is given up."""

    lead: Lead = Lead.BIDDER
    throwing_in: ThrowingIn = ThrowingIn.OFF
    conceding: bool = False
    giving_up: bool = False
    surrender_pays: SurrenderPays = SurrenderPays.MELD
    set_costs: SetCosts = SetCosts.BID
    min_meld: int = 0
    moon: Moon = Moon.OFF
    moon_when: MoonWhen = MoonWhen.AFTER_MELDS
    moon_fails: MoonFails = MoonFails.SET
    only_bidder_melds: bool = False
    defenders_keep_meld: bool = False
    subtract_meld: bool = False


@dataclass(frozen=True, slots=True)
class StakesRules:
    """How a deal is paid (rules 5.6); without `paid` the deals score points. `kitty_bonus` 0 is one stake."""

    paid: bool = False
    stakes: StakeScale = StakeScale.DOUBLING
    doubling_base: int = 300
    spades_double: bool = True
    hearts_triple: bool = False
    ante: int = 3
    loser_pays_kitty: bool = True
    kitty_bonus: int = 0
    opponents_concede: bool = True
