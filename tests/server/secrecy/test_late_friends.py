"""Who waits for a bot's seat is told what spectators are told, byte for byte, until the draw."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from tests.harness.in_memory import MemorySocket, memory_server
from tests.server.secrecy.dealt_table import DealtTable, code_of
from tests.server.secrecy.memory_table import MemoryTable
from toril import ElevenNimmt, SixNimmt
from toril.engine.games import AnyRules
from toril.server.tables import commands

RULES: list[AnyRules] = [
    SixNimmt(seats=3, rounds=2, hand_size=3),
    ElevenNimmt(seats=3, rounds=2, hand_size=4, top_card=40),
]
BOTS_SEAT = 2


async def heard_while_waiting(folder: Path, rules: AnyRules) -> tuple[list[str], list[str]]:
    """Return what a friend and a spectator hear from the friend's coming to the next round."""
    async with memory_server(folder) as server:
        table = await MemoryTable.at(server, DealtTable(rules, code_of(1)))
        await table.connect(0, 1, None)
        await table.host_says(commands.host.kick(BOTS_SEAT + 1))
        await table.host_says(commands.host.offer(BOTS_SEAT, offered=True))
        token = "t" * 22
        await table.room.act(commands.people.sit("Late", None, token=token, claim="c" * 32))
        friend = MemorySocket(server.app, table.dealt.code, token, "friend")
        await friend.open()
        watcher = await table.fresh(None)
        luck = Random(1)
        while table.match.round_number == 1:
            await table.bots_done()
            if table.match.round_number == 1:
                seat = table.match.to_act[0]
                await table.move(seat, table.match.legal(seat).pick(luck))
        for socket in (friend, watcher):
            await socket.settle()
        return friend.heard, watcher.heard


@pytest.mark.parametrize("rules", RULES, ids=["six", "eleven"])
def test_who_waits_hears_what_spectators_hear_until_the_draw_has_dealt(
    tmp_path: Path, rules: AnyRules
) -> None:
    friend, watcher = asyncio.run(heard_while_waiting(tmp_path / "server", rules))
    mine, yours = json.loads(friend[0]), json.loads(watcher[0])
    assert mine.pop("person") == 4
    assert yours.pop("person") is None
    mine["presence"] = yours["presence"]  # the watcher came a moment later
    assert mine == yours
    mine_then, yours_then = [
        [text for text in heard[1:] if '"kind":"presence"' not in text[:30]]
        for heard in (friend, watcher)
    ]
    dealt = next(at for at, text in enumerate(yours_then) if '"table.went_on"' in text)
    assert dealt > 3
    assert mine_then[:dealt] == yours_then[:dealt]
    hand = json.loads(mine_then[dealt])["play"]["view"]["round"]["hand"]
    assert hand
    assert json.loads(yours_then[dealt])["play"]["view"]["round"]["hand"] is None
