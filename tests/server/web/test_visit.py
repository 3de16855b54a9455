"""What a client says while an order of its own is under way: all of it is done, in order."""

import asyncio
import gc
import json
from pathlib import Path
from weakref import ref

from tests.harness.frames import text_in
from tests.harness.nowhere import Nowhere
from tests.harness.rooms import TOKEN, open_room
from toril.server.live.connection import Connection
from toril.server.live.hall import Hall
from toril.server.store import SqliteStore
from toril.server.tables.senders import sender_digest
from toril.server.web.visit import Visit


def test_a_thousand_messages_behind_one_order_are_all_answered_in_their_order(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        hall = Hall(SqliteStore(tmp_path / "toril.db"))
        room, nowhere = await open_room(hall), Nowhere()
        connection = Connection(nowhere, 1, sender_digest(TOKEN))
        await room.enter(connection)
        nowhere.frames.clear()
        visit = Visit(nowhere, room, connection, None, lambda: None)
        room._desk._is_busy = True  # as if somebody else's order were being written
        ids = [f"command-{number:04}" for number in range(1000)]
        for number, command in enumerate(ids):
            kind = "ping" if number % 3 == 0 else "back"
            visit.heard(json.dumps({"kind": kind, "id": command}).encode())
        room._desk._is_busy = False
        room._desk._go_on()
        answers = [json.loads(text_in(frame)) for frame in nowhere.frames]
        assert [answer["id"] for answer in answers] == ids
        await hall.close()

    asyncio.run(story())


def test_a_table_that_was_forgotten_is_gone_without_a_search_for_cycles(tmp_path: Path) -> None:
    async def story() -> None:
        moment = 0
        hall = Hall(SqliteStore(tmp_path / "toril.db"), now=lambda: moment)
        room = await open_room(hall)
        connection = Connection(Nowhere(), 1, sender_digest(TOKEN))
        await room.enter(connection)
        room.leave(connection)
        found = ref(room)
        del room, connection
        await asyncio.sleep(0.05)
        moment = 3_600_000
        hall.sweep()
        await asyncio.sleep(0.05)
        assert found() is None
        await hall.close()

    gc.collect()
    gc.disable()
    try:
        asyncio.run(story())
    finally:
        gc.enable()
