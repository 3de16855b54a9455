"""Forgetting: what is removed from a view, and that nobody uses what he has forgotten."""

import random
from dataclasses import replace
from typing import Any

import pytest

from tests.bots.decisions import TABLES, decisions
from toril import View, sample
from toril.bots import make_bot
from toril.bots.memory import MEMORIES, forget
from toril.engine import eleven_nimmt, six_nimmt


def with_other_memories(view: View, rng: random.Random) -> View:
    """A view of the same table by somebody who has seen another round."""
    recall: Any = view.round
    if isinstance(recall, six_nimmt.RecallView):
        last = {placed.card for placed in recall.table.last_trick or ()}
        gone = [card for pile in recall.bull_piles for card in pile if card not in last]
        others = [*recall.unseen, *gone] if recall.hands is None else gone
        rng.shuffle(others)
        piles = tuple(
            tuple(card if card in last else others.pop() for card in pile)
            for pile in recall.bull_piles
        )
        other: Any = replace(recall, bull_piles=piles, tricks=recall.tricks[-1:])
    else:
        below = [card for pile in recall.piles for card in pile[:-1]]
        below += [card for known in recall.known for card in known]
        keep = set(recall.table.hand or ())
        pool = [card for card in {*recall.unseen, *below} if card not in keep]
        rng.shuffle(pool)
        piles = tuple((*(pool.pop() for _ in pile[1:]), pile[-1]) for pile in recall.piles)
        other = replace(recall, piles=piles, known=((),) * recall.table.rules.seats)
    return replace(view, round=other)


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_with_a_memory_for_the_table_alone_the_choice_is_a_function_of_the_table_view(
    rules: Any,
) -> None:
    rng = random.Random(2)
    different = 0
    for number, view in enumerate(decisions(rules, "toro", 30)):
        twin = with_other_memories(view, rng)
        different += twin != view
        assert twin.round.legal == view.round.legal
        forgotten = [forget(each, "table", random.Random(number)) for each in (view, twin)]
        assert forgotten[0] == forgotten[1]
        names = ["calf", "montecarlo:samples=4,memory=table"]
        if rules.game == "eleven_nimmt":  # the twin's piles are as high, and hold other cards
            names += ["heifer", "montecarlo:samples=4,memory=some"]
        for name in names:
            choices = {make_bot(name, random.Random(number)).choose(v) for v in (view, twin)}
            assert len(choices) == 1
    assert different or rules.game == "six_nimmt"


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_what_is_left_is_a_view_of_a_round_that_could_be(rules: Any, memory: str) -> None:
    rng = random.Random(4)
    for view in decisions(rules, "vaca", 40):
        left = forget(view, memory, rng)
        shown: Any = left.round
        before: Any = view.round
        assert shown.table == before.table
        if memory == "recall":
            assert left == view
        placed = [card for group in shown.known_groups for card in group]
        own = set(shown.table.hand or ())
        assert len(set(placed)) == len([card for card in placed if card not in own]) + len(own)
        world: Any = sample(shown, rng).table_view(view.seat)
        if rules.game == "six_nimmt":  # a bull pile that is half forgotten still cost what it did
            world = replace(world, bullheads_taken=shown.table.bullheads_taken)
        assert world == shown.table


def test_some_memory_keeps_the_last_three_tricks() -> None:
    for view in decisions(six_nimmt.SixNimmt(seats=4), "toro", 40):
        left: Any = forget(view, "some", random.Random(1)).round
        before: Any = view.round
        assert left.tricks == before.tricks[-3:]
        kept = {placed.card for trick in left.tricks for placed in trick}
        assert all(card in kept for pile in left.bull_piles for card in pile)


def test_some_memory_keeps_how_many_cards_lie_in_a_pile_and_not_which() -> None:
    changed = 0
    for view in decisions(eleven_nimmt.ElevenNimmt(seats=4), "toro", 60):
        left: Any = forget(view, "some", random.Random(1)).round
        before: Any = view.round
        assert [len(pile) for pile in left.piles] == [len(pile) for pile in before.piles]
        assert not any(left.known)
        changed += left.piles != before.piles
    assert changed
