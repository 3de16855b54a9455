"""Outgoing messages, made from a table for one viewer. What is hidden never gets this far.

The dicts have the shape of the models in `outbound`; they are not made through them because every
message of every trick passes here. The tests check each against the published schema.
"""

from collections.abc import Collection, Sequence
from typing import Any

from pydantic_core import to_json as encode

from toril import __version__
from toril.engine import eleven_nimmt, six_nimmt
from toril.engine.codec import fields_to_json, to_json
from toril.engine.errors import TorilError
from toril.engine.game import Event
from toril.engine.match_events import MatchEnded
from toril.engine.older_data import field_names
from toril.engine.six_nimmt import Placed
from toril.server.tables.chairs import Chair
from toril.server.tables.stand_in_work import work_for
from toril.server.tables.table import Table
from toril.wire.literals import PersonId
from toril.wire.table_events import TableChanged
from toril.wire.version import PROTOCOL


def text(message: dict[str, Any]) -> str:
    """Return a message as it is sent."""
    return encode(message).decode()


def table_info(table: Table) -> dict[str, Any]:
    """Return what everybody may know about a table."""
    return {
        "id": table.id,
        "code": table.code,
        "state": table.state,
        "game": table.rules.game,
        "rules": to_json(table.rules),
        "clock": table.clock,
        "listed": table.listed,
        "counter": table.counter,
        "paused": table.paused,
        "host": table.host,
        "match": table.match_number,
        "seats": [_seat_info(table, chair) for chair in table.chairs],
        "names": _names(table),
        "fairness": _fairness_info(table),
    }


def _names(table: Table) -> list[str]:
    """Return the names of the match, whoever has left since its draw; none in a lobby."""
    match table.state:
        case "lobby":
            return []
        case "draw":
            return [] if table.draw is None else [seat.name for seat in table.draw.draw.seats]
        case _:
            return list(table.names)


def _fairness_info(table: Table) -> dict[str, Any] | None:
    """Return the draw: the numbers when all are fixed, the secret when nothing is left to play."""
    opened = table.shown_draw
    if opened is None:
        return None
    return {
        "draw": opened.text,
        "numbers": None if table.state == "draw" else list(opened.numbers),
        "secret": opened.secret if table.state == "result" else None,
    }


def _seat_info(table: Table, chair: Chair) -> dict[str, Any]:
    return {
        "person": chair.person,
        "name": None if chair.person is None else table.person(chair.person).name,
        "bot": chair.bot,
        "stand_in": chair.stand_in,
        "resigned": chair.resigned,
    }


def match_seen(table: Table, person: PersonId | None) -> dict[str, Any] | None:
    """Return the match as `person` (None: a spectator) sees it."""
    if table.match is None:
        return None
    view = table.match.table_view(table.seat_of(person))
    round_fields = tuple(name for name in field_names(type(view.round)) if name != "rules")
    return {
        "match": table.match_number,
        "turn": table.turn,
        "deadline": table.deadline,
        "to_act": list(table.match.to_act),
        "rests": table.rests,
        "view": {
            "round_number": view.round_number,
            "starter": view.starter,
            "scores": to_json(view.scores),
            "outcome": to_json(view.outcome),
            "round": fields_to_json(view.round, round_fields),
        },
        "legal": view.legal.factored(),
    }


def event_info(event: Event) -> dict[str, Any]:
    """Return an event with the reason for it, where it has one."""
    data: dict[str, Any] = to_json(event)
    if isinstance(event, Placed):
        data["why"] = event.why
    return data


def welcome(
    table: Table,
    person: PersonId | None,
    presence: dict[str, Any],
    now: int,
    page: str | None,
    *,
    sent_away: bool,
) -> dict[str, Any]:
    """Return everything that `person` may know now; a spectator may have been `sent_away`."""
    return {
        "kind": "welcome",
        "protocol": PROTOCOL,
        "server": __version__,
        "page": page,
        "person": person,
        "version": table.version(person),
        "now": now,
        "table": table_info(table),
        "play": match_seen(table, person),
        **_everybody_saw(table),
        "presence": presence,
        "while_away": _while_away(table, person),
        "sent_away": sent_away,
    }


def _while_away(table: Table, person: PersonId | None) -> dict[str, Any] | None:
    """Return what a bot has done for `person`, who comes back; nobody else is told."""
    work = work_for(table, person)
    return {"count": work.count, "moves": to_json(work.moves)} if work.count else None


def _everybody_saw(table: Table) -> dict[str, Any]:
    """Return what a spectator with a perfect memory knows of the round, in 6 nimmt! only (E14)."""
    nothing: dict[str, Any] = {"tricks": [], "drafted": None}
    if table.match is None:
        return nothing
    match table.match.recall_view(None).round:
        case six_nimmt.RecallView(tricks=tricks, hands=hands):
            shown = [[event_info(placed) for placed in trick] for trick in tricks]
            return {"tricks": shown, "drafted": to_json(hands)}
        case eleven_nimmt.RecallView():
            return nothing
        case other:
            raise TypeError(f"nobody has decided what everybody saw of {other.rules.game}")


def update(
    table: Table, person: PersonId | None, events: Sequence[Event], now: int
) -> dict[str, Any] | None:
    """Return what `person` is told about `events`, which led to `table`; None if nothing."""
    seat = table.seat_of(person)
    seen = [shown for event in events if (shown := event.seen_by(seat)) is not None]
    if not seen:
        return None
    return {
        "kind": "update",
        "version": table.version(person),
        "now": now,
        "events": [event_info(event) for event in seen],
        "table": table_info(table)
        if any(isinstance(e, TableChanged | MatchEnded) for e in seen)
        else None,
        "play": match_seen(table, person),
    }


def presence(people: Collection[PersonId], spectators: int) -> dict[str, Any]:
    """Return who is connected."""
    return {"kind": "presence", "people": sorted(people), "spectators": spectators}


def ack(command: str) -> dict[str, Any]:
    """Return that a command is on disk."""
    return {"kind": "ack", "id": command}


def refusal(error: TorilError) -> dict[str, Any]:
    """Return why something was refused."""
    return {"code": error.code, "sentence": error.sentence, "facts": error.facts}


def refused(command: str, error: TorilError) -> dict[str, Any]:
    """Return that a command was refused and changed nothing."""
    return {"kind": "refused", "id": command, **refusal(error)}
