"""A visit to a server: find or open the table, find or take a seat, stay, say how to return."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from rich.text import Text

from toril.cli import INTERRUPTED
from toril.cli.ask import Quit
from toril.cli.join import Address, Wishes, read_bots, read_code
from toril.cli.online.guest import Guest, SeatGone
from toril.cli.online.lines import Lines
from toril.cli.online.orders import YES, Farewell
from toril.cli.online.seats import forget_seat, keep_seat, kept_seat
from toril.cli.setup import PERSON, SHORT_NAMES
from toril.cli.terminal import Terminal, command_line, uninterrupted
from toril.client import Client, Unreachable
from toril.engine.errors import TorilError
from toril.engine.game import Seat
from toril.text import Catalogue

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
                    self._forget()
                    self._write("join-seat-gone")

    async def _open_table(self) -> bool:
        """Open a table, unless a code is typed instead; return whether one was opened."""
        say = self._words.say
        while not self._decided:
            typed = await self._ask(say("join-watch-code") if self._watch else say("join-code"))
            if code := read_code(typed):
                self._client.code = code
                return False
            if typed:
                self._write("join-no-code")
            elif not self._watch:
                while not self._decided:
                    await self._decide()
        request = self._wishes.request()
        await self._with_a_name(lambda name: self._client.open(name=name, **request), self._ask)
        return True

    async def _decide(self) -> None:
        """Ask how the new table shall be; if it cannot be like that, everything is asked again."""
        say, usual = self._words.say, self._wishes
        game = await self._ask(say("join-game", game=usual.game)) or usual.game
        seats = await self._ask(say("join-seats", seats=usual.seats)) or str(usual.seats)
        bots = read_bots(await self._ask(say("join-bots")))
        if game not in SHORT_NAMES or not (seats.isascii() and seats.isdecimal()):
            wrong = seats if game in SHORT_NAMES else game
            self._write("not-understood", text=wrong[:40])
            return
        wishes = replace(usual, game=game, seats=int(seats[:4]), bots=bots)
        try:
            wishes.request()
        except TorilError as error:
            self._lines.print(Text(self._words.refusal(error)))
        else:
            self._wishes, self._decided = wishes, True

    async def _find_seat(self) -> None:
        """Return to the seat that is kept, or take one; whoever comes too late looks on."""
        client = self._client
        assert client.code is not None
        if self._link is not None:
            await self._take_over(self._link)
            return
        client.token = kept_seat(client.base, client.code, self._given_name)
        if client.token:
            return
        table = await client.look()
        if table["state"] != "lobby":
            self._write("join-too-late")
        elif all(chair["person"] or chair["bot"] for chair in table["seats"]):
            self._write("join-full")
        else:
            await self._sit(None, self._ask)
            return
        self._watch = True

    async def _take_over(self, link: str) -> None:
        """Use a hand-over link if the person wants to: whoever had the seat loses it."""
        self._link = None
        if (await self._ask(self._words.say("join-take-over"))).lower() not in YES:
            raise Quit
        table = await self._client.redeem(link)
        mine = [chair for chair in table["seats"] if chair["person"] == self._client.person]
        self._keep(mine[0]["name"] if mine else PERSON)

    async def _sit(self, seat: Seat | None, ask: Callable[[str], Awaitable[str]]) -> None:
        await self._with_a_name(lambda name: self._client.sit(name, seat=seat), ask)
        self._watch = False

    async def _with_a_name(
        self, sit: Callable[[str], Awaitable[Any]], ask: Callable[[str], Awaitable[str]]
    ) -> None:
        """Sit down under the name that was given, or ask for one until the server likes it."""
        usual = os.environ.get("USER") or os.environ.get("USERNAME") or PERSON
        question = self._words.say("join-name", name=usual)
        while True:
            name = self._given_name or await ask(question) or usual
            try:
                await sit(name[:LONGEST_NAME])
            except TorilError as error:
                if self._given_name or error.code != "bad_nickname":
                    raise
                self._lines.print(Text(self._words.refusal(error)))
            else:
                self._keep(name)
                return

    async def _ask(self, question: str) -> str:
        typed = await self._lines.ask(question)
        if typed.lower() == "q":
            raise Quit
        return typed

    def _write(self, message: str, **facts: str) -> None:
        self._lines.print(Text(self._words.say(message, **facts)))

    def _keep(self, name: str) -> None:
        """Remember the seat; a folder that cannot be written does not keep anybody from playing."""
        client = self._client
        if client.code and client.token:
            try:
                keep_seat(client.base, client.code, name, client.token)
            except (TorilError, OSError) as error:
                self._write("join-not-kept", why=str(error))

    def _forget(self) -> None:
        client = self._client
        if client.code and client.token:
            with suppress(TorilError, OSError):
                forget_seat(client.base, client.code, client.token)
        client.token = None

    def _tell_return(self, kept: str) -> None:
        """Say that the seat is kept, if there is one, and how to come back to it."""
        client = self._client
        if not client.token or not client.code:
            return
        flags = ["--name", self._given_name] if self._given_name else []
        flags += ["--lang", self._words.language]
        flags += ["--one-step"] if self._one_step else []
        command = command_line("join", f"{client.base}/t/{client.code}", *flags)
        with uninterrupted():
            self._console.print(Text(kept))
            self._console.print(Text(self._words.say("go-on", command=command)), soft_wrap=True)
