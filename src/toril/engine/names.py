"""What may name a seat, in a record and at a table."""

from typing import Any

NAME_LENGTH = 40

NOBODY = "—"
"""Whoever has been forgotten: a server's keeper had the names of an old table deleted."""

JOINER = "\u200d"
"""Prints nothing by itself and makes one picture of the two beside it: emoji families."""


def is_name(name: Any) -> bool:
    """Return whether `name` can stand for a seat: one short line, joiners within it only."""
    if not isinstance(name, str) or len(name) > NAME_LENGTH:
        return False
    return all(part and part.isprintable() for part in name.split(JOINER))
