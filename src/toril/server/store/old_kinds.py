"""Kinds in older ledgers: in the database's revision 0001 a kind was the name of a class.

Those ledgers stay as they are on disk, and are read for good: a ledger is never rewritten.
"""

from typing import Any

CURRENT_KINDS = {
    "Opened": "table.opened",
    "Sat": "table.sat",
    "BotSeated": "table.bot_seated",
    "Left": "table.left",
    "Kicked": "table.kicked",
    "Resigned": "table.resigned",
    "HostPassed": "table.host_passed",
    "Configured": "table.configured",
    "Started": "table.started",
    "Moved": "table.moved",
    "StoodIn": "table.stood_in",
    "GaveBack": "table.gave_back",
    "Paused": "table.paused",
    "Resumed": "table.resumed",
    "ClockSet": "table.clock_set",
    "LinkIssued": "table.link_issued",
    "TokenChanged": "table.token_changed",
    "SixNimmt": "six.rules",
    "Draft": "six.draft",
    "Commit": "six.commit",
    "ChooseRow": "six.choose_row",
    "ElevenNimmt": "eleven.rules",
    "Play": "eleven.play",
    "Take": "eleven.take",
    "Rob": "eleven.rob",
}
"""Today's kind of each old one: of entries, and of the rules and moves in them."""


def with_current_kinds(entry: dict[str, Any]) -> dict[str, Any]:
    """Return an entry with today's kinds."""
    if entry.get("kind") not in CURRENT_KINDS:
        return entry
    inside = {
        name: with_current_kinds(item) if isinstance(item, dict) else item
        for name, item in entry.items()
    }
    return inside | {"kind": CURRENT_KINDS[entry["kind"]]}
