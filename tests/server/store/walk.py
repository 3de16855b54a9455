"""A table at which everything happens, by lot."""

from random import Random
from typing import Any, TypeAlias

from toril.engine import eleven_nimmt, six_nimmt
from toril.server.live.room import Room
from toril.server.tables import commands
from toril.server.tables.command import Command
from toril.server.tables.commands import links
from toril.server.tables.senders import TokenDigest
from toril.server.tables.setup import Setup
from toril.wire.literals import PersonId

SHORT = (
    six_nimmt.SixNimmt(seats=3, variant="draft", rounds=9, hand_size=1),
    eleven_nimmt.ElevenNimmt(seats=2, rounds=4, hand_size=2),
)
NUMBER = "8" * 64

Given: TypeAlias = tuple[Command[Any], PersonId | None]
"""A command and who gives it."""


class Walk:
    """People who do at random whatever a table may allow, and now and then something else."""

    def __init__(self, room: Room, rng: Random) -> None:
        self.room, self.rng = room, rng

    async def step(self, name: str) -> None:
        """Mostly move, sometimes do something else; `name` is the command's id."""
        table = self.room.table
        waits, heirs = table.waits_for, any(chair.has_heir for chair in table.chairs)
        bots = [seat for seat, chair in enumerate(table.chairs) if chair.bot]
        if table.state == "match" and bots and not heirs and self.rng.random() < 0.4:
            what, who = self.late_friend(self.rng.choice(bots))
        elif waits and self.rng.random() < (0.95 if heirs else 0.8):
            what, who = self.move(self.rng.choice(waits))
        else:
            what, who = self.rng.choice(self.others())
        token_digest = None if who is None else TokenDigest(self.room.table.person(who).token)
        await self.room.act(what, token_digest=token_digest, command=name)

    def move(self, seat: int) -> Given:
        table = self.room.table
        assert table.match is not None
        move, chair = table.match.legal(seat).pick(self.rng), table.chairs[seat]
        if chair.by != "person":
            return commands.server.bots_move(table.match_number, table.turn, {seat: move}), None
        return commands.people.move(table.match_number, table.turn, move), chair.person

    def late_friend(self, seat: int) -> Given:
        """Let the host offer a bot's seat, or somebody take it."""
        if not self.room.table.chairs[seat].offered:
            return commands.host.offer(seat, offered=True), self.room.table.host
        token, claim = self.rng.randbytes(16).hex(), self.rng.randbytes(16).hex()
        return commands.people.sit("Leo", seat, token=token, claim=claim), None

    def others(self) -> tuple[Given, ...]:
        """Return what there is to do besides moving, and who does it."""
        table, rng = self.room.table, self.rng
        host, rules = table.host, rng.choice(SHORT)
        seat = rng.randrange(table.rules.seats)
        anybody = rng.choice(table.people).id if table.people else None
        late = [chair.person for chair in table.chairs if chair.stand_in]
        token, claim, link = rng.randbytes(16).hex(), rng.randbytes(16).hex(), "a link"
        secret = rng.randbytes(32).hex()
        drawn = None if table.draw is None else table.draw.draw
        match, number = (0, 1) if drawn is None else (drawn.match, drawn.round)
        quick = Setup(rules, "quick", listed=rng.random() < 0.5)
        again = rng.choice((Setup(rules, "off", listed=False), None))
        return (
            (commands.people.sit("Bea", None, token=token, claim=claim), None),
            (commands.people.sit("Eva", seat, token=token, claim=claim), None),
            (commands.host.seat_bot(seat, rng.choice(("cautious", None))), host),
            (commands.host.kick(anybody or 1), host),
            (commands.people.leave(), anybody),
            (commands.people.resign(), anybody),
            (commands.host.configure(quick), host),
            (commands.host.start(secret=secret), host),
            (commands.host.rematch(again, start=rng.random() < 0.8, secret=secret), host),
            (commands.host.pause(), host),
            (commands.host.resume(), host),
            (commands.host.end_match(), host),
            (commands.server.stand_in((seat,), rng.choice(("clock", "away"))), None),
            (commands.people.take_seat_back(), rng.choice([*late, anybody])),
            (links.issue_link(None, link=link), anybody),
            (links.redeem(link, token=token), None),
            *[(commands.people.give_number(match, NUMBER, number), anybody)] * 3,
            (commands.server.begin(match, number), None),
        )
