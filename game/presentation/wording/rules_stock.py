"""The rules of a game with a stock as chapters to read."""

from __future__ import annotations

from game.presentation.wording import _
from game.presentation.wording.rules_melds import EXAMPLE_TRUMP, dix, melding, melds
from game.presentation.wording.rules_parts import Chapter, Ladder, Words, chosen
from game.rules.claims import declaring_is_on
from game.rules.counting import CARD_POINTS
from game.rules.scoring import rounded
from game.rules.variant import BothOver, DeclareOut, MatchFormat, Rounding, TargetCheck, Variant


def stock_chapters(variant: Variant) -> tuple[Chapter, ...]:
    """Return every page of the rules of a game with a stock, in the order of play."""
    pages = [
        Chapter(_("The game"), _the_game(variant)),
        Chapter(_("The cards"), _cards(variant)),
        Chapter(_("The deal"), _deal(variant)),
        Chapter(_("Tricks and stock"), _stock(variant)),
        Chapter(_("The melds"), melds(variant)),
        Chapter(_("Melding"), melding(variant)),
        Chapter(_("The dix"), dix(variant)),
        Chapter(_("The playoff"), _playoff(variant)),
        Chapter(_("The count"), _count(variant)),
        Chapter(_("Winning"), _winning(variant)),
    ]
    if declaring_is_on(variant):
        pages.append(Chapter(_("Declaring out"), _declaring(variant)))
    return tuple(pages)


def _the_game(variant: Variant) -> tuple[Words, ...]:
    return (
        Words(
            _(
                "Two players score in two ways: with melds, which are combinations laid on the table, "
                "and with tricks, for the aces, tens and court cards they capture."
            )
        ),
        Words(
            _(
                "A deal has two halves. While the stock lasts you may play any card you like, and whoever "
                "wins a trick may meld. When the stock is gone the last twelve tricks, the playoff, are "
                "played under strict rules and for the cards alone."
            )
        ),
        *chosen(variant, "format"),
    )


def _cards(variant: Variant) -> tuple[Words | Ladder, ...]:
    points = CARD_POINTS[variant.scoring.counting]
    order = tuple(reversed(variant.rank_order.ascending))
    return (
        Words(
            _(
                "Pinochle is played with {cards} cards: ace, ten, king, queen, jack and nine of every suit, "
                "each twice."
            ).format(cards=len(variant.deck.cards))
        ),
        *chosen(variant, "rank_order"),
        Words(_("From the highest to the lowest, with what each counts when it is captured:")),
        Ladder(tuple((f"{rank.value}{EXAMPLE_TRUMP.value}", str(points[rank])) for rank in order)),
        Words(
            _(
                "Whoever wins the last trick of the deal counts {points} more, which makes {all} in every "
                "deal."
            ).format(points=variant.scoring.last_trick, all=_all_points(variant))
        ),
    )


def _all_points(variant: Variant) -> int:
    points = CARD_POINTS[variant.scoring.counting]
    return sum(points[card.rank] for card in variant.deck.cards) + variant.scoring.last_trick


def _deal(variant: Variant) -> tuple[Words, ...]:
    hand = variant.deal.hand_size
    return (
        *chosen(variant, "packet"),
        Words(
            _(
                "Both players get {hand} cards, the dealer’s opponent first. The next card is turned: this "
                "upcard names the trump suit. It lies half under the other {stock}, which are the stock."
            ).format(hand=hand, stock=len(variant.deck.cards) - 2 * hand - 1)
        ),
        Words(_("If the upcard is a nine, the dealer scores 10 at once.")),
        Words(_("The first dealer is drawn by lot.")),
        *chosen(variant, "next_dealer"),
    )


def _stock(variant: Variant) -> tuple[Words, ...]:
    return (
        Words(
            _(
                "The dealer’s opponent leads to the first trick, and from then on the winner of each trick "
                "leads to the next. While there is a stock you may answer with any card at all: you need "
                "neither follow suit nor win."
            )
        ),
        Words(
            _(
                "The second card wins the trick only if it is a higher card of the suit that was led, or a "
                "trump on another suit. Of two equal cards the first one wins."
            )
        ),
        Words(_("After every trick its winner may meld; both players draw a card, the winner first.")),
        *chosen(variant, "timing"),
        *chosen(variant, "last_draw"),
        Words(
            _(
                "Then the stock is gone: both players take the cards of their melds back into their hands, "
                "and the winner of the twelfth trick leads to the playoff."
            )
        ),
    )


def _playoff(variant: Variant) -> tuple[Words, ...]:
    return (
        Words(
            _(
                "In the last twelve tricks you must follow suit. If you have none of the suit that was led "
                "you must play a trump, even one that cannot win. Only with neither may you play what you "
                "like."
            )
        ),
        *chosen(variant, "heading"),
        Words(
            _("There are no more melds and no more dix. The last trick counts {points} extra.").format(
                points=variant.scoring.last_trick
            )
        ),
    )


def _count(variant: Variant) -> tuple[Words, ...]:
    rule = variant.scoring.rounding
    every = (
        Words(
            _(
                "A deal scores your melds and dix, and the points of the cards in your tricks. Melds are "
                "never rounded."
            )
        ),
        *chosen(variant, "rounding"),
    )
    if rule is Rounding.NONE:
        return every
    return (
        *every,
        Words(
            _(
                "Both players’ tricks are rounded on their own: {first} and {second} become {one} and {two}, "
                "so not every deal adds up to the same."
            ).format(first=125, second=125, one=rounded(125, rule), two=rounded(125, rule))
        ),
    )


def _winning(variant: Variant) -> tuple[Words, ...]:
    rules = variant.match
    if rules.format is MatchFormat.SINGLE_DEAL:
        return (Words(_("Whoever has more points after the deal has won the game.")), *chosen(variant, "tie"))
    lines = [*chosen(variant, "target", "target_check")]
    if not declaring_is_on(variant):
        lines += chosen(variant, "declare_out")
    if rules.target_check is TargetCheck.IMMEDIATE:
        return tuple(lines)
    lines += chosen(variant, "both_over")
    if rules.both_over is BothOver.RAISE_TARGET:
        lines.append(
            Words(
                _("It rises to {first}, then to {second}, as long as both have reached it.").format(
                    first=rules.target + rules.raise_by, second=rules.target + 2 * rules.raise_by
                )
            )
        )
    return (*lines, *chosen(variant, "immediate_recheck", "tie"))


def _declaring(variant: Variant) -> tuple[Words, ...]:
    base = variant.match.declare_out is DeclareOut.BASE
    count = _(
        "Only you are counted: your match score, your melds of this deal, and the cards in the tricks you "
        "have taken, rounded as usual. If that reaches the target you win the match, even if the other "
        "player has more. If it does not, you lose the match."
    )
    when = (
        _(
            "Cards of a trick that is not finished belong to nobody, and the last trick counts only once it "
            "is won."
        )
        if base
        else _(
            "The trick that brings the claim to its count is included. If no such trick is won before the "
            "deal ends, the claim lapses and the deal is scored as usual."
        )
    )
    return (*chosen(variant, "declare_out"), Words(count), Words(when), *chosen(variant, "own_turn"))
