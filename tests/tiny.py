"""Games so small that every state of every deal is visited, and counted a second and third way.

The engine's states are walked with all legal moves of all seats. The same walk is done with
`tests/reference`, on copies of its mutable rounds and with keys of its own; both must come to the
same set of states. Where the states can be counted without playing, the count stands in a comment
and in the test.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from copy import copy
from typing import Any, TypeAlias, TypeVar

from toril.engine.game import R
from toril.engine.games import format_position, parse_position

S = TypeVar("S")
K = TypeVar("K")
Key: TypeAlias = Hashable
Graph: TypeAlias = dict[Key, list[Key]]
"""Every state, by its key, with the states that the moves of the waiting seats lead to."""


def explore(
    roots: Iterable[S], key: Callable[[S], K], after: Callable[[S], list[S]]
) -> dict[K, list[K]]:
    """Return every state that is reached from the roots, with what follows it, by their keys."""
    graph: dict[K, list[K]] = {}
    waiting = list(roots)
    while waiting:
        state = waiting.pop()
        name = key(state)
        if name not in graph:
            following = after(state)
            graph[name] = [key(other) for other in following]
            waiting.extend(following)
    return graph


def after_moves(state: R, seats: Iterable[int]) -> list[R]:
    """Return what every legal move of these seats makes of a state."""
    return [state.apply(seat, move)[0] for seat in seats for move in state.legal(seat)]


def all_states(deals: Iterable[R], seats: int) -> dict[R, list[R]]:
    """Return every state with what the moves of all seats make of it, replacements too (S3)."""
    return explore(deals, lambda state: state, lambda state: after_moves(state, range(seats)))


def fork(value: S) -> S:
    """Return a copy that shares nothing that changes; `deepcopy` would take most of the time."""
    twin = copy(value)
    for name, part in vars(value).items():
        if isinstance(part, list):
            setattr(twin, name, [copy(item) for item in part])
        elif isinstance(part, dict):
            setattr(twin, name, dict(part))
    return twin


def same_graph(graph: Graph, other: Graph) -> bool:
    """Return whether both have the same states, and the same moves between them."""
    return graph.keys() == other.keys() and all(
        Counter(following) == Counter(other[name]) for name, following in graph.items()
    )


def terminals(graph: Graph) -> list[Key]:
    return [name for name, following in graph.items() if not following]


def paths(graph: Graph, roots: Iterable[Key]) -> int:
    """Return the number of ways from the roots to an end; a cycle would never return."""
    ways: dict[Key, int] = {}

    def count(name: Key) -> int:
        if name not in ways:
            ways[name] = sum(map(count, graph[name])) if graph[name] else 1
        return ways[name]

    return sum(map(count, roots))


def check_graphs(
    graph: Graph, naive: Graph, roots: Iterable[Key], states: int, ends: int, ways: int
) -> None:
    """Compare the states of engine and reference, and their numbers with these."""
    assert same_graph(graph, naive)
    assert len(graph) == states, len(graph)
    assert len(terminals(graph)) == ends, len(terminals(graph))
    found = paths(graph, roots)
    assert found == ways, found


def check_lines(states: Iterable[Any]) -> None:
    """Fail unless every state has a line of its own that parses back."""
    lines = {state: format_position(state) for state in states}
    assert len(set(lines.values())) == len(lines)
    for state, line in lines.items():
        assert parse_position(line) == state, line
