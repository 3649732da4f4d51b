"""Every event of every game is told in whole sentences, to each seat as it saw it."""

from dataclasses import replace
from typing import get_args

import pytest

from game.presentation.wording.captions import caption
from game.presentation.wording.contract_captions import contract_caption
from game.rules.cards import Card, Suit
from game.rules.contract_events import (
    BidMade,
    BidPassed,
    CardsBuried,
    CardsPassed,
    ConcessionAnswered,
    ConcessionOffered,
    ContractEvent,
    ContractSet,
    DeadHandDealt,
    HandEnded,
    KittyAnted,
    KittyDivided,
    MeldPicked,
    MeldsCounted,
    MeldsLaid,
    MeldsTold,
    MoonDeclared,
    PassChosen,
    PhaseBegan,
    PickingEnded,
    RestClaimed,
    SwapDeclined,
    TrumpNamed,
    WidowDealt,
    WidowTaken,
)
from game.rules.contract_rules import BidsTell
from game.rules.endings import Ending
from game.rules.engine import view
from game.rules.events import MatchWon, TargetRaised
from game.rules.melds import Meld, MeldKind
from game.rules.seats import by_side
from game.rules.state import Call
from game.rules.switches import with_switch
from game.rules.variant import Phase
from game.rules.view import View
from tests.presentation.wording.rounds import GAMES, contract_view, happened, seen

QUEEN, JACK = Card.parse("QS0"), Card.parse("JD0")
PINOCHLE = Meld(MeldKind.PINOCHLE, (JACK, QUEEN), 40)

SENTENCES: dict[ContractEvent, tuple[str, str]] = {
    KittyAnted(3, 9, (-3, -3, -3)): ("Everybody pays 3 into the kitty, which now holds 9.",) * 2,
    KittyDivided((2, 1, 1), (0, 0, 0)): (
        "The kitty is divided: You 2, West 1, East 1.",
        "The kitty is divided: East 2, You 1, West 1.",
    ),
    PhaseBegan(Phase.AUCTION, 0): ("You bid first.", "East bids first."),
    SwapDeclined(0): ("You keep the nine of trump.", "East keeps the nine of trump."),
    BidMade(0, 320): ("You bid 320.", "East bids 320."),
    BidPassed(0): ("You pass.", "East passes."),
    ContractSet(0, 320, held=False): ("You have the contract, at 320.", "East has the contract, at 320."),
    ContractSet(0, 250, held=True): (
        "Nobody has bid, so you are held to 250.",
        "Nobody has bid, so East is held to 250.",
    ),
    TrumpNamed(0, Suit.SPADES): ("You name spades as trump.", "East names spades as trump."),
    WidowDealt((None, None, None)): ("3 cards are laid aside as the widow.",) * 2,
    WidowTaken(0, (QUEEN, JACK)): ("You turn up the widow: Q♠ J♦.", "East turns up the widow: Q♠ J♦."),
    WidowTaken(0, (QUEEN, JACK), shown=False): ("You look at the widow: Q♠ J♦.", "East looks at the widow."),
    MeldsLaid(0, (PINOCHLE,)): ("You meld 40: Pinochle 40.", "East melds 40: Pinochle 40."),
    MeldsLaid(0, ()): ("You lay no melds.", "East lays no melds."),
    MeldsTold(0, 0, ()): ("You lay no melds.", "East lays no melds."),
    MoonDeclared(0): (
        "You shoot the moon: your side must take every trick.",
        "East shoots the moon: that side must take every trick.",
    ),
    ConcessionOffered(0, 1): (
        "You propose to give the bidder the contract: West answers.",
        "East proposes to give the bidder the contract: you answer.",
    ),
    ConcessionAnswered(0, agreed=True): ("You agree.", "East agrees."),
    ConcessionAnswered(0, agreed=False): ("You play on.", "East plays on."),
    CardsBuried(0, (QUEEN, JACK), kept_apart=True): ("You bury Q♠ J♦.", "East buries 2 cards."),
    CardsBuried(0, (QUEEN, JACK), kept_apart=True, trumps=1): (
        "You bury Q♠ J♦.",
        "East buries 2 cards; trumps among them: 1.",
    ),
    CardsBuried(0, (QUEEN, JACK), kept_apart=True, trumps=1, aces=0): (
        "You bury Q♠ J♦.",
        "East buries 2 cards; trumps among them: 1, aces: 0.",
    ),
    RestClaimed(0): ("You claim the rest.", "East claims the rest."),
    HandEnded(Ending.CONCEDED, 0): ("You give the contract up.", "East gives the contract up."),
}


@pytest.mark.parametrize("event", SENTENCES, ids=repr)
def test_who_did_it_and_who_saw_it_read_their_own_sentence(event: ContractEvent) -> None:
    told = tuple(contract_caption(event, contract_view(seat)) for seat in (0, 1))
    assert told == SENTENCES[event]


def test_melds_are_counted_by_side() -> None:
    counted = MeldsCounted((120, 80))
    assert contract_caption(counted, contract_view(2, "cardgames")) == (
        "The melds count: Your side 120, Opponents 80."
    )
    assert contract_caption(counted, contract_view(None, "cardgames")) == (
        "The melds count: South and North 120, West and East 80."
    )


@pytest.mark.parametrize("key", GAMES)
def test_melds_told_together_are_those_of_the_pad_with_a_nine_that_scored_before(key: str) -> None:
    for seed in range(1, 5):
        counts = [(each, state) for each, state in happened(key, seed) if isinstance(each, MeldsCounted)]
        for counted, state in counts:
            assert counted.points == by_side(state.variant, view(state, 0).meld_points)


def test_a_meld_that_is_picked_is_named_to_its_owner_alone() -> None:
    assert contract_caption(MeldPicked(0, PINOCHLE), contract_view(0)) == "You claim Pinochle: 40."
    assert contract_caption(MeldPicked(0, None), contract_view(1)) is None
    assert contract_caption(PickingEnded(0), contract_view(1)) is None


def test_melds_that_are_only_told_are_named_to_their_owner_alone() -> None:
    told = MeldsTold(0, 40, (PINOCHLE,))
    assert contract_caption(told, contract_view(0)) == "You meld 40: Pinochle 40."
    assert contract_caption(MeldsTold(0, 40, ()), contract_view(1)) == "East melds 40."


def test_cards_passed_are_named_to_the_partners_alone() -> None:
    passed = CardsPassed(0, 2, (QUEEN, JACK))
    told = {seat: contract_caption(passed, contract_view(seat, "cardgames")) for seat in (0, 1, 2, None)}
    assert told == {
        0: "You pass Q♠ J♦ to your partner.",
        2: "Your partner passes you Q♠ J♦.",
        1: "East passes 2 cards to West.",
        None: "South passes 2 cards to North.",
    }


def test_card_of_the_widow_is_named_to_giver_and_receiver_alone() -> None:
    seats = (0, 1, 2, None)
    views = {seat: replace(contract_view(seat, "cardgames"), phase=Phase.SHARING) for seat in seats}
    told = {seat: contract_caption(CardsPassed(0, 1, (QUEEN,)), views[seat]) for seat in seats}
    assert told == {
        0: "You give West Q♠ of the widow.",
        1: "East gives you Q♠ of the widow.",
        2: "Partner gives East a card of the widow.",
        None: "South gives West a card of the widow.",
    }


def test_pass_that_waits_for_the_other_is_named_to_its_giver_alone() -> None:
    chosen = PassChosen(0, (QUEEN,))
    assert contract_caption(chosen, contract_view(0, "cardgames")) == "You lay out Q♠ to pass."
    assert contract_caption(chosen, contract_view(2, "cardgames")) == "Partner has chosen what to pass."


def test_cards_out_of_play_need_no_word() -> None:
    assert contract_caption(DeadHandDealt((None,) * 4), contract_view(0)) is None


def test_no_event_is_left_without_a_test() -> None:
    tested = {type(event) for event in SENTENCES}
    others = {MeldsCounted, MeldPicked, PickingEnded, CardsPassed, PassChosen, DeadHandDealt}
    assert tested | others == set(get_args(ContractEvent))


@pytest.mark.parametrize("key", GAMES)
def test_everything_that_happens_is_told_in_whole_sentences(key: str) -> None:
    told = [text for event, view in seen(key) if (text := caption(event, view)) is not None]
    assert told
    wrong = [text for text in told if not text.endswith((".", "?")) or "{" in text or "None" in text]
    assert wrong == []
    assert [text for text in told if "  " in text or text[0].islower()] == []


@pytest.mark.parametrize(
    ("seat", "winner", "text"),
    [
        (0, 0, "Your side wins the match."),
        (3, 1, "Your side wins the match."),
        (0, 1, "Opponents win the match."),
        (None, 1, "West and East win the match."),
        (2, None, "The match is a draw."),
    ],
)
def test_partners_win_together(seat: int | None, winner: int | None, text: str) -> None:
    won = MatchWon(winner, (1500, 1200), by_claim=False)
    assert caption(won, contract_view(seat, "cardgames")) == text


def test_target_rises_for_more_than_two() -> None:
    assert caption(TargetRaised(1250), _three()) == (
        "More than one has reached the target: play goes on to 1250."
    )


def _three() -> View:
    return replace(contract_view(0, "three_hand"), target=1000)


@pytest.mark.parametrize(
    ("rule", "points", "text"),
    [
        (BidsTell.JUMPS, 290, "East bids 290. That tells of a run."),
        (BidsTell.JUMPS, 270, "East bids 270. That tells of aces in all suits."),
        (BidsTell.STEPS, 260, "East bids 260. That tells of 100 or more in melds."),
        (BidsTell.NOTHING, 290, "East bids 290."),
    ],
)
def test_what_a_bid_tells_is_said_with_it(rule: BidsTell, points: int, text: str) -> None:
    view = contract_view(1, "cardgames")
    rules = with_switch(view.variant, "bids_tell", rule)
    told = replace(view, variant=rules, calls=(Call(0, points),))
    assert contract_caption(BidMade(0, points), told) == text


def test_melds_are_told_in_the_scale_of_the_bid() -> None:
    view = contract_view(1, "cardgames")
    rules = with_switch(view.variant, "bids_tell", BidsTell.STEPS)
    told = replace(view, variant=rules, calls=(Call(0, 260),))
    assert contract_caption(BidMade(0, 26), told) == "East bids 26. That tells of 10 or more in melds."
