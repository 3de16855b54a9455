"""What the wire tells, followed in JSON: written apart from `toril.wire.following`."""

from typing import Any


def play_after(play: Any, message: dict[str, Any]) -> Any:
    """Return the match as it is after a message, from how it was before; None without one."""
    match message["kind"]:
        case "welcome" | "update":
            return message["play"]
        case "news":
            return _after_news(play, message["events"])
        case _:
            return play


def _after_news(play: dict[str, Any], events: list[dict[str, Any]]) -> dict[str, Any]:
    seen = play["view"]["round"]
    phase, to_act = seen["phase"], list(play["to_act"])
    for event in events:
        seat, card = event["seat"], event["card"]
        committed = list(phase["committed"])
        if event["kind"] == "six.committed":
            assert not committed[seat]
            committed[seat] = True
            to_act.remove(seat)
        else:
            assert event["kind"] == "six.replaced"
            assert committed[seat]
            assert seat == seen["seat"]
        assert card is None or seat == seen["seat"]
        phase = phase | {"committed": committed} | ({} if card is None else {"own": card})
    view = play["view"] | {"round": seen | {"phase": phase}}
    return play | {"view": view, "to_act": to_act}


def counted_after(counters: tuple[int, int], message: dict[str, Any]) -> tuple[int, int]:
    """Return both counters after a message, which must follow them: nothing is left out."""
    version, own = counters
    match message["kind"]:
        case "welcome":
            version, own = message["version"], message["own_version"]
        case "update" | "news" if message.get("own_version") is None:
            version += len(message["events"])
        case "news":
            own += len(message["events"])
        case _:
            return counters
    assert message["version"] == version, message
    assert message.get("own_version") in (None, own), message
    return version, own
