"""What the wire's values look like, by kind: recorded for each PROTOCOL in shapes.json.

`python -m tests.wire.shapes` enters what was added. It does not overwrite what was there:
that takes a higher PROTOCOL, and then everything is recorded anew.
"""

import json
import sys
from pathlib import Path
from typing import Any, TypeAlias

from toril.engine.games import GAMES
from toril.engine.kinds import kind_of
from toril.engine.older_data import field_names
from toril.wire.engine_schemas import REF, engine_schemas
from toril.wire.version import PROTOCOL

FILE = Path(__file__).with_name("shapes.json")

Shapes: TypeAlias = dict[str, dict[str, str]]
"""By the name of a schema its fields with their types; of a choice, its kinds."""


def shapes() -> Shapes:
    """Return what is sent now, without the options of games: those may come at any time."""
    return {name: _fields(schema) for name, schema in sorted(engine_schemas().items())}


def _fields(schema: dict[str, Any]) -> dict[str, str]:
    fields = schema.get("properties", {"": schema})
    options = {
        option
        for game in GAMES.values()
        for option in field_names(game.rules)
        if fields.get("kind") == {"const": kind_of(game.rules)}
    }
    return {field: _type(each) for field, each in fields.items() if field not in options}


def _type(schema: dict[str, Any]) -> str:
    """Return a type as one line; the members of a union in order of the alphabet."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(sorted(map(json.dumps, schema["enum"])))
    if "anyOf" in schema:
        return " | ".join(sorted(map(_type, schema["anyOf"])))
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    if "items" in schema:
        return f"[{_type(schema['items'])}, …]"
    return str(schema["type"])


def broken(before: Shapes, now: Shapes) -> list[str]:
    """Return what a client that knew `before` would miss or misread."""
    found = []
    for name, fields in before.items():
        if name not in now:
            found.append(f"{name} is gone")
            continue
        for field in sorted(fields.keys() | now[name].keys()):
            was, is_now = fields.get(field), now[name].get(field)
            if was is None or is_now is None or not _still_read(was, is_now):
                found.append(f"{name}.{field}: {was} is {is_now}")
    return found


def _still_read(was: str, is_now: str) -> bool:
    """Return whether a type is the same, or a choice among kinds that has more of them."""
    kinds, more = set(was.split(" | ")), set(is_now.split(" | "))
    return was == is_now or (kinds < more and all(kind[0].isupper() for kind in more))


def recorded() -> tuple[int, Shapes]:
    """Return the protocol that was recorded, and its shapes."""
    data = json.loads(FILE.read_text(encoding="utf-8"))
    return data["protocol"], data["shapes"]


def main() -> int:
    """Record what is new."""
    protocol, before = recorded() if FILE.exists() else (0, {})
    if protocol == PROTOCOL and (faults := broken(before, shapes())):
        sys.stderr.write("\n".join([*faults, "PROTOCOL must be raised.\n"]))
        return 1
    data = {"protocol": PROTOCOL, "shapes": shapes()}
    text = json.dumps(data, indent=1, ensure_ascii=False)
    FILE.write_text(text + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
