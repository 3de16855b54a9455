"""Matches by lot over real sockets, each held against its replay."""

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

from tests.people.following import play_after
from tests.people.playing import random_move, table_of
from tests.people.requests import Answer, ask
from tests.replay.comparing import Told, open_cards_as_played, opened, same_told, told_of_play
from tests.replay.some_records import EVERY_RULES
from toril.client import RawClient, ServerRefused
from toril.engine.record import Record
from toril.engine.rules_json import write_rules

GZIP = {"accept-encoding": "gzip"}


class Hearer:
    """Somebody who plays by lot, or looks on, and every update that they were sent."""

    def __init__(self, client: RawClient, luck: int) -> None:
        self.client, self.rng = client, Random(luck)
        self.updates: list[Told] = []
        self.here = asyncio.Event()

    async def play(self) -> None:
        """Stay to the end of the match."""
        play, moved = None, None
        async for message in self.client.messages():
            self.here.set()
            play = play_after(play, message)
            if message["kind"] == "update":
                self.updates.append(message)
            if play is None or message["kind"] not in ("welcome", "update", "news"):
                continue
            if play["view"]["outcome"] is not None:
                await self.client.close()
                return
            seat = play["view"]["round"]["seat"]  # None for who looks on, or has given up
            if seat in play["to_act"] and play["turn"] != moved:
                moved = play["turn"]
                await self.client.move(play, random_move(play, self.rng))


async def play_and_look_back(base: str, number: int) -> Counter[str]:
    """Play one random match at a server, compare, and count what was compared."""
    rules, rng = EVERY_RULES[number % len(EVERY_RULES)], Random(number)
    bots = [None, *(rng.choice((None, None, "random", "cautious")) for _ in range(1, rules.seats))]
    options = write_rules(rules)["options"]
    setup = {"game": rules.game, "seats": rules.seats, "options": options, "bots": bots}
    clients = await table_of(base, bots.count(None), **setup)
    looking = RawClient(base, clients[0].code)
    hearers = [Hearer(client, rng.randrange(2**32)) for client in (*clients, looking)]
    playing = [asyncio.create_task(hearer.play()) for hearer in hearers]
    for hearer in hearers:
        await hearer.here.wait()
    await clients[0].post("start")
    what = rng.choice(("nothing", "nothing", "nothing", "end", "resign"))
    if what != "nothing":
        await _give_up(hearers, what, rng)
    await asyncio.gather(*playing)
    return await asyncio.to_thread(_compare, base, clients[0].code, hearers)


async def _give_up(hearers: list[Hearer], what: str, rng: Random) -> None:
    """Let the host end the match after a while, or somebody give it up; it may be over by then."""
    wanted = rng.randrange(2, 12)
    while len(hearers[0].updates) < wanted and not _is_over(hearers[0]):
        await asyncio.sleep(0.002)
    who = hearers[0] if what == "end" else rng.choice(hearers[:-1])
    with suppress(ServerRefused):
        await who.client.post(what)


def _is_over(hearer: Hearer) -> bool:
    last = hearer.updates[-1]["events"] if hearer.updates else []
    return any(each["kind"] == "match.ended" for each in last)


def _compare(base: str, code: str | None, hearers: list[Hearer]) -> Counter[str]:
    replay = opened(_asked(base, "GET", f"/api/tables/{code}/replay", None).body)
    told = _asked(base, "GET", f"/api/tables/{code}/record", None)
    record = Record.loads(told.body)
    for hearer in hearers:
        same_told(replay, hearer.updates)
    open_cards_as_played(replay, record)
    alone = opened(_asked(base, "POST", "/api/replay", told.body).body)
    assert told_of_play(alone) == told_of_play(replay)
    assert alone["digest"] == replay["digest"] == told.json["digest"]
    resigned = [each for frame in replay["frames"] for each in frame["events"]]
    return Counter(
        {
            "matches": 1,
            "viewers": len(hearers),
            "updates": sum(len(hearer.updates) for hearer in hearers),
            "frames": len(replay["frames"]),
            "ended by the host": record.ended_by == "host",
            "given up": any(each["kind"] == "table.resigned" for each in resigned),
        }
    )


def _asked(base: str, method: str, path: str, body: Any) -> Answer:
    answer = ask(base, method, path, body, GZIP if "replay" in path else None)
    assert answer.status == 200, answer.body
    return answer
