"""What the engine and the tables may lean on: nothing that looks at the world."""

import subprocess
import sys

import pytest

from tests.architecture.imports import BY_NAME, PACKAGE, closure, foreign, stdlib

PURE_WIRE = ("closing", "literals", "table_codes", "table_events", "version")
"""What of the wire needs nothing but the engine: no models."""

# A table is a value: whatever looks at the world, draws lots or waits has no place in it.
IMPURE = {
    *("asyncio", "concurrent", "ctypes", "datetime", "glob", "importlib", "io", "logging"),
    *("multiprocessing", "os", "pathlib", "platform", "queue", "random", "secrets", "select"),
    *("selectors", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "sys"),
    *("tempfile", "threading", "time", "urllib", "uuid", "weakref"),
}
TABLES = [name for name in BY_NAME if name.startswith("toril.server.tables")]
ENGINE = [name for name in BY_NAME if name.startswith("toril.engine")]


def loaded_by(code: str) -> set[str]:
    """Return the modules that a fresh interpreter has loaded after `code`."""
    path = f"import sys; sys.path.insert(0, {str(PACKAGE.parent)!r})"
    command = [sys.executable, "-I", "-S", "-c", f"{path}; {code}; print(*sys.modules)"]
    return set(subprocess.run(command, capture_output=True, check=True, text=True).stdout.split())


def foreign_in(loaded: set[str]) -> set[str]:
    """Return the packages among these modules that are neither Python's nor ours."""
    tops = {name.split(".")[0] for name in loaded} - {"toril", "__main__"}
    return {name for name in tops if not stdlib(name) and not name.startswith("_")}


@pytest.mark.parametrize("table", TABLES)
def test_tables_are_pure_with_all_that_they_load(table: str) -> None:
    for name in closure(table):
        needs = foreign(BY_NAME[name])
        assert not needs & IMPURE, f"{name} is loaded by {table}"
        assert all(map(stdlib, needs)), f"{name} is loaded by {table}"


def test_importing_the_tables_loads_nothing_else_of_ours() -> None:
    loaded = loaded_by("import " + ", ".join(TABLES))
    expected = set[str]().union(*map(closure, TABLES))
    assert {name for name in loaded if name.split(".")[0] == "toril"} <= expected
    assert foreign_in(loaded) == set()


@pytest.mark.parametrize("name", ENGINE)
def test_the_engine_imports_the_standard_library_only(name: str) -> None:
    for package in foreign(BY_NAME[name]):
        assert stdlib(package), f"{package} is not for the engine"
        assert package not in {"time", "datetime", "logging", "secrets", "os", "io", "pathlib"}


@pytest.mark.parametrize("module", ["toril", *(f"toril.wire.{name}" for name in PURE_WIRE)])
def test_importing_it_loads_no_dependency(module: str) -> None:
    assert foreign_in(loaded_by(f"import {module}")) == set()
