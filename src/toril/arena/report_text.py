"""A report as people read it: plain lines that also survive a pipe."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from toril.engine.codec import to_json
from toril.engine.games import GAMES
from toril.engine.quoting import short

HEADS = ("", "bullheads", "95 %", "wins", "place", "rating", "ms/move", "slowest")

PLURALS = {"deal": "deals", "match": "matches", "move": "moves"}


def counted(count: int, noun: str) -> str:
    """Return a number of deals, matches or moves in words.

    >>> counted(1, "match"), counted(2, "match")
    ('1 match', '2 matches')
    """
    return f"{count} {noun if count == 1 else PLURALS[noun]}"


def lines(report: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines of a report."""
    unit, entrants = report["per"], report["entrants"]
    count = report[PLURALS[unit]]
    amount = counted(count, unit)
    if not report["complete"]:
        amount = f"{count} of {counted(report['wanted'], unit)}"
    each = "" if count == 1 else "each "
    yield f"{report['game']}, {len(entrants)} seats: {amount}, {each}in all rotations"
    if chosen := _unusual(report):
        yield f"options  {chosen}"
    yield f"seed     {report['seed']}"
    if not count:
        return
    yield ""
    yield from _table([HEADS, *map(_row, entrants)])
    if 1 < len(report["bots"]) < len(entrants):
        yield ""
        yield from _table([("by bot", *HEADS[1:]), *map(_row, report["bots"])])
    if report["differences"]:
        yield ""
        yield f"bullheads a {unit} of one bot less those of another, paired"
        yield from _table([_pair(each) for each in report["differences"]])
    for entrant in entrants:
        if entrant["faults"]:
            faults = ", ".join(f"{turns} × {fault}" for fault, turns in entrant["faults"].items())
            yield f"faults of {entrant['name']} in {counted(entrant['moves'], 'move')}: {faults}"


def _unusual(report: Mapping[str, Any]) -> str:
    """Return the options that are not those of the rulebook."""
    usual = to_json(GAMES[report["game"]].rules(seats=len(report["entrants"])))
    chosen = {name: value for name, value in report["options"].items() if value != usual[name]}
    return " ".join(f"{name}={short(value)}" for name, value in chosen.items())


def _row(data: Mapping[str, Any]) -> tuple[str, ...]:
    seats = data.get("seats", 1)
    return (
        data["name"] if seats == 1 else f"{data['name']} × {seats}",
        f"{data['mean_bullheads']:.2f}",
        _interval(data["ci95"]),
        f"{100 * data['win_share']:.1f} %",
        f"{data['mean_place']:.2f}",
        f"{data['rating']['mu']:.1f} ± {data['rating']['sigma']:.1f}",
        f"{data['ms_per_move']:.2f}",
        f"{data['slowest_ms']:.0f}",
    )


def _pair(data: Mapping[str, Any]) -> tuple[str, ...]:
    return f"{data['a']} − {data['b']}", f"{data['mean']:+z.2f}", _interval(data["ci95"], "+")


def _interval(ci95: Sequence[float] | None, sign: str = "") -> str:
    return f"[{ci95[0]:{sign}z.2f}, {ci95[1]:{sign}z.2f}]" if ci95 else "-"


def _table(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    """Yield rows whose columns stand under each other, the first to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = (f"{cell:>{width}}" for cell, width in zip(rest, widths[1:], strict=True))
        yield f"{first:<{widths[0]}}  {'  '.join(cells)}"
