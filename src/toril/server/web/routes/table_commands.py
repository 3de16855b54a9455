"""Commands of people and of the host at a table; every answer is the table as it is then."""

from fastapi import APIRouter, Response

from toril.server.live.house import new_secret
from toril.server.tables import commands
from toril.server.web.routes.common import SenderDigest, ThisRoom, do, read_setup
from toril.wire import inbound, table_seen

router = APIRouter()


@router.post("/{code}/bot", response_model=table_seen.TableInfo)
async def seat_bot(room: ThisRoom, command: inbound.SeatBot, sender: SenderDigest) -> Response:
    """Host: give a free seat to a bot, or free it."""
    return await do(room, sender, command, commands.host.seat_bot(command.seat, command.bot))


@router.post("/{code}/offer", response_model=table_seen.TableInfo)
async def offer(room: ThisRoom, command: inbound.Offer, sender: SenderDigest) -> Response:
    """Host: let somebody take over a bot's seat, or no longer."""
    what = commands.host.offer(command.seat, offered=command.offered)
    return await do(room, sender, command, what)


@router.post("/{code}/change-seat", response_model=table_seen.TableInfo)
async def change_seat(
    room: ThisRoom, command: inbound.ChangeSeat, sender: SenderDigest
) -> Response:
    """Move to a free seat before the match."""
    return await do(room, sender, command, commands.people.change_seat(command.seat))


@router.post("/{code}/kick", response_model=table_seen.TableInfo)
async def kick(room: ThisRoom, command: inbound.Kick, sender: SenderDigest) -> Response:
    """Host: send somebody away."""
    return await do(room, sender, command, commands.host.kick(command.person))


@router.post("/{code}/configure", response_model=table_seen.TableInfo)
async def configure(room: ThisRoom, command: inbound.Configure, sender: SenderDigest) -> Response:
    """Host: change the options before the match."""
    return await do(room, sender, command, commands.host.configure(read_setup(command)))


@router.post("/{code}/start", response_model=table_seen.TableInfo)
async def start(room: ThisRoom, command: inbound.BareCommand, sender: SenderDigest) -> Response:
    """Host: begin the match, after a draw of two seconds at most."""
    return await do(room, sender, command, commands.host.start(secret=new_secret()))


@router.post("/{code}/pause", response_model=table_seen.TableInfo)
async def pause(room: ThisRoom, command: inbound.BareCommand, sender: SenderDigest) -> Response:
    """Host: stop the clock and the play."""
    return await do(room, sender, command, commands.host.pause())


@router.post("/{code}/resume", response_model=table_seen.TableInfo)
async def resume(room: ThisRoom, command: inbound.BareCommand, sender: SenderDigest) -> Response:
    """Host: go on after a pause."""
    return await do(room, sender, command, commands.host.resume())


@router.post("/{code}/end", response_model=table_seen.TableInfo)
async def end(room: ThisRoom, command: inbound.BareCommand, sender: SenderDigest) -> Response:
    """Host: end the match for everybody; nobody has won it."""
    return await do(room, sender, command, commands.host.end_match())


@router.post("/{code}/leave", response_model=table_seen.TableInfo)
async def leave(room: ThisRoom, command: inbound.BareCommand, sender: SenderDigest) -> Response:
    """Go; during a match a bot stands in until you return."""
    return await do(room, sender, command, commands.people.leave())


@router.post("/{code}/resign", response_model=table_seen.TableInfo)
async def resign(room: ThisRoom, command: inbound.BareCommand, sender: SenderDigest) -> Response:
    """Give the match up; a bot plays on to its end."""
    return await do(room, sender, command, commands.people.resign())


@router.post("/{code}/rematch", response_model=table_seen.TableInfo)
async def rematch(room: ThisRoom, command: inbound.Rematch, sender: SenderDigest) -> Response:
    """Host: play again with the same people, everybody one seat further."""
    setup = read_setup(command.setup) if command.setup else None
    what = commands.host.rematch(setup, start=command.start, secret=new_secret())
    return await do(room, sender, command, what)
