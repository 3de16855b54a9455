"""A visit to a server: find or open the table, find a seat, stay, say how to return."""

import asyncio

from rich.text import Text

from toril.cli.exit_codes import INTERRUPTED
from toril.cli.join.address import Address
from toril.cli.join.kept_notes import KeptNotes
from toril.cli.join.new_table_questions import ask_wishes
from toril.cli.join.orders import TableLeft
from toril.cli.join.seating import Seating
from toril.cli.join.session import SeatGone, TableSession
from toril.cli.join.wishes import Wishes
from toril.cli.talk.asking import Quit
from toril.cli.talk.console import Terminal, command_line, uninterrupted
from toril.cli.talk.lines import Lines
from toril.client import Client, ServerRefused, Unreachable
from toril.client.attendance import Attendance
from toril.engine.errors import TorilError
from toril.text import Catalogue
from toril.wire.table_codes import meant_as_code


class Visit:
    """One run of `toril join`."""

    def __init__(
        self,
        address: Address,
        words: Catalogue,
        wishes: Wishes,
        *,
        decided: bool,
        name: str | None,
        watch: bool,
        one_step: bool,
    ) -> None:
        """With `decided` a table is opened as `wishes` say, without asking."""
        self._words, self._wishes, self._decided = words, wishes, decided
        self._bases = address.bases
        self._one_step = one_step
        self._console = Terminal()
        self._lines = Lines(self._console)
        self._client = Client(address.base, address.code)
        self._notes = KeptNotes(self._notes_not_kept, address.notes, self._table_address)
        self._client.attendance = Attendance(self._notes.load, self._notes.keep)
        self._seating = Seating(
            self._client,
            words,
            self._lines,
            self._ask,
            link=address.link,
            name=name,
            watching=watch,
            at_once=wishes.start,
        )

    def run(self) -> int:
        """Stay as long as the person likes; return the exit code."""
        kept, code = self._words.say("join-seat-kept"), 0
        try:
            asyncio.run(self._visit())
        except TableLeft as left:
            if not left.may_return:
                self._seating.forget()
                self._console.print(Text(str(left)))
            kept = str(left)
        except (Quit, EOFError):
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
        except Unreachable:
            self._tell_return(kept)
            raise
        self._tell_return(kept)
        return code

    async def _visit(self) -> None:
        begin = False
        async with self._lines.open():
            await self._find_server()
            if self._client.code is None and await self._open_table():
                begin = self._wishes.start
            while True:
                if not self._seating.watching and not self._client.token:
                    await self._seating.find()
                session = TableSession(
                    self._client,
                    self._lines,
                    self._words,
                    self._seating.sit,
                    self._notes,
                    one_step=self._one_step,
                )
                try:
                    await session.stay(begin=begin)
                except SeatGone as gone:
                    begin = False  # a match is started once, also by a person who comes back
                    self._seating.forget()
                    self._seating.watching = gone.sent_away  # nobody pushes in again unasked
                    message = "join-was-sent-away" if gone.sent_away else "join-seat-gone"
                    self._lines.print(Text(self._words.say(message)))

    async def _find_server(self) -> None:
        """Where there are several, find the server that has the table: a code alone names none."""
        refusals: list[TorilError] = []
        for base in self._bases if len(self._bases) > 1 else ():
            self._client.base = base
            try:
                await self._client.look()
            except (Unreachable, ServerRefused) as error:
                refusals.append(error)
            else:
                return
        if refusals:  # that of a server which does not know the table says most
            raise min(refusals, key=lambda error: (error.code != "no_such_table", error.code))

    async def _open_table(self) -> bool:
        """Open a table, unless a code is typed instead; return whether one was opened."""
        if self._decided:
            self._wishes.request()  # refuses what cannot be before anything is sent
        await self._client.tables()  # no questions where no server answers
        if not self._decided:
            if await self._ask_code():
                return False
            self._wishes = await ask_wishes(self._wishes, self._ask, self._lines, self._words)
        request = self._wishes.request()
        await self._seating.with_a_name(
            lambda name: self._client.open(name=name, **request), self._ask
        )
        return True

    async def _ask_code(self) -> bool:
        """Ask for a table's code until there is one; return False for a new table."""
        say, client, watching = self._words.say, self._client, self._seating.watching
        question = say("join-watch-code") if watching else say("join-code")
        while (typed := await self._ask(question)) or watching:
            client.code = meant_as_code(typed)
            if client.code is None:
                if typed:
                    self._lines.print(Text(say("join-no-code")))
                continue
            try:
                await client.look()
            except TorilError as error:
                if error.code != "no_such_table":
                    raise
                self._lines.print(Text(self._words.refusal(error)))
            else:
                return True
        client.code = None
        return False

    async def _ask(self, question: str) -> str:
        typed = await self._lines.ask(question)
        if typed.lower() == "q":
            raise Quit
        return typed

    def _table_address(self) -> str:
        return f"{self._client.base}/t/{self._client.code}"

    def _notes_not_kept(self, why: str) -> None:
        self._lines.print(Text(self._words.say("join-notes-not-kept", why=why)))

    def _tell_return(self, kept: str) -> None:
        """Say that the seat is kept, if there is one, and how to come back to it."""
        client, seat = self._client, self._seating.kept
        if not client.token or not client.code:
            return
        flags = ["--name", seat.name] if seat else []
        flags += ["--lang", self._words.language]
        flags += ["--one-step"] if self._one_step else []
        command = command_line("join", self._table_address(), *flags)
        with uninterrupted():
            self._console.print(Text(kept))
            self._console.print(Text(self._words.say("go-on", command=command)), soft_wrap=True)
