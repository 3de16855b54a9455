"""Files and modules that documents, docstrings and comments mention are there."""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from tests.architecture.imports import BY_NAME

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("tests/**/*.md")]
SOURCES = [*ROOT.glob("src/toril/**/*.py"), *ROOT.glob("tests/**/*.py")]

DOTTED = re.compile(r"`(toril(?:\.\w+)+)[`(]")
FILES = re.compile(r"`((?:[\w.-]+/)+[\w-]+\.(?:py|ts|svelte|css|ftl|md|json|yml|txt))`")
DATA = {"toril.db", "toril.db.gz"}
"""Names of files that look like names of modules."""

FOLDERS = (".ci", ".github", "docs", "src/toril", "tests", "web/src", "web/tests", "web/worker")
HERE = {
    path.relative_to(ROOT).as_posix()
    for folder in FOLDERS
    for path in (ROOT / folder).rglob("*.*")
    if "static" not in path.parts
} | {path.relative_to(ROOT).as_posix() for path in (ROOT / "web").glob("*.*")}


def mentioned(pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Yield where something is mentioned, and what."""
    for path in [*PAGES, *SOURCES]:
        for found in pattern.finditer(path.read_text(encoding="utf-8")):
            yield str(path.relative_to(ROOT)), found[1]


def exists(name: str) -> bool:
    """Return whether a module of ours has that name, or something in it."""
    module, names = name, list[str]()
    while module not in BY_NAME:
        module, last = module.rsplit(".", 1)
        names.insert(0, last)
    found: object = import_module(module)
    for each in names:
        found = getattr(found, each, None)
    return found is not None


def test_modules_and_names_that_are_mentioned_exist() -> None:
    found = list(mentioned(DOTTED))
    assert len(found) > 20
    assert [(where, name) for where, name in found if name not in DATA and not exists(name)] == []


def is_here(file: str) -> bool:
    """Return whether there is such a file; its path may be short, as `tables/table.py`."""
    return any(f"/{path}".endswith(f"/{file}") for path in HERE)


def test_files_that_are_mentioned_exist() -> None:
    found = list(mentioned(FILES))
    assert len(found) > 100
    assert [(where, file) for where, file in found if not is_here(file)] == []


def test_a_false_name_is_found() -> None:
    assert exists("toril.engine.match.Match")
    assert not exists("toril.engine.match.Mutch")
    assert not exists("toril.server.store.migrate")
