"""What so many people need, by multiplication."""

from math import ceil

from tests.scale.figures import Figures
from toril.engine.value import value

DAY = 86_400
OF_ITS_PEAK = 0.4
"""The average of a day, as a part of its peak."""


@value
class Need:
    """What a number of people at once needs; `together`: people of a table are at one worker."""

    moves: float
    lines: float
    workers: int
    workers_together: int
    cells: int
    delivered: float
    memory: float
    kept_a_day: float


def workers_of_a_table(workers: int, people: int) -> float:
    """Return at how many workers the people of a table are, spread at random.

    >>> round(workers_of_a_table(2, 4), 3), round(workers_of_a_table(16, 4), 2)
    (1.875, 3.64)
    """
    return float(workers * (1 - (1 - 1 / workers) ** people))


def load(figures: Figures, moves: float, workers: int, *, together: bool) -> float:
    """Return how much of its core each of so many workers of one database uses."""
    others = 0.0 if together else workers_of_a_table(workers, figures.people_a_table) - 1
    own = figures.move_cpu * (figures.postgres_factor + others * figures.foreign_share)
    heard = figures.doorbell_cpu if workers > 1 else 0.0
    return moves / workers * own + moves * heard


def workers_for(figures: Figures, moves: float, people: float, *, together: bool) -> int | None:
    """Return how many workers of one database do; None where none are enough."""
    workers = max(1, ceil(people / (figures.most_sockets * figures.full)))
    if moves * figures.doorbell_cpu >= figures.full:
        return None
    while load(figures, moves, workers, together=together) > figures.full:
        workers += 1
    return workers


def deliveries(figures: Figures, workers: int) -> float:
    """Return how many messages Redis delivers a second: every batch of each worker to all."""
    batches = 1 / (2 * figures.flush_seconds)  # one is written while the next gathers
    return workers * workers * batches if workers > 1 else 0.0


def need(figures: Figures, people: int) -> Need:
    """Return what so many people at once need, in as few cells as PostgreSQL allows."""
    moves = people * figures.moves_a_person
    lines = moves * figures.lines_a_move
    cells = ceil(lines / figures.lines_a_second)
    found = [
        workers_for(figures, moves / cells, people / cells, together=together)
        for together in (False, True)
    ]
    spread, together = (each or 0 for each in found)
    tables = people / figures.people_a_table
    memory = tables * figures.table_bytes + cells * together * figures.worker_bytes
    kept = lines * figures.line_bytes * DAY * OF_ITS_PEAK
    delivered = deliveries(figures, spread)
    return Need(moves, lines, cells * spread, cells * together, cells, delivered, memory, kept)


def rows(figures: Figures) -> list[str]:
    """Return the table of docs/scale.md."""
    small, large = (need(figures, people) for people in (10_000, 1_000_000))

    def row(name: str, *values: float) -> str:
        shown = [f"{each:.1f}" if 0 < each < 1 else f"{each:,.0f}" for each in values]
        return f"| {name} | {' | '.join(shown)} |"

    return [
        row("moves a second", small.moves, large.moves),
        row("lines a second into the database", small.lines, large.lines),
        row("databases (cells)", small.cells, large.cells),
        row("workers, people of a table anywhere", small.workers, large.workers),
        row("workers, people of a table together", small.workers_together, large.workers_together),
        row("messages that one Redis delivers a second, at most", small.delivered, large.delivered),
        row("GB of memory for workers and tables", small.memory / 1e9, large.memory / 1e9),
        row("GB of lines a day", small.kept_a_day / 1e9, large.kept_a_day / 1e9),
    ]
