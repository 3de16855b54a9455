"""What every move costs: nothing left out, the errors true, and beneath the very same choice."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.bots.decisions import LAST_TRICK, TABLES, decisions, view_of
from tests.fast.dummies import ShortSix
from toril import ElevenNimmt, IllegalMove, SixNimmt, TorilError, View
from toril.bots import TABLE_BOTS, MonteCarlo, Weighed, Weighs, make_bot, parse_bot
from toril.bots.montecarlo.candidates import candidates
from toril.bots.montecarlo.search import weighed
from toril.engine.eleven_nimmt import Play, Take
from toril.engine.six_nimmt import ChooseRow, Commit

MANY = "eleven_nimmt seats=2; piles 10/30/60/90; hands 11 13 15 31 40 61 99/1; deck ...; bulls 2 0"
"""More plays than are tried."""


def weigh(view: View, *also: Any, luck: int = 1, **options: Any) -> Weighed:
    return MonteCarlo(Random(luck), **options).weigh(view, also)


@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_every_candidate_has_its_cost_in_the_order_of_the_candidates(rules: Any) -> None:
    for view in [*decisions(rules, "res", 40)][::6]:
        found = weigh(view, samples=32)
        assert [cost.move for cost in found.costs] == candidates(view)
        assert found.worlds == 32
        assert found.best.behind == found.best.behind_error == 0
        assert all(cost.error >= 0 and cost.behind >= 0 for cost in found.costs)
        for cost in found.costs:
            assert cost.behind == pytest.approx(cost.mean - found.best.mean)
            assert found.of(cost.move) is cost


@pytest.mark.parametrize("rules", [SixNimmt(seats=4), SixNimmt(limit=9), ElevenNimmt(seats=3)])
def test_the_best_is_what_is_chosen_by_the_same_luck_without_stopping_early(rules: Any) -> None:
    """Near the end of a match too, where the place counts."""
    for number, view in enumerate([*decisions(rules, "res", 90, bot="cautious")][::8]):
        found = weigh(view, luck=number, samples=500)
        chosen = make_bot("montecarlo:samples=500,stop=no", Random(number)).choose(view)
        assert found.best.move == chosen


def test_stopping_early_drops_only_what_weighing_shows_to_be_behind() -> None:
    for number, view in enumerate([*decisions(SixNimmt(), "vaca", 80, bot="cautious")][::10]):
        chosen = make_bot("montecarlo:samples=256", Random(number)).choose(view)
        cost = weigh(view, luck=number + 1000, samples=2048).of(chosen)
        assert cost.behind <= 5 * cost.behind_error + 0.2


@pytest.mark.parametrize("rules", [SixNimmt(seats=4), ElevenNimmt(seats=4)], ids=str)
def test_errors_shrink_with_the_root_of_the_number_of_worlds(rules: Any) -> None:
    view = [*decisions(rules, "toro", 9, bot="cautious")][-1]
    few, many = (weigh(view, samples=samples) for samples in (256, 256 * 64))
    for small, large in zip(few.costs, many.costs, strict=True):
        assert large.error == pytest.approx(small.error / 8, rel=0.3)
        assert abs(small.mean - large.mean) < 4 * small.error


def test_an_error_is_what_the_mean_varies_by_from_luck_to_luck() -> None:
    view = next(decisions(SixNimmt(seats=4), "toro", 1))
    runs = [weigh(view, luck=luck, samples=64) for luck in range(60)]
    for number, cost in enumerate(runs[0].costs):
        spread = np.std([run.costs[number].mean for run in runs], ddof=1)
        assert spread == pytest.approx(np.mean([run.costs[number].error for run in runs]), rel=0.4)
        assert cost.behind_error < 2 * cost.error


def test_the_error_of_a_difference_is_that_of_the_pairs() -> None:
    """Costs that go up and down together: the difference is known without any error."""
    luck = np.array([1.0, 5.0, 9.0, 3.0])
    found = weighed([Commit(1), Commit(2)], np.stack([luck + 2, luck], axis=1), "bullheads")
    worse, best = found.costs
    assert (worse.mean, best.mean, worse.behind, worse.behind_error) == (6.5, 4.5, 2.0, 0.0)
    assert worse.error == best.error == pytest.approx(np.std(luck, ddof=1) / 2)
    assert found.best is best


def test_a_move_that_is_no_candidate_is_weighed_when_asked_for_and_changes_nothing() -> None:
    view = view_of(MANY, 0)
    odd = Play.of({10: [13], 30: [40]})
    assert odd in view.legal
    assert odd not in candidates(view)
    plain, more = weigh(view, samples=64), weigh(view, odd, Take(60), samples=64)
    assert [cost.move for cost in more.costs] == [*candidates(view), odd]  # the take is known
    for cost in plain.costs:
        assert (more.of(cost.move).mean, more.of(cost.move).error) == (cost.mean, cost.error)
    assert more.of(odd).behind > 0
    with pytest.raises(LookupError):
        plain.of(odd)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        (MANY, Play.of({10: [99]})),
        (MANY, Take(61)),
        (MANY, Commit(11)),
        ("six_nimmt seats=2; rows 12/37/43/58; hands 3 21/9 26", Commit(9)),
    ],
)
def test_an_illegal_move_is_refused_with_its_reason(line: str, move: Any) -> None:
    view = view_of(line, 0)
    with pytest.raises(IllegalMove) as caught:
        weigh(view, move, samples=8)
    reason = view.legal.why_not(move)
    assert reason
    assert caught.value.code == reason.code


def test_the_only_move_has_a_cost_too() -> None:
    found = weigh(view_of("six_nimmt seats=2; rows 12/37/43/58; hands 3/9", 0), samples=16)
    assert [cost.move for cost in found.costs] == [Commit(3)]
    assert found.worlds == 16


def test_what_costs_are_counted_in_is_said() -> None:
    view = view_of(LAST_TRICK, 0, ((18, 15),))
    assert weigh(view).counts == "place"
    found = weigh(view, match="no")
    assert found.counts == "bullheads"
    assert found.best.move == ChooseRow(3)
    assert [cost.mean for cost in found.costs] == [2, 7, 3, 1]  # the bullheads of the rows
    assert {cost.error for cost in found.costs} == {0}  # nothing is hidden any more


def test_less_effort_is_fewer_worlds() -> None:
    view = next(decisions(SixNimmt(seats=4), "res", 1))
    bull: Any = parse_bot("bull").in_game("six_nimmt").make(Random(1), 0.25)
    assert bull.weigh(view).worlds == 128


def test_only_bots_that_sample_weigh() -> None:
    made = {name: parse_bot(name).in_game("six_nimmt").make(Random(1)) for name in TABLE_BOTS}
    weighing = {name for name, bot in made.items() if isinstance(bot, Weighs)}
    assert weighing == {"heifer", "ox", "bull"}


def test_rules_that_are_unknown_to_the_kernels_are_refused_not_weighed() -> None:
    view = next(decisions(ShortSix(penalty=1), "res", 1))
    with pytest.raises(TorilError, match="penalty=1"):
        weigh(view)
