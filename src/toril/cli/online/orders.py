"""What one can type at a server's table besides moves. Each order has a word in both languages."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from toril.bots import DEFAULT_BOTS
from toril.cli.files import fresh_path, write_record
from toril.cli.levels import bot_meant
from toril.cli.terminal import command_line
from toril.cli.typed import Unclear
from toril.client import ServerRefused
from toril.engine.errors import TorilError
from toril.engine.games import GAMES

if TYPE_CHECKING:
    from toril.cli.online.guest import Guest
    from toril.engine.game import Seat

Order: TypeAlias = "Callable[[Guest, Sequence[str]], Awaitable[None]]"

YES = ("y", "yes", "s", "si", "sí")


class Farewell(Exception):
    """The person has no place here any more; carries the sentence, and whether one may return."""

    def __init__(self, sentence: str, *, may_return: bool = False) -> None:
        """Keep both."""
        super().__init__(sentence)
        self.may_return = may_return


async def start(guest: "Guest", _: Sequence[str]) -> None:
    """Host: begin the match."""
    try:
        await guest.client.post("start")
    except ServerRefused as error:
        if error.code != "seats_free":
            raise
        why = guest.words.refusal(error)
        raise Unclear(f"{why} {guest.words.say('join-how-to-fill')}") from error


async def bot(guest: "Guest", given: Sequence[str]) -> None:
    """Host: give a seat, or the first free one, to a bot."""
    seats = [word for word in given if word.isdecimal()]
    names = [word for word in given if not word.isdecimal()]
    free = guest.table.free
    if not seats and not free:
        raise _which(guest)
    seat = _seat(guest, seats) if seats else free[0]
    usual = DEFAULT_BOTS[len(guest.table.bots) % len(DEFAULT_BOTS)]
    await guest.client.post("bot", seat=seat, bot=bot_meant(names[0]) if names else usual)


async def free(guest: "Guest", given: Sequence[str]) -> None:
    """Host: take a bot away."""
    await guest.client.post("bot", seat=_seat(guest, given), bot=None)


async def kick(guest: "Guest", given: Sequence[str]) -> None:
    """Host: send somebody away, if one is sure."""
    say, person = guest.words.say, _person(guest, given)
    name, playing = guest.table.people.get(person, "?"), guest.table.state == "match"
    sure = say("join-sure-kick-match", name=name) if playing else say("join-sure-kick", name=name)
    if (await guest.ask(sure)).lower() in YES:
        await guest.client.post("kick", person=person)


async def leave(guest: "Guest", _: Sequence[str]) -> None:
    """Give the seat up; during a match one may return."""
    if guest.table.seat is not None:
        guest.leaving = True  # the server closes the socket: that is no bad news then
        try:
            await guest.client.post("leave")
        except TorilError:
            guest.leaving = False
            raise
    raise guest.farewell()


async def resign(guest: "Guest", _: Sequence[str]) -> None:
    """Give the match up, if one is sure."""
    if (await guest.ask(guest.words.say("join-sure-resign"))).lower() in YES:
        await guest.client.post("resign")


async def pause(guest: "Guest", _: Sequence[str]) -> None:
    """Host: stop clocks and play."""
    await guest.client.post("pause")


async def resume(guest: "Guest", _: Sequence[str]) -> None:
    """Host: go on."""
    await guest.client.post("resume")


async def again(guest: "Guest", _: Sequence[str]) -> None:
    """Host: play once more with the same people."""
    await guest.client.post("rematch")


async def lobby(guest: "Guest", _: Sequence[str]) -> None:
    """Host: let others sit down before the next match."""
    await guest.client.post("rematch", start=False)


async def link(guest: "Guest", given: Sequence[str]) -> None:
    """Make a link to go on from another device, or as the host for somebody who lost theirs."""
    person = _person(guest, given) if given else None
    made = await guest.client.hand_over(person)
    guest.write_whole(guest.words.say("join-link", link=guest.client.base + made.path))


async def sit(guest: "Guest", given: Sequence[str]) -> None:
    """Sit down where one only looked on."""
    await guest.sit(_seat(guest, given) if given else None)


async def save(guest: "Guest", given: Sequence[str]) -> None:
    """Keep the record of the match that has ended."""
    say, info = guest.words.say, guest.table.info
    record = await guest.client.record()
    record.replay()
    chosen = Path(" ".join(given)).expanduser() if given else None
    if chosen is not None and chosen.exists():
        raise Unclear(say("join-file-there", file=str(chosen)))
    game = GAMES[info.game].short
    path = fresh_path(game, chosen)
    write_record(path, record)
    guest.write_whole(say("join-saved", file=str(path)))
    shown = guest.seen.hashes.get(info.match)
    if record.fairness and shown:
        same = record.fairness.hash == shown
        guest.write(say("join-hash-same") if same else say("join-hash-other"))
    promised = ["--hash", shown] if shown else []
    brought = ["--nonce", guest.client.nonce] if guest.client.nonce else []
    command = command_line("verify", str(path.absolute()), *promised, *brought)
    guest.write_whole(say("join-verify", command=command))


ORDERS: dict[str, Order] = {
    word: order
    for order, words in {
        start: "start empezar",
        bot: "bot",
        free: "free liberar",
        kick: "kick echar",
        leave: "leave irme",
        resign: "resign rendirme",
        pause: "pause pausa",
        resume: "resume seguir",
        again: "again otra",
        lobby: "lobby sala",
        link: "link enlace",
        sit: "sit sentarme",
        save: "save guardar",
    }.items()
    for word in words.split()
}


def _seat(guest: "Guest", given: Sequence[str]) -> "Seat":
    """Return the seat that was named, by its number or by who sits there."""
    named = " ".join(given).casefold()
    for seat, (_, name) in enumerate(guest.table.cast):
        if named in (str(seat), name.casefold()):
            return seat
    raise _which(guest)


def _person(guest: "Guest", given: Sequence[str]) -> int:
    person = guest.table.info.seats[_seat(guest, given)].person
    if person is None:
        raise Unclear(guest.words.say("join-nobody-there"))
    return person


def _which(guest: "Guest") -> Unclear:
    return Unclear(guest.words.say("join-which-seat", last=len(guest.table.names) - 1))
