"""A commitment is told in the same bytes to all but its owner, an exchanged one to nobody (S3)."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.engine.on_show import Viewer
from tests.harness.in_memory import MemorySocket, memory_server
from tests.server.secrecy.dealt_table import DealtTable, code_of
from tests.server.secrecy.memory_table import MemoryTable
from toril import SixNimmt
from toril.engine.game import Card, Seat
from toril.engine.six_nimmt import Commit
from toril.server.tables import commands
from toril.server.tables.senders import sender_digest

FOUR = SixNimmt(seats=4, rounds=1)


class Watched:
    """A table with a second window at seat 0, a second spectator, and what each heard last."""

    def __init__(self, table: MemoryTable, more: dict[str, MemorySocket]) -> None:
        self.table = table
        self.sockets: dict[Viewer | str, MemorySocket] = dict(table.sockets.items())
        self.sockets.update(more)

    @classmethod
    async def at(cls, table: MemoryTable) -> "Watched":
        await table.connect_all()
        more = {"window": await table.fresh(0), "onlooker": await table.fresh(None)}
        return cls(table, more)

    async def hear(self, happens: Callable[[], Awaitable[Any]]) -> dict[Viewer | str, list[str]]:
        """Return what each hears of what happens, and nothing else."""
        await self._settle()
        before = {who: len(socket.heard) for who, socket in self.sockets.items()}
        await happens()
        heard = {}
        for who, socket in self.sockets.items():
            await socket.settle()
            *told, answer = socket.heard[before[who] :]
            assert json.loads(answer)["kind"] in ("ack", "refused")  # to the question of `settle`
            heard[who] = told
        return heard

    async def _settle(self) -> None:
        for socket in self.sockets.values():
            await socket.settle()

    async def close(self) -> None:
        for socket in (self.sockets["window"], self.sockets["onlooker"]):
            await socket.hang_up()
        await self.table.disconnect_all()

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        hand: tuple[Card, ...] = self.table.match.round.hands[seat]
        return hand


def at_table(folder: Path, story: Callable[[Watched], Awaitable[None]]) -> None:
    """Tell a story at a table of four that has begun."""

    async def told() -> None:
        async with memory_server(folder / "server") as server:
            watched = await Watched.at(await MemoryTable.at(server, DealtTable(FOUR, code_of(1))))
            await story(watched)
            await watched.close()

    asyncio.run(told())


OTHERS = (1, 2, 3, None, "onlooker")


def test_s3_all_but_the_owner_are_sent_the_same_bytes_for_a_commitment(tmp_path: Path) -> None:
    async def story(at: Watched) -> None:
        version = at.table.room.table.public_version
        card, other = at.hand(0)[:2]
        heard = await at.hear(lambda: at.table.move(0, Commit(card)))
        (text,) = heard[None]
        assert json.loads(text) == {
            "kind": "news",
            "version": version + 1,
            "own_version": None,
            "events": [{"kind": "six.committed", "seat": 0, "card": None}],
            "ack": None,
        }
        assert all(heard[who] == [text] for who in OTHERS)
        mine = json.loads(text) | {"events": [{"kind": "six.committed", "seat": 0, "card": card}]}
        (told,), (shown,) = heard[0], heard["window"]
        assert json.loads(shown) == mine  # the owner's other window, which gave no command
        assert json.loads(told) == mine | {"ack": json.loads(told)["ack"]}
        assert json.loads(told)["ack"].startswith("socket-0-1-")  # the one answer to the command

        heard = await at.hear(lambda: at.table.move(0, Commit(other)))
        assert all(heard[who] == [] for who in OTHERS)  # not a byte
        replaced = {"kind": "six.replaced", "seat": 0, "card": other}
        mine = {
            "kind": "news",
            "version": version + 1,
            "own_version": 1,
            "events": [replaced],
            "ack": None,
        }
        (told,), (shown,) = heard[0], heard["window"]
        assert json.loads(shown) == mine
        assert json.loads(told) == mine | {"ack": json.loads(told)["ack"]}
        assert json.loads(told)["ack"]

    at_table(tmp_path, story)


def test_s3_an_exchanged_commitment_moves_nobody_elses_counters(tmp_path: Path) -> None:
    async def counters(at: Watched, viewer: Viewer) -> tuple[int, int]:
        welcome = json.loads((await at.table.glance(viewer))[0])
        return welcome["version"], welcome["own_version"]

    async def story(at: Watched) -> None:
        await at.table.move(0, Commit(at.hand(0)[0]))
        before = [await counters(at, viewer) for viewer in (None, 0, 1, 2, 3)]
        for card in at.hand(0)[1:4]:
            await at.table.move(0, Commit(card))
        after = [await counters(at, viewer) for viewer in (None, 0, 1, 2, 3)]
        version, own = before[1]
        assert after == [before[0], (version, own + 3), *before[2:]]
        assert {each for each in after if each != after[1]} == {(version, 0)}

    at_table(tmp_path, story)


def test_the_last_commitment_comes_with_a_view_and_one_answer(tmp_path: Path) -> None:
    async def story(at: Watched) -> None:
        for seat in (0, 1, 2):
            await at.table.move(seat, Commit(at.hand(seat)[-1]))
        heard = await at.hear(lambda: at.table.move(3, Commit(at.hand(3)[-1])))
        told = {who: json.loads(texts[0]) for who, texts in heard.items()}
        assert [len(texts) for texts in heard.values()] == [1] * len(heard)
        assert {message["kind"] for message in told.values()} == {"update"}
        assert [who for who, message in told.items() if message["ack"]] == [3]
        assert heard[None] == heard["onlooker"]
        assert heard[0] == heard["window"]

    at_table(tmp_path, story)


def test_bots_that_commit_together_come_as_one_news(tmp_path: Path) -> None:
    async def story(at: Watched) -> None:
        await at.table.host_says(commands.host.pause())
        for seat in (1, 2, 3):  # they go, and bots stand in
            digest = sender_digest(at.table.dealt.token(seat))
            await at.table.room.act(commands.people.leave(), token_digest=digest)
            await at.table.disconnect(seat)
            del at.sockets[seat]

        async def bots_move() -> None:
            await at.table.host_says(commands.host.resume())
            await at.table.bots_done()

        heard = await at.hear(bots_move)
        for texts in heard.values():
            resumed, news = map(json.loads, texts)
            assert [event["kind"] for event in resumed["events"]] == ["table.resumed"]
            assert news["kind"] == "news"
            committed = [(event["seat"], event["card"]) for event in news["events"]]
            assert sorted(committed) == [(1, None), (2, None), (3, None)]
        assert len({texts[1] for texts in heard.values()}) == 1  # the same bytes for all

    at_table(tmp_path, story)
