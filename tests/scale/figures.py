"""The figures that everything is computed from: measured ones, and guesses until they are."""

from toril.engine.value import value


@value
class Figures:
    """What things cost. Times are in seconds, of a processor where they say `cpu`."""

    moves_a_person: float = 1934 / 18_000
    """A second: `paced-4500` of docs/server.md, a trick in ten seconds."""

    move_cpu: float = 1 / 2607
    """One process with SQLite, the same load; deliveries to all of the table included."""

    postgres_factor: float = 1.13
    """A move by two workers on PostgreSQL, a table at one of them each: `make bench-workers`."""

    foreign_share: float = 0.53
    """What telling a move at another worker costs beside `move_cpu`: the same bench, with people
    spread at random (1.59, so 0.46 more for 0.875 other workers)."""

    doorbell_cpu: float = 3e-6
    """Hearing of a move at a table that is not ours: 68 µs for a message and 0.3 µs for each of
    the moves in it, of which there are some twenty at high load."""

    flush_seconds: float = 0.0035
    flush_spread: float = 0.4
    """One flush to disk, and how much its logarithm varies: chosen so that the simulation of one
    worker has the latencies of `paced-2000`."""

    trip_seconds: float = 0.0005
    """There and back to the database or through the bus, in one network: a guess. One
    process with SQLite makes none."""

    lines_a_second: float = 20_000
    """What one PostgreSQL appends in batches before flushes take longer: 20,400 were measured on
    a disk with 290 flushes a second, 113,600 on one with 4,000."""

    lines_a_move: float = 1.43
    """A match of three with one round: 43 lines for 30 moves."""

    line_bytes: float = 257
    """In PostgreSQL 15, with its index: 86,043 lines of 2,001 tables."""

    table_bytes: float = 79 * 1024
    """Of four, with their sockets: `paced-4500`."""

    worker_bytes: float = 245 * 1024**2
    """An empty worker with the bots' kernels."""

    welcome_cpu: float = 2.8 / 2000
    """Everybody back at once: `back-500`."""

    full: float = 0.6
    """How much of a core is planned for: the rest is for the day when another worker is gone."""

    people_a_table: int = 4
    most_sockets: int = 20_000
    """Of one worker, as it is set by default."""
