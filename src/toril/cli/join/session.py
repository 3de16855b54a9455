"""A person at a server's table: hears what happens, is asked for moves, gives orders.

Two things go on at once: what the server tells, and what the person types. Both end in `_refresh`,
which asks what there is to ask now, or says what is waited for.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias

from websockets.exceptions import ConnectionClosed

from toril.cli.join.deal_check import DealCheck
from toril.cli.join.kept_notes import KeptNotes
from toril.cli.join.latest_state import LatestState
from toril.cli.join.move_talk import MoveTalk
from toril.cli.join.narrator import Narrator
from toril.cli.join.orders import ORDERS, TableLeft, left_by, start
from toril.cli.join.prompts import help_about, prompt_for
from toril.cli.join.table_in_words import TableInWords
from toril.cli.talk.asking import Ask, Quit
from toril.cli.talk.lines import Lines
from toril.cli.talk.read_typed import Unclear, not_understood
from toril.cli.talk.rules_told import rules_told
from toril.client import Client, Heard, ServerRefused, new_id
from toril.client.refusals import other_version
from toril.engine.errors import TorilError
from toril.engine.game import Seat
from toril.text import Catalogue
from toril.wire.closing import SENTENCES, Closing
from toril.wire.outbound import Ack, Presence, Reaction, RefusedCommand, Update, Welcome

PATIENCE = 15 * 60
"""Seconds that we try to come back to a server that does not answer."""

Sit: TypeAlias = Callable[[Seat | None, Ask], Awaitable[None]]


class SeatGone(Exception):
    """The token that we came with opens no seat any more."""

    def __init__(self, *, sent_away: bool) -> None:
        """Say whether that is because the host sent us away."""
        super().__init__()
        self.sent_away = sent_away


class TableSession:
    """One person, or a spectator, from the first welcome until they leave."""

    def __init__(
        self,
        client: Client,
        lines: Lines,
        words: Catalogue,
        sit: Sit,
        notes: KeptNotes,
        *,
        one_step: bool,
    ) -> None:
        """Come as the person whose token `client` holds; `sit` gets another seat."""
        self.client, self.words = client, words
        self.latest = LatestState(words)
        self.leaving = False
        self._lines = lines
        self._narrator = Narrator(self.latest, lines, f"{client.base}/t/{client.code}")
        self.write, self.write_whole = self._narrator.write, self._narrator.write_whole
        self.deals = DealCheck(client, words, notes, self.write, self.write_whole)
        self._talk = MoveTalk(self.latest, lines, self._narrator, one_step=one_step)
        self._sit = sit
        self._arrived = asyncio.Event()
        self._sent: str | None = None  # the move that the server has not answered yet
        self._asking = ""
        self._lost = self._moving = False

    @property
    def table(self) -> TableInWords:
        """The table, as it was told last."""
        return self.latest.table

    async def stay(self, *, begin: bool) -> None:
        """Stay until Quit, EOFError or TableLeft ends it; with `begin` start the match first."""
        tasks = [asyncio.create_task(self._hear()), asyncio.create_task(self._listen(begin))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await self.deals.finish()
            for task in tasks:
                if task.done():
                    task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.deals.give_up()
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
        """Sit down, and connect again as the person who sits there."""
        await self._sit(seat, self.ask)
        self._moving = True
        await self.client.close()

    async def _listen(self, begin: bool) -> None:
        """Do what is typed, one line after the other."""
        await self._arrived.wait()
        if begin:
            with suppress(TimeoutError):  # so that the draw can list our number
                async with asyncio.timeout(1):
                    await self.client.sealed.wait()
            await self._carefully(start(self, ()))
        while True:
            await self._carefully(self._do((await self._lines.next()).strip()))

    async def _carefully(self, doing: Awaitable[None]) -> None:
        """Do something; where it is refused or unclear, say so and go on."""
        try:
            await doing
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
        elif self._talk.question or (self.latest.may_move and line.lower() not in ("", "?", "r")):
            await self._answer(line)
        elif self.table.stands_in and line.lower() not in ("?", "r"):
            await self.client.take_seat_back()
        else:
            self._look(line)

    async def _answer(self, line: str) -> None:
        """Go on with the talk about a move, and send the move when it is chosen."""
        move, play = self._talk.answer(line), self.latest.play
        if move is not None and play is not None:
            self._sent = new_id()
            await self.client.move(play, move, self._sent)

    def _look(self, line: str) -> None:
        """Show the table, the rules or help; nothing else can be typed now."""
        say, state = self.words.say, self.table.state
        if line == "?":
            self.write(help_about(self.table))
        elif line.lower() == "r":
            self.write(rules_told(self.table.rules, self.words))
        elif line:
            early = state == "match" and self.table.seat is not None and line[:1].isdecimal()
            raise Unclear(say("join-not-yet")) if early else not_understood(line, self.words)
        elif state == "lobby":
            self._narrator.show_lobby()
        elif self.latest.view is not None:
            self._narrator.draw(self.latest.view)

    async def _hear(self) -> None:
        """Take in what the server tells, for as long as there is a place for us."""
        try:
            async for message in self.client.messages(PATIENCE, self._connection_lost):
                self._take(message)
                self._refresh()
                if isinstance(message, Welcome | Update):
                    self.deals.look(self.table.info)
        except ConnectionClosed as closed:
            raise self._closed(closed.rcvd.code if closed.rcvd else 0) from closed

    def _closed(self, code: int) -> Exception:
        """Return what a socket that is closed for good means."""
        if code == Closing.LEFT or self.leaving:
            return left_by(self.table)
        if code == Closing.KICKED:
            return TableLeft(self.words.say("join-sent-away"))
        if code == Closing.ELSEWHERE:
            return TableLeft(self.words.say("join-elsewhere"))
        if code == Closing.NO_SUCH_TABLE:
            return ServerRefused("no_such_table", SENTENCES[Closing.NO_SUCH_TABLE])
        if code == Closing.TABLE_NEWER:
            return ServerRefused("table_newer", SENTENCES[Closing.TABLE_NEWER])
        return other_version()

    def _connection_lost(self) -> None:
        if not self._lost and not self._moving:
            self.write(self.words.say("join-lost"))
        self._lost = True

    def _take(self, message: Heard) -> None:
        match message:
            case Welcome():
                self._welcome(message)
            case Update():
                before = self.latest.moment
                self.latest.adopt(message, self.table.person)
                self._narrator.tell(message.events, turned=before != self.latest.moment)
            case Presence() | Reaction():
                self._narrator.meet(message)
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
            raise SeatGone(sent_away=message.sent_away)
        first, before = not self.latest or self._moving, self.latest.moment
        self.latest.adopt(message, message.person)
        if not first:
            self.write(self.words.say("join-found"))
        self._narrator.come_in(
            set(message.presence.people),
            message.while_away,
            news=first or before != self.latest.moment,
        )
        self._lost = self._moving = False
        self._arrived.set()

    def _refresh(self) -> None:
        """Ask what there is to ask now, or say what is waited for."""
        if not self.latest:
            return
        asked = self._sent is None and self.latest.must_move
        self._talk.drop_if_over(asked=asked)
        if asked and self._talk.question is None:
            assert self.latest.view is not None
            self._narrator.draw(self.latest.view)
            if self.latest.seconds is not None:
                self.write(self.words.say("join-clock", seconds=self.latest.seconds))
            self._talk.begin()
        latest = self.latest
        waiting = prompt_for(self.table, latest.waits_for, latest.own, rests=latest.rests)
        self._lines.show(self._asking or self._talk.question or waiting)
