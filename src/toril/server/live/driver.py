"""What a table does by itself while somebody is connected: bots decide, and the clock runs out.

A table rests while no person who sits at it is connected: no bots, no clocks. That holds after a
restart too, so nobody is timed out by our own downtime, and a table is only loaded when somebody
comes. Where its people are connected to several workers, the one that holds the lease drives it.
"""

import asyncio
from collections.abc import Callable, Coroutine

from toril.engine.game import Seat
from toril.server.live.background import BackgroundJobs
from toril.server.live.day_bots import is_substituted, until_ready
from toril.server.live.house import House
from toril.server.live.offered_bots import OFFERED_BOTS, spec_of
from toril.server.live.presence import LivePresence
from toril.server.live.thinking import Question, luck
from toril.server.live.weakly import weakly
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
        house: House,
    ) -> None:
        """Give commands with `act`; bots draw luck from the store's key."""
        self._lease = house.lease(table.id, weakly(self.arrange))
        self._table, self._presence, self._act = table, presence, act
        self._thinkers, self._now = house.thinkers, house.now
        self._key, self._bot_pause = house.store.key, house.bot_pause
        self._showing = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._due: int | None = None  # for when the timer is set
        self._jobs = BackgroundJobs(table.id, weakly(self.arrange))
        self._answers = AnswerWindow(weakly(self._close_draw))
        self._stopped = False

    def adopt(self, table: Table, showing: int) -> None:
        """Go on with the table as it is now; a page needs `showing` ms to show what happened."""
        before, self._table, self._showing = self._table, table, showing / 1000
        if not _only_committed(before, table):
            self.arrange()

    def arrange(self) -> None:
        """Set bots and the timer to work on the table as it is now."""
        table, presence = self._table, self._presence
        if self._stopped or not is_awake(table, presence.here):  # or only elsewhere
            self._lease.let_go()
            presence.decide(False)
            self._rest()
            return
        now = self._now()
        presence.note_absences(table, now)
        self._lease.want()
        presence.decide(self._lease.is_held)
        if not self._lease.is_held:
            self._rest()
            return
        if table.state == "draw":  # people see it now, after a restart too
            self._set_timer(None, now)
            self._answers.open(_drawn_for(table))
            return
        self._answers.close()
        self._set_timer(next_due(table, presence.away_since), now)
        if any(table.chairs[seat].by != "person" for seat in table.waits_for):
            self._jobs.run(self._bots)

    def _rest(self) -> None:
        self._set_timer(None, 0)
        self._answers.close()

    def _set_timer(self, due: int | None, now: int) -> None:
        """Look again when something is due; one that is set for that moment stays."""
        if due == self._due and (due is None or due > now):
            return
        if self._timer:
            self._timer.cancel()
        self._timer, self._due = None, due
        if due is not None:
            wait = max(0, due - now) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._is_due)

    def _is_due(self) -> None:
        self._timer = self._due = None
        self._jobs.run(self._tick)

    def stop(self) -> None:
        """Stop for good."""
        self._stopped = True
        self._lease.let_go()
        self._rest()
        self._jobs.cancel()

    async def _tick(self) -> None:
        await self._act(commands.server.do_what_is_due())

    def _close_draw(self) -> None:
        self._jobs.run(self._begin)

    async def _begin(self) -> None:
        if self._table.state == "draw":
            await self._act(commands.server.begin(*_drawn_for(self._table)))

    async def _bots(self) -> None:
        """Let every bot that has to decide do so, all in one go."""
        await asyncio.sleep(self._patience())
        table, match = self._table, self._table.match
        questions = [
            Question(
                seat,
                spec_of(bot),
                match.recall_view(seat),
                self._luck(table, seat),
                in_full=table.day is not None,
            )
            for seat in table.waits_for
            if match and (bot := OFFERED_BOTS.who_plays(table.chairs[seat]))
        ]
        if table.day is not None:
            await until_ready(table.rules)
        decisions = await self._thinkers.choose(questions)
        moves = {seat: each.move for seat, each in decisions.items()}
        substituted = [seat for seat, each in decisions.items() if is_substituted(table, each)]
        await self._act(
            commands.server.bots_move(table.match_number, table.turn, moves, substituted)
        )

    def _luck(self, table: Table, seat: Seat) -> bytes:
        if table.day is not None:
            return table.day.deal.luck(table.turn, seat)
        return luck(self._key, table.id, table.match_number, table.turn, seat)

    def _patience(self) -> float:
        """Return how long bots wait: not while people commit too; long if nobody plays for now.

        A person who comes back to a match that bots play among themselves should still find one.
        """
        table = self._table
        if any(chair.by == "person" for chair in table.chairs):
            late = any(table.chairs[seat].stand_in for seat in table.waits_for)
            return self._bot_pause if len(table.waits_for) == 1 and not late else 0.0
        return self._bot_pause + self._showing if self._bot_pause else 0.0


def _drawn_for(table: Table) -> tuple[int, int]:
    """Return for which round of which match the open draw is."""
    assert table.draw is not None
    return table.draw.draw.match, table.draw.draw.round


def _only_committed(before: Table, after: Table) -> bool:
    """Return whether nothing has changed that bots or clocks were set to work for.

    It is so after most moves. Fewer are waited for then, so nothing is due earlier than it was, and
    a timer that comes too early finds nothing to do.
    """
    return (
        after.state == "match" == before.state
        and (after.match_number, after.turn) == (before.match_number, before.turn)
        and (after.deadline, after.paused) == (before.deadline, before.paused)
        and (after.chairs, after.host) == (before.chairs, before.host)
    )
