"""The check of a record against a device's notes: thirteen answers, in order.

A record is checked without notes too: then only what it says about itself can be answered. What is
missing is never a pass.
"""

from collections.abc import Sequence

from toril.engine.errors import BadRecord, TorilError
from toril.engine.fairness.day import DayDeal
from toril.engine.fairness.older import ChainedSeed
from toril.engine.names import NOBODY
from toril.engine.record import Record
from toril.fairness import draw_points, match_points
from toril.fairness.drawn import Draws
from toril.fairness.notes import Notes
from toril.fairness.points import (
    POINTS,
    Finding,
    Point,
    Reason,
    differs,
    fits,
    not_compared,
)


def check(
    record: Record, notes: Notes | None = None, match: int | None = None
) -> tuple[Finding, ...]:
    """Return the answers to all points.

    `match` is the number of the match that the record was asked for; None: whichever its draw says.
    """
    first = _record(record)
    if record.fairness is None:
        if NOBODY in record.names:  # the draw, which has the names, cannot be shown any more
            return first, *_others("names_deleted", None, match)
        return first, *_others("no_draw", notes, match or _match_seen(record, notes))
    if isinstance(record.fairness, ChainedSeed):
        return first, *_others("older", notes, match)
    if isinstance(record.fairness, DayDeal):
        return first, *_others("day", notes, match)
    opened = record.fairness
    number = opened[0].draw.match if match is None else match
    draws = Draws.of(record, opened, notes, number)
    return first, *draw_points.answers(draws), *match_points.answers(draws), _earlier(draws)


def unreadable(error: TorilError) -> tuple[Finding, ...]:
    """Return the answers for a record that was changed so that it cannot even be read."""
    rest = (not_compared(point, "no_draw") for point in POINTS[1:])
    return differs("record", sentence=error.sentence, code=error.code), *rest


def with_ended(notes: Notes, record: Record, findings: Sequence[Finding]) -> Notes:
    """Return the notes after a record was compared with them: its draws may have ended with it.

    A server can write a finished record for a draw that it did not like. So something of the match
    must have been seen, and nothing of what was seen may differ. And it must have been played to
    its end: whoever works with the server could end a match for everybody as often as its deals
    are not liked.
    """
    wrong = any(finding.state == "differs" for finding in findings)
    if wrong or record.ended_by is not None or not isinstance(record.fairness, tuple):
        return notes
    for opened in record.fairness:
        notes = notes.ended(opened.draw.hash.hex())
    return notes


def _record(record: Record) -> Finding:
    try:
        match = record.replay()
    except BadRecord as error:
        return differs("record", sentence=error.sentence, code=error.code)
    if match.outcome is None:
        sentence = "The match has not ended."
        return differs("record", sentence=sentence, code="not_ended")
    return fits("record", moves=len(record.moves), rounds=match.round_number)


def _others(why: Reason, notes: Notes | None, match: int | None) -> tuple[Finding, ...]:
    """Answer for a record without a draw: it differs if one was noted for that match."""
    drawn = notes is not None and any(note.match == match for note in notes.draws)
    second = differs("draw") if drawn else not_compared("draw", why)
    return second, *(not_compared(point, why) for point in POINTS[2:])


def _match_seen(record: Record, notes: Notes | None) -> int | None:
    """Return which match the device saw being played as the record says; None for none."""
    matches = () if notes is None else notes.matches
    return next((m.match for m in matches if match_points.is_of(record, m)), None)


def _earlier(draws: Draws) -> Finding:
    """Point 13: all draws but the record's own, which is another if one of its rounds is twice."""
    point: Point = "earlier"
    notes, last = draws.notes, draws.all[-1].draw
    if notes is None:
        return not_compared(point, "no_notes")
    place = (last.match, last.round)
    until = [note for note in notes.draws if (note.match, note.round) <= place]
    places = [(note.match, note.round) for note in until]
    twice = sorted({note.match for note in until if places.count((note.match, note.round)) > 1})
    if twice:
        return not_compared(point, "drawn_twice", match=twice[0])
    gave = [note for note in until if note.number is not None and note.match != last.match]
    ended = max(((n.match, n.round) for n in gave if n.ended), default=(0, 0))
    # What was called off before a match that was played could not help to choose a later one.
    open_ones = [note.match for note in gave if (note.match, note.round) > ended]
    called_off = [match for match in open_ones if not notes.was_ended_for_all(match)]
    if called_off:
        return not_compared(point, "called_off", match=called_off[0])
    if open_ones:
        return not_compared(point, "ended_for_all", match=open_ones[0])
    return fits(point, draws=len(gave))
