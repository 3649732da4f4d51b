"""What a seat knows: where cards are for certain, where they cannot be, and what melds tell."""

from dataclasses import replace

from game.ai.arena.playing import dealt, decisions
from game.ai.expert.facts import learned
from game.ai.levels import LEVELS
from game.rules.match import new_match
from game.rules.switches import with_switch
from game.rules.variant import Phase
from game.rules.variants import REGISTRY
from game.rules.view import View


def _view(key: str, phase: Phase) -> View:
    return next(view for seed in range(1, 20) for view in _play(key, seed) if view.phase is phase)


def test_rooms_hold_just_the_cards_of_the_pool() -> None:
    for key, variant in REGISTRY.items():
        if Phase.STOCK_TRICK not in variant.phases:
            facts = learned(_view(key, Phase.PLAYOFF))
            assert sum(facts.room) == len(facts.pool) == len(facts.allowed), key


def test_shown_melds_are_fixed_in_the_hand_that_showed_them() -> None:
    view = _view("cardgames", Phase.PLAYOFF)
    facts = learned(view)
    for laid in view.melds:
        bits = facts.code.bits(laid.meld.cards)
        assert facts.fixed[laid.seat] & bits & facts.code.layout.ones == bits & facts.code.layout.ones


def test_melds_that_were_only_told_say_nothing_of_the_cards() -> None:
    view = _view("cardgames", Phase.PLAYOFF)
    assert any(learned(view).parts)
    told = replace(view, variant=with_switch(view.variant, "melds_shown", False))  # noqa: FBT003 - its value
    assert not any(learned(told).parts)


def test_passed_cards_stay_with_the_bidder_until_they_come_back() -> None:
    view = _view("classic_500", Phase.PLAYOFF)
    assert view.contract is not None
    partner = (view.contract.seat + 2) % 4
    seen = [view for view in _play("classic_500") if view.seat == partner and view.phase is Phase.PLAYOFF]
    facts = learned(seen[0])
    given = next(passed.cards for passed in seen[0].passed if passed.giver == partner)
    back = next(passed.cards for passed in seen[0].passed if passed.receiver == partner)
    kept = [card for card in given if card is not None and card not in back]
    gone = [play.card for trick in seen[0].tricks for play in trick.plays]
    gone += [play.card for play in seen[0].plays]
    for card in kept:
        assert card in gone or facts.fixed[view.contract.seat] >> facts.code.place[card] & 1


def _play(key: str, seed: int = 1) -> list[View]:
    variant = REGISTRY[key]
    players = [LEVELS["standard"].choose] * variant.seats
    return [decision.view for decision in decisions(dealt(new_match(variant, seed)), seed, players)]


def test_a_widow_seen_by_all_is_with_the_bidder_or_buried() -> None:
    view = next(
        view
        for seed in range(20)
        for view in _play("auction_250", seed)
        if view.phase is Phase.PLAYOFF and view.contract and view.seat != view.contract.seat
    )
    facts = learned(view)
    assert view.contract is not None
    assert facts.buried_from == view.contract.seat
    hidden = [mask for card, mask in zip(facts.pool, facts.allowed, strict=True) if card in view.widow]
    assert all(mask == 1 << view.contract.seat | 1 << facts.away for mask in hidden)


def test_who_may_not_meld_tells_nothing_by_not_melding() -> None:
    view = next(
        view
        for seed in range(20)
        for view in _play("auction_250", seed)
        if view.phase is Phase.PLAYOFF and view.contract
    )
    facts = learned(view)
    assert view.contract is not None
    assert [seat for seat, parts in enumerate(facts.parts) if parts is not None] == [view.contract.seat]
