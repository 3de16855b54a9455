"""Holds a replay against what people at the table were sent, message by message."""

import gzip
import json
from collections.abc import Iterable
from typing import Any

from toril.engine.game import Seat, put_at
from toril.engine.kinds import kind_of
from toril.engine.match import Match
from toril.engine.record import Record
from toril.server.replay.telling import LIVE, open_cards
from toril.wire.reading import ReadContext
from toril.wire.replay import Replay

NOT_TOLD = {
    "six.committed",
    "six.replaced",
    *(kind_of(kind) for kind in LIVE if kind.__name__ != "Commitment"),
}

Told = dict[str, Any]


def opened(packed: bytes) -> Told:
    """Return a replay as it was sent, after its model has read it."""
    text = gzip.decompress(packed)
    Replay.model_validate_json(text, context=ReadContext())
    data: Told = json.loads(text)
    return data


def as_seen(frame: Told, seat: Seat | None) -> tuple[list[Told], Told]:
    """Return the events of a frame and the view after them, for a seat or for spectators."""
    view, events = frame["play"]["view"], frame["events"]
    if seat is None:
        return events, view
    own = frame["own"][seat]
    return events if own is None else own, {**view, "round": view["round"] | frame["mine"][seat]}


def of_match(updates: Iterable[Told], number: int) -> list[Told]:
    """Return the updates of a match, the first of which has begun it."""
    found: list[Told] = []
    for update in updates:
        kinds = {each["kind"]: each for each in update["events"]}
        if found or kinds.get("table.started", {}).get("number") == number:
            found.append(update)
            if "match.ended" in kinds:
                return found
    raise AssertionError("the match was not heard to its end")


def same_told(replay: Told, updates: Iterable[Told]) -> list[Told]:
    """Check that the replay tells what one viewer was sent; return the last frame of each update.

    The viewer may have had a seat at times only: whose view it was, the view itself says.
    """
    number = replay["match"]
    first, *rest = of_match(updates, number)
    frames = iter(replay["frames"])
    frame = next(frames)
    seat = first["play"]["view"]["round"]["seat"]
    assert as_seen(frame, seat) == ([], first["play"]["view"])
    last = [frame]
    for update in rest:
        seat = update["play"]["view"]["round"]["seat"]
        wanted = [each for each in update["events"] if each["kind"] not in NOT_TOLD]
        told: list[Told] = []
        while len(told) < len(wanted):
            frame = next(frames)
            told += as_seen(frame, seat)[0]
        assert told == wanted
        if wanted:
            view = _committed(as_seen(frame, seat)[1], update["events"], wanted[-1])
            assert view == update["play"]["view"]
            last.append(frame)
    assert next(frames, None) is None
    return last


def _committed(view: Told, events: list[Told], last: Told) -> Told:
    """Return a view with what was committed after the last event that is told again."""
    seen = view["round"]
    for event in events[events.index(last) + 1 :]:
        if event["kind"] == "six.committed":
            phase = seen["phase"]
            committed = put_at(tuple(phase["committed"]), event["seat"], True)
            own = phase["own"] if event["card"] is None else event["card"]
            seen = {**seen, "phase": {**phase, "committed": list(committed), "own": own}}
    return {**view, "round": seen}


def open_cards_as_played(replay: Told, record: Record) -> None:
    """Check that what lies open in each frame is what the engine had then, in its order."""
    states = [json.loads(json.dumps(open_cards(match))) for match in _matches(record)]
    at = 0
    for frame in replay["frames"]:
        at = states.index(frame["open"], at)


def _matches(record: Record) -> Iterable[Match[Any]]:
    """Yield the match after each move of a record: where it ends a round, before the next deal."""
    matches = [match for match, _ in record.steps()]
    for before, (seat, move) in zip(matches, record.moves, strict=False):
        yield before
        yield before.hold(True).play(seat, move)[0]
    yield matches[-1]


def told_of_play(replay: Told) -> list[Any]:
    """Return what a replay tells of the game, and who takes a seat over, but not of the table."""
    found = []
    for frame in replay["frames"]:
        events = [each for each in frame["events"] if not each["kind"].startswith("table.")]
        if events:
            view, parts = frame["play"]["view"], ("round", "turn", "own", "mine", "open")
            found.append((events, view, [frame[part] for part in parts]))
    return found
