"""Twin tables: equal in everything that one viewer is entitled to, different in the rest.

The rest is hands, commitments, the draw deck, what lies below tops, the others' tokens and claims,
the seed. Whatever is done at both tables, the viewer must hear the same from both.
"""

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from tests.harness.in_memory import MemoryServer, memory_server
from tests.server.secrecy.dealt_table import DealtTable, code_of
from tests.server.secrecy.memory_table import MemoryTable
from toril.engine.eleven_nimmt import Play, Take
from toril.engine.games import AnyRules
from toril.engine.match import Match
from toril.engine.six_nimmt import ChooseRow, Commit, Committing, Draft
from toril.server.live.reactions import FACES, PAUSE
from toril.server.tables import commands
from toril.server.tables.clock import CLOCKS
from toril.server.tables.senders import sender_digest

if TYPE_CHECKING:
    from tests.engine.on_show import Viewer
    from toril.engine.game import Move, Seat

P = ParamSpec("P")
T = TypeVar("T")


class TwinTables:
    """Two tables, at each of which the viewer looks on beside a spectator."""

    def __init__(self, one: MemoryTable, other: MemoryTable, rng: Random) -> None:
        self.one, self.other, self.rng = one, other, rng
        self.viewer: Viewer = one.dealt.viewer
        self.counts: Counter[str] = Counter()

    @classmethod
    async def at(
        cls,
        servers: tuple[MemoryServer, MemoryServer],
        dealt: DealtTable,
        twin: DealtTable,
        rng: Random,
    ) -> "TwinTables":
        """Write two tables down; nobody is connected yet."""
        one, other = servers
        other.clock.time = one.clock.time
        return cls(await MemoryTable.at(one, dealt), await MemoryTable.at(other, twin), rng)

    @property
    def match(self) -> Match[Any]:
        """The match at the one table."""
        return self.one.match

    async def each(
        self,
        what: Callable[Concatenate[MemoryTable, P], Awaitable[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Do the same at both tables: the same must come of it."""
        one = await what(self.one, *args, **kwargs)
        other = await what(self.other, *args, **kwargs)
        assert repr(one) == self._with_the_same_secret(repr(other))
        return one

    def pass_time(self) -> None:
        """Let both clocks go on: little enough that nobody's time runs out."""
        self.one.server.clock.time += self.rng.randrange(100)
        self.other.server.clock.time = self.one.server.clock.time

    async def compare(self) -> None:
        """Assert that the viewer and the spectator heard the same, and equally much."""
        for viewer in dict.fromkeys((self.viewer, None)):
            await self.each(MemoryTable.settle, viewer)
            one, other = self.one.sockets[viewer].heard, self.other.sockets[viewer].heard
            other = [self._with_the_same_secret(text) for text in other]
            assert [*map(len, one)] == [*map(len, other)], difference(one, other)
            assert one == other, difference(one, other)
            self.counts["news"] += sum(text.startswith('{"kind":"news"') for text in one)
        self.counts["steps"] += 1
        self.counts["different"] += self.match.round != self.other.match.round

    def _with_the_same_secret(self, text: str) -> str:
        """Exchange the seal of the server's secret, and at the end the secret: those differ."""
        one, other = self.one.dealt, self.other.dealt
        text = text.replace(other.secret_seal, one.secret_seal)
        return text.replace(other.secret, one.secret) if self.match.outcome else text

    async def look(self) -> None:
        """Come anew as the viewer and as a late spectator, at times for good; ask as anybody."""
        await self.each(MemoryTable.glance, self.viewer)
        await self.each(MemoryTable.glance, None)
        match self.rng.randrange(6):
            case 0:
                await self.each(MemoryTable.connect, self.viewer)
            case 1:
                await self.each(MemoryTable.disconnect, self.viewer)
                await self.each(MemoryTable.glance, None)
                await self.each(MemoryTable.connect, self.viewer)
            case 2:
                for path in ("", "/standing"):
                    await self.each(MemoryTable.get, path, None)
                    await self.each(MemoryTable.get, path, self.viewer)
            case 3:
                for door in ("record", "replay", "picture.svg"):
                    refused = b"no_replay" if door == "replay" else b"no_record"
                    for path in (f"/{door}", f"/{door}?match=1"):
                        for asking in dict.fromkeys((self.viewer, None)):
                            assert refused in await self.each(MemoryTable.get, path, asking)
            case 4:
                await self.each(MemoryTable.host_says, commands.host.pause())
                await self.each(MemoryTable.glance, self.viewer)
                await self.each(MemoryTable.host_says, commands.host.resume())
            case _:
                pass

    async def try_what_is_not_allowed(self) -> None:
        """Guess at hidden cards, in this turn or another: a refusal must tell nothing either."""
        card, top = self.rng.choices(self.match.rules.deck, k=2)
        moves: list[Move] = [
            *(Commit(card), Draft(card), ChooseRow(card)),
            *(Take(top), Play.of({top: [card]}), Play.of({pile: [card] for pile in self._tops()})),
        ]
        legal = () if self.viewer is None else self.match.legal(self.viewer)
        later = self.rng.choice((0, 0, -1, 1) if self.one.room.table.turn else (0, 0, 1))
        move = self.rng.choice([move for move in moves if later or move not in legal])
        assert await self.each(MemoryTable.move, self.viewer, move, later) == "refused"

    async def ask_for_another(self) -> None:
        """Let some ask for another match, who may, and others, who may not."""
        over = self.match.outcome is not None
        for seat in self.rng.sample(range(self.match.rules.seats), 2):
            asked = await self.each(MemoryTable.ask_again, seat)
            assert asked == ("ack" if over else "refused")
        assert await self.each(MemoryTable.ask_again, None) == "refused"
        await self.each(MemoryTable.glance, self.viewer)
        await self.compare()
        self.counts["asked again"] += over

    async def react(self) -> None:
        """Let everybody show a face, too soon as well, and somebody be away meanwhile."""
        face = self.rng.choice(FACES)
        seat = self.rng.choice([s for s in range(self.match.rules.seats) if s != self.viewer])
        self.one.server.clock.time += PAUSE
        self.other.server.clock.time = self.one.server.clock.time
        assert await self.each(MemoryTable.react, seat, face) == "ack"
        assert await self.each(MemoryTable.react, seat, face) == "refused"
        assert await self.each(MemoryTable.react, None, face) == "refused"
        if self.match.outcome is None and self.match.rules.seats > 2:
            await self.each(MemoryTable.disconnect, seat)
            self.pass_time()
            await self.each(MemoryTable.glance, self.viewer)
            await self.compare()
            await self.each(MemoryTable.connect, seat)
        await self.compare()
        for heard in (self.one.sockets[None].heard, self.other.sockets[None].heard):
            assert any(text.startswith('{"kind":"reaction"') for text in heard)
        self.counts["reacted"] += 1

    def _tops(self) -> tuple[int, ...]:
        tops: tuple[int, ...] = getattr(self.match.round, "tops", ())
        return tops

    async def let_a_bot_stand_in(self) -> None:
        """Let somebody else leave and return; what a bot lays in the meantime stays face down."""
        waits, committing = self.match.to_act, isinstance(self.match.round.phase, Committing)
        seat = self.rng.choice([s for s in range(self.match.rules.seats) if s != self.viewer])
        if seat in waits and not (committing and len(waits) > 1):
            return
        # The bot waits until the person has left.
        await self.each(MemoryTable.host_says, commands.host.pause())
        for memory_table in (self.one, self.other):
            token_digest = sender_digest(memory_table.dealt.token(seat))
            await memory_table.room.act(commands.people.leave(), token_digest=token_digest)
        await self.each(MemoryTable.disconnect, seat)
        await self.each(MemoryTable.host_says, commands.host.resume())
        await self.each(MemoryTable.bots_done)
        await self.each(MemoryTable.connect, seat)
        self.counts["laid by a bot"] += seat in waits

    async def change_minds(self, memory_table: MemoryTable) -> None:
        """Let somebody else lay another card and then the first one again, at this table only."""
        rng, pending = self.rng, dict(memory_table.match.round.pending)
        others = [seat for seat in pending if seat != self.viewer]
        if not others or rng.random() < 0.5:
            return
        seat: Seat = rng.choice(others)
        if memory_table.room.table.exchanges[seat] + 2 < commands.people.MOST_EXCHANGES:
            for move in (Commit(rng.choice(memory_table.match.round.hands[seat])), pending[seat]):
                assert await memory_table.move(seat, move) == "ack"
            self.counts["minds changed"] += 1


def difference(one: list[str], other: list[str]) -> str:
    """Say where two lists of messages part."""
    for number, (mine, yours) in enumerate(zip_longest(one, other, fillvalue="")):
        if mine != yours:
            signs = enumerate(zip_longest(mine, yours))
            at = next(index for index, (a, b) in signs if a != b)
            near = slice(max(0, at - 80), at + 80)
            return f"message {number}, sign {at}:\n…{mine[near]}…\n…{yours[near]}…"
    return "nowhere"


@asynccontextmanager
async def two_servers(folder: Path) -> AsyncIterator[tuple[MemoryServer, MemoryServer]]:
    """Run two servers in memory."""
    async with memory_server(folder / "one") as one, memory_server(folder / "other") as other:
        yield one, other


def drawn_table(rules: AnyRules, number: int, rng: Random) -> DealtTable:
    """Return a table at which any seat, or a spectator, is the viewer."""
    viewer = rng.choice([None, *range(rules.seats)])
    return DealtTable(rules, code_of(number), viewer, rng.choice(tuple(CLOCKS)))


async def compare_batch(
    folder: Path,
    numbers: range,
    twin_pair: Callable[[int, Random], tuple[DealtTable, DealtTable]],
    play: Callable[[TwinTables], Awaitable[None]],
) -> Counter[str]:
    """Play pairs of tables, each by its number; return how often what happened."""
    counts: Counter[str] = Counter()
    async with two_servers(folder) as servers:
        for number in numbers:
            rng = Random(number)
            twins = await TwinTables.at(servers, *twin_pair(number, rng), rng)
            await play(twins)
            await twins.each(MemoryTable.disconnect_all)
            counts += twins.counts
    return counts
