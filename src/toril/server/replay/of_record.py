"""The replay of a record alone, which may have come as a file."""

from toril.engine.match_events import RoundStarted
from toril.engine.record import Record
from toril.engine.value import replace
from toril.server.replay.staged import moved, seated, seatings, staged
from toril.server.replay.telling import Add, Head, Telling
from toril.wire.table_events import WentOn


def tell_record(record: Record, add: Add) -> Head:
    """Tell what a record holds; return what its replay says besides the frames.

    What cannot be played is refused, perhaps after frames were told.
    """
    steps, later = record.steps(), {each.round: each for each in seatings(record)}
    match, happened = next(steps)
    table = staged(record, replace(match, outcome=None), later.pop(1))
    telling = Telling(table, add)
    if happened:
        telling.ended(replace(table, match=match), happened)
    for (seat, move), (match, happened) in zip(record.moves, steps, strict=True):
        before, ended = table, happened[len(happened) :]
        if record.ended_by is not None and match.outcome is not None:
            happened, ended = happened[:-1], happened[-1:]
        table = moved(table, replace(match, outcome=None) if ended else match)
        started = next((each for each in happened if isinstance(each, RoundStarted)), None)
        if started is not None and (seating := later.get(started.round_number)):
            table = seated(table, seating)
            happened = (*happened[:-1], WentOn(seating.round), started)
        telling.moved(before, table, seat, move, "person", happened)
        if ended:
            telling.ended(replace(table, match=match), ended)
    return {
        "match": None,
        "digest": record.to_json()["digest"],
        "only": None,
        "table": telling.table,
    }
