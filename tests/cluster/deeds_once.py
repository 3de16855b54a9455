"""What the server does by itself is done once: draws, clocks that run out, moves of bots."""

from collections import Counter

from toril.engine.fairness.draw import read_draw
from toril.server.tables.entries import Drawn, Line, Moved, NumberGiven, Opened
from toril.server.tables.evolve import evolve, new_table
from toril.wire.table_events import Started, StoodIn


def check_draws(lines: tuple[Line, ...]) -> int:
    """Return how many matches were drawn: each once, each begun once, in their order."""
    drawn = [read_draw(line.entry.text).match for line in lines if isinstance(line.entry, Drawn)]
    begun = [line.entry.number for line in lines if isinstance(line.entry, Started)]
    assert drawn == begun == list(range(1, len(drawn) + 1))
    given = [line.entry.number for line in lines if isinstance(line.entry, NumberGiven)]
    assert len(given) == len(set(given))
    return len(drawn)


def check_clocks(lines: tuple[Line, ...]) -> int:
    """Return how often a clock ran out: never early, and not for a seat that a bot has already.

    Somebody who takes the seat back in the same turn is late again, by the same clock.
    """
    first, fired = lines[0].entry, 0
    assert isinstance(first, Opened)
    table = new_table(first)
    for line in lines[1:]:
        entry = line.entry
        if isinstance(entry, StoodIn) and entry.why == "clock":
            assert table.deadline is not None
            assert line.at >= table.deadline
            assert entry.seat in table.waits_for
            assert table.chairs[entry.seat].by == "person"
            fired += 1
        table, _ = evolve(table, line)
    return fired


def check_bots(lines: tuple[Line, ...]) -> int:
    """Return how many moves bots made, each at most one in a turn."""
    first, moved = lines[0].entry, Counter[tuple[int, int, int]]()
    assert isinstance(first, Opened)
    table = new_table(first)
    for line in lines[1:]:
        entry = line.entry
        if isinstance(entry, Moved) and entry.by != "person":
            assert table.chairs[entry.seat].by == entry.by
            moved[table.match_number, table.turn, entry.seat] += 1
        table, _ = evolve(table, line)
    assert set(moved.values()) <= {1}
    return moved.total()
