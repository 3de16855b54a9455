"""What a lying server does where somebody takes over a bot's seat between two rounds."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.fairness.lying import LyingServer, write_anyway
from tests.fairness.window import Data
from tests.server.tables.story import ANA, DORA
from toril.engine.fairness.draw import OpenedDraw
from toril.engine.fairness.hashes import secret_seal
from toril.engine.match import Match
from toril.engine.record import Record
from toril.engine.record_json import LaterSeats
from toril.server.tables import commands
from toril.server.tables.draws import draw_of_next
from toril.wire.literals import PersonId


def match_of(server: LyingServer) -> None:
    """Draw and begin a match, as far as the device is there already."""
    server.welcome()
    server.draw()
    server.begin()


def comes_late(server: LyingServer, person: PersonId = DORA, seat: int = 1) -> None:
    """Let somebody come for a bot's seat."""
    server.story.do(commands.host.offer, ANA, seat, offered=True)
    server.update()
    server.story.sit(person, seat)
    if person == server.honest:
        server.welcome()
    else:
        server.update()


def draw_later(server: LyingServer, change: Callable[[str], str] = str) -> str | None:
    """Play this round to its end, where the next is drawn; return the number that came."""
    server.later, number = change, None
    while server.story.table.state == "match":
        number = server.step()
    return number


def in_between(server: LyingServer, change: Callable[[str], str] = str) -> None:
    """Play a match for which Dora comes until its second round is drawn."""
    match_of(server)
    comes_late(server)
    draw_later(server, change)


def later_round(server: LyingServer) -> None:
    """Play such a match until its second round was dealt, by a draw of its own."""
    in_between(server)
    server.begin()


def goes_on(server: LyingServer) -> None:
    """Deal the next round as if nothing had been drawn for it; the device connects anew."""
    table = server.story.table
    assert table.match is not None
    match, _ = table.match.go_on()
    *earlier, draw = table.earlier_draws
    server.change(match=match, draw=draw, earlier_draws=tuple(earlier), round_turn=table.turn)
    server.welcome()


def between(server: LyingServer) -> Match[Any]:
    """Return the match as it was between its first two rounds."""
    now = server.story.table.match
    assert now is not None
    match: Match[Any] = Match.start(now.rules, now.seed).hold(True)
    for seat, move in now.revealed:
        if not match.is_between:
            match, _ = match.play(seat, move)
    return match


def goes_back(server: LyingServer) -> None:
    """Draw the second round once more, whatever was shown of it."""
    server.change(match=between(server))
    table, secret = server.story.table, server.rng.randbytes(32).hex()
    server.story.act(write_anyway(draw_of_next(table, server.seals, secret)))
    server.update()


def record_of(server: LyingServer) -> Record:
    """Return the record of the match, whose second round was drawn."""
    table, names = server.story.table, server.story.table.names_now
    assert table.match is not None
    later = tuple(LaterSeats(number, seed, names) for number, seed in table.match.later)
    return Record(
        table.rules, table.names, table.match.seed, table.match.moves, table.draws, None, later
    )


def play_out(server: LyingServer) -> None:
    """Play to the end of the match, and give its record."""
    server.play()
    server.give_record(record_of(server).to_json())


def played_otherwise(server: LyingServer, opened: OpenedDraw) -> Data:
    """Return the record of another match from the second round on, dealt by a draw."""
    match, _ = between(server).go_on(opened.seed)
    while match.outcome is None:
        seat = match.to_act[0]
        match, _ = match.play(seat, match.legal(seat).pick(server.rng))
    fairness = (*server.story.table.draws[:1], opened)
    record = record_of(server)
    later = tuple(replace(each, seed=opened.seed) for each in record.later)
    return replace(record, moves=match.moves, fairness=fairness, later=later).to_json()


def seal_of_secret(server: LyingServer, secret: str) -> str:
    """Return what a draw shows of a secret."""
    return secret_seal(bytes.fromhex(server.drawn.draw.table), bytes.fromhex(secret))
