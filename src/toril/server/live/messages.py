"""Outgoing messages, made from a table for one viewer. What is hidden never gets this far.

The dicts have the shape of the models in `outbound`; they are not made through them because every
message of every trick passes here. The tests check each against the published schema.
"""

from collections.abc import Collection, Sequence
from typing import Any

from pydantic_core import to_json as encode

from toril import __version__
from toril.engine.codec import to_json
from toril.engine.errors import TorilError
from toril.engine.game import Event
from toril.server.live.shown import Shown
from toril.server.tables.clock import CLOCKS
from toril.server.tables.presence import Absences
from toril.server.tables.stand_in_work import work_for
from toril.server.tables.table import Table
from toril.wire.frames import text_frame
from toril.wire.literals import PersonId
from toril.wire.version import PROTOCOL


def frame(message: dict[str, Any]) -> bytes:
    """Return a message as it is sent: the same bytes may go to any number of clients."""
    return text_frame(encode(message))


def welcome(
    shown: Shown,
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
        "version": shown.table.public_version,
        "own_version": shown.table.own_version(person),
        "now": now,
        "table": shown.info,
        "play": shown.play(person),
        **shown.everybody_saw,
        "presence": presence,
        "while_away": _while_away(shown.table, person),
        "sent_away": sent_away,
    }


def _while_away(table: Table, person: PersonId | None) -> dict[str, Any] | None:
    """Return what a bot has done for `person`, who comes back; nobody else is told."""
    work = work_for(table, person)
    return {"count": work.count, "moves": to_json(work.moves)} if work.count else None


def update(
    shown: Shown,
    person: PersonId | None,
    events: Sequence[dict[str, Any]],
    now: int,
    ack: str | None,
    *,
    changed: bool,
) -> dict[str, Any]:
    """Return what `person` is told about `events`, which led to the table as it is `shown` now.

    They have `changed` more than the match.
    """
    return {
        "kind": "update",
        "version": shown.table.public_version,
        "now": now,
        "events": events,
        "table": shown.info if changed else None,
        "play": shown.play(person),
        "ack": ack,
    }


def news(version: int, own: int | None, seen: Sequence[Event], ack: str | None) -> dict[str, Any]:
    """Return what is told of commitments, which need no view; `own` where only one is told."""
    events = [to_json(event) for event in seen]
    return {"kind": "news", "version": version, "own_version": own, "events": events, "ack": ack}


def presence(
    people: Collection[PersonId],
    spectators: int,
    asking: Collection[PersonId],
    away: Absences,
) -> dict[str, Any]:
    """Return who is connected, who of them has asked for another match, and who is away."""
    return {
        "kind": "presence",
        "people": sorted(people),
        "spectators": spectators,
        "asking": sorted(asking),
        "away": [
            {"person": person, "until": since + CLOCKS["off"].away}
            for person, since in sorted(away.items())
        ],
    }


def reaction(person: PersonId, face: str) -> dict[str, Any]:
    """Return that somebody shows a face."""
    return {"kind": "reaction", "person": person, "face": face}


def ack(command: str) -> dict[str, Any]:
    """Return that a command is on disk."""
    return {"kind": "ack", "id": command}


def refusal(error: TorilError) -> dict[str, Any]:
    """Return why something was refused."""
    return {"code": error.code, "sentence": error.sentence, "facts": error.facts}


def refused(command: str, error: TorilError) -> dict[str, Any]:
    """Return that a command was refused and changed nothing."""
    return {"kind": "refused", "id": command, **refusal(error)}
