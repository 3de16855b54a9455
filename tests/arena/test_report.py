"""What a report says about results that are known."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.arena.contests import results_of, six
from toril.arena.report import report
from toril.arena.report_text import lines
from toril.arena.unit_result import UnitResult


def lucky(deals: int, *skill: int) -> list[UnitResult]:
    """Return deals whose cards matter far more than who plays them: `skill` is the difference."""
    rng = Random(5)
    tables = []
    for _ in range(deals):
        cards = rng.randrange(100)
        tables.append([[cards + each + rng.randrange(3) for each in skill] for _ in skill])
    return results_of(*tables)


def test_the_mean_is_taken_over_rotations_first() -> None:
    data = report(six("a", "b"), results_of([[4, 8], [6, 2]], [[0, 4], [2, 2]]), 2)
    one, other = data["entrants"]
    assert (one["name"], one["mean_bullheads"]) == ("a", 3.0)
    assert other["mean_bullheads"] == 4.0
    # Two deals, 5 and 1: the margin is 12.7062 × 2.
    assert one["ci95"] == pytest.approx([3 - 25.4124, 3 + 25.4124], abs=1e-3)
    assert (one["win_share"], other["win_share"]) == (0.625, 0.375)
    assert one["ms_per_move"] == 0.5
    assert (data["deals"], data["complete"], data["per"]) == (2, True, "deal")


def test_paired_differences_see_through_the_luck_of_the_cards() -> None:
    data = report(six("good", "bad"), lucky(50, 0, 2), 50)
    good, bad = data["entrants"]
    assert good["ci95"][1] > bad["ci95"][0]  # side by side they cannot be told apart
    (difference,) = data["differences"]
    assert (difference["a"], difference["b"]) == ("good", "bad")
    assert difference["mean"] == pytest.approx(-2, abs=0.5)
    assert difference["ci95"][1] < 0


def test_entrants_of_one_name_are_merged_and_not_compared() -> None:
    data = report(six("a", "b", "a"), lucky(40, 0, 5, 1), 40)
    merged, other = data["bots"]
    assert (merged["name"], merged["seats"], other["seats"]) == ("a", 2, 1)
    assert merged["mean_bullheads"] == pytest.approx(
        sum(data["entrants"][at]["mean_bullheads"] for at in (0, 2)) / 2
    )
    assert len(data["differences"]) == 1
    assert report(six("a", "a"), lucky(5, 0, 0), 5)["differences"] == []


def test_a_bot_has_no_measurable_difference_from_its_double() -> None:
    (difference,) = report(six("a", "b"), lucky(60, 3, 3), 60)["differences"]
    low, high = difference["ci95"]
    assert low < 0 < high
    assert high - low < 1


def test_no_difference_at_all_is_told_without_a_minus() -> None:
    data = report(six("a", "b"), lucky(2, 3, 3), 2)
    (difference,) = data["differences"]
    difference |= {"mean": -0.0001, "ci95": [-0.0001, 0.0]}
    assert list(lines(data))[-1].split() == ["a", "−", "b", "+0.00", "[+0.00,", "+0.00]"]


def test_ratings_follow_the_places() -> None:
    data = report(six("a", "b", "c"), lucky(60, 2, 0, 1), 60)
    mus = [entrant["rating"]["mu"] for entrant in data["entrants"]]
    assert mus[1] > mus[2] > mus[0]
    assert all(entrant["rating"]["sigma"] < 3 for entrant in data["entrants"])


def test_faults_are_added_up() -> None:
    first, second = results_of([[1, 2], [1, 2]], [[1, 2], [1, 2]])
    played = [
        replace(first, faults=[{"timeout": 2}, {}]),
        replace(second, faults=[{"timeout": 1, "crash": 1}, {}]),
    ]
    data = report(six("a", "b"), played, 2)
    assert Counter(data["entrants"][0]["faults"]) == Counter(timeout=3, crash=1)
    assert data["entrants"][1]["faults"] == {}
    assert "faults of a in 20 moves: 1 × crash, 3 × timeout" in list(lines(data))


def test_nothing_and_one_deal_are_reported_too() -> None:
    nothing = report(six("a", "b"), [], 10)
    assert (nothing["deals"], nothing["complete"]) == (0, False)
    assert nothing["entrants"][0]["mean_bullheads"] is None
    assert "0 of 10 deals" in next(lines(nothing))
    one = report(six("a", "b"), results_of([[1, 2], [3, 3]]), 1)
    assert next(lines(one)) == "six_nimmt, 2 seats: 1 deal, in all rotations"
    one = report(six("a", "b"), results_of([[1, 2], [3, 3]]), 10)
    assert one["entrants"][0]["ci95"] is None
    assert "1 of 10 deals" in "\n".join(lines(one))


def test_a_match_has_bullheads_a_round_as_well() -> None:
    played = [replace(each, rounds=[4, 6]) for each in results_of([[30, 70], [20, 66]])]
    data = report(six("a", "b", unit="match"), played, 1)
    assert data["matches"] == 1
    assert data["rounds"] == 10
    assert data["entrants"][0]["mean_bullheads"] == 25
    assert data["entrants"][0]["bullheads_per_round"] == 5


def test_the_page_of_the_arena_has_every_field() -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    data = report(six("a", "b"), results_of([[1, 2], [3, 3]]), 1)
    parts = [data, data["entrants"][0], data["bots"][0], data["differences"][0]]
    for name in {name for part in parts for name in part}:
        assert f"`{name}`" in page, name
