"""The chapters of the rules from the first card to the last trick, for games that meld all at once."""

from __future__ import annotations

from game.presentation.wording import _
from game.presentation.wording.rules_melds import EXAMPLE_TRUMP
from game.presentation.wording.rules_parts import Block, Ladder, Told, Words
from game.rules import matters
from game.rules.contract_rules import Moon, Step, TrumpNamed
from game.rules.counting import CARD_POINTS
from game.rules.keeping import all_points

_TWO_PLAYERS, _THREE_PLAYERS = 2, 3


def the_game(told: Told) -> tuple[Block, ...]:
    """Return who plays with whom, and how a deal goes."""
    variant = told.variant
    if variant.partners:
        seats = _(
            "Four players play two against two: partners sit across from each other and share one score."
        )
    elif matters.stakes(variant):
        seats = _(
            "Three players hold cards. In every deal one of them plays against the other two, for money."
        )
    elif variant.players == _THREE_PLAYERS:
        seats = _("Three players play, each alone.")
    else:
        seats = _("Two players play, and a third hand stays out of play.")
    course = (
        _(
            "The right to name trump is bid for. The highest bidder promises so many points from melds and "
            "tricks together; then melds are laid and tricks are played."
        )
        if variant.is_bid
        else _("A card is turned for trump. Everybody lays all melds at once, and then tricks are played.")
    )
    return (Words(seats), *told.chosen("seats", "sit_out"), Words(course), *told.chosen("format"))


def cards(told: Told) -> tuple[Block, ...]:
    """Return the deck, the order of the cards, and what they count."""
    variant = told.variant
    points = CARD_POINTS[variant.scoring.counting]
    order = tuple(
        rank
        for rank in reversed(variant.rank_order.ascending)
        if rank in {c.rank for c in variant.deck.cards}
    )
    steps = tuple((f"{rank.value}{EXAMPLE_TRUMP.value}", str(told.shown(points[rank]))) for rank in order)
    deck = (
        _(
            "Pinochle is played with {cards} cards: ace, ten, king, queen, jack and nine of every suit, "
            "each {copies} times."
        )
        if variant.deck.nines
        else _(
            "This game is played with {cards} cards: ace, ten, king, queen and jack of every suit, each "
            "{copies} times."
        )
    )
    return (
        Words(deck.format(cards=len(variant.deck.cards), copies=variant.deck.copies)),
        *told.chosen("copies", "rank_order"),
        Words(_("From the highest to the lowest, with what each counts when it is captured:")),
        Ladder(steps),
        *told.chosen("counting", "last_trick"),
        told.words(_("That makes {points} in every deal."), points=all_points(variant)),
    )


def deal(told: Told) -> tuple[Block, ...]:
    """Return how the cards get to the players, and what is turned."""
    variant = told.variant
    blocks: list[Block] = [
        Words(_("Everybody gets {hand} cards, the dealer’s left first.").format(hand=variant.deal.hand_size)),
        *told.chosen("packet", "widow"),
    ]
    if matters.widow(variant) and not matters.may_lack_widow(variant):
        text = _("After the first packets {count} cards are dealt to the widow, face down.")
        blocks.append(Words(text.format(count=variant.widow.widow)))
    if variant.deal.dead_hand:
        text = _(
            "A third hand of {hand} cards lies face down; nobody sees it, and its cards count for nobody."
        )
        blocks.append(Words(text.format(hand=variant.deal.hand_size)))
    if not variant.is_bid:
        blocks += _turned(told)
    return (
        *blocks,
        Words(_("The first dealer is drawn by lot.")),
        *told.chosen("next_dealer", "misdeal"),
    )


def _turned(told: Told) -> tuple[Words, ...]:
    unit = told.variant.scale.unit
    lines = [_("The dealer’s last card is turned: its suit is trump.")]
    if not told.variant.deck.nines:
        return (Words(lines[0]),)
    lines.append(
        _(
            "From the dealer’s left on, whoever holds a nine of trump may swap it for the turned card; only "
            "one swap is made. A nine that was got by the swap scores nothing."
        )
    )
    if told.variant.hand_melds.dix:
        lines.append(_("If the turned card is itself a nine, the dealer scores {points} and nobody swaps."))
    return tuple(told.words(line, points=unit) for line in lines)


def bidding(told: Told) -> tuple[Block, ...]:
    """Return the auction and the naming of trump."""
    variant = told.variant
    if not variant.is_bid:
        return ()
    first = (
        _("The first deal is opened by lot, and after that the players open by turns.")
        if variant.players == _TWO_PLAYERS
        else _("The player at the dealer’s left speaks first, and then it goes round.")
    )
    examples: tuple[Words, ...] = ()
    if variant.auction.step is Step.UP_TO_FIVE:
        top = variant.auction.minimum + 5 * variant.scale.unit
        examples = (
            told.words(
                _("After {least} the next bid may so be anything up to {most}."),
                least=variant.auction.minimum,
                most=top,
            ),
        )
    return (
        Words(first),
        Words(
            _("Whoever has passed may not bid again. Bids are for the whole deal: melds and tricks together.")
        ),
        *told.chosen("minimum", "step"),
        *examples,
        *told.chosen("maximum", "no_40_90", "one_round", "all_pass", "held_at", "bids_tell", "save_bid"),
        Words(_("The highest bidder names trump.")),
        *told.chosen("trump_needs"),
    )


def widow(told: Told) -> tuple[Block, ...]:
    """Return what becomes of the widow."""
    variant = told.variant
    if not matters.widow(variant):
        return ()
    seen = _("The bidder turns the widow up for all to see and takes it into the hand.")
    turned = () if variant.widow.shared else (Words(seen),)
    return (*turned, *told.chosen("widow_goes", "trump_named"))


def passing(told: Told) -> tuple[Block, ...]:
    """Return what partners pass."""
    return told.chosen("passed", "simultaneous", "may_return", "before_trump")


def burying(told: Told) -> tuple[Block, ...]:
    """Return what the bidder lays aside."""
    variant = told.variant
    if not matters.buried(variant):
        return ()
    text = _("After melding the bidder buries {count} cards face down. They count for the bidder’s tricks.")
    return (
        Words(text.format(count=variant.widow.buried)),
        *told.chosen("keep_melds", "announce_buried"),
    )


def before_the_lead(told: Told) -> tuple[Block, ...]:
    """Return what may be decided between the melds and the first lead."""
    variant = told.variant
    lines: list[Block] = []
    if matters.stakes(variant):
        lines = [
            Words(_("A bidder whose melds reach the bid has made the contract, and nothing is played.")),
            told.words(
                _(
                    "A bidder who was let have it for {least} may throw the hand in before looking at the "
                    "widow."
                ),
                least=variant.auction.minimum,
            ),
            Words(_("After the widow and before the first lead the bidder may give the contract up.")),
        ]
    lines += told.chosen("throwing_in", "conceding", "moon", "moon_when", "moon_fails")
    if matters.moon(variant) and variant.contract.moon is not Moon.WINS:
        lines.append(
            Words(_("A moon of which one trick is lost fails, even if the points would have been enough."))
        )
    if variant.widow.trump_named is TrumpNamed.BEFORE_WIDOW and matters.widow(variant):
        lines.append(Words(_("Trump stays as it was named, whatever the widow brings.")))
    return (*lines, *told.chosen("opponents_concede"))


def play(told: Told) -> tuple[Block, ...]:
    """Return how tricks are played."""
    variant = told.variant
    lead = told.chosen("lead") or (Words(_("The player at the dealer’s left leads to the first trick.")),)
    pooled = (
        (Words(_("The bidder’s two opponents put their tricks together.")),)
        if matters.stakes(variant)
        else ()
    )
    return (
        *lead,
        *told.chosen("lead_trump_first"),
        Words(_("You must follow suit. The winner of each trick leads to the next.")),
        *told.chosen("must_trump", "heading", "partner_exempt"),
        Words(
            _(
                "The highest trump wins a trick, or without one the highest card of the suit that was led. "
                "Of equal cards the one played first wins."
            )
        ),
        *pooled,
        *told.chosen("claim_rest", "giving_up"),
    )
