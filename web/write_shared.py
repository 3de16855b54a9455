"""Writes what the page shares with the server: `python web/write_shared.py SCHEMA OUT [--check]`.

Every `x-…` key of the server's schema becomes a constant of a TypeScript module, with the exact
type of its value. `make types` writes it, `make lint` checks that it is not old.
"""

import json
import sys
from pathlib import Path
from typing import Any

HEAD = "/** What both ends share, from the server's schema. Made by `make types`: do not edit. */\n"


def module(schema: dict[str, Any]) -> str:
    """Return the module's text."""
    shared = {key: value for key, value in schema.items() if key.startswith("x-")}
    return HEAD + "".join(
        f"\nexport const {constant(key)} = {written(value)} as const;\n"
        for key, value in sorted(shared.items())
    )


def constant(key: str) -> str:
    """Return the name of a key's constant: tableCodes of x-table-codes."""
    first, *others = key.removeprefix("x-").split("-")
    return first + "".join(word.capitalize() for word in others)


def written(value: Any) -> str:
    """Return a value as TypeScript, which JSON is."""
    return json.dumps(value, ensure_ascii=False, indent=2)


def main(schema: str, out: str, check: str | None = None) -> None:
    """Write the module, or say that it is old."""
    text, path = module(json.loads(Path(schema).read_text(encoding="utf-8"))), Path(out)
    if check is None:
        path.write_text(text, encoding="utf-8")
    elif not path.is_file() or path.read_text(encoding="utf-8") != text:
        sys.exit(f"{out} is old: make types")


if __name__ == "__main__":
    main(*sys.argv[1:])
