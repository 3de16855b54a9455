"""The arrow of imports (STYLE: direction): a part takes only from parts further down."""

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
    parts,
)

# A package may import the packages to its right, and itself.
ARROW = ("cli", "bench", "server", "arena", "bots", "fast", "engine")
BESIDE = {
    "text": {"engine"},
    "pictures": {"engine"},
    "wire": {"engine"},
    "fairness": {"engine"},
    "client": {"engine", "fairness", "wire"},
    "extras": {"engine"},
    "folders": set[str](),
    "machine": set[str](),
}
"""Packages beside the arrow, and what they import."""

FROM_BESIDE = {
    "cli": {"text", "client", "fairness", "pictures", "wire", "folders", "machine"},
    "bench": {"client", "extras", "machine", "wire"},
    "server": {"extras", "pictures", "text", "wire", "folders"},
    "arena": {"extras"},
    "fast": {"folders"},
}
"""What packages of the arrow import from beside it."""

FOR_ALL = {"addresses", "gc_policy", "metrics", "settings", "logs"}
INSIDE_SERVER = {
    "workers": {"serve", "settings", "logs", "listening", "worker"},
    "serve": {"web", "transport", "metrics_page"} | FOR_ALL - {"metrics"},
    "metrics_page": {"metrics", "worker"},
    "web": {"replay", "live", "bus", "store", "tables", "transport"} | FOR_ALL - {"logs"},
    "transport": {"metrics", "settings", "addresses"},
    "replay": {"live", "tables"},
    "live": {"bus", "store", "tables", "metrics", "worker"},
    "store": {"tables", "metrics"},
    "bus": {"metrics"},
    "tables": set[str](),
    "gc_policy": {"metrics"},
    "logs": {"transport", "worker"},
    "settings": {"store"},
    **{part: set[str]() for part in ("addresses", "listening", "metrics", "worker")},
}
"""What each part of the server imports from the others."""


def imports_of(package: str) -> set[str]:
    """Return the other packages that a package imports."""
    inside = [name for name in BY_NAME if name.split(".")[1:2] == [package]]
    found = {other for name in inside for other in ours(BY_NAME[name]) if other != "toril"}
    return {name.split(".")[1] for name in found} - {package}


@pytest.mark.parametrize("package", [*ARROW, *BESIDE])
def test_imports_point_one_way(package: str) -> None:
    found = imports_of(package)
    if package in BESIDE:
        assert found == BESIDE[package]
    else:
        assert found - BESIDE.keys() <= set(ARROW[ARROW.index(package) + 1 :])
        assert found & BESIDE.keys() == FROM_BESIDE.get(package, set())


def test_every_package_has_its_place() -> None:
    packages = {name.split(".")[1] for name in BY_NAME if name not in FRONT_DOORS}
    assert packages == {*ARROW, *BESIDE}


def test_inside_the_server_the_arrow_ends_at_tables() -> None:
    found = {
        name.removeprefix("server."): {
            other.removeprefix("server.") for other in others if other.startswith("server.")
        }
        for name, others in parts().items()
        if name.startswith("server.")
    }
    assert found == INSIDE_SERVER


def test_no_parts_need_each_other() -> None:
    assert cycles(parts()) == []


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
