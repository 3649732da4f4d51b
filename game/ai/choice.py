"""Choice: what a computer player answers, why, and what it thought of everything else it might have done."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.actions import Action
from game.rules.cards import Card


class Motive(Enum):
    """Why an action was chosen; under each member, what `cards` and `points` of its `Because` are."""

    AT_RANDOM = "at_random"
    """Any legal action would have done."""
    ONLY_ACTION = "only_action"
    """The rules allowed nothing else."""
    COUNT_REACHES_TARGET = "count_reaches_target"
    """The own count, `points`, has reached the target, so declaring out wins."""

    WINS_FOR_MELD = "wins_for_meld"
    """Taking the trick opens a window for the waiting meld of `cards`, worth `points`."""
    WINS_FOR_DIX = "wins_for_dix"
    """Taking the trick opens a window for the nines of trump `cards`, worth `points` together."""
    WINS_FOR_EXCHANGE = "wins_for_exchange"
    """Taking the trick lets the first of `cards`, a nine of trump, be swapped for the second, the upcard."""
    WINS_COUNTERS = "wins_counters"
    """The trick is worth taking for its counting cards, `cards`, together `points`."""
    WINS_FOR_CLAIM = "wins_for_claim"
    """A trick taken now decides the match: an open claim to be out is counted with it."""
    DENIES_WINDOW = "denies_window"
    """Nothing waits, but taking the trick with `cards` is cheap and keeps the other seat from its window."""
    LETS_TRICK_GO = "lets_trick_go"
    """The cheapest card that takes the trick, `cards`, is worth more in the hand than the `points` led."""
    CANNOT_WIN = "cannot_win"
    """No card held beats the card led, `cards`; the trick costs `points`."""
    LOSES_FOR_UPCARD = "loses_for_upcard"
    """The loser of this trick gets the upcard, `cards`, which is worth more than the hidden last card."""
    LEADS_LOW = "leads_low"
    """Nothing waits for a window, so a card that is not missed is led."""
    THROWS_WORTHLESS = "throws_worthless"
    """The card played, `cards`, counts little and is part of no likely meld."""
    MELD_IS_DEAD = "meld_is_dead"
    """The card played can no longer meld: every copy of `cards`, which it would need, is gone."""
    KEEPS_FOR_MELD = "keeps_for_meld"
    """Held back are `cards`, which have a fair chance of melds worth `points`."""
    KEEPS_TRUMPS = "keeps_trumps"
    """Held back are the trumps `cards`, for the playoff and the last trick."""
    KEEPS_ACES = "keeps_aces"
    """Held back are the plain aces `cards`, for the playoff."""

    BEST_MELD = "best_meld"
    """The meld of `cards` brings the most of those that could be laid, `points`."""
    MARRIAGE_BEFORE_RUN = "marriage_before_run"
    """The royal marriage of `cards` comes first: the run can still be laid over it for `points` more."""
    NO_WINDOW_TO_WASTE = "no_window_to_waste"
    """Too few windows are left to count on another one, so the `points` of `cards` are taken first."""
    SAVES_PAIR = "saves_pair"
    """The melded king and queen are used again: the fresh `cards` stay good for a marriage of `points`."""
    TAKES_DIX = "takes_dix"
    """The nine of trump, `cards`, brings `points` and can do nothing better."""
    EXCHANGES_FOR_MELD = "exchanges_for_meld"
    """The upcard, `cards`, helps to melds; the swap raises what the hand promises by `points`."""
    EXCHANGES_FOR_TRUMP = "exchanges_for_trump"
    """The upcard, `cards`, is a higher trump than the nine given for it."""
    NOTHING_TO_MELD = "nothing_to_meld"
    """The window holds nothing that scores."""
    TAKES_UPCARD = "takes_upcard"
    """The upcard, `cards`, is better than the hidden last card is likely to be."""
    LEAVES_UPCARD = "leaves_upcard"
    """The hidden last card is likely to be better than the upcard, `cards`."""

    CASHES_WINNER = "cashes_winner"
    """The card led, `cards`, cannot be beaten by anything the other seat must or may play."""
    DRAWS_TRUMPS = "draws_trumps"
    """A winning trump takes one of the other side's trumps, `cards`, out of the way."""
    FORCES_TRUMPS = "forces_trumps"
    """The suit led, where the other side is void, costs it one of its trumps, `cards`."""
    WINS_CHEAPLY = "wins_cheaply"
    """The trick is taken with the least that takes it."""
    LOSES_CHEAPLY = "loses_cheaply"
    """The trick is lost anyway, so the card given to it counts as little as possible, `points`."""
    KEEPS_TRUMP_FOR_LAST = "keeps_trump_for_last"
    """The trump `cards` is kept to take the last trick."""
    PLAYED_OUT = "played_out"
    """All cards are known: followed to the last trick, this way ends `points` ahead of the other side."""

    BIDS_ON_HAND = "bids_on_hand"
    """The own side may be trusted to make `points`, so the next bid is made."""
    BID_STANDS = "bid_stands"
    """Each is asked once: the bid gets the contract `points` in a hundred times."""
    TELLS_PARTNER = "tells_partner"
    """The bid tells the partner about the hand, or spares it; the own side may well make `points`."""
    OUTBIDS_PARTNER = "outbids_partner"
    """Only the partner is left, but this hand is clearly the better one: it is good for `points`."""
    HAND_TOO_WEAK = "hand_too_weak"
    """The own side may be trusted to make `points`, less than the next bid."""
    BIDDING_COSTS = "bidding_costs"
    """Played on in deals that fit what is known, bidding on ends `points` worse than passing; 0 if unsure."""
    PARTNER_BIDS_ENOUGH = "partner_bids_enough"
    """Only the partner is left in the auction, and may have the contract at `points`."""
    TRUMP_FOR_MELD = "trump_for_meld"
    """With this trump the cards `cards` meld, `points` in all."""
    TRUMP_FOR_LENGTH = "trump_for_length"
    """The suit of `cards` is the longest and strongest; the hand melds `points` with it."""
    SEES_WIDOW = "sees_widow"
    """The widow may help: the chance of making the contract is `points` in a hundred."""
    GIVES_UP_UNSEEN = "gives_up_unseen"
    """The contract, made `points` in a hundred times, is not worth turning the widow for."""
    OUT_OF_REACH = "out_of_reach"
    """The contract is `points` more than melds and all tricks can bring."""
    CONTRACT_UNLIKELY = "contract_unlikely"
    """Giving up costs less than playing on: the chance of making the contract is `points` in a hundred."""
    GIVING_UP_SAVES = "giving_up_saves"
    """Played on in deals that fit what is known, the contract is `points` better given up; 0 if hardly."""
    PLAYS_ON = "plays_on"
    """Playing is better than giving up: the chance of making the contract is `points` in a hundred."""
    SHOOTS_MOON = "shoots_moon"
    """The hand takes every trick by itself: nothing can beat `cards`."""
    MOON_LIKELY = "moon_likely"
    """In deals that fit what is known the own side took every trick `points` in a hundred times."""
    MOON_UNLIKELY = "moon_unlikely"
    """No moon is shot: the own side would take every trick only `points` in a hundred times."""
    TAKES_THE_REST = "takes_the_rest"
    """The hand takes every trick that is left: nothing can beat `cards`."""
    CALLS_MISDEAL = "calls_misdeal"
    """The hand is as poor as the rules allow to throw in, and promises `points` only."""
    BID_IS_MADE = "bid_is_made"
    """The bidder has the `points` bid already, so playing on changes nothing."""
    CONTRACT_CAN_FAIL = "contract_can_fail"
    """The bidder does not have the `points` bid yet."""
    LEAVES_PARTNER_UPCARD = "leaves_partner_upcard"
    """The upcard, `cards`, is as good in the partner's hand as it would be in this one."""
    PASSES_TRUMPS = "passes_trumps"
    """The trumps `cards` serve the bidder most: for a run, and to take tricks."""
    PASSES_ACES = "passes_aces"
    """The aces `cards` take tricks for the bidder."""
    PASSES_PINOCHLE = "passes_pinochle"
    """`cards` may make a pinochle in the bidder's hand."""
    PASSES_SPARE = "passes_spare"
    """`cards` are missed least: what is left melds `points`."""
    MAKES_VOID = "makes_void"
    """Without `cards` the hand has nothing of their suit, so trumps take its tricks."""
    BURIES_COUNTERS = "buries_counters"
    """`cards` would be in danger in play; buried, their `points` are safe."""

    LIKELY_WINNER = "likely_winner"
    """The card led, `cards`, takes the trick with a chance of `points` in a hundred."""
    PULLS_TRUMPS = "pulls_trumps"
    """Leads the trump `cards`, which nobody can beat: up to `points` trumps are with the other side."""
    FORCES_HIGH_TRUMPS = "forces_high_trumps"
    """Leads the low trump `cards` to bring out the higher ones; `points` trumps are out."""
    LEADS_TO_PARTNER = "leads_to_partner"
    """The partner is likely to take a trick led with `cards`."""
    LEADS_SMALL = "leads_small"
    """There is no winner to cash, so the card led, `cards`, gives little away."""
    FORCED_UP = "forced_up"
    """The card played, `cards`, beats the trick, though another is likely to beat it."""
    FEEDS_PARTNER = "feeds_partner"
    """The partner is taking the trick, so `cards` brings it `points`."""
    PARTNER_WINS = "partner_wins"
    """The partner is taking the trick with `cards`, so nothing good is spent on it."""
    SIMULATED = "simulated"
    """In simulated deals the hand reached `points` with this trump in most of them."""
    PLAYED_ON = "played_on"
    """Played on in many deals that fit what is known, it ended `points` better than with `cards`."""
    SURE_TRUMP = "sure_trump"
    """No card that is still out beats the trump `cards`."""
    HIGHEST_PLAIN = "highest_plain"
    """No trump is sure to take the trick, so `cards`, the highest of the others, is led."""

    LEADS_HIGHEST = "leads_highest"
    """The card led, `cards`, is the highest there is to lead."""
    TAKES_HIGH = "takes_high"
    """The card played, `cards`, is the highest that takes the trick."""
    THROWS_LOWEST = "throws_lowest"
    """Nothing that may be played takes the trick, and `cards` is the lowest."""


UNSCALED = frozenset(
    {
        Motive.SEES_WIDOW,
        Motive.GIVES_UP_UNSEEN,
        Motive.CONTRACT_UNLIKELY,
        Motive.PLAYS_ON,
        Motive.BID_STANDS,
        Motive.MOON_LIKELY,
        Motive.MOON_UNLIKELY,
        Motive.LIKELY_WINNER,
        Motive.PULLS_TRUMPS,
        Motive.FORCES_HIGH_TRUMPS,
    }
)
"""The motives whose `points` are no points, but a chance in a hundred or a number of cards."""


COMPARING = frozenset({Motive.PLAYED_ON, Motive.BIDDING_COSTS})
"""The motives that name the next best choice themselves, or what it costs."""


@dataclass(frozen=True, slots=True)
class Because:
    """One reason, with the cards that are its evidence and its points in the variant's scale."""

    code: Motive
    cards: tuple[Card, ...] = ()
    points: int = 0


@dataclass(frozen=True, slots=True)
class Valued:
    """What a player thinks an action is worth: points ahead, comparable only inside one choice."""

    action: Action
    value: float


@dataclass(frozen=True, slots=True)
class Choice:
    """The action chosen, every action weighed (the chosen first, then the best), the main reason first."""

    action: Action
    values: tuple[Valued, ...]
    reasons: tuple[Because, ...]


def next_best(values: tuple[Valued, ...]) -> Valued | None:
    """Return which of a choice's values is highest beside the action chosen, None where it stands alone."""
    return max(values[1:], key=lambda each: each.value, default=None)
