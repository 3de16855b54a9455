"""The arrow of imports, and what the engine may lean on (STYLE: direction)."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import toril

PACKAGE = Path(toril.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))

# A part may import the parts to its right, and itself.
PARTS = {path.name for path in PACKAGE.iterdir() if path.is_dir()}
ARROW = ("cli", "bench", "server", "arena", "bots", "fast", "engine")
BESIDE = {
    "text": {"engine"},
    "wire": {"engine"},
    "client": {"engine", "wire"},
    "places.py": set[str](),
    "machine.py": set[str](),
}
FOR_ALL = {
    "cli": {"text", "client", "wire", "places", "machine"},
    "bench": {"client", "wire", "machine"},
    "server": {"text", "wire", "places"},
    "arena": {"places", "machine"},
    "fast": {"places"},
}
INSIDE_SERVER = {
    "web": {
        *("live", "store", "tables", "transport"),
        *("metrics", "settings", "garbage", "addresses"),
    },
    "transport": {"metrics", "settings", "addresses"},
    "live": {"store", "tables", "metrics"},
    "store": {"tables", "metrics"},
    "tables": set[str](),
}
PURE_WIRE = ("closing", "codes", "events", "version", "words")
"""What of the wire needs nothing but the engine: no models."""


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out in full"
            module = node.module or ""
            names.add(module)
            if module == "toril":  # `from toril import bots` is an import of toril.bots
                names.update(f"toril.{alias.name}" for alias in node.names if alias.name in PARTS)
    return names


def loaded_by(code: str) -> set[str]:
    """Return the modules that a fresh interpreter has loaded after `code`."""
    path = f"import sys; sys.path.insert(0, {str(PACKAGE.parent)!r})"
    command = [sys.executable, "-I", "-S", "-c", f"{path}; {code}; print(*sys.modules)"]
    return set(subprocess.run(command, capture_output=True, check=True, text=True).stdout.split())


def foreign_in(loaded: set[str]) -> set[str]:
    """Return the packages among these modules that are neither Python's nor ours."""
    tops = {name.split(".")[0] for name in loaded}
    foreign = tops - set(sys.stdlib_module_names) - {"toril", "__main__"}
    return {name for name in foreign if not name.startswith("_")}


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    part = part_of(path)
    if part in ("__init__.py", "__main__.py"):
        return  # the package's own front doors
    if part in BESIDE:
        allowed = BESIDE[part] | {part}
    else:
        allowed = set(ARROW[ARROW.index(part) :]) | FOR_ALL.get(part, set())
    for name in imported(path):
        if name.startswith("toril."):
            assert name.split(".")[1] in allowed, f"{part} must not import {name}"


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if part_of(path) == "server"],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_inside_the_server_the_arrow_ends_at_tables(path: Path) -> None:
    room = path.relative_to(PACKAGE).parts[1]
    if room not in INSIDE_SERVER:
        return  # what a server is put together with: serve, settings, logs
    for name in imported(path):
        if name.startswith("toril.server."):
            assert name.split(".")[2] in INSIDE_SERVER[room] | {room}, name


# A table is a value: whatever looks at the world, draws lots or waits has no place in it.
IMPURE = {
    *("asyncio", "concurrent", "ctypes", "datetime", "glob", "importlib", "io", "logging"),
    *("multiprocessing", "os", "pathlib", "platform", "queue", "random", "secrets", "select"),
    *("selectors", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "sys"),
    *("tempfile", "threading", "time", "urllib", "uuid", "weakref"),
}
TABLES = [path for path in MODULES if path.is_relative_to(PACKAGE / "server" / "tables")]


def dotted(path: Path) -> str:
    """Return the name by which a module is imported."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


NAMED = {dotted(path): path for path in MODULES}


def needed(path: Path) -> set[str]:
    """Return what a module loads, wherever in it: modules of ours, and names of others'.

    The `Random` that whoever samples is given comes from outside and is only passed on.
    """
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module, given = node.module or "", {alias.name for alias in node.names}
            if (module, given) == ("random", {"Random"}) and part_of(path) == "engine":
                continue
            names.update((module, *(f"{module}.{name}" for name in given)))
    ours = {name for name in names if name in NAMED}
    return ours | {name.split(".")[0] for name in names if not name.startswith("toril")}


def closure(first: str) -> dict[str, set[str]]:
    """Return a module and all of ours that it loads, directly or not, and what each one needs.

    Whoever imports a module loads the packages around it, too.
    """
    found: dict[str, set[str]] = {}
    waiting = {first}
    while waiting:
        name = waiting.pop()
        found[name] = needed(NAMED[name])
        around = {name.rsplit(".", count)[0] for count in range(1, name.count(".") + 1)}
        waiting |= (around | {other for other in found[name] if other in NAMED}) - found.keys()
    return found


@pytest.mark.parametrize("path", TABLES, ids=dotted)
def test_tables_are_pure_with_all_that_they_load(path: Path) -> None:
    for name, needs in closure(dotted(path)).items():
        foreign = {other for other in needs if other not in NAMED}
        assert not foreign & IMPURE, f"{name} is loaded by {dotted(path)}"
        assert foreign <= sys.stdlib_module_names, f"{name} is loaded by {dotted(path)}"


def test_importing_the_tables_loads_nothing_else_of_ours() -> None:
    names = [dotted(path) for path in TABLES]
    loaded = loaded_by("import " + ", ".join(names))
    expected = set[str]().union(*(closure(name) for name in names))
    assert {name for name in loaded if name.split(".")[0] == "toril"} <= expected
    assert foreign_in(loaded) == set()


@pytest.mark.parametrize(
    "path",
    [path for path in MODULES if part_of(path) == "engine"],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_the_engine_imports_the_standard_library_only(path: Path) -> None:
    for name in imported(path):
        top = name.split(".")[0]
        assert top in sys.stdlib_module_names or top == "toril", f"{name} is not for the engine"
        assert top not in {"time", "datetime", "logging", "secrets", "os", "io", "pathlib"}


@pytest.mark.parametrize("module", ["toril", *(f"toril.wire.{name}" for name in PURE_WIRE)])
def test_importing_it_loads_no_dependency(module: str) -> None:
    assert foreign_in(loaded_by(f"import {module}")) == set()


def test_no_module_outgrows_one_sitting() -> None:
    long = {str(path): len(path.read_text().splitlines()) for path in MODULES}
    assert {path: lines for path, lines in long.items() if lines > 300} == {}
