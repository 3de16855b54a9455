"""Somebody at a server's table: hears what happens, is asked when it is their turn, gives orders.

Two things go on at once: what the server tells, and what the person types. Both end in `_refresh`,
which asks what there is to ask now, or says what is waited for.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

from websockets.exceptions import ConnectionClosed

from toril.cli.ask import Asker, Quit, Talk
from toril.cli.online.company import Company
from toril.cli.online.lines import Lines
from toril.cli.online.orders import ORDERS, Farewell
from toril.cli.online.prompts import help_about, prompt_for
from toril.cli.online.seen import Seen
from toril.cli.online.teller import Teller
from toril.cli.typed import Unclear, not_understood
from toril.client import Client, ServerRefused, new_id
from toril.client.raw import other_version
from toril.engine.errors import TorilError
from toril.engine.game import Seat
from toril.engine.games import GAMES
from toril.text import Catalogue
from toril.wire.closing import Closing
from toril.wire.outbound import Ack, Message, Presence, RefusedCommand, Update, Welcome

PATIENCE = 15 * 60
"""Seconds that we try to come back to a server that does not answer."""

Ask: TypeAlias = Callable[[str], Awaitable[str]]
Sit: TypeAlias = Callable[[Seat | None, Ask], Awaitable[None]]


class SeatGone(Exception):
    """The token that we came with opens no seat any more."""


class Guest:
    """One person, or a spectator, from the first welcome to the farewell."""

    def __init__(
        self,
        client: Client,
        lines: Lines,
        words: Catalogue,
        sit: Sit,
        *,
        width: int,
        one_step: bool,
    ) -> None:
        """Come as whoever `client` holds the token of; `sit` gets another seat."""
        self.client, self.words = client, words
        self._lines = lines
        self.seen = Seen(words)
        self.leaving = False
        self._teller = Teller(self.seen, lines, f"{client.base}/t/{client.code}", width)
        self.write, self.write_whole = self._teller.write, self._teller.write_whole
        self._one_step = one_step
        self._sit = sit
        self._arrived = asyncio.Event()
        self._talk: Talk | None = None
        self._question = ""
        self._confirming = False
        self._open: tuple[int, int] | None = None  # the turn in which we could move at last look
        self._sent: str | None = None  # the move that the server has not answered yet
        self._asking = ""
        self._lost = self._moving = False

    @property
    def table(self) -> Company:
        """The table, as it was told last."""
        return self.seen.table

    async def stay(self, first: str) -> None:
        """Do what `first` orders, then stay until Quit, EOFError or Farewell ends it."""
        tasks = [asyncio.create_task(self._hear()), asyncio.create_task(self._listen(first))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                if task.done():
                    task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self.client.close()

    async def ask(self, question: str) -> str:
        """Ask something in the middle of an order, whatever happens at the table meanwhile."""
        self._asking = question
        try:
            return await self._lines.ask(question)
        finally:
            self._asking = ""

    async def sit(self, seat: Seat | None) -> None:
        """Sit down, and come in again by the other door."""
        await self._sit(seat, self.ask)
        self._moving = True
        await self.client.close()

    def farewell(self) -> Farewell:
        """Return what is said to somebody who leaves."""
        if self.table.state == "match" and self.table.seat is not None:
            return Farewell(self.words.say("join-gone-for-now"), may_return=True)
        return Farewell(self.words.say("join-gone"))

    async def _listen(self, first: str) -> None:
        """Do what is typed, one line after the other."""
        await self._arrived.wait()
        if first:
            await self._carefully(first)
        while True:
            await self._carefully((await self._lines.next()).strip())

    async def _carefully(self, line: str) -> None:
        try:
            await self._do(line)
        except TorilError as error:
            self.write(self.words.refusal(error))
        except Unclear as answer:
            self.write(str(answer))
        self._refresh()

    async def _do(self, line: str) -> None:
        word, *rest = line.split() or [""]
        if line.lower() == "q":
            raise Quit
        if order := ORDERS.get(word.lower()):
            await order(self, rest)
        elif self._talk or (self.seen.may_move and line.lower() not in ("", "?", "r")):
            await self._answer(line)
        elif self.table.stands_in and line.lower() not in ("?", "r"):
            await self.client.back()
        else:
            self._look(line)

    async def _answer(self, line: str) -> None:
        """Go on with the talk about a move; outside one it begins, to exchange a card (S3)."""
        if self._talk is None:
            self._begin()
        assert self._talk is not None
        before = self._question
        try:
            self._question = self._talk.send(line)
            self._confirming = self._confirming or self._question != before
        except StopIteration as end:
            assert self.seen.play is not None
            self._talk, self._confirming, self._sent = None, False, new_id()
            await self.client.move(self.seen.play, end.value, self._sent)

    def _look(self, line: str) -> None:
        """Show the table, the rules or help; nothing else can be typed now."""
        say, state = self.words.say, self.table.state
        if line == "?":
            self.write(help_about(self.table))
        elif line.lower() == "r":
            self.write(say(f"rules-{GAMES[self.table.info.game].short}"))
        elif line:
            raise not_understood(line, self.words)
        elif state == "lobby":
            self._teller.show_lobby()
        elif self.seen.view is not None:
            self._teller.draw(self.seen.view)

    async def _hear(self) -> None:
        """Take in what the server tells, for as long as there is a place for us."""
        try:
            async for message in self.client.messages(PATIENCE, self._connection_lost):
                self._take(message)
                self._refresh()
        except ConnectionClosed as closed:
            raise self._closed(closed.rcvd.code if closed.rcvd else 0) from closed

    def _closed(self, code: int) -> Exception:
        """Return what a socket that is closed for good means."""
        if code == Closing.LEFT or self.leaving:
            return self.farewell()
        if code == Closing.KICKED:
            return Farewell(self.words.say("join-sent-away"))
        if code == Closing.ELSEWHERE:
            return Farewell(self.words.say("join-elsewhere"))
        if code == Closing.NO_SUCH_TABLE:
            return ServerRefused("no_such_table", "There is no such table.")
        if code == Closing.TABLE_NEWER:
            return ServerRefused(
                "table_newer",
                "This table was played by a newer Toril than this server: ask whoever runs it.",
            )
        return other_version()

    def _connection_lost(self) -> None:
        if not self._lost and not self._moving:
            self.write(self.words.say("join-lost"))
        self._lost = True

    def _take(self, message: Message) -> None:
        match message:
            case Welcome():
                self._welcome(message)
            case Update():
                before = self.seen.moment
                self.seen.adopt(message, self.table.person)
                self._teller.tell(message.events, turned=before != self.seen.moment)
            case Presence():
                self._teller.show_presence(set(message.people))
            case RefusedCommand():
                self._answered(message.id)
                error = ServerRefused(message.code, message.sentence, **message.facts)
                self.write(self.words.refusal(error))
            case Ack():
                self._answered(message.id)

    def _answered(self, command: str) -> None:
        if command == self._sent:
            self._sent = None

    def _welcome(self, message: Welcome) -> None:
        if self.client.token and message.person is None:
            raise SeatGone
        first, before = not self.seen or self._moving, self.seen.moment
        self.seen.adopt(message, message.person)
        if not first:
            self.write(self.words.say("join-found"))
        self._teller.come_in(set(message.presence.people), news=first or before != self.seen.moment)
        self._lost = self._moving = False
        self._arrived.set()

    def _is_asked(self) -> bool:
        return self._sent is None and self.seen.must_move

    def _refresh(self) -> None:
        """Ask what there is to ask now, or say what is waited for."""
        if not self.seen:
            return
        self._drop_old_talk()
        if self._talk is None and self._is_asked():
            assert self.seen.view is not None
            self._teller.draw(self.seen.view)
            if self.seen.seconds is not None:
                self.write(self.words.say("join-clock", seconds=self.seen.seconds))
            self._begin()
        waiting = prompt_for(self.table, self.seen.waits_for, self.seen.own)
        self._lines.show(self._asking or (self._question if self._talk else waiting))

    def _drop_old_talk(self) -> None:
        """Forget what was typed for a turn that has passed: it must not count in the next one."""
        if self._open is not None and self._open != self.seen.moment:
            if self._lines.forget() or self._confirming:
                self.write(self.words.say("join-turn-passed"))
            self._talk, self._confirming = None, False
        elif not self._is_asked() and not (self._confirming and self.seen.may_move):
            if self._talk and self.table.stands_in:
                self._lines.forget()
            self._talk, self._confirming = None, False
        self._open = self.seen.moment if self.seen.may_move else None

    def _begin(self) -> None:
        """Begin to talk about a move."""
        assert self.seen.view is not None
        asker = Asker(
            self.table.story(),
            self.write,
            self._teller.draw,
            self._one_step,
            help_about(self.table),
        )
        self._talk = asker.talk(self.seen.view)
        self._question, self._confirming = next(self._talk), False
