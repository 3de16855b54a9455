"""Pictures of results: of a match that has ended at a table, or of a record that somebody sends."""

from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Any

from toril.engine.errors import TorilError
from toril.engine.match import Match
from toril.engine.record import Record
from toril.engine.value import value
from toril.pictures.result import result_svg
from toril.pictures.svg import Svg
from toril.server.live.looking_back import Lines
from toril.server.replay.of_file import refusal_of
from toril.server.replay.pace import Pace
from toril.server.tables.evolve import fold_until
from toril.text import catalogue

if TYPE_CHECKING:
    from toril.server.tables.table import Table


@value
class Ended:
    """A match that has ended at a table, its record, and when that was, in milliseconds."""

    record: Record
    match: Match[Any]
    at: int


def ended_match(lines: Lines, number: int) -> Ended:
    """Return a match that has ended."""
    table: Table | None = fold_until(lines, number)
    assert table is not None  # nobody may ask for another one
    assert table.match is not None
    return Ended(table.record(), table.match, table.told_at)


def draw_ended(ended: Ended, language: str, zone: int) -> Svg:
    """Return the picture of it, with the day it was where clocks are `zone` minutes ahead."""
    then = datetime.fromtimestamp(ended.at / 1000, UTC) + timedelta(minutes=zone)
    return _drawn(ended.record, ended.match, language, then.date())


def draw_record(record: Record, language: str, day: date | None) -> Svg:
    """Return the picture of a record; it is replayed first, and may break the rules."""
    try:
        match = _replayed(record)
    except TorilError as error:
        raise refusal_of(error.code) from None
    return _drawn(record, match, language, day)


def _replayed(record: Record) -> Match[Any]:
    steps, pace = record.steps(), Pace()
    match, _ = next(steps)
    for after, _ in steps:
        match = after
        pace.step()
    return match


def _drawn(record: Record, match: Match[Any], language: str, day: date | None) -> Svg:
    played = None if day is None else (day.year, day.month, day.day)
    return result_svg(record, catalogue(language).say, played, match=match)
