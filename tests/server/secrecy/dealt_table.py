"""Tables as they are written down before a test begins, with all that is secret about them."""

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

from tests.engine.on_show import Viewer
from toril.engine.fairness.hashes import seal, secret_seal
from toril.engine.game import Seat
from toril.engine.games import AnyRules
from toril.engine.match import Match
from toril.engine.value import value
from toril.server.live.offered_bots import OFFERED_BOTS
from toril.server.store import TableHeader
from toril.server.tables import commands
from toril.server.tables.command import carry_out
from toril.server.tables.entries import Line, Opened
from toril.server.tables.evolve import fold, new_table
from toril.server.tables.pen import Pen
from toril.server.tables.presence import FixedPresence
from toril.server.tables.table import Table
from toril.wire.literals import ClockName


def _hex(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def code_of(number: int) -> str:
    """Return a table's code."""
    return "".join(Random(number).choices("23456789ABCDEFGHJKMNPQRSTUVWXYZ", k=6))


@value
class DealtTable:
    """A table at which everybody sits and the match has begun.

    All devices gave their numbers to the draw. With another `salt` everybody but `viewer` has
    another token and another claim, and the server another secret, so the seed is another.
    """

    rules: AnyRules
    code: str
    viewer: Viewer = None
    clock: ClockName = "off"
    salt: int = 0

    def token(self, seat: Viewer) -> str:
        """Return what opens a seat."""
        return "" if seat is None else self._own("token", seat)[:22]

    def claim(self, seat: Seat) -> str:
        """Return what claims the answer to sitting down."""
        return self._own("claim", seat)[:32]

    def number(self, seat: Seat) -> str:
        """Return the number that a seat's device gave."""
        return _hex("number", self.code, seat)

    @property
    def secret(self) -> str:
        """The server's part of the draw."""
        return _hex("secret", self.code, self.salt)

    @property
    def secret_seal(self) -> str:
        """What everybody sees of the server's part."""
        return secret_seal(bytes.fromhex(self.table_id), bytes.fromhex(self.secret))

    def _own(self, what: str, seat: Seat) -> str:
        return _hex(what, self.code, seat, 0 if seat == self.viewer else self.salt)

    @property
    def header(self) -> TableHeader:
        """What the store knows about the table."""
        return TableHeader(self.table_id, self.code, _hex("request", self.code), "match", False)

    @property
    def table_id(self) -> str:
        """The table's id."""
        return _hex("table", self.code)[:32]

    def lines(self, now: int) -> tuple[Line, ...]:
        """Return the ledger."""
        entry = Opened(self.table_id, self.code, self.rules, self.clock, False)
        pen = Pen(new_table(entry), now, bots=OFFERED_BOTS)
        for seat in range(self.rules.seats):
            name = f"Quirina {'ABCDEFGHIJ'[seat]}"
            pen.sender, token, claim = None, self.token(seat), self.claim(seat)
            carry_out(pen, commands.people.sit(name, seat, token=token, claim=claim))
        pen.sender, seats = 1, range(self.rules.seats)
        table_id = bytes.fromhex(self.table_id)
        seals = {seat + 1: seal(table_id, bytes.fromhex(self.number(seat))) for seat in seats}
        pen.presence = FixedPresence((), {}, seals)
        carry_out(pen, commands.host.start(secret=self.secret))
        for seat in seats:
            pen.sender = seat + 1
            carry_out(pen, commands.people.give_number(1, self.number(seat)))
        return (Line(now, entry), *pen.lines)

    def match(self) -> Match[Any]:
        """Return the match as it begins."""
        table = fold(self.lines(0))
        assert table.match is not None
        return table.match

    def alike(self) -> Iterator["DealtTable"]:
        """Yield twins by luck alone: with other secrets the viewer was dealt the same."""
        mine = self.match()
        for salt in count(self.salt + 1):
            twin = replace(self, salt=salt)
            yours = twin.match()
            same = yours.table_view(self.viewer) == mine.table_view(self.viewer)
            if same and yours.round != mine.round:
                yield twin

    def hidden(self, table: Table) -> set[str]:
        """Return what nobody may be told at all, as it would look."""
        tokens = {self.token(seat) for seat in range(self.rules.seats)}
        kept = {hashlib.sha256(token.encode()).hexdigest() for token in tokens}
        claims = {self.claim(seat) for seat in range(self.rules.seats)}
        return tokens | kept | claims | {person.claim for person in table.people}

    def hidden_yet(self, table: Table) -> set[str]:
        """Return what nobody may be told before the match has ended."""
        assert table.match is not None
        return {self.secret, table.match.seed.hex()}
