"""What an operator can watch. No names, no cards, no addresses."""

import mmap
from collections.abc import Iterator
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()

TABLES = Gauge("toril_tables_live", "Tables held in memory", registry=REGISTRY)
SOCKETS = Gauge("toril_sockets", "Open sockets", registry=REGISTRY)
COMMANDS = Counter(
    "toril_commands", "Commands by kind and answer", ["kind", "answer"], registry=REGISTRY
)


class Tally(Collector):
    """A counter for what happens tens of thousands of times a second, on the event loop only."""

    def __init__(self, name: str, about: str) -> None:
        """Begin at nothing; whoever counts adds to `count`."""
        self.count = 0
        self._name, self._about = name, about
        REGISTRY.register(self)

    def collect(self) -> Iterator[Metric]:
        """Tell how many there were."""
        yield CounterMetricFamily(self._name, self._about, value=self.count)


MESSAGES = Tally("toril_messages_sent", "Messages sent to sockets")
BELLS = Tally("toril_doorbells_heard", "Doorbells of other workers, one for each table and batch")
FOREIGN_LINES = Tally("toril_foreign_lines", "Lines of other workers told to our clients")
LEASES = Gauge("toril_leases_held", "Tables that this worker drives", registry=REGISTRY)
BUS_SENT = Tally("toril_bus_messages_sent", "Messages sent to other workers")
BUS_HEARD = Tally("toril_bus_messages_heard", "Messages heard from workers, our own among them")
BUS_LOST = Tally("toril_bus_messages_lost", "Messages to other workers that were not sent")
BUS_UP = Gauge("toril_bus_up", "Whether workers hear each other through Redis", registry=REGISTRY)
SOCKETS_CLOSED = Counter(
    "toril_sockets_dropped", "Sockets closed by us", ["code"], registry=REGISTRY
)
CONNECTIONS_CUT = Counter(
    "toril_connections_cut", "Connections cut off before they ended", ["why"], registry=REGISTRY
)
REFUSED = Counter(
    "toril_requests_refused", "Requests refused before they are read", ["code"], registry=REGISTRY
)
COMMIT_SECONDS = Histogram(
    "toril_commit_seconds",
    "From the first of some lines to all of them being on disk",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
    registry=REGISTRY,
)
COMMITS_TOGETHER = Histogram(
    "toril_commits_together",
    "Writes that shared one transaction",
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512),
    registry=REGISTRY,
)
THINKING_SECONDS = Histogram(
    "toril_thinking_seconds",
    "From a bot's turn to its decisions, waiting included",
    buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2),
    registry=REGISTRY,
)
EFFORT = Histogram(
    "toril_effort",
    "The share of its full thought that a level gave to a decision",
    buckets=(0.1, 0.25, 0.5, 0.75, 0.99, 1),
    registry=REGISTRY,
)
HURRIED = Counter(
    "toril_decisions_hurried", "Decisions with less thought, for lack of time", registry=REGISTRY
)
REPLACED = Counter(
    "toril_decisions_replaced",
    "Decisions by another bot than the one that sits there",
    ["why"],
    registry=REGISTRY,
)
KERNELS_READY = Gauge(
    "toril_kernels_ready",
    "Whether the levels of a game play themselves, 0 while their kernels are compiled",
    ["game"],
    registry=REGISTRY,
)
COLLECTION_SECONDS = Histogram(
    "toril_collection_seconds",
    "How long looking for cycles of objects stopped everything, by how many were looked at",
    ["what"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1),
    registry=REGISTRY,
)
MEMORY = Gauge("toril_memory_bytes", "Memory that the process holds", registry=REGISTRY)


def memory() -> int:
    """Return the resident set in bytes; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * mmap.PAGESIZE


MEMORY.set_function(memory)
