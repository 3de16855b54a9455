"""The form of the sources: modules that are read in one sitting, one way to make a value."""

import ast
from pathlib import Path
from statistics import median

import pytest

from tests.architecture.imports import BY_NAME, MODULES, PACKAGE

ROOT = Path(__file__).parents[2]
LONGEST = 250
TYPICAL = 82
"""Lines of a module: at most, and the middle one of all."""

LONGER = {
    "tests/reference/eleven.py": "a second, naive implementation: a whole game that is read as one",
    "tests/reference/six.py": "the same",
}
"""Modules that may be longer, each with its reason."""


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_no_module_outgrows_one_sitting() -> None:
    every = [*MODULES, *(ROOT / "tests").rglob("*.py"), *(ROOT / "web").glob("*.py")]
    long = {str(path.relative_to(ROOT)): lines(path) for path in every if lines(path) > LONGEST}
    assert long.keys() == LONGER.keys(), long


def test_the_middle_module_is_short() -> None:
    assert median(map(lines, MODULES)) <= TYPICAL


def decorated(path: Path) -> list[str]:
    """Return the ways in which the classes of a module are made into data."""
    ways = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            ways += [ast.unparse(decorator) for decorator in node.decorator_list]
            ways += [ast.unparse(base) for base in node.bases]
    return ways


@pytest.mark.parametrize("name", BY_NAME)
def test_what_never_changes_is_made_with_value(name: str) -> None:
    """The rule stands in `engine/value.py`."""
    path = BY_NAME[name]
    if path == PACKAGE / "engine" / "value.py":
        return
    for way in decorated(path):
        assert not (way.startswith("dataclass") and "frozen=True" in way), f"{name}: {way}"
        assert way != "NamedTuple" or name.startswith("toril.fast."), f"{name}: for Numba only"
