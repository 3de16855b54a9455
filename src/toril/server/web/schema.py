"""The protocol's schema: the REST document, with the socket's messages and the engine's values."""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from toril.server.live.reactions import FACES, PAUSE
from toril.server.tables.clock import CLOCKS
from toril.server.tables.showing_times import BEATS
from toril.wire import inbound, outbound, table_codes
from toril.wire.closing import Closing
from toril.wire.engine_schemas import REF, engine_schemas
from toril.wire.games import described
from toril.wire.reading import ENGINE_VALUE
from toril.wire.replay import Replay
from toril.wire.version import PROTOCOL


def openapi(app: FastAPI) -> dict[str, Any]:
    """Return the whole protocol as one OpenAPI document."""
    document = get_openapi(
        title=app.title, version=app.version, summary=app.summary, routes=app.routes
    )
    schemas = document.setdefault("components", {}).setdefault("schemas", {})
    sides: dict[str, TypeAdapter[Any]] = {
        "FromClient": inbound.FROM_CLIENT,
        "FromServer": outbound.FROM_SERVER,
        "Replay": TypeAdapter(Replay),
    }
    for name, side in sides.items():
        made = side.json_schema(ref_template=REF + "{model}")
        schemas |= made.pop("$defs", {})
        schemas[name] = made
    document["x-socket"] = {
        "path": "/api/tables/{code}/socket",
        "client": {"$ref": REF + "FromClient"},
        "server": {"$ref": REF + "FromServer"},
    }
    document |= _shared()
    filled: dict[str, Any] = _filled(document)
    models, engine = filled["components"]["schemas"], engine_schemas()
    assert not models.keys() & engine.keys()  # one name would hide the other
    models |= engine
    return filled


def _shared() -> dict[str, Any]:
    """Return what else both ends must know; `make types` writes all of it for the page."""
    return {
        "x-protocol": PROTOCOL,
        "x-closing": {
            closing.name.lower(): {"code": closing.value, "come_back": closing.come_back}
            for closing in Closing
        },
        "x-table-codes": {
            "letters": table_codes.LETTERS,
            "look_alikes": table_codes.LOOK_ALIKES,
            "length": table_codes.LENGTH,
        },
        "x-clocks": {name: clock.think for name, clock in CLOCKS.items()},
        "x-games": described(),
        "x-reactions": {"faces": FACES, "pause": PAUSE},
        "x-showing": BEATS,
    }


def _filled(part: Any) -> Any:
    """Return `part` with references where the models say that the engine has the schema."""
    if isinstance(part, dict):
        if ENGINE_VALUE in part:
            return {"$ref": REF + part[ENGINE_VALUE]}
        return {name: _filled(value) for name, value in part.items()}
    if isinstance(part, list):
        return [_filled(item) for item in part]
    return part
