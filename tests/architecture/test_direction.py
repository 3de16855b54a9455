"""The arrow of imports (STYLE: direction): a room takes only from rooms further down."""

from pathlib import Path

import pytest

from tests.architecture.imports import (
    BY_NAME,
    FRONT_DOORS,
    MODULES,
    PACKAGE,
    cycles,
    dotted,
    imported,
    ours,
    rooms,
)

# A part may import the parts to its right, and itself.
ARROW = ("cli", "bench", "server", "arena", "bots", "fast", "engine")
BESIDE = {
    "text": {"engine"},
    "wire": {"engine"},
    "client": {"engine", "wire"},
    "folders": set[str](),
    "machine": set[str](),
}
FOR_ALL = {
    "cli": {"text", "client", "wire", "folders", "machine"},
    "bench": {"client", "wire", "machine"},
    "server": {"text", "wire", "folders"},
    "arena": {"folders"},
    "fast": {"folders"},
}
INSIDE_SERVER = {
    "web": {
        *("live", "store", "tables", "transport"),
        *("metrics", "settings", "gc_policy", "addresses"),
    },
    "transport": {"metrics", "settings", "addresses"},
    "live": {"store", "tables", "metrics"},
    "store": {"tables", "metrics"},
    "tables": set[str](),
    "logs": {"transport"},
}


def part_of(name: str) -> str:
    return name.split(".")[1]


@pytest.mark.parametrize("name", [name for name in BY_NAME if name not in FRONT_DOORS])
def test_imports_point_one_way(name: str) -> None:
    part = part_of(name)
    if part in BESIDE:
        allowed = BESIDE[part] | {part}
    else:
        allowed = set(ARROW[ARROW.index(part) :]) | FOR_ALL.get(part, set())
    for other in ours(BY_NAME[name]) - {"toril"}:
        assert part_of(other) in allowed, f"{name} must not import {other}"


@pytest.mark.parametrize("name", [name for name in BY_NAME if name.startswith("toril.server.")])
def test_inside_the_server_the_arrow_ends_at_tables(name: str) -> None:
    room = name.split(".")[2]
    if room not in INSIDE_SERVER:
        return  # what a server is put together with: serve, settings
    for other in ours(BY_NAME[name]):
        if other.startswith("toril.server."):
            assert other.split(".")[2] in INSIDE_SERVER[room] | {room}, other


def test_no_rooms_need_each_other() -> None:
    assert cycles(rooms()) == []


def test_no_modules_need_each_other_not_even_for_types() -> None:
    graph = {name: ours(path) - {name} for name, path in BY_NAME.items()}
    assert cycles(graph) == []


def test_imports_are_written_out_in_full() -> None:
    for path in MODULES:
        imported(path)  # asserts it


def test_every_module_is_found() -> None:
    assert {path.relative_to(PACKAGE).parts[0] for path in MODULES} > {"engine", "server"}
    assert dotted(Path(PACKAGE / "engine" / "__init__.py")) == "toril.engine"
    assert ours(BY_NAME["toril.engine.match"]) > {"toril.engine.deal"}


def test_cycles_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"d", "a"}, "e": set[str]()}
    assert cycles(graph) == [{"b", "c"}, {"d"}]
