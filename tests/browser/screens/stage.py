"""Where screens are set up, and the list that they enter themselves into."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.browser.elsewhere import Elsewhere
from tests.browser.staging import Staged
from tests.browser.visitor import Visitor
from tests.harness.in_thread import Running
from toril.engine.game import Seat


@dataclass
class Stage:
    """Where screens are set up: a server, and the tables that were put there."""

    server: Running
    away: Elsewhere
    tables: dict[str, Staged] = field(default_factory=dict)

    def put(self, name: str, make: Callable[[str], Staged]) -> Staged:
        """Return the table of that name, made and put there when it is first asked for."""
        if name not in self.tables:
            self.tables[name] = make(name).put(self.server, self.away)
        return self.tables[name]

    def sit(
        self, visitor: Visitor, name: str, make: Callable[[str], Staged], seat: Seat = 0
    ) -> None:
        """Let somebody come back to a seat at the table of that name."""
        staged = self.put(name, make)
        visitor.sit(staged.code, staged.token(seat))

    def watch(self, visitor: Visitor, name: str, make: Callable[[str], Staged]) -> None:
        """Let somebody look on at the table of that name."""
        staged = self.put(name, make)
        visitor.open(f"/t/{staged.code}")
        visitor.until(lambda me: bool(me.table))
        visitor.settle()


Way = Callable[[Stage, Visitor], None]
SCREENS: dict[str, Way] = {}


def screen(way: Way) -> Way:
    """Enter a way into the list, under its own name."""
    SCREENS[way.__name__.replace("_", "-")] = way
    return way
