"""A screen for the room: whoever has a seat in that browser looks on there, and no hand is sent."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.harness.in_thread import running
from tests.harness.settings import settings
from tests.people.listener import tell
from tests.people.sockets import raw_socket
from tests.people.steps import started_match
from toril.wire.version import PROTOCOL

HELLO = {"kind": "hello", "protocol": PROTOCOL}


@pytest.mark.parametrize("game", ["six_nimmt", "eleven_nimmt"])
def test_who_says_that_they_watch_is_told_what_a_stranger_is_told(
    tmp_path: Path, game: str
) -> None:
    async def welcome(base: str, code: str | None, token: str | None, **more: Any) -> Any:
        headers = {"cookie": f"seat={token}"} if token else None
        async with await raw_socket(base, code, additional_headers=headers) as socket:
            await socket.send(json.dumps(HELLO | more))
            return json.loads(await socket.recv())

    async def story(base: str) -> None:
        ana, _ = await started_match(base, 2, game=game)
        code, token = ana.client.code, ana.client.token
        seated = await welcome(base, code, token)
        watching = await welcome(base, code, token, watching=True)
        stranger = await welcome(base, code, None)
        assert seated["person"] == 1
        assert seated["play"]["view"]["round"]["hand"]
        assert watching["play"]["view"]["round"]["hand"] is None
        assert watching["person"] is None
        for told in (watching, stranger):
            del told["now"], told["presence"]
        assert watching == stranger

    with running(settings(tmp_path)) as server:
        tell(story(server.base))
