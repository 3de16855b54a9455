"""A visit to a server: find or open the table, find or take a seat, stay, say how to return."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress

from rich.text import Text
from websockets.exceptions import ConnectionClosed

from toril.cli import INTERRUPTED
from toril.cli.ask import Quit
from toril.cli.join import Address, Wishes
from toril.cli.online.guest import Guest, SeatGone
from toril.cli.online.lines import Lines
from toril.cli.online.opening import decide
from toril.cli.online.orders import YES, Farewell
from toril.cli.online.seats import Kept, forget_seat, keep_seat, kept_seat
from toril.cli.terminal import Terminal, command_line, uninterrupted
from toril.client import Client, Unreachable
from toril.engine.errors import TorilError
from toril.engine.game import Seat
from toril.text import Catalogue
from toril.wire.codes import meant_as_code
from toril.wire.outbound import TableInfo

LONGEST_NAME = 60
"""What the protocol takes; the server shortens it further."""


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
        self._link, self._watch, self._one_step = address.link, watch, one_step
        self._given_name = name
        self._typed_name: str | None = None
        self._kept: Kept | None = None
        self._console = Terminal()
        self._lines = Lines(self._console)
        self._client = Client(address.base, address.code)

    def run(self) -> int:
        """Stay as long as the person likes; return the exit code."""
        kept, code = self._words.say("join-seat-kept"), 0
        try:
            asyncio.run(self._visit())
        except Farewell as end:
            if not end.may_return:
                self._forget()
                self._console.print(Text(str(end)))
            kept = str(end)
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
        first = ""
        with self._lines.open():
            if self._client.code is None and await self._open_table():
                first = "start" if self._wishes.start else ""
            while True:
                if not self._watch and not self._client.token:
                    await self._find_seat()
                guest = Guest(
                    self._client,
                    self._lines,
                    self._words,
                    self._sit,
                    width=self._console.width,
                    one_step=self._one_step,
                )
                try:
                    await guest.stay(first)
                except SeatGone:
                    first = ""  # ordered once, whoever comes back
                    self._forget()
                    self._write("join-seat-gone")

    async def _open_table(self) -> bool:
        """Open a table, unless a code is typed instead; return whether one was opened."""
        if self._decided:
            self._wishes.request()  # refuses what cannot be before anything is sent
        await self._client.tables()  # is a server there? Nobody answers questions for nothing
        if not self._decided:
            if await self._ask_code():
                return False
            self._wishes = await decide(self._wishes, self._ask, self._lines, self._words)
        request = self._wishes.request()
        await self._with_a_name(lambda name: self._client.open(name=name, **request), self._ask)
        return True

    async def _ask_code(self) -> bool:
        """Ask for a table's code until there is one; return False for a new table."""
        say, client = self._words.say, self._client
        question = say("join-watch-code") if self._watch else say("join-code")
        while (typed := await self._ask(question)) or self._watch:
            client.code = meant_as_code(typed)
            if client.code is None:
                if typed:
                    self._write("join-no-code")
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

    async def _find_seat(self) -> None:
        """Return to the seat that is kept, or take one; whoever comes too late looks on."""
        client = self._client
        table = await client.look()
        if self._link is not None:
            await self._take_over(self._link)
        elif kept := await self._choose_kept(table.id):
            self._kept, client.token, client.nonce = kept, kept.token, kept.nonce
        elif table.state != "lobby":
            self._write("join-too-late")
            self._watch = True
        elif all(chair.person or chair.bot for chair in table.seats):
            self._write("join-full")
            self._watch = True
        else:
            await self._sit(None, self._ask)

    async def _choose_kept(self, table: str) -> Kept | None:
        """Return the seat to go back to; if it is open in another window, ask whether to."""
        client, name = self._client, self._given_name
        assert client.code is not None
        while kept := kept_seat(client.base, client.code, table, name):
            if not await self._is_open(kept):
                return kept
            typed = await self._ask(self._words.say("join-open-elsewhere", name=kept.name))
            if typed in ("", kept.name):
                return kept
            name, self._given_name, self._typed_name = typed, None, typed
        return None

    async def _is_open(self, kept: Kept) -> bool:
        """Whether the person of a seat is connected; a spectator can look and changes nothing."""
        looker = Client(self._client.base, self._client.code)
        try:
            welcome = await looker.connect()
            return kept.person in welcome.presence.people
        except ConnectionClosed:
            return False
        finally:
            await looker.close()

    async def _take_over(self, link: str) -> None:
        """Use a hand-over link if the person wants to: whoever had the seat loses it."""
        self._link = None
        if (await self._ask(self._words.say("join-take-over"))).lower() not in YES:
            raise Quit
        table = await self._client.redeem(link)
        mine = [chair.name for chair in table.seats if chair.person == self._client.person]
        self._keep((mine[0] if mine else None) or self._words.say("join-player"), table)

    async def _sit(self, seat: Seat | None, ask: Callable[[str], Awaitable[str]]) -> None:
        await self._with_a_name(lambda name: self._client.sit(name, seat=seat), ask)
        self._watch = False

    async def _with_a_name(
        self, sit: Callable[[str], Awaitable[TableInfo]], ask: Callable[[str], Awaitable[str]]
    ) -> None:
        """Sit down under the name that was given, or ask for one until the server likes it."""
        user = os.environ.get("USER") or os.environ.get("USERNAME")
        usual = user or self._words.say("join-player")
        question = self._words.say("join-name", name=usual)
        while True:
            name = self._given_name or self._typed_name or await ask(question) or usual
            self._typed_name = None
            try:
                table = await sit(name[:LONGEST_NAME])
            except TorilError as error:
                if self._given_name or error.code != "bad_nickname":
                    raise
                self._lines.print(Text(self._words.refusal(error)))
            else:
                self._keep(name, table)
                return

    async def _ask(self, question: str) -> str:
        typed = await self._lines.ask(question)
        if typed.lower() == "q":
            raise Quit
        return typed

    def _write(self, message: str, **facts: str) -> None:
        self._lines.print(Text(self._words.say(message, **facts)))

    def _keep(self, name: str, table: TableInfo) -> None:
        """Remember the seat; a folder that cannot be written does not keep anybody from playing."""
        client = self._client
        if client.code and client.token:
            self._kept = Kept(
                client.base,
                client.code,
                name,
                client.token,
                table=table.id,
                person=client.person,
                nonce=client.nonce,
            )
            try:
                keep_seat(self._kept)
            except (TorilError, OSError) as error:
                self._write("join-not-kept", why=str(error))

    def _forget(self) -> None:
        if self._kept is not None:
            with suppress(TorilError, OSError):
                forget_seat(self._kept)
        self._kept = self._client.token = self._client.nonce = None

    def _tell_return(self, kept: str) -> None:
        """Say that the seat is kept, if there is one, and how to come back to it."""
        client = self._client
        if not client.token or not client.code:
            return
        flags = ["--name", self._kept.name] if self._kept else []
        flags += ["--lang", self._words.language]
        flags += ["--one-step"] if self._one_step else []
        command = command_line("join", f"{client.base}/t/{client.code}", *flags)
        with uninterrupted():
            self._console.print(Text(kept))
            self._console.print(Text(self._words.say("go-on", command=command)), soft_wrap=True)
