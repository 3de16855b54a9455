"""Tables as they are written down before anybody looks at them.

Any position can be shown this way, and the same one every day: secrets, claims and tokens follow
from the table's code, and the moves are the engine's own.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.browser.client_thread import ClientThread
from tests.harness.in_thread import Running
from tests.harness.ledgers import put_ledger
from toril.engine.game import Move, Seat
from toril.engine.games import AnyRules
from toril.engine.match import Match
from toril.server.live.hall import milliseconds
from toril.server.live.offered_bots import OFFERED_BOTS
from toril.server.store import TableHeader
from toril.server.tables import commands
from toril.server.tables.entries import Line, Moved, Opened
from toril.server.tables.evolve import new_table
from toril.server.tables.pen import Pen
from toril.server.tables.table import Table
from toril.wire.literals import ClockName, DecidedBy
from toril.wire.table_events import ClockSet

Choose = Callable[[Match[Any], Seat], Move]


def _hex(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()


class PreparedTable:
    """A table that is being written: people by seat, None where a bot sits."""

    def __init__(
        self,
        code: str,
        rules: AnyRules,
        names: Sequence[str | None],
        *,
        bots: Mapping[Seat, str] | None = None,
        colours: Mapping[Seat, int] | None = None,
        clock: ClockName = "off",
        counter: bool = False,
    ) -> None:
        self.code, self.id = code, _hex("table", code)[:32]
        first = Opened(self.id, code, rules, clock, False, counter=counter)
        self._now = milliseconds()
        self._first = Line(self._now, first)
        self.pen = Pen(new_table(first), self._now, bots=OFFERED_BOTS)
        self.people = [seat for seat, name in enumerate(names) if name is not None]
        for seat in self.people:
            self._sit(seat, names[seat] or "", (colours or {}).get(seat))
        for seat, bot in (bots or {}).items():
            commands.host.seat_bot.within(self.pen, seat, bot)

    def _sit(self, seat: Seat, name: str, wish: int | None = None) -> None:
        token, claim = self.token(seat), _hex("claim", self.code, seat)[:32]
        self.pen.sender = None
        commands.people.sit.within(self.pen, name, seat, token=token, claim=claim, colour=wish)

    def token(self, seat: Seat) -> str:
        """Return what opens a seat."""
        return _hex("token", self.code, seat)[:22]

    @property
    def table(self) -> Table:
        return self.pen.table

    @property
    def match(self) -> Match[Any]:
        assert self.pen.table.match is not None
        return self.pen.table.match

    def start(self) -> "PreparedTable":
        """Begin the match."""
        commands.host.start.within(self.pen, secret=_hex("secret", self.code))
        return self

    def offer(self, seat: Seat, heir: str | None = None) -> "PreparedTable":
        """Offer a bot's seat in the match; `heir` has come for it."""
        commands.host.offer.within(self.pen, seat, offered=True)
        if heir is not None:
            self.people.append(seat)
            self._sit(seat, heir)
        return self

    def move(self, seat: Seat, move: Move) -> "PreparedTable":
        """Let a seat move."""
        by: DecidedBy = "bot" if self.table.chairs[seat].person is None else "person"
        self.pen.write(Moved(seat, move, by))
        return self

    def play(self, choose: Choose, until: Callable[[Match[Any]], bool]) -> "PreparedTable":
        """Let every seat play as `choose` says until the match is as wanted."""
        while not until(self.match):
            seat = self.match.to_act[0]
            self.move(seat, choose(self.match, seat))
        return self

    def deadline(self, seconds: int) -> "PreparedTable":
        """Set the clock, seen from now."""
        self.pen.write(ClockSet(self._now + seconds * 1000))
        return self

    def put(self, server: Running, clients: ClientThread) -> "PreparedTable":
        """Write it all into the server's database."""
        header = TableHeader(
            self.id, self.code, _hex("request", self.code), self.table.state, False
        )
        clients.run(put_ledger(server.store, header, (self._first, *self.pen.lines)))
        return self
