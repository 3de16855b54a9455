"""Lines that only a newer Toril could have written, and why we cannot read each."""

from typing import Any

NEWER: dict[str, tuple[dict[str, Any], str]] = {
    "a kind of entry": ({"kind": "table.swapped", "seat": 0, "card": 42}, "bad_json"),
    "a kind of move": (
        {
            "kind": "table.moved",
            "seat": 0,
            "move": {"kind": "six.swap", "card": 42},
            "by": "person",
        },
        "bad_json",
    ),
    "a field of an entry": ({"kind": "table.paused", "until": 4242}, "bad_json"),
    "rules of a newer version": (
        {
            "kind": "table.configured",
            "rules": {"kind": "six.rules", "version": 99, "secret": 42},
            "clock": "off",
            "listed": False,
            "seating": [1, None],
            "counter": False,
        },
        "unknown_version",
    ),
    "a move that only a newer one allows": (
        {
            "kind": "table.moved",
            "seat": 0,
            "move": {"kind": "six.commit", "card": 4242},
            "by": "person",
        },
        "not_your_card",
    ),
}
"""Lines that this Toril cannot read or follow, each with the code of what is wrong with it."""
