"""What the ledgers must say after an evening: what was answered, told and shown is there, once."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tests.harness.frames import text_in
from tests.harness.ledgers import history
from tests.people.persistent import Evening, PersistentPlayer
from toril.engine.game import Event
from toril.engine.record import Record
from toril.server.live import messages
from toril.server.live.shown import Shown, event_info
from toril.server.tables.entries import Line, Opened, Sat
from toril.server.tables.evolve import evolve, new_table
from toril.server.tables.table import Table


def check_commands(evening: Evening, lines: tuple[Line, ...]) -> None:
    """Whatever was answered is there, and there once."""
    times = Counter(line.command for line in lines if line.command)
    for person in evening.people:
        assert all(times[command] == 1 for command in person.done)
        assert not any(times[command] for command in person.refused)
    for answered in evening.answered:
        # Asked again, these hand out a new token or link each time: the old one may be lost.
        again = answered.what in ("open", "sit", "hand-over", "redeem")
        assert times[answered.id] >= 1 if again else times[answered.id] == 1
    sat = [line.command for line in lines if isinstance(line.entry, Sat)]
    assert sat == [answered.id for answered in evening.answered if answered.what in ("open", "sit")]


def check_told(evening: Evening, lines: tuple[Line, ...]) -> None:
    """Whatever anybody was told happened, in that order; between two welcomes nothing is missing.

    That none is missing between two messages, the counters of `PersistentPlayer` say.
    """
    for person in evening.people:
        public, own = events_for(person, lines)
        for message in person.heard:
            if (told := message.get("events")) is None:
                continue
            counted, at = (
                (public, "version") if message.get("own_version") is None else (own, "own_version")
            )
            until = message[at]
            assert told == counted[until - len(told) : until], message


def events_for(
    person: PersistentPlayer, lines: tuple[Line, ...]
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return what a person sees of what everybody was told, and what only this one was."""
    first, who = lines[0].entry, person.client.person
    assert isinstance(first, Opened)
    table, public, own = new_table(first), list[dict[str, Any]](), list[dict[str, Any]]()
    assert table.public_version == 0
    for line in lines[1:]:
        table, events = evolve(table, line)
        seat = None if who is None or who > len(table.people) else table.seat_of(who)
        for event in events:
            if (seen := event.seen_by(seat)) is not None:
                (own if event.seen_by(None) is None else public).append(_told(seen))
        assert len(public) == table.public_version
    return public, own


def _told(event: Event) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(text_in(messages.frame(event_info(event))))
    return told


def check_views(evening: Evening, lines: tuple[Line, ...], tables: list[Table]) -> None:
    """Whatever anybody was shown is what the ledger says.

    What everybody sees of an order is told first, with the view after all of it.
    """
    for person in evening.people:
        who, missing = person.client.person, set(person.plays)
        for number, table in enumerate(tables):
            known = who is None or who <= len(table.people)
            at = (table.public_version, table.own_version(who)) if known else (-1, -1)
            if at in person.plays:
                after = tables[end_of_order(lines, number)]
                shown = [_play(each, who) for each in (table, after)]
                assert person.plays[at] in shown, (evening.code, who, at, number)
                missing.discard(at)
        assert not missing, (evening.code, who, missing)


def end_of_order(lines: tuple[Line, ...], number: int) -> int:
    """Return the last line that was written with a line, by the same order."""
    line = lines[number]
    for end in range(number + 1, len(lines)):
        more = lines[end]
        if (more.at, more.person) != (line.at, line.person) or more.command is not None:
            return end - 1
    return len(lines) - 1


def _play(table: Table, who: int | None) -> Any:
    return json.loads(text_in(messages.frame({"play": Shown(table).play(who)})))["play"]


def check_records(evening: Evening, tables: list[Table]) -> None:
    """Every match that was begun has ended, and its record proves itself."""
    records: dict[int, Record] = {}
    for table in tables:
        if table.state == "result" and table.match_number not in records:
            records[table.match_number] = Record.loads(table.record().dumps().encode())
            assert records[table.match_number].replay() == table.match
    assert list(records) == list(range(1, evening.matches + 1))
    for person in evening.people:
        for shown in person.tables.values():
            if shown["state"] != "lobby":
                fairness = records[shown["match"] + (shown["state"] == "draw")].fairness
                assert isinstance(fairness, tuple)
                assert shown["fairness"]["draw"] == fairness[0].text


def rescued(evenings: Iterable[Evening], found: Mapping[str, tuple[Line, ...]]) -> int:
    """Return how many moves a server had written, but could not answer before it was killed."""
    at = {line.command: line.at for lines in found.values() for line in lines}
    resent = [again for evening in evenings for person in evening.people for again in person.resent]
    return sum(command in at and at[command] < born for command, born in resent)


def check_played(evening: Evening, lines: tuple[Line, ...]) -> None:
    """What was told and shown is in the ledger, and every match has ended and proves itself."""
    tables = list(history(lines))
    check_told(evening, lines)
    check_views(evening, lines, tables)
    check_records(evening, tables)
