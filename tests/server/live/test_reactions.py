"""Faces go to everybody at a table, not too often, and are kept nowhere."""

from pathlib import Path
from typing import Any, get_args

from tests.harness.clock import StandingClock
from tests.harness.in_thread import Running, running
from tests.harness.settings import settings
from tests.people.listener import Listener, listeners, tell
from tests.people.playing import table_of
from toril.client import RawClient
from toril.server.live.reactions import PAUSE
from toril.wire.literals import Face


async def reacts(person: Listener, face: str = "happy") -> str:
    """Show a face; return the answer's kind, or why it was refused."""
    answer = await person.answer(await person.client.send(kind="react", face=face))
    return str(answer.get("code", answer["kind"]))


async def together(server: Running) -> tuple[Listener, Listener, Listener]:
    """Let two sit down and a third look on."""
    ana, eva = await listeners(await table_of(server.base, 2))
    onlooker = Listener(RawClient(server.base, ana.client.code))
    await onlooker.connect()
    for each in (ana, eva):
        await each.until(lambda heard: heard.presence["spectators"] == 1)
    return ana, eva, onlooker


def faces(listener: Listener) -> list[dict[str, Any]]:
    return [message for message in listener.heard if message["kind"] == "reaction"]


def test_everybody_hears_the_same_of_a_face_and_a_spectator_shows_none(tmp_path: Path) -> None:
    clock = StandingClock()

    async def story() -> None:
        everybody = ana, eva, onlooker = await together(server)
        for face in get_args(Face):
            assert await reacts(eva, face) == "ack"
            clock.time += PAUSE
        assert await reacts(onlooker) == "not_seated"
        told = [{"kind": "reaction", "person": 2, "face": face} for face in get_args(Face)]
        for each in everybody:
            await each.until(lambda heard: len(faces(heard)) == len(told))
            assert faces(each) == told
        later = Listener(RawClient(server.base, ana.client.code))
        assert "reaction" not in str(await later.connect())

    with running(settings(tmp_path), clock) as server:
        tell(story())


def test_a_face_that_comes_too_soon_is_refused_from_whichever_window(tmp_path: Path) -> None:
    clock = StandingClock()

    async def story() -> None:
        ana, eva, _ = await together(server)
        other = Listener(RawClient(server.base, eva.client.code, eva.client.token))
        await other.connect()
        assert await reacts(eva) == "ack"
        clock.time += PAUSE - 1
        assert [await reacts(eva), await reacts(other)] == ["too_soon", "too_soon"]
        assert await reacts(ana) == "ack"  # everybody has a time of their own
        clock.time += 1
        assert await reacts(other) == "ack"
        await ana.until(lambda heard: len(faces(heard)) == 3)
        assert [each["person"] for each in faces(ana)] == [2, 1, 2]

    with running(settings(tmp_path), clock) as server:
        tell(story())


def test_nothing_of_a_face_is_written_down(tmp_path: Path) -> None:
    async def story() -> None:
        ana, _, _ = await together(server)
        before = ana.version
        sequence = (await server.store.lengths([ana.table["id"]]))[ana.table["id"]]
        assert await reacts(ana) == "ack"
        assert (await server.store.lengths([ana.table["id"]]))[ana.table["id"]] == sequence
        assert ana.version == before

    with running(settings(tmp_path)) as server:
        tell(story())
