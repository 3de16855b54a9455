"""Who is connected to a table at the other workers, as these told us."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from toril.engine.value import value
from toril.wire.literals import PersonId

TABLES_IN_ONE = 500
"""Tables in one message at most."""

MOST = 1 << 53
"""Above every number of a worker: its times are milliseconds."""


@value
class Sign:
    """When a person was heard last, in milliseconds, and the seal of the next number, if any."""

    heard_at: int
    seal: str | None


@value
class Connected:
    """Who is connected to a table at one worker; `code` where strangers may join them there.

    `asking` has those who asked for another match, each with the match after which they did;
    `away` since when people at the table are away, told by the worker that drives it: its count
    decides.
    """

    people: Mapping[PersonId, Sign]
    spectators: int
    code: str | None = None
    asking: tuple[tuple[PersonId, int], ...] = ()
    away: tuple[tuple[PersonId, int], ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether nobody is there."""
        return not (self.people or self.spectators)


def to_data(connected: Connected) -> list[Any]:
    """Return who is connected as it goes over the bus."""
    people = [[person, sign.heard_at, sign.seal] for person, sign in connected.people.items()]
    data = [people, connected.spectators, connected.code]
    # A worker of an older version, which is about to be replaced, knows of none of these.
    pairs = [list(map(list, connected.asking)), list(map(list, connected.away))]
    return [*data, *pairs] if connected.away else [*data, pairs[0]] if connected.asking else data


def in_messages(of_tables: Iterable[tuple[str, Connected]]) -> Iterator[dict[str, list[Any]]]:
    """Yield who is connected to which table, `TABLES_IN_ONE` message at most."""
    rest = iter(of_tables)
    while some := {table: to_data(connected) for table, connected in islice(rest, TABLES_IN_ONE)}:
        yield some


def from_data(data: list[Any]) -> Connected:
    """Return what came over the bus; refuse with a ValueError what no worker would say.

    What is taken in is shown to people and added up: it must be what it is taken for.
    """
    people, spectators, code, *more = data
    if not (_is_count(spectators) and _is_text(code)):
        raise ValueError("not spectators and a code")
    for person, at, seal in people:
        if not (_is_count(person) and _is_count(at) and _is_text(seal)):
            raise ValueError("not a person, a time and a seal")
    asking, away = (_pairs(more[index : index + 1]) for index in range(2))
    signs = {person: Sign(at, seal) for person, at, seal in people}
    return Connected(signs, spectators, code, asking, away)


def _pairs(data: list[Any]) -> tuple[tuple[PersonId, int], ...]:
    """Return people with a number each, where anything was said of them."""
    pairs = tuple((person, number) for person, number in (data[0] if data else ()))
    if not all(_is_count(number) for each in pairs for number in each):
        raise ValueError("not people and numbers")
    return pairs


def _is_count(number: object) -> bool:
    return type(number) is int and 0 <= number < MOST


def _is_text(text: object) -> bool:
    return text is None or isinstance(text, str)


NOBODY = Connected({}, 0)


def together(several: Iterable[Connected]) -> Connected:
    """Return all of them as one: of a person the sign that was heard last."""
    people: dict[PersonId, Sign] = {}
    spectators, asking = 0, set[tuple[PersonId, int]]()
    away: dict[PersonId, int] = {}
    for each in several:
        spectators += each.spectators
        asking.update(each.asking)
        away.update(each.away)
        for person, sign in each.people.items():
            if person not in people or people[person].heard_at <= sign.heard_at:
                people[person] = sign
    pairs = tuple(sorted(asking)), tuple(sorted(away.items()))
    return Connected(people, spectators, None, *pairs)


class Elsewhere:
    """Who is connected to the other workers, by table; `attended` hears of tables that changed."""

    def __init__(self, attended: Callable[[str], None]) -> None:
        """Know of nobody."""
        self._attended = attended
        self._by_table: dict[str, dict[str, Connected]] = {}
        self._mentioned: dict[str, set[str]] = {}  # by workers that are telling us all
        self._have_told: set[str] = set()

    def at(self, table: str) -> Connected:
        """Return who is connected to a table."""
        found = self._by_table.get(table)
        return NOBODY if found is None else together(found.values())

    def is_anybody_at(self, table: str) -> bool:
        """Return whether somebody is connected to a table."""
        return table in self._by_table

    def codes(self) -> Iterator[str]:
        """Yield the codes of the tables that strangers may join."""
        for by_worker in self._by_table.values():
            for connected in by_worker.values():
                if connected.code is not None:
                    yield connected.code

    def is_all_known(self, worker: str) -> bool:
        """Return whether a worker has told all that it knows, and was not forgotten since."""
        return worker in self._have_told

    def note(self, worker: str, table: str, connected: Connected) -> None:
        """Take in who is connected to a table at a worker."""
        if worker in self._mentioned:
            self._mentioned[worker].add(table)
        if connected == self._by_table.get(table, {}).get(worker, NOBODY):
            return
        by_worker = self._by_table.setdefault(table, {})
        if connected.is_empty:
            by_worker.pop(worker, None)
        else:
            by_worker[worker] = connected
        if not by_worker:
            del self._by_table[table]
        self._attended(table)

    def begin_all(self, worker: str) -> None:
        """Hear that a worker is about to tell all that it knows."""
        self._mentioned[worker] = set()

    def end_all(self, worker: str) -> None:
        """Forget what a worker that has told us all did not mention: we were deaf for a while."""
        mentioned = self._mentioned.pop(worker, None)
        if mentioned is not None:
            self._have_told.add(worker)
            self._forget(worker, self._tables_of(worker) - mentioned)

    def gone(self, worker: str) -> None:
        """Forget who was connected to a worker."""
        self._mentioned.pop(worker, None)
        self._have_told.discard(worker)
        self._forget(worker, self._tables_of(worker))

    def _forget(self, worker: str, tables: Iterable[str]) -> None:
        for table in tables:
            self.note(worker, table, NOBODY)

    def _tables_of(self, worker: str) -> set[str]:
        return {table for table, found in self._by_table.items() if worker in found}
