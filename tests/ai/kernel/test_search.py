"""A search keeps to its limit, and neither its guess nor what it remembers changes what it finds."""

from random import Random

import pytest

from game.ai.kernel import search as module
from game.ai.kernel.search import OutOfNodesError, Search
from game.rules.variants import REGISTRY
from tests.ai.kernel.open_deals import TABLES, Deal, after, dealt, legal, position_of, tried

PLENTY = 10**9


def test_a_search_that_needs_all_its_nodes_ends_and_one_fewer_is_too_few() -> None:
    deal = dealt(REGISTRY["cardgames"], Random("limit"), 6)
    whole = _search(deal)
    points = whole.value(deal.leader, [], -1)
    assert whole.nodes > 50
    assert _search(deal, whole.nodes).value(deal.leader, [], -1) == points
    with pytest.raises(OutOfNodesError):
        _search(deal, whole.nodes - 1).value(deal.leader, [], -1)


@pytest.mark.parametrize("key", TABLES)
def test_any_guess_leads_to_the_same_points(key: str) -> None:
    deal = dealt(REGISTRY[key], Random(f"guess {key}"), 4)
    points = {_search(deal).value(deal.leader, [], guess) for guess in (-1, 0, 1, 30, 77, 250, 999)}
    assert len(points) == 1


@pytest.mark.parametrize("entries", [0, 7])
@pytest.mark.parametrize("key", TABLES)
def test_a_full_table_changes_no_answer(key: str, entries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    deal = dealt(REGISTRY[key], Random(f"full {key}"), 4)
    points = _search(deal).value(deal.leader, [], -1)
    monkeypatch.setattr(module, "ENTRIES", entries)
    small = _search(deal)
    assert small.value(deal.leader, [], -1) == points
    assert sum(len(table) for table in small.tables) == entries


@pytest.mark.parametrize("key", TABLES)
def test_one_search_answers_for_every_card_of_a_deal_in_any_order(key: str) -> None:
    deal = dealt(REGISTRY[key], Random(f"deal {key}"), 3)
    chance, asked = Random(key), [deal]
    while len(asked) < len(deal.seats):
        asked.append(after(asked[-1], chance.choice(legal(asked[-1]))))
    search = _search(deal)
    for each in reversed(asked):
        position = position_of(each)
        search.hands[:] = position.hands
        assert search.value(position.leader, position.plays, -1) == tried(each)
        assert search.hands == position.hands


def _search(deal: Deal, limit: int = PLENTY) -> Search:
    position = position_of(deal)
    return Search(position.layout, position.hands, position.turns, position.side, limit)
