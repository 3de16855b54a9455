"""What a table does by itself while somebody is connected: bots decide, and the clock runs out.

A table rests while no person who sits at it is connected: no bots, no clocks. That holds after a
restart too, so nobody is timed out by our own downtime, and a table is only loaded when somebody
comes.
"""

import asyncio
from collections.abc import Callable, Coroutine

from toril.server.live.background import BackgroundJobs
from toril.server.live.offered_bots import OFFERED_BOTS, spec_of
from toril.server.live.presence import LivePresence
from toril.server.live.thinking import Question, Thinkers, luck
from toril.server.live.window import AnswerWindow
from toril.server.tables import commands
from toril.server.tables.command import Command
from toril.server.tables.due import next_due
from toril.server.tables.presence import is_awake
from toril.server.tables.table import Table


class Driver:
    """Drives one table with commands of the server's own."""

    def __init__(
        self,
        table: Table,
        presence: LivePresence,
        act: Callable[[Command[None]], Coroutine[None, None, None]],
        thinkers: Thinkers,
        now: Callable[[], int],
        key: bytes,
        bot_pause: float,
    ) -> None:
        """Give commands with `act`; bots draw luck from `key` and wait `bot_pause` seconds."""
        self._table, self._presence, self._act = table, presence, act
        self._thinkers, self._now = thinkers, now
        self._key, self._bot_pause = key, bot_pause
        self._showing = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._jobs = BackgroundJobs(table.id, self.arrange)
        self._answers = AnswerWindow(lambda: self._jobs.run(self._begin))
        self._stopped = False

    def adopt(self, table: Table, showing: int) -> None:
        """Go on with the table as it is now; a page needs `showing` ms to show what happened."""
        self._table, self._showing = table, showing / 1000
        self.arrange()

    def arrange(self) -> None:
        """Set bots and the timer to work on the table as it is now."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        table, presence = self._table, self._presence
        if self._stopped or not is_awake(table, presence.present):
            self._answers.close()
            return
        now = self._now()
        presence.note_absences(table, now)
        if table.state == "draw":  # people see it now, after a restart too
            self._answers.open(table.match_number + 1)
            return
        self._answers.close()
        due = next_due(table, presence.away_since)
        if due is not None:
            wait = max(0, due - now) / 1000
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, self._jobs.run, self._tick)
        if any(table.chairs[seat].by != "person" for seat in table.waits_for):
            self._jobs.run(self._bots)

    def stop(self) -> None:
        """Stop for good."""
        self._stopped = True
        if self._timer:
            self._timer.cancel()
        self._answers.close()
        self._jobs.cancel()

    async def _tick(self) -> None:
        await self._act(commands.server.do_what_is_due())

    async def _begin(self) -> None:
        await self._act(commands.server.begin(self._table.match_number + 1))

    async def _bots(self) -> None:
        """Let every bot that has to decide do so, all in one go."""
        await asyncio.sleep(self._patience())
        table, match = self._table, self._table.match
        questions = [
            Question(
                seat,
                spec_of(bot),
                match.recall_view(seat),
                luck(self._key, table.id, table.match_number, table.turn, seat),
            )
            for seat in table.waits_for
            if match and (bot := OFFERED_BOTS.who_plays(table.chairs[seat]))
        ]
        moves = await self._thinkers.choose(questions)
        await self._act(commands.server.bots_move(table.match_number, table.turn, moves))

    def _patience(self) -> float:
        """Return how long bots wait: not while people commit too; long if nobody plays for now.

        A person who comes back to a match that bots play among themselves should still find one.
        """
        table = self._table
        if any(chair.by == "person" for chair in table.chairs):
            late = any(table.chairs[seat].stand_in for seat in table.waits_for)
            return self._bot_pause if len(table.waits_for) == 1 and not late else 0.0
        return self._bot_pause + self._showing if self._bot_pause else 0.0
