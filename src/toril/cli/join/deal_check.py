"""Checks the deals of a match when it has ended, and says in one line what came of it.

A check asks the server for records and plays them again. Meanwhile the next match may be drawn, and
our number has two seconds to come: so checks go on beside what is heard.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from toril.cli.files import fresh_path, write_record
from toril.cli.join.kept_notes import KeptNotes
from toril.cli.talk.fairness_words import points_in_words, verdict_in_words
from toril.client import Client, ServerRefused, Unreachable
from toril.engine.errors import TorilError
from toril.engine.games import GAMES
from toril.engine.record import Record
from toril.fairness.check import check, unreadable
from toril.fairness.verdict import Verdict
from toril.text import Catalogue
from toril.wire.table_seen import TableInfo

PATIENCE = 10
"""Seconds that somebody who goes waits for the verdict."""


class DealCheck:
    """The checks of one session at a table; `points` are those of the last one, in words."""

    def __init__(
        self,
        client: Client,
        words: Catalogue,
        kept: KeptNotes,
        write: Callable[[str], None],
        write_whole: Callable[[str], None],
    ) -> None:
        """`write` says something, `write_whole` something that can be copied."""
        self._client, self._words, self.kept = client, words, kept
        self._write, self._write_whole = write, write_whole
        self._checked: set[int] = set()
        self._ended: list[TableInfo] = []  # matches that wait for their check, oldest first
        self._checking: asyncio.Task[None] | None = None
        self._told: str | None = None  # the draw of which we said that it left us out
        self.points: tuple[str, ...] = (words.say("join-fair-later"),)

    def look(self, info: TableInfo) -> None:
        """Say at once that our number was left out; begin to check a match that has ended."""
        attendance, say = self._client.attendance, self._words.say
        if attendance is None or (notes := attendance.notes) is None:
            return
        if (left_out := attendance.left_out) is not None and left_out.hash != self._told:
            self._told = left_out.hash
            self._write(say("join-left-out", after=left_out.answered or 0))
        known = any(draw.match == info.match and draw.ended for draw in notes.draws)
        if info.state == "result" and info.match not in self._checked and not known:
            self._checked.add(info.match)
            self._ended.append(info)
            if self._checking is None or self._checking.done():
                self._checking = asyncio.create_task(self._check_all())

    async def finish(self) -> None:
        """Wait until what has ended is checked, but not for ever."""
        if self._checking is not None:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._checking
            except TimeoutError:
                self._write(self._words.say("join-unchecked"))

    async def give_up(self) -> None:
        """Check no more."""
        if self._checking is not None:
            self._checking.cancel()
            await asyncio.gather(self._checking, return_exceptions=True)

    async def _check_all(self) -> None:
        while self._ended:
            await self._check(self._ended.pop(0))

    async def _check(self, info: TableInfo) -> None:
        attendance, say = self._client.attendance, self._words.say
        assert attendance is not None
        try:
            record = await self._client.record(info.match)
        except (ServerRefused, Unreachable) as error:
            self._write(say("join-check-failed", why=self._words.refusal(error)))
            return
        except TorilError as error:  # what the server gives for a record is none
            first, why = unreadable(error)[0], self._words.refusal(error)
            self.points = tuple(points_in_words([first], self._words, why))
            self._write(verdict_in_words(Verdict("differs", first=first), self._words))
            return
        await self._fetch_earlier(info.match)
        findings = await asyncio.to_thread(check, record, attendance.notes, info.match)
        verdict = attendance.checked(record, findings)
        self.points = tuple(points_in_words(findings, self._words))
        file = None if self._client.token is None else self._save(record, info)
        self._write(f"{verdict_in_words(verdict, self._words)} {say('join-fair-how')}")
        if file is not None:
            self._write_whole(say("join-record-file", file=file))
            self._write_whole(say("join-notes-file", file=str(self.kept.path)))

    async def _fetch_earlier(self, match: int) -> None:
        """Ask for the finished matches of earlier draws that got our number (point 13)."""
        attendance = self._client.attendance
        assert attendance is not None
        if (notes := attendance.notes) is None:
            return
        gave = [draw for draw in notes.draws if draw.number is not None and not draw.ended]
        for number in sorted({draw.match for draw in gave if draw.match < match}):
            if not notes.was_ended_for_all(number):
                with suppress(TorilError):
                    record = await self._client.record(number)
                    findings = await asyncio.to_thread(check, record, attendance.notes, number)
                    attendance.checked(record, findings)

    def _save(self, record: Record, info: TableInfo) -> str | None:
        """Keep the record of a match that we played; return where."""
        try:
            path = fresh_path(GAMES[info.game].short, None)
            write_record(path, record)
        except TorilError as error:
            self._write(self._words.refusal(error))
            return None
        return str(path)
