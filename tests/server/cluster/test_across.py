"""People at different workers sit at the same table: whatever one does, all see."""

import asyncio
from math import inf
from typing import Any

import pytest

from tests.harness.in_thread import Running
from tests.people.apart import table_apart
from tests.people.drawer import Drawer
from tests.people.listener import Listener, listeners, tell
from tests.people.playing import play_match
from tests.people.requests import refused
from tests.people.steps import play_trick
from toril.client import RawClient
from toril.server.metrics import BELLS
from toril.wire.closing import Closing

MATCHES: list[dict[str, Any]] = [
    {"game": "six_nimmt", "options": {"rounds": 2}},
    {"game": "six_nimmt", "options": {"rounds": 1, "variant": "draft"}},
    {"game": "eleven_nimmt", "options": {"rounds": 1}},
]


@pytest.mark.parametrize("setup", MATCHES)
def test_whole_matches_are_told_alike_at_every_worker(
    pair: list[Running], setup: dict[str, Any]
) -> None:
    async def story() -> None:
        bots = [None, None, None, "cautious"]
        clients = await table_apart(pair, 3, seats=4, bots=bots, **setup)
        spectators = [Listener(RawClient(worker.base, clients[0].code)) for worker in pair]
        for spectator in spectators:
            await spectator.connect()
        await play_match(clients)
        for spectator in spectators:
            await spectator.until(_saw_the_end)
        told = [_without_times(spectator.heard) for spectator in spectators]
        assert told[0] == told[1]  # the same messages: the same story, animated alike
        assert len(told[0]) > 20

    tell(story())


def _saw_the_end(heard: Listener) -> bool:
    return heard.play is not None and heard.play["view"]["outcome"] is not None


def _without_times(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what was told of the match; who comes and goes is told when it is known."""
    told = [message for message in heard if message["kind"] in ("update", "news")]
    return [message | {"now": 0} for message in told]


def test_a_move_between_moves_of_another_worker_is_done_and_told_in_order(
    pair: list[Running],
) -> None:
    async def story() -> None:
        people = await listeners(await table_apart(pair, 2, options={"rounds": 1}))
        await people[0].client.post("start")
        for person in people:
            await person.until(lambda heard: heard.play)
        for _ in range(3):
            await play_trick(people)
        versions = [person.version for person in people]
        assert versions[0] == versions[1]

    tell(story())


def test_presence_and_spectators_are_those_of_all_workers(pair: list[Running]) -> None:
    async def story() -> None:
        ana, eva = [Listener(client) for client in await table_apart(pair, 2)]
        await ana.connect()
        welcome = await eva.connect()
        assert welcome["presence"]["people"] == [1, 2]
        await ana.until(lambda heard: heard.presence["people"] == [1, 2])
        onlooker = Listener(RawClient(pair[1].base, ana.client.code))
        await onlooker.connect()
        await ana.until(lambda heard: heard.presence["spectators"] == 1)
        await onlooker.client.close()
        await eva.client.close()
        await ana.until(lambda heard: heard.presence == ana.presence | {"people": [1]})
        await ana.until(lambda heard: heard.presence["spectators"] == 0)

    tell(story())


def test_who_asks_for_another_match_is_known_at_every_worker(pair: list[Running]) -> None:
    async def story() -> None:
        clients = await table_apart(pair, 2, options={"rounds": 1, "hand_size": 2})
        await play_match(clients)
        ana, eva = await listeners(clients)
        await eva.answer(await eva.client.send(kind="again", match=1))
        await ana.until(lambda heard: heard.presence["asking"] == [2])
        onlooker = Listener(RawClient(pair[0].base, ana.client.code))
        assert (await onlooker.connect())["presence"]["asking"] == [2]
        await ana.client.post("rematch")
        for each in (ana, eva, onlooker):
            await each.until(lambda heard: heard.presence["asking"] == [])

    tell(story())


def test_whoever_is_sent_away_or_moves_to_another_device_is_closed_at_every_worker(
    pair: list[Running],
) -> None:
    async def story() -> None:
        ana, eva, ida = await listeners(await table_apart(pair, 3, seats=3))
        link = await eva.client.post("hand-over")
        phone = RawClient(pair[0].base, ana.client.code)
        await phone.redeem(link["link"])
        assert await eva.until_closed() == Closing.ELSEWHERE
        again = Listener(RawClient(pair[1].base, phone.code, phone.token))
        await again.connect()
        await ana.client.post("kick", person=phone.person)
        assert await again.until_closed() == Closing.KICKED
        await ida.client.post("leave")
        assert await ida.until_closed() == Closing.LEFT

    tell(story())


def test_a_draw_lists_the_seals_of_all_workers_and_hears_their_numbers(pair: list[Running]) -> None:
    async def story() -> None:
        ana, eva = [Drawer(client) for client in await table_apart(pair, 2)]
        for device in (ana, eva):
            await device.connect()
            await device.seal()
        # What eva's worker told ana's of the seal may be on its way: her ping is heard after it.
        while not (await _sealed(pair[0], ana)).keys() >= {1, 2}:
            await eva.ping()
        await ana.client.post("start")
        for device in (ana, eva):
            await device.until(lambda heard: heard.table["state"] == "draw")
            assert [seat.seal for seat in device.draw.seats] == [ana.sealed, eva.sealed]
        await ana.give()
        await eva.give()
        for device in (ana, eva):
            await device.until(lambda heard: heard.play)
            assert device.numbers == [ana.number, eva.number]

    tell(story())


async def _sealed(worker: Running, listener: Listener) -> dict[int, str]:
    """Return the seals that a worker knows of."""
    room = worker.hall._rooms[listener.client.code or ""]
    return room._presence.seals(worker.hall.now())


def test_listed_tables_are_found_at_every_worker(pair: list[Running]) -> None:
    async def story() -> None:
        [ana] = await table_apart(pair, 1, seats=2, listed=True)
        host = Listener(ana)
        await host.connect()
        stranger = RawClient(pair[1].base)
        while ana.code not in await _listed(stranger):
            await asyncio.sleep(0.01)
        await ana.close()
        while ana.code in await _listed(stranger):
            await asyncio.sleep(0.01)

    tell(story())


async def _listed(client: RawClient) -> list[str]:
    tables = (await client.ask("GET", "/api/tables"))["tables"]
    return [table["code"] for table in tables]


def test_what_was_done_at_one_worker_is_known_at_once_at_the_other(pair: list[Running]) -> None:
    async def story() -> None:
        for _ in range(10):
            ana, eva = await table_apart(pair, 2, options={"rounds": 1})
            ana.base = pair[1].base  # which may not have heard that she sat down
            await ana.post("start")
            eva.base = pair[0].base
            assert (await eva.look())["state"] in ("draw", "match")
            assert await refused(eva.post("configure", game="six_nimmt", seats=2)) == "not_host"

    tell(story())


def test_nobody_is_rung_for_who_is_not_there_and_whoever_comes_misses_nothing(
    pair: list[Running],
) -> None:
    async def story() -> None:
        for worker in pair:  # as some seconds after it has heard that the bus is up
            while worker.app.state.hall is None:
                await asyncio.sleep(0.01)
            colleagues = worker.hall._cluster.colleagues
            while colleagues.is_down or colleagues._unsure_until == inf:
                await asyncio.sleep(0.01)
            colleagues._unsure_until = 0
        heard = BELLS.count
        people = await listeners(await table_apart([pair[0]], 2, options={"rounds": 1}))
        await people[0].client.post("start")
        for person in people:
            await person.until(lambda heard: heard.play)
        await play_trick(people)
        assert BELLS.count == heard
        watching = Listener(RawClient(pair[1].base, people[0].client.code))
        await watching.connect()
        await play_trick(people)
        await watching.until(lambda one: one.version == people[0].version)
        assert BELLS.count > heard

    tell(story())
