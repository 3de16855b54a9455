"""What one can type at a server's table besides moves, each order by its word in any language."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeAlias

from toril.bots import DEFAULT_BOTS
from toril.cli.files import fresh_path, write_record
from toril.cli.join.deal_check import DealCheck
from toril.cli.join.latest_state import LatestState
from toril.cli.join.table_in_words import TableInWords
from toril.cli.talk.bots import bot_meant
from toril.cli.talk.console import command_line
from toril.cli.talk.read_typed import Unclear
from toril.cli.talk.vocabulary import is_yes, words_for
from toril.client import Client, ServerRefused
from toril.engine.errors import TorilError
from toril.engine.game import Seat
from toril.engine.games import GAMES
from toril.fairness.hand_over import packed
from toril.text import Catalogue


class TableLeft(Exception):
    """The person has no place at the table any more; carries the sentence that says so."""

    def __init__(self, sentence: str, *, may_return: bool = False) -> None:
        """With `may_return` the seat is kept, and the same command returns to it."""
        super().__init__(sentence)
        self.may_return = may_return


class AtTable(Protocol):
    """A person at a table, as far as orders need to know."""

    leaving: bool
    """Whether the person is about to leave: a socket that closes is no bad news then."""

    @property
    def client(self) -> Client:
        """What sends commands."""

    @property
    def words(self) -> Catalogue:
        """The person's language."""

    @property
    def latest(self) -> LatestState:
        """What the server has told so far."""

    @property
    def table(self) -> TableInWords:
        """The table, as it was told last."""

    @property
    def deals(self) -> DealCheck:
        """The checks of the deals."""

    def write(self, sentence: str) -> None:
        """Say something."""

    def write_whole(self, sentence: str) -> None:
        """Say something that can be copied."""

    async def ask(self, question: str) -> str:
        """Ask something in the middle of an order."""

    async def sit(self, seat: Seat | None) -> None:
        """Sit down, and connect again as the person who sits there."""


Order: TypeAlias = Callable[[AtTable, Sequence[str]], Awaitable[None]]


async def start(session: AtTable, _: Sequence[str]) -> None:
    """Host: begin the match."""
    try:
        await session.client.post("start")
    except ServerRefused as error:
        if error.code != "seats_free":
            raise
        why = session.words.refusal(error)
        raise Unclear(f"{why} {session.words.say('join-how-to-fill')}") from error


async def bot(session: AtTable, given: Sequence[str]) -> None:
    """Host: give a seat, or the first free one, to a bot; in a match it is offered no more."""
    seats = [word for word in given if word.isdecimal()]
    names = [word for word in given if not word.isdecimal()]
    playing = session.table.state == "match"
    free = session.table.offered if playing else session.table.free
    if not seats and not free:
        raise _which(session)
    seat = _seat(session, seats) if seats else free[0]
    if playing:
        await session.client.post("offer", seat=seat, offered=False)
        return
    usual = DEFAULT_BOTS[len(session.table.bots) % len(DEFAULT_BOTS)]
    await session.client.post("bot", seat=seat, bot=bot_meant(names[0]) if names else usual)


async def free(session: AtTable, given: Sequence[str]) -> None:
    """Host: take a bot away; in a match somebody may take its seat over with the next round."""
    seat = _seat(session, given)
    if session.table.state == "match":
        await session.client.post("offer", seat=seat, offered=True)
    else:
        await session.client.post("bot", seat=seat, bot=None)


async def kick(session: AtTable, given: Sequence[str]) -> None:
    """Host: send a person away, after asking."""
    say, person = session.words.say, _person(session, given)
    name, playing = session.table.people.get(person, "?"), session.table.state == "match"
    sure = say("join-sure-kick-match", name=name) if playing else say("join-sure-kick", name=name)
    if is_yes(await session.ask(sure)):
        await session.client.post("kick", person=person)


async def leave(session: AtTable, _: Sequence[str]) -> None:
    """Give the seat up; during a match one may return."""
    if session.table.seat is not None or session.table.is_heir:
        session.leaving = True
        try:
            await session.client.post("leave")
        except TorilError:
            session.leaving = False
            raise
    raise left_by(session.table)


async def resign(session: AtTable, _: Sequence[str]) -> None:
    """Give the match up, after asking."""
    if is_yes(await session.ask(session.words.say("join-sure-resign"))):
        await session.client.post("resign")


async def pause(session: AtTable, _: Sequence[str]) -> None:
    """Host: stop clocks and play."""
    await session.client.post("pause")


async def resume(session: AtTable, _: Sequence[str]) -> None:
    """Host: go on."""
    await session.client.post("resume")


async def end(session: AtTable, _: Sequence[str]) -> None:
    """Host: end the match for everybody, after asking."""
    if is_yes(await session.ask(session.words.say("join-sure-end"))):
        await session.client.post("end")


async def again(session: AtTable, _: Sequence[str]) -> None:
    """Play once more with the same people: the host begins, the others ask for it."""
    play = session.latest.play
    if session.table.is_host or session.table.seat is None or play is None:
        await session.client.post("rematch")
    else:
        await session.client.ask_again(play.match)


async def lobby(session: AtTable, _: Sequence[str]) -> None:
    """Host: let others sit down before the next match."""
    await session.client.post("rematch", start=False)


async def link(session: AtTable, given: Sequence[str]) -> None:
    """Make a link to go on from another device, or, as the host, for a person who lost theirs."""
    person = _person(session, given) if given else None
    made = await session.client.hand_over(person)
    path, attendance, play = made.path, session.client.attendance, session.latest.play
    notes = None if attendance is None else attendance.notes
    if person is None and play is not None and notes is not None:
        noted = packed(notes, play.match)
        path += f"&notes={noted}" if noted else ""
    session.write_whole(session.words.say("join-link", link=session.client.base + path))


async def sit(session: AtTable, given: Sequence[str]) -> None:
    """Sit down where one only looked on."""
    await session.sit(_seat(session, given) if given else None)


async def save(session: AtTable, given: Sequence[str]) -> None:
    """Keep the record of the match that has ended."""
    say, info = session.words.say, session.table.info
    record = await session.client.record()
    record.replay()
    chosen = Path(" ".join(given)).expanduser() if given else None
    if chosen is not None and chosen.exists():
        raise Unclear(say("join-file-there", file=str(chosen)))
    game = GAMES[info.game].short
    path = fresh_path(game, chosen)
    write_record(path, record)
    session.write_whole(say("join-saved", file=str(path)))
    noted = session.deals.kept.path
    notes = ["--notes", str(noted)] if noted is not None and noted.exists() else []
    command = command_line("verify", str(path.absolute()), *notes)
    session.write_whole(say("join-verify", command=command))


async def fair(session: AtTable, _: Sequence[str]) -> None:
    """Show the check of the deals, point by point."""
    for sentence in session.deals.points:
        session.write(sentence)


ORDERS: dict[str, Order] = {
    word: order
    for order in (
        *(start, bot, free, kick, leave, resign, pause, resume, end),
        *(again, lobby, link, sit, save, fair),
    )
    for word in words_for(order.__name__)
}


def left_by(table: TableInWords) -> TableLeft:
    """Return what is said to a person who leaves: during a match one may return."""
    if table.state == "match" and table.seat is not None:
        return TableLeft(table.words.say("join-gone-for-now"), may_return=True)
    return TableLeft(table.words.say("join-gone"))


def _seat(session: AtTable, given: Sequence[str]) -> Seat:
    """Return the seat that was named, by its number or by who sits there."""
    named = " ".join(given).casefold()
    for seat, (_, name) in enumerate(session.table.cast):
        if named in (str(seat), name.casefold()):
            return seat
    raise _which(session)


def _person(session: AtTable, given: Sequence[str]) -> int:
    chair = session.table.info.seats[_seat(session, given)]
    person = chair.person if chair.heir is None else chair.heir.person
    if person is None:
        raise Unclear(session.words.say("join-nobody-there"))
    return person


def _which(session: AtTable) -> Unclear:
    return Unclear(session.words.say("join-which-seat", last=len(session.table.names) - 1))
