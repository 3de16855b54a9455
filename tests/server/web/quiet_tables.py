"""A server with one quiet table in each state, and everybody who might send something to it.

Quiet: nothing is written by itself. There are no bots to decide and no clocks, so that whatever
appears in the database came from the command that a test has sent.
"""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.following import play_after
from tests.people.playing import play_match
from tests.people.requests import Answer, ask
from tests.people.sockets import hello
from toril.client import RawClient, answer_to, new_id
from toril.engine.codec import to_json
from toril.engine.game import Move
from toril.server.tables.senders import digest

STATES = ("lobby", "full", "match", "paused", "result")
STRANGERS = ("nobody", "empty", "garbage", "foreign", "hash", "kicked", "old device")
"""No cookie, an empty one, an invented one, a host's from another table, what the database keeps
of the host's token, and the tokens of somebody who was sent away or went on elsewhere."""

SETUP = {"game": "six_nimmt", "options": {"rounds": 1, "hand_size": 2}, "clock": "off"}
ANA, BEN, CLEO = 1, 2, 3


@dataclass
class QuietTable:
    """A table and the tokens of its senders."""

    code: str
    tokens: dict[str, str | None]
    kicked_link: str
    hands: dict[str, list[int]] = field(default_factory=dict)
    when: dict[str, int] = field(default_factory=lambda: {"match": 1, "turn": 0})


@dataclass
class QuietTables:
    server: Running
    database: Path
    now: list[int]
    by_state: dict[str, QuietTable] = field(default_factory=dict)

    def stored(self) -> list[Any]:
        """Return all that is on disk about tables."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as link:
            tables = link.execute("SELECT * FROM tables ORDER BY id").fetchall()
            lines = "SELECT * FROM entries ORDER BY table_id, sequence"
            return [*tables, *link.execute(lines).fetchall()]

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """Check that what happens meanwhile leaves no trace on disk."""
        before = self.stored()
        yield
        assert self.stored() == before

    def headers(self, where: str, sender: str) -> dict[str, str]:
        token = self.by_state[where].tokens[sender]
        return {} if token is None else {"cookie": f"seat={token}"}

    def ask(
        self, where: str, sender: str, method: str, path: str, body: Any = None, **headers: str
    ) -> Answer:
        """Make a request about a table; a body gets an id of its own unless it has one."""
        filled = path.replace("{code}", self.by_state[where].code)
        given = None if body is None else {"id": new_id()} | body
        return ask(self.server.base, method, filled, given, self.headers(where, sender) | headers)

    @contextmanager
    def socket(self, where: str, sender: str) -> Iterator[ClientConnection]:
        """Open a socket and say hello; the welcome has been read."""
        with self.raw_socket(self.by_state[where].code, self.headers(where, sender)) as made:
            made.send(hello())
            assert json.loads(made.recv(10))["kind"] == "welcome"
            yield made

    @contextmanager
    def raw_socket(self, code: str, headers: dict[str, str]) -> Iterator[ClientConnection]:
        url = f"{self.server.base.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        with connect(url, additional_headers=headers, compression=None, proxy=None) as made:
            yield made

    def say(self, where: str, sender: str, **message: Any) -> str:
        """Send a command over a socket; return the code of the refusal, or "ack"."""
        with self.unchanged(), self.socket(where, sender) as socket:
            command = new_id()
            socket.send(json.dumps({"id": command, **message}))
            while True:
                answer = json.loads(socket.recv(10))
                if answer_to(answer) == command:
                    return str(answer.get("code", "ack"))

    def move(self, where: str, sender: str, move: Move, **when: int) -> str:
        """Send a move for the turn that the table is in, unless `when` says another."""
        given = self.by_state[where].when | when
        return self.say(where, sender, kind="move", **given, move=to_json(move))


@contextmanager
def quiet_tables(folder: Path) -> Iterator[QuietTables]:
    """Run a server with a table in every state."""
    chosen, now = settings(folder, page=folder / "none"), [1_800_000_000_000]
    with running(chosen, lambda: now[0]) as server:
        tables = QuietTables(server, folder / "toril.db", now)
        for state in (*STATES, "resigned", "eleven"):
            tables.by_state[state] = asyncio.run(_quiet_table(server, state))
        hosts = {state: table.tokens["host"] for state, table in tables.by_state.items()}
        for state, table in tables.by_state.items():
            table.tokens["foreign"] = hosts["match" if state != "match" else "lobby"]
        yield tables


async def _quiet_table(server: Running, state: str) -> QuietTable:
    """Let Ana, Ben and Cleo sit down, send Cleo away, let Ben go on from another device."""
    ana, ben, cleo = (RawClient(server.base) for _ in range(3))
    setup = SETUP | ({"game": "eleven_nimmt"} if state == "eleven" else {})
    await ana.open(name="Ana", seats=3, **setup)
    ben.code = cleo.code = ana.code
    await ben.sit("Ben")
    await cleo.sit("Cleo")
    kicked_link: str = (await cleo.post("hand-over"))["link"]
    await ana.post("kick", person=CLEO)
    old_device = ben.token
    await ben.redeem((await ben.post("hand-over"))["link"])
    if state != "lobby":
        await ana.post("configure", seats=2, **setup)
    if state == "result":
        await play_match([ana, ben])
    elif state not in ("lobby", "full"):
        await ana.post("start")
    table = QuietTable(
        ana.code or "",
        {
            "nobody": None,
            "empty": "",
            "garbage": "x" * 22,
            "hash": digest(ana.token or ""),
            "kicked": cleo.token,
            "old device": old_device,
            "guest": ben.token,
            "host": ana.token,
        },
        kicked_link,
    )
    if state == "paused":
        await ana.post("pause")
    if state == "resigned":
        await ben.post("resign")
        await _until_quiet(ana)
    for name, client in (("host", ana), ("guest", ben)):
        play = (await client.connect())["play"]
        if play is not None:
            table.when = {"match": play["match"], "turn": play["turn"]}
            table.hands[name] = play["view"]["round"]["hand"]
        await client.close()
    return table


async def _until_quiet(host: RawClient) -> None:
    """Wait until the bot that plays for Ben has laid its card: now only the host is waited for."""
    play = play_after(None, await host.connect())
    while play is None or play["to_act"] != [0]:
        play = play_after(play, await host.receive())
    await host.close()
