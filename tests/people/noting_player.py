"""A person whose device takes part in draws by itself and notes what it sees."""

import asyncio
from random import Random

from toril.client import Client
from toril.fairness.verdict import Verdict
from toril.wire.outbound import Update, Welcome


class Player:
    """A person who plays by chance until the match has ended; `drops` loses the connection."""

    def __init__(self, client: Client, seed: int, drops: int = 0, *, plays: bool = True) -> None:
        """Without `plays` the first move waits until it may be made."""
        self.client, self._luck, self._drops = client, Random(seed), drops
        self.welcomed, self.ended, self.may_play = asyncio.Event(), asyncio.Event(), asyncio.Event()
        if plays:
            self.may_play.set()
        self._task = asyncio.create_task(self._play())

    async def _play(self) -> None:
        moved: tuple[int, int] | None = None
        async for message in self.client.messages():
            self.welcomed.set()
            if not isinstance(message, Welcome | Update) or (play := message.play) is None:
                continue
            if play.view.outcome is not None:
                self.ended.set()
            elif play.view.seat in play.to_act and (play.match, play.turn) != moved:
                moved = (play.match, play.turn)
                await self.may_play.wait()
                if play.turn and self._drops:
                    self._drops -= 1
                    assert self.client.raw.socket is not None
                    await self.client.raw.socket.close()
                await self.client.move(play, play.view.legal.pick(self._luck))

    async def verdict(self, match: int) -> Verdict:
        """Return what this device says of a match, when it has ended."""
        await asyncio.wait_for(self.ended.wait(), 60)
        assert self.client.attendance is not None
        return self.client.attendance.check(await self.client.record(match), match)[1]

    async def leave(self) -> None:
        """Hang up; the seat stays."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self.client.close()


async def welcomed(*players: Player) -> None:
    """Wait until everybody is at the table."""
    for player in players:
        await asyncio.wait_for(player.welcomed.wait(), 10)
