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
ARROW = ("cli", "server", "arena", "bots", "fast", "engine")
BESIDE = {
    "text": {"engine"},
    "wire": {"engine"},
    "client.py": {"engine", "wire"},
    "places.py": set[str](),
}
FOR_ALL = {
    "cli": {"text", "client", "wire", "places"},
    "server": {"text", "wire", "places"},
    "arena": {"places"},
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


@pytest.mark.parametrize(
    "path",
    sorted((PACKAGE / "server" / "tables").glob("*.py")),
    ids=lambda path: path.name,
)
def test_tables_are_pure(path: Path) -> None:
    models = {f"toril.wire.{name}" for name in ("inbound", "outbound", "values")}
    assert not imported(path) & models
    impure = {"asyncio", "os", "io", "pathlib", "random", "secrets", "socket", "time", "structlog"}
    assert not {name.split(".")[0] for name in imported(path)} & impure


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


def test_importing_toril_loads_no_dependency() -> None:
    code = "import sys, toril; print(*{name.split('.')[0] for name in sys.modules})"
    loaded = subprocess.run(
        [
            sys.executable,
            "-I",
            "-S",
            "-c",
            f"import sys; sys.path.insert(0, {str(PACKAGE.parent)!r});{code}",
        ],
        capture_output=True,
        check=True,
        text=True,
    ).stdout.split()
    foreign = set(loaded) - set(sys.stdlib_module_names) - {"toril", "__main__"}
    assert not {name for name in foreign if not name.startswith("_")}


def test_no_module_outgrows_one_sitting() -> None:
    long = {str(path): len(path.read_text().splitlines()) for path in MODULES}
    assert {path: lines for path, lines in long.items() if lines > 300} == {}
