"""Where screens are set up, and the list that they enter themselves into."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.browser.client_thread import ClientThread
from tests.browser.prepared_table import PreparedTable
from tests.browser.visitor import Visitor
from tests.harness.in_thread import Running
from toril.engine.game import Seat


@dataclass
class Stage:
    """Where screens are set up: a server, and the tables that were put there."""

    server: Running
    clients: ClientThread
    tables: dict[str, PreparedTable] = field(default_factory=dict)
    of: str = ""
    """Whose tables they are, where several stages share a server: a story is told once."""

    def put(self, name: str, make: Callable[[str], PreparedTable]) -> PreparedTable:
        """Return the table of that name, made and put there when it is first asked for."""
        if name not in self.tables:
            self.tables[name] = make(self.of + name).put(self.server, self.clients)
        return self.tables[name]

    def sit(
        self, visitor: Visitor, name: str, make: Callable[[str], PreparedTable], seat: Seat = 0
    ) -> None:
        """Let somebody come back to a seat at the table of that name."""
        prepared = self.put(name, make)
        visitor.sit(prepared.code, prepared.token(seat))

    def watch(self, visitor: Visitor, name: str, make: Callable[[str], PreparedTable]) -> None:
        """Let somebody look on at the table of that name."""
        prepared = self.put(name, make)
        visitor.open(f"/t/{prepared.code}")
        visitor.until(lambda me: bool(me.table))
        visitor.settle()


Way = Callable[[Stage, Visitor], None]
SCREENS: dict[str, Way] = {}
RARE: set[str] = set()
"""Those that only `make looks` judges: much of what they show other screens show too."""


def screen(way: Way) -> Way:
    """Enter a way into the list, under its own name."""
    SCREENS[way.__name__.replace("_", "-")] = way
    return way


def rare(way: Way) -> Way:
    """Enter a way that only `make looks` goes."""
    RARE.add(way.__name__.replace("_", "-"))
    return screen(way)
