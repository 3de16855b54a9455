"""From what was played to what it tells, as data; `docs/arena.md` explains each field.

Nothing here is random and nothing depends on how the work was shared out; only times do.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from toril.arena.contest import Contest
from toril.arena.statistics import Estimate, average, estimate, places, win_shares
from toril.arena.unit_result import UnitResult
from toril.engine.value import value

DIGITS = 4


@value
class Averages:
    """What each entrant had in one deal or match, on average over its rotations."""

    bullheads: list[float]
    wins: list[float]
    places: list[float]

    @classmethod
    def of(cls, played: UnitResult) -> "Averages":
        """Average the rotations: they share their cards and are no observations of their own."""
        tables = played.bullheads
        return cls(
            average(tables),
            average([win_shares(table) for table in tables]),
            average([places(table) for table in tables]),
        )


def report(contest: Contest, results: Sequence[UnitResult], wanted: int) -> dict[str, Any]:
    """Return everything that was measured, JSON-ready."""
    averages = [Averages.of(each) for each in results]
    rated = ratings(contest, results)
    names = {name: _named(contest, name) for name in contest.entrants}
    head = contest.to_json()
    return {
        "game": head["game"],
        "options": head["options"],
        "per": contest.unit,
        "deals" if contest.unit == "deal" else "matches": len(results),
        "wanted": wanted,
        "complete": len(results) >= wanted,
        "rounds": sum(sum(each.rounds) for each in results),
        "seed": head["seed"],
        "limit_ms": contest.limit_ms,
        "entrants": [
            {"name": name} | _results(results, averages, rated, [entrant])
            for entrant, name in enumerate(contest.entrants)
        ],
        "bots": [
            {"name": name, "seats": len(same)} | _results(results, averages, rated, same)
            for name, same in names.items()
        ],
        "differences": [
            {"a": one, "b": other} | _difference(averages, names[one], names[other])
            for one, other in combinations(names, 2)
        ],
    }


def ratings(contest: Contest, results: Sequence[UnitResult]) -> list[tuple[float, float]]:
    """Return each entrant's rating, (mu, sigma), by Plackett and Luce's model, tables in order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots neither learn nor tire: nothing drifts
    teams = [[model.rating()] for _ in contest.entrants]
    for each in results:
        for bullheads in each.bullheads:
            teams = model.rate(teams, ranks=[float(total) for total in bullheads])
    return [(team[0].mu, team[0].sigma) for team in teams]


def _named(contest: Contest, name: str) -> list[int]:
    return [entrant for entrant, other in enumerate(contest.entrants) if other == name]


def _results(
    results: Sequence[UnitResult],
    averages: Sequence[Averages],
    rated: Sequence[tuple[float, float]],
    entrants: Sequence[int],
) -> dict[str, Any]:
    """Return what one of `entrants` had on average."""
    moves = sum(each.moves[entrant] for each in results for entrant in entrants)
    ms = sum(each.ms[entrant] for each in results for entrant in entrants)
    slowest = (each.slowest_ms[entrant] for each in results for entrant in entrants)
    faults: Counter[str] = Counter()
    for each in results:
        for entrant in entrants:
            faults.update(each.faults[entrant])
    rounds = sum(sum(each.rounds) for each in results)
    tables = (table for each in results for table in each.bullheads)
    total = sum(_mean(table, entrants) for table in tables)
    bullheads = _estimate([_mean(each.bullheads, entrants) for each in averages])
    wins = _estimate([_mean(each.wins, entrants) for each in averages])
    place = _estimate([_mean(each.places, entrants) for each in averages])
    mu, sigma = average([rated[entrant] for entrant in entrants])
    return {
        "mean_bullheads": _middle(bullheads),
        "ci95": _interval(bullheads),
        "bullheads_per_round": _ratio(total, rounds),
        "win_share": _middle(wins),
        "win_ci95": _interval(wins),
        "mean_place": _middle(place),
        "rating": {"mu": round(mu, DIGITS), "sigma": round(sigma, DIGITS)},
        "ms_per_move": _ratio(ms, moves),
        "slowest_ms": max(slowest, default=None),
        "moves": moves,
        "faults": dict(sorted(faults.items())),
    }


def _difference(
    averages: Sequence[Averages], one: Sequence[int], other: Sequence[int]
) -> dict[str, Any]:
    """Return how many bullheads more `one` loses than `other` in the same deals."""
    paired = _estimate(
        [_mean(each.bullheads, one) - _mean(each.bullheads, other) for each in averages]
    )
    return {"mean": _middle(paired), "ci95": _interval(paired)}


def _mean(by_entrant: Sequence[float], entrants: Sequence[int]) -> float:
    return sum(by_entrant[entrant] for entrant in entrants) / len(entrants)


def _estimate(observations: Sequence[float]) -> Estimate | None:
    return estimate(observations) if observations else None


def _ratio(amount: float, count: int) -> float | None:
    return round(amount / count, DIGITS) if count else None


def _middle(found: Estimate | None) -> float | None:
    return None if found is None else round(found.mean, DIGITS)


def _interval(found: Estimate | None) -> list[float] | None:
    if found is None or found.ci95 is None:
        return None
    return [round(end, DIGITS) for end in found.ci95]
