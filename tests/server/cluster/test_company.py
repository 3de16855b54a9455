"""People at different workers see each other's faces, and when a bot plays for who is away."""

import asyncio

from tests.harness.in_thread import Running
from tests.people.apart import table_apart
from tests.people.listener import Listener, listeners, tell
from toril.client import RawClient


def test_a_face_is_seen_at_every_worker_and_once(pair: list[Running]) -> None:
    async def story() -> None:
        ana, eva = await listeners(await table_apart(pair, 2))
        await ana.until(lambda heard: heard.presence["people"] == [1, 2])
        await eva.answer(await eva.client.send(kind="react", face="happy"))
        await ana.answer(await ana.client.send(kind="react", face="cross"))
        both = [("cross", 1), ("happy", 2)]
        for each in (ana, eva):
            await each.until(lambda heard: len(_faces(heard)) == 2)
            await each.answer(await each.client.send(kind="ping"))
            assert _faces(each) == both

    tell(story())


def _faces(heard: Listener) -> list[tuple[str, int]]:
    told = [message for message in heard.heard if message["kind"] == "reaction"]
    return sorted((message["face"], message["person"]) for message in told)


def test_until_when_somebody_is_waited_for_is_told_alike_at_every_worker(
    pair: list[Running],
) -> None:
    """One worker drives the table; whichever it is, its count is what all of them tell."""

    async def story() -> None:
        ana, eva, ida = await listeners(await table_apart(pair, 3))
        await ana.client.post("start")
        for each in (ana, eva, ida):
            await each.until(lambda heard: heard.play)
        await ida.client.close()
        late = Listener(RawClient(pair[1].base, ana.client.code))
        await late.connect()
        for each in (ana, eva, late):
            await each.until(lambda heard: [one["person"] for one in heard.presence["away"]] == [3])
        told = {str(each.presence["away"]) for each in (ana, eva, late)}
        while len(told) > 1:  # whoever is not at the driver's worker hears its count next
            hearing = [asyncio.ensure_future(each.hear()) for each in (ana, eva, late)]
            _, waiting = await asyncio.wait(hearing, return_when=asyncio.FIRST_COMPLETED)
            for one in waiting:
                one.cancel()
            await asyncio.wait(hearing)
            told = {str(each.presence["away"]) for each in (ana, eva, late)}

    tell(story())
