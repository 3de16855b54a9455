"""`toril join`: play at a table of a server, by its link."""

import re
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Annotated, Any
from urllib.parse import urlsplit

import typer

from toril.bots import BOTS, DEFAULT_BOTS
from toril.bots.register import unknown_bot
from toril.cli.flags import (
    ONE_OF_THEM,
    Bullheads,
    Extra,
    Limit,
    Name,
    OneStep,
    Rounds,
    Starter,
    Steal,
    Variant,
)
from toril.cli.language import Lang, speak
from toril.cli.setup import (
    check_room,
    make_rules,
    options_of,
    parse_limit,
    read_company,
)
from toril.engine.errors import TorilError
from toril.engine.games import BY_SHORT, FIRST, ShortName
from toril.wire.codes import meant_as_code, read_code
from toril.wire.words import ClockName

PORT = 6104
USUAL_SEATS = 1 + len(DEFAULT_BOTS)


@dataclass(frozen=True, slots=True)
class Address:
    """Where a table is: the server, the table's code, and the secret of a hand-over link."""

    base: str
    code: str | None
    link: str | None


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a new table shall be. `rules` are the options by flag, None where none was given."""

    game: str
    seats: int
    bots: tuple[str, ...]
    clock: str
    rules: dict[str, Any]
    extra: tuple[str, ...]
    start: bool

    def request(self) -> dict[str, Any]:
        """Return what is sent to open the table; refuse options that no match is played with."""
        chosen = self.rules | {"seats": self.seats}
        make_rules(self.game, chosen, self.extra)
        options = options_of(self.game, chosen, self.extra)
        del options["seats"]
        return {
            "game": BY_SHORT[self.game].name,
            "seats": self.seats,
            "options": options,
            "clock": self.clock,
            "bots": self._seating(),
        }

    def _seating(self) -> list[str | None]:
        """Return a bot or nobody for each seat: bots come last, and to start they fill it."""
        others = self.seats - 1
        for bot in self.bots:
            if bot not in BOTS:  # a server lets nobody choose how long its bots think
                raise unknown_bot(bot, BOTS)
        check_room(self.bots, others)
        if self.start:
            bots = self.bots or DEFAULT_BOTS
            return [None, *(bots[seat % len(bots)] for seat in range(others))]
        return [None] * (self.seats - len(self.bots)) + list(self.bots)


def join(
    url: Annotated[
        str,
        typer.Argument(
            help="The table's link, its code alone if the server runs on this computer, "
            "or the server's address for a new table."
        ),
    ],
    name: Name = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only look on.")] = False,
    one_step: OneStep = False,
    game: Annotated[ShortName | None, typer.Option(help=f"New table: {ONE_OF_THEM}")] = None,
    seats: Annotated[
        int | None,
        typer.Option(help="New table: how many sit there [4; more or fewer as --bots needs]."),
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help="New table: bots that sit there, like bull,calf.")
    ] = None,
    clock: Annotated[
        ClockName | None,
        typer.Option(help="New table: off [default], relaxed or quick."),
    ] = None,
    variant: Variant = None,
    limit: Limit = None,
    rounds: Rounds = None,
    bullheads: Bullheads = None,
    steal: Steal = None,
    starter: Starter = None,
    option: Extra = None,
    start: Annotated[
        bool, typer.Option("--start", help="New table: fill it with bots and begin at once.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Play at a table of a Toril server; the same command returns to the same seat."""
    from toril.cli.online.visit import Visit

    words = speak(lang)
    address = read_address(url)
    rules = {
        "variant": variant,
        "limit": parse_limit(limit),
        "rounds": rounds,
        "bullheads": bullheads,
        "steal": steal,
        "starter": starter,
    }
    of_table = {
        "game": game,
        "seats": seats,
        "bots": bots,
        "clock": clock,
        "option": option,
        **rules,
    }
    given = [f"--{flag}" for flag, value in of_table.items() if value is not None]
    given += ["--start"] if start else []
    if given and (address.code or watch):
        raise TorilError(
            "only_new_table",
            f"{given[0]} is for a new table: give the server's address alone.",
            option=given[0],
        )
    company = read_bots(bots or "")
    wishes = Wishes(
        game=game or FIRST,
        seats=seats_for(company, start=start) if seats is None else seats,
        bots=company,
        clock=clock or "off",
        rules=rules,
        extra=tuple(option or ()),
        start=start,
    )
    visit = Visit(
        address, words, wishes, decided=bool(given), name=name, watch=watch, one_step=one_step
    )
    raise typer.Exit(visit.run())


def read_bots(text: str) -> tuple[str, ...]:
    """Return bots as somebody lists them, or says how many.

    >>> read_bots("bull, calf")
    ('bull', 'calf')
    >>> read_bots("2")
    ('ox', 'heifer')
    """
    if re.fullmatch("[0-9]{1,2}", text.strip()):
        return tuple(islice(cycle(DEFAULT_BOTS), int(text)))
    return tuple(bot for bot in read_company(text) if bot)


def seats_for(bots: tuple[str, ...], *, start: bool) -> int:
    """Return how many seats a new table has where nobody says: to start, one beside the bots.

    >>> seats_for(("bull", "calf"), start=True), seats_for(("bull", "calf"), start=False)
    (3, 4)
    """
    taken = 1 + len(bots)
    return taken if start and bots else max(taken, USUAL_SEATS)


def read_address(text: str) -> Address:
    """Return the address that a link or a server's name stands for.

    >>> read_address("192.168.1.7:6104/t/K7W2FP")
    Address(base='http://192.168.1.7:6104', code='K7W2FP', link=None)
    >>> read_address("k7w2fp")
    Address(base='http://localhost:6104', code='K7W2FP', link=None)
    """
    if alone := read_code(text):
        return Address(f"http://localhost:{PORT}", alone, None)
    named = "://" in text
    try:
        parts = urlsplit(text if named else f"http://{text}")
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise _bad_address(text) from error
    path = re.fullmatch(r"/?|/t/([^/]+)/?", parts.path)
    code = meant_as_code(path[1]) if path and path[1] else None
    link = re.fullmatch(r"seat=([A-Za-z0-9_-]{22})", parts.fragment)
    plain = text.isprintable() and not re.search(r"[\s@?\\]", text)
    wrong_code = path is not None and path[1] is not None and code is None
    wrong_link = bool(parts.fragment) and (link is None or code is None)
    if not plain or not host or not path or wrong_code or wrong_link:
        raise _bad_address(text)
    if parts.scheme not in ("http", "https"):
        raise _bad_address(text)
    where = parts.netloc if named or port is not None else f"{parts.netloc}:{PORT}"
    return Address(f"{parts.scheme}://{where}", code, link[1] if link else None)


def _bad_address(text: str) -> TorilError:
    return TorilError(
        "bad_address",
        f"A table's link looks like http://192.168.1.7:{PORT}/t/K7W2FP, not {text}",
        given=text,
        example=f"http://192.168.1.7:{PORT}/t/K7W2FP",
    )
