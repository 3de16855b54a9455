"""Twin tables: equal in everything that one viewer is entitled to, different in the rest.

The rest is hands, commitments, the draw deck, what lies below tops, the others' tokens and nonces,
the seed. Whatever is done at both tables, the viewer must hear the same from both.
"""

from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import zip_longest
from random import Random
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from tests.server.deeds import Deed
from tests.server.wires import Party, Server
from toril.engine.eleven_nimmt import Play, Take
from toril.engine.match import Match
from toril.engine.six_nimmt import ChooseRow, Commit, Committing, Draft
from toril.server.tables import commands
from toril.server.tables.senders import key_of

if TYPE_CHECKING:
    from tests.engine.on_show import Viewer
    from toril.engine.game import Move, Seat

P = ParamSpec("P")
T = TypeVar("T")


class Twins:
    """Two tables, at each of which the viewer looks on beside a spectator."""

    def __init__(self, one: Party, other: Party, rng: Random) -> None:
        self.one, self.other, self.rng = one, other, rng
        self.viewer: Viewer = one.deed.viewer
        self.counts: Counter[str] = Counter()

    @classmethod
    async def at(
        cls, servers: tuple[Server, Server], deed: Deed, twin: Deed, rng: Random
    ) -> "Twins":
        """Write two tables down; nobody is connected yet."""
        one, other = servers
        other.clock.time = one.clock.time
        return cls(await Party.at(one, deed), await Party.at(other, twin), rng)

    @property
    def match(self) -> Match[Any]:
        """The match at the one table."""
        return self.one.match

    async def each(
        self,
        what: Callable[Concatenate[Party, P], Awaitable[T]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Do the same at both tables: the same must come of it."""
        one = await what(self.one, *args, **kwargs)
        other = await what(self.other, *args, **kwargs)
        assert one == other
        return one

    def pass_time(self) -> None:
        """Let both clocks go on: little enough that nobody's time runs out."""
        self.one.server.clock.time += self.rng.randrange(100)
        self.other.server.clock.time = self.one.server.clock.time

    async def compare(self) -> None:
        """Assert that the viewer and the spectator heard the same, and equally much."""
        for viewer in dict.fromkeys((self.viewer, None)):
            await self.each(Party.settle, viewer)
            one, other = self.one.wires[viewer].heard, self.other.wires[viewer].heard
            if self.match.outcome:  # now the nonces are shown, and those differ
                other = [self._with_the_same_nonces(text) for text in other]
            assert [*map(len, one)] == [*map(len, other)], difference(one, other)
            assert one == other, difference(one, other)
        self.counts["steps"] += 1
        self.counts["different"] += self.match.round != self.other.match.round

    def _with_the_same_nonces(self, text: str) -> str:
        for seat in range(self.one.deed.rules.seats):
            text = text.replace(self.other.deed.nonce(seat), self.one.deed.nonce(seat))
        return text

    async def look(self) -> None:
        """Come anew as the viewer and as a late spectator, at times for good; ask at the door."""
        await self.each(Party.glance, self.viewer)
        await self.each(Party.glance, None)
        match self.rng.randrange(6):
            case 0:
                await self.each(Party.connect, self.viewer)
            case 1:
                await self.each(Party.disconnect, self.viewer)
                await self.each(Party.glance, None)
                await self.each(Party.connect, self.viewer)
            case 2:
                await self.each(Party.get, "", None)
                await self.each(Party.get, "", self.viewer)
            case 3:
                for path in ("/record", "/record?match=1"):
                    assert b"no_record" in await self.each(Party.get, path, self.viewer)
            case 4:
                await self.each(Party.host_says, commands.host.pause())
                await self.each(Party.glance, self.viewer)
                await self.each(Party.host_says, commands.host.resume())
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
        assert await self.each(Party.move, self.viewer, move, later) == "refused"

    def _tops(self) -> tuple[int, ...]:
        tops: tuple[int, ...] = getattr(self.match.round, "tops", ())
        return tops

    async def let_a_bot_stand_in(self) -> None:
        """Let somebody else leave and return; what a bot lays in the meantime stays face down."""
        waits, committing = self.match.to_act, isinstance(self.match.round.phase, Committing)
        seat = self.rng.choice([s for s in range(self.match.rules.seats) if s != self.viewer])
        if seat in waits and not (committing and len(waits) > 1):
            return
        await self.each(
            Party.host_says, commands.host.pause()
        )  # the bot waits until the door is shut
        for party in (self.one, self.other):
            key = key_of(party.deed.token(seat))
            await party.room.act(commands.people.leave(), key=key)
        await self.each(Party.disconnect, seat)
        await self.each(Party.host_says, commands.host.resume())
        await self.each(Party.bots_done)
        await self.each(Party.connect, seat)
        self.counts["laid by a bot"] += seat in waits

    async def change_minds(self, party: Party) -> None:
        """Let somebody else lay another card and then the first one again, at this table only."""
        rng, pending = self.rng, dict(party.match.round.pending)
        others = [seat for seat in pending if seat != self.viewer]
        if not others or rng.random() < 0.5:
            return
        seat: Seat = rng.choice(others)
        if party.room.table.replaced[seat] + 2 < commands.people.MOST_REPLACED:
            for move in (Commit(rng.choice(party.match.round.hands[seat])), pending[seat]):
                assert await party.move(seat, move) == "ack"
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
