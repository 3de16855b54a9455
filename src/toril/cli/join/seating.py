"""How a person gets a seat at a table: the one that is kept, one by a link, or a free one."""

import os
from collections.abc import Awaitable, Callable
from contextlib import suppress

from rich.text import Text
from websockets.exceptions import ConnectionClosed

from toril.cli.join.kept_seats import KeptSeat, forget_seat, keep_seat, kept_seat
from toril.cli.join.table_in_words import is_abandoned
from toril.cli.talk.asking import Ask, Quit
from toril.cli.talk.lines import Lines
from toril.cli.talk.vocabulary import is_yes
from toril.client import Client
from toril.engine.errors import TorilError
from toril.engine.game import Seat
from toril.text import Catalogue
from toril.wire.table_seen import TableInfo

LONGEST_NAME = 60
"""What the protocol takes; the server shortens it further."""


class Seating:
    """Finds a seat for the person of `client`, and remembers it for the next time."""

    def __init__(
        self,
        client: Client,
        words: Catalogue,
        lines: Lines,
        ask: Ask,
        *,
        link: str | None,
        name: str | None,
        watching: bool,
        at_once: bool,
    ) -> None:
        """`link` is the secret of a hand-over link; `at_once` asks for no name."""
        self._client, self._words, self._lines, self._ask = client, words, lines, ask
        self._link, self._given_name, self._at_once = link, name, at_once
        self._typed_name: str | None = None
        self.kept: KeptSeat | None = None
        self.watching = watching

    async def find(self) -> None:
        """Return to the seat that is kept, or take one; a person who comes too late looks on."""
        client = self._client
        table = await client.look()
        if self._link is not None:
            await self._take_over(self._link)
        elif kept := await self._choose_kept(table.id):
            self.kept, client.token = kept, kept.token
        elif is_abandoned(table):
            self._write("join-opens-again")
            await self.sit(None, self._ask)
        elif table.state == "match" and any(chair.offered for chair in table.seats):
            self._write("join-late")
            await self.sit(None, self._ask)
        elif table.state != "lobby":
            self._write("join-too-late")
            self.watching = True
        elif all(chair.person or chair.bot for chair in table.seats):
            self._write("join-full")
            self.watching = True
        else:
            await self.sit(None, self._ask)

    async def _choose_kept(self, table: str) -> KeptSeat | None:
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

    async def _is_open(self, kept: KeptSeat) -> bool:
        """Whether the person of a seat is connected; a spectator can look and changes nothing."""
        looker = Client(self._client.base, self._client.code)
        looker.attendance = None
        try:
            welcome = await looker.connect()
            return kept.person in welcome.presence.people
        except ConnectionClosed:
            return False
        finally:
            await looker.close()

    async def _take_over(self, link: str) -> None:
        """Use a hand-over link if the person wants to: the device that had the seat loses it."""
        self._link = None
        if not is_yes(await self._ask(self._words.say("join-take-over"))):
            raise Quit
        table = await self._client.redeem(link)
        mine = [chair.name for chair in table.seats if chair.person == self._client.person]
        self._keep((mine[0] if mine else None) or self._words.say("join-player"), table)

    async def sit(self, seat: Seat | None, ask: Ask) -> None:
        """Sit down at `seat`, or wherever one is free."""
        await self.with_a_name(lambda name: self._client.sit(name, seat=seat), ask)
        self.watching = False

    async def with_a_name(self, sit: Callable[[str], Awaitable[TableInfo]], ask: Ask) -> None:
        """Sit down under the name that was given, or ask for one until the server takes it."""
        user = os.environ.get("USER") or os.environ.get("USERNAME")
        usual = user or self._words.say("join-player")
        question = self._words.say("join-name", name=usual)
        while True:
            known = self._given_name or self._typed_name or (usual if self._at_once else "")
            name = known or await ask(question) or usual
            self._typed_name, self._at_once = None, False
            try:
                table = await sit(name[:LONGEST_NAME])
            except TorilError as error:
                if self._given_name or error.code != "bad_nickname":
                    raise
                self._lines.print(Text(self._words.refusal(error)))
            else:
                self._keep(name, table)
                return

    def _write(self, message: str, **facts: str) -> None:
        self._lines.print(Text(self._words.say(message, **facts)))

    def _keep(self, name: str, table: TableInfo) -> None:
        """Remember the seat; a folder that cannot be written does not keep anybody from playing."""
        client = self._client
        if client.code and client.token:
            self.kept = KeptSeat(
                client.base,
                client.code,
                name,
                client.token,
                table=table.id,
                person=client.person,
            )
            try:
                keep_seat(self.kept)
            except (TorilError, OSError) as error:
                self._write("join-not-kept", why=str(error))

    def forget(self) -> None:
        """Forget the seat: it is this person's no more."""
        if self.kept is not None:
            with suppress(TorilError, OSError):
                forget_seat(self.kept)
        self.kept = self._client.token = None
