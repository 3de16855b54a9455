"""What a line of a results file may hold. A file on disk may have been edited by anybody."""

import json
from dataclasses import fields
from typing import Any

from toril.arena.contest import SCHEMA
from toril.arena.unit_result import UnitResult

NAMES = {field.name for field in fields(UnitResult)}

OPENING = f'{{"schema":"{SCHEMA}"'.encode()
"""How every results file begins, even one whose first line was never finished."""

LARGEST = 2**53
"""No number that was measured is beyond this, and no float of this size is rounded."""


def parsed(line: bytes) -> dict[str, Any] | None:
    """Return the object that a line holds; None where it holds none."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def is_head(data: dict[str, Any]) -> bool:
    """Return whether this can be the first line of a results file, of whichever contest."""
    try:
        bytes.fromhex(data["seed"])
    except (KeyError, TypeError, ValueError):
        return False
    return data.get("schema") == SCHEMA and isinstance(data.get("entrants"), list)


def is_unit_result(data: dict[str, Any], number: int, entrants: int) -> bool:
    """Return whether this is the result of deal or match `number`."""
    if set(data) != NAMES or data["number"] != number:
        return False
    faults = data["faults"]
    return (
        _are_numbers(data["bullheads"], -LARGEST, entrants, entrants)
        and all(_are_numbers(data[name], 1, entrants) for name in ("rounds", "moves"))
        and all(_are_numbers(data[name], 0, entrants) for name in ("ms", "slowest_ms"))
        and isinstance(faults, list)
        and len(faults) == entrants
        and all(isinstance(each, dict) for each in faults)
        and all(_are_numbers(list(each.values()), 1, len(each)) for each in faults)
    )


def _are_numbers(data: Any, low: int, *lengths: int) -> bool:
    """Return whether these are numbers from `low` on, in lists of lists of so many."""
    if not lengths:
        return type(data) in (int, float) and low <= data <= LARGEST
    inside = lengths[1:]
    return (
        isinstance(data, list)
        and len(data) == lengths[0]
        and all(_are_numbers(each, low, *inside) for each in data)
    )
