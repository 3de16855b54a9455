"""What a command is: who may give it, when, and what becomes of one that is sent twice.

Every command is declared by who gives it: with `by_host`, `by_person` or `by_server` where the
answer is nothing but "done", with `by_anybody` or `by_person_each_time` where it is more. Called
with its arguments, a declared one makes a `Command`; `carry_out` is the only way to do one.
"""

from collections.abc import Callable
from functools import update_wrapper
from typing import Concatenate, Generic, Literal, ParamSpec, TypeAlias, TypeVar, assert_never

from toril.engine.value import value
from toril.server.tables.capacity import check_lines
from toril.server.tables.draws import draw_if_due
from toril.server.tables.pen import Pen
from toril.server.tables.senders import check_host, check_seated, check_state
from toril.wire.literals import State

P = ParamSpec("P")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Giver: TypeAlias = Literal["anybody", "person", "host", "server"]
"""Strangers too; a person at the table; the host; the server by itself."""


@value
class Command(Generic[T_co]):
    """Something to be done at a table, and who may order it."""

    by: Giver
    state: State | None
    known: Callable[[Pen], tuple[T_co] | None]  # the answer, if this command was done before
    do: Callable[[Pen], T_co]


class Declared(Generic[P, T]):
    """A command by its name: it goes in one state of the table, or in all (None)."""

    def __init__(
        self,
        by: Giver,
        state: State | None,
        known: Callable[Concatenate[Pen, P], tuple[T] | None],
        do: Callable[Concatenate[Pen, P], T],
    ) -> None:
        """`do` writes it; `known` answers one that was done before."""
        self.by, self.state = by, state
        self._known, self._do = known, do
        update_wrapper(self, do)

    def __call__(self, *args: P.args, **named: P.kwargs) -> Command[T]:
        """Return the command to do this."""
        known, do = self._known, self._do
        return Command(
            self.by,
            self.state,
            lambda pen: known(pen, *args, **named),
            lambda pen: do(pen, *args, **named),
        )

    def within(self, pen: Pen, *args: P.args, **named: P.kwargs) -> T:
        """Do this as a part of another command, whose giver has been checked."""
        return self._do(pen, *args, **named)


def carry_out(pen: Pen, command: Command[T]) -> T:
    """Do a command with `pen`, or raise why not; what was done before is only answered again."""
    answer = command.known(pen)
    if answer is None:
        _check_giver(pen, command.by)
        if command.state is not None:
            check_state(pen.table, command.state)
        answer = (command.do(pen),)
    if pen.lines:
        draw_if_due(pen)
        pen.set_clock()
        check_lines(pen)
    return answer[0]


def _check_giver(pen: Pen, by: Giver) -> None:
    match by:
        case "host":
            check_host(pen.table, pen.sender)
        case "person":
            check_seated(pen.table, pen.sender)
        case "server":
            assert pen.sender is None, "nobody else gives it"
        case "anybody":
            pass
        case _:
            assert_never(by)


def by_host(
    state: State | None = None,
) -> Callable[[Callable[Concatenate[Pen, P], None]], Declared[P, None]]:
    """Declare what only the host may do; a resent one is done already."""
    return lambda do: Declared("host", state, _if_done, do)


def by_person(
    state: State | None = None,
) -> Callable[[Callable[Concatenate[Pen, P], None]], Declared[P, None]]:
    """Declare what everybody at the table may do; a resent one is done already."""
    return lambda do: Declared("person", state, _if_done, do)


def by_server(do: Callable[Concatenate[Pen, P], None]) -> Declared[P, None]:
    """Declare what happens by itself."""
    return Declared("server", None, _if_done, do)


def by_anybody(
    find: Callable[..., T | None], state: State | None = None
) -> Callable[[Callable[Concatenate[Pen, P], T]], Declared[P, T]]:
    """Declare what strangers may do, too; `find` returns the answer of one that was done before."""

    def known(pen: Pen, *args: object, **named: object) -> tuple[T] | None:
        found = find(pen, *args, **named)
        return None if found is None else (found,)

    return lambda do: Declared("anybody", state, known, do)


def by_person_each_time(do: Callable[Concatenate[Pen, P], T]) -> Declared[P, T]:
    """Declare what everybody at the table may do and what cannot be answered a second time.

    A resent one is done once more.
    """
    return Declared("person", None, _never, do)


def _if_done(pen: Pen, *_: object, **__: object) -> tuple[None] | None:
    return (None,) if pen.sender is not None and pen.is_resent(pen.sender) else None


def _never(_: Pen, *__: object, **___: object) -> None:
    return None
