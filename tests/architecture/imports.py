"""Who imports whom, read from the sources: wherever an import stands, for types only or not."""

import ast
import sys
from pathlib import Path

import toril

PACKAGE = Path(toril.__file__).parent
MODULES = sorted(path for path in PACKAGE.rglob("*.py"))


def dotted(path: Path) -> str:
    """Return the name by which a module is imported."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


BY_NAME = {dotted(path): path for path in MODULES}


def imported(path: Path) -> set[str]:
    """Return what a module imports, as it is written: `from a import b` is `a` and `a.b`."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out in full"
            module = node.module or ""
            names.update((module, *(f"{module}.{alias.name}" for alias in node.names)))
    return names


def ours(path: Path) -> set[str]:
    """Return the modules of ours that a module names.

    A package counts where something of its own is taken, not where it only holds a module.
    """
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names if alias.name in BY_NAME)
        elif isinstance(node, ast.ImportFrom) and node.module in BY_NAME:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                names.add(inner if inner in BY_NAME else node.module)
    return names


def foreign(path: Path) -> set[str]:
    """Return the packages that a module imports and that are not ours.

    The `Random` that sampling is given comes from outside the engine and is only passed on.
    """
    names = imported(path)
    if path.is_relative_to(PACKAGE / "engine") and "random.Random" in names:
        names -= {"random", "random.Random"}
    return {name.split(".")[0] for name in names} - {"toril"}


def closure(first: str) -> set[str]:
    """Return a module and all of ours that it loads, directly or not.

    Loading a module loads the packages around it, too.
    """
    found: set[str] = set()
    waiting = {first}
    while waiting:
        name = waiting.pop()
        found.add(name)
        around = {name.rsplit(".", count)[0] for count in range(1, name.count(".") + 1)}
        waiting |= (around | ours(BY_NAME[name])) - found
    return found


def cycles(graph: dict[str, set[str]]) -> list[set[str]]:
    """Return the groups of nodes that all lead to each other."""
    reach = {node: _reached(graph, node) for node in graph}
    groups = {frozenset(other for other in reach[node] if node in reach[other]) for node in graph}
    return [set(group) for group in sorted(groups, key=sorted) if group]


def _reached(graph: dict[str, set[str]], first: str) -> set[str]:
    found: set[str] = set()
    waiting = set(graph[first])
    while waiting:
        node = waiting.pop()
        found.add(node)
        waiting |= graph[node] - found
    return found


def part_of(name: str) -> str:
    """Return the part of a module, in our own words: `server.live`, or `bots`.

    A part is a folder, or a module beside the folders. Large folders are divided once more.
    """
    names = name.split(".")[1:]
    return ".".join(names[: 2 if names[0] in DIVIDED else 1])


DIVIDED = ("cli", "server")
"""The large folders."""


def parts() -> dict[str, set[str]]:
    """Return which parts each part imports."""
    graph: dict[str, set[str]] = {}
    for name, path in BY_NAME.items():
        if name in FRONT_DOORS or name in EMPTY:
            continue
        part = graph.setdefault(part_of(name), set())
        part |= {part_of(other) for other in ours(path) if other not in FRONT_DOORS}
    return {part: others - {part} for part, others in graph.items()}


FRONT_DOORS = ("toril", "toril.__main__")
"""What a user imports or runs: they may take from everywhere."""


EMPTY = {dotted(path) for path in MODULES if path.name == "__init__.py" and not imported(path)}
"""Packages that only hold modules."""


def stdlib(name: str) -> bool:
    """Return whether a package is Python's own."""
    return name in sys.stdlib_module_names
