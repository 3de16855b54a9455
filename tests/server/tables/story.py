"""A table and its ledger, without a room around it: commands go to it as a room would send them."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import pytest

from toril import SixNimmt
from toril.engine.errors import TorilError
from toril.engine.fairness.hashes import seal
from toril.engine.game import Event, Move, Seat
from toril.engine.games import AnyRules
from toril.server.live.offered_bots import OFFERED_BOTS
from toril.server.store.rows import line_data, read_line
from toril.server.tables import commands
from toril.server.tables.command import Command, carry_out
from toril.server.tables.entries import Line, Opened
from toril.server.tables.evolve import evolve, new_table
from toril.server.tables.pen import Pen
from toril.server.tables.presence import NOBODY, Presence
from toril.server.tables.table import Table
from toril.wire.literals import ClockName, PersonId

T = TypeVar("T")

ANA, BEN, CLEO, DORA = 1, 2, 3, 4
"""The people of these tests, in the order in which they sit down. Ana is the host."""

NAMES = {ANA: "Ana", BEN: "Ben", CLEO: "Cleo", DORA: "Dora"}
TABLE, SECRET = "ab" * 16, "cd" * 32
STAND_IN, FILLER = OFFERED_BOTS.stand_in, OFFERED_BOTS.filler


def rules_for(seats: int, **options: Any) -> SixNimmt:
    """Rules of a short match: one round of two tricks."""
    return SixNimmt(seats=seats, **({"rounds": 1, "hand_size": 2} | options))


def claim_of(person: PersonId) -> str:
    return f"{person:032x}"


def number_of(person: PersonId) -> str:
    """Return the number that a person's device adds to every draw of these tests."""
    return f"{person:064x}"


def seal_of(person: PersonId) -> str:
    return seal(bytes.fromhex(TABLE), bytes.fromhex(number_of(person)))


def token_of(person: PersonId) -> str:
    return f"token of {person}"


def newcomer(person: PersonId) -> dict[str, str]:
    """What a device brings along when its person sits down."""
    return {"token": token_of(person), "claim": claim_of(person)}


class Story:
    """What happened at a table so far. `written` and `events` are those of the last command."""

    def __init__(self, rules: AnyRules, clock: ClockName = "off", *, listed: bool = False) -> None:
        entry = Opened(TABLE, "K7W2FP", rules, clock, listed)
        self.now = 1_000_000
        self.lines: tuple[Line, ...] = (Line(self.now, entry),)
        self.table: Table = new_table(entry)
        self.presence: Presence = NOBODY
        self.events: list[Event] = []
        self.written: list[str] = []

    def act(
        self,
        what: Command[T],
        sender: PersonId | None = None,
        command: str | None = None,
    ) -> T:
        """Carry `what` out; if it is refused nothing of it stays."""
        pen = self.pen(sender, command)
        result = carry_out(pen, what)
        self.table, self.events = pen.table, list(pen.events)
        self.lines += pen.lines
        self.written = [type(line.entry).__name__ for line in pen.lines]
        return result

    def pen(self, sender: PersonId | None = None, command: str | None = None) -> Pen:
        """Return what the next command would be written with."""
        return Pen(
            self.table,
            self.now,
            sender,
            command,
            bots=OFFERED_BOTS,
            presence=self.presence,
            length=len(self.lines),
            new_secret=lambda: SECRET,
        )

    def do(
        self,
        what: Callable[..., Command[T]],
        sender: PersonId | None,
        *args: Any,
        command: str | None = None,
        **named: Any,
    ) -> T:
        """Give a command as `sender`."""
        if what in (commands.host.start, commands.host.rematch):
            named.setdefault("secret", SECRET)
        return self.act(what(*args, **named), sender, command)

    def sit(self, person: PersonId, seat: Seat | None = None, **named: Any) -> PersonId:
        given = newcomer(person) | named
        return self.do(commands.people.sit, None, NAMES.get(person, "Guest"), seat, **given)

    def move(self, person: PersonId, move: Move, **named: Any) -> None:
        self.do(
            commands.people.move, person, self.table.match_number, self.table.turn, move, **named
        )

    def host(self) -> PersonId | None:
        return self.table.host

    def plays(self, seat: Seat) -> str | None:
        return OFFERED_BOTS.who_plays(self.table.chairs[seat])

    def hand(self, seat: Seat) -> tuple[int, ...]:
        assert self.table.match is not None
        hand: tuple[int, ...] = self.table.match.round.hands[seat]
        return hand

    def step(self, rng: Random) -> None:
        """Let one of those who are waited for move by lot: people by command, bots as bots."""
        table, match = self.table, self.table.match
        assert match is not None
        seat = rng.choice(table.waits_for)
        chosen = match.legal(seat).pick(rng)
        chair = table.chairs[seat]
        if chair.by != "person":
            moves = {seat: chosen}
            self.act(commands.server.bots_move(table.match_number, table.turn, moves))
        else:
            assert chair.person is not None
            self.move(chair.person, chosen)

    def play_out(self, seed: int = 1) -> None:
        """Play the match to its end."""
        rng = Random(seed)
        while self.table.state == "match":
            self.step(rng)

    def read_again(self) -> Table:
        """Return the table as a restarted server finds it: from the lines that the store kept."""
        kept = json.loads(json.dumps([line_data(line) for line in self.lines]))
        first, *rest = [read_line(**line) for line in kept]
        assert isinstance(first.entry, Opened)
        table = new_table(first.entry)
        for line in rest:
            table, _ = evolve(table, line)
        return table


def seating(story: Story) -> list[PersonId | str | None]:
    """Return who sits where: people, bots by name, nobody."""
    return [chair.bot if chair.person is None else chair.person for chair in story.table.chairs]


def refusal(story: Story, what: Callable[..., Command[Any]], *args: Any, **named: Any) -> str:
    """Return the code with which a command is refused; nothing may have been written."""
    before = story.table, story.lines
    with pytest.raises(TorilError) as caught:
        story.do(what, *args, **named)
    assert (story.table, story.lines) == before
    return caught.value.code


def lobby(people: int = 2, rules: AnyRules | None = None, **named: Any) -> Story:
    """Return a table at which so many people sit, in their order."""
    story = Story(rules or rules_for(people), **named)
    for person in range(ANA, ANA + people):
        story.sit(person)
    return story


def playing(people: int = 2, rules: AnyRules | None = None, **named: Any) -> Story:
    """Return a table whose match has just begun; bots have the seats that nobody took."""
    story = lobby(people, rules, **named)
    for seat, chair in enumerate(story.table.chairs):
        if chair.is_free:
            story.do(commands.host.seat_bot, ANA, seat, "random")
    story.do(commands.host.start, ANA)
    return story


def finished(people: int = 2, rules: AnyRules | None = None, **named: Any) -> Story:
    """Return a table that looks at the result of its match."""
    story = playing(people, rules, **named)
    story.play_out()
    return story
