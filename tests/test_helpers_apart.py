"""What several tests need is in a module of helpers, never in a test module."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent


def imported(tree: ast.Module) -> Iterator[str]:
    """Yield all that a module imports, by full names, wherever the import stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_test(name: str) -> bool:
    """Return whether pytest collects from what has that name, or reads it as a plugin."""
    parts = name.split(".")
    return parts[0] == "tests" and any(
        part.startswith("test_") or part == "conftest" for part in parts
    )


def test_nothing_is_imported_from_a_test_module() -> None:
    found = [
        f"{path.relative_to(TESTS)} imports {name}"
        for path in sorted(TESTS.rglob("*.py"))
        for name in imported(ast.parse(path.read_text(encoding="utf-8")))
        if is_test(name)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "from tests.server.test_store import line",
        "import tests.server.test_store",
        "from tests.server import test_store",
        "from tests.browser.conftest import come",
    ],
)
def test_such_an_import_would_be_found(line: str) -> None:
    assert any(map(is_test, imported(ast.parse(line))))
