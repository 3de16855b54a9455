"""Matches are told one after the other, and whoever comes when many wait is sent away at once."""

import asyncio
from threading import Event

import pytest

from toril.server.replay.beside import MOST_WAITING, Teller
from toril.server.tables.refusals import Refused


def test_too_many_who_wait_are_told_to_come_again() -> None:
    async def story() -> None:
        teller, going_on = Teller(), Event()
        waiting = [asyncio.ensure_future(teller.beside(going_on.wait)) for _ in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as caught:
            await teller.beside(going_on.wait)
        assert caught.value.code == "too_busy"
        going_on.set()
        assert all(await asyncio.gather(*waiting))
        assert await teller.beside(going_on.wait)

    asyncio.run(story())
