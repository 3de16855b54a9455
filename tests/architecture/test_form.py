"""The form of the sources: modules that are read in one sitting, one way to make a value."""

import ast
from pathlib import Path
from statistics import median

import pytest

from tests.architecture.imports import BY_NAME, MODULES

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


def ways(source: str) -> list[str]:
    """Return the ways in which data are made that are not ours, wherever they stand."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            made = [ast.unparse(each) for each in (*node.decorator_list, *node.bases)]
            found += [each for each in made if "dataclass(" in each and "frozen=True" in each]
            found += [each for each in made if each.split(".")[-1] == "NamedTuple"]
        elif isinstance(node, ast.Call):
            called = ast.unparse(node.func).split(".")[-1]
            found += [called] if called in ("NamedTuple", "namedtuple", "make_dataclass") else []
    return found


@pytest.mark.parametrize("name", BY_NAME)
def test_what_never_changes_is_made_with_value(name: str) -> None:
    """The rule stands in `engine/value.py`; Numba understands NamedTuples and no values."""
    allowed = {"NamedTuple"} if name.startswith("toril.fast.") else set[str]()
    assert set(ways(BY_NAME[name].read_text(encoding="utf-8"))) <= allowed


@pytest.mark.parametrize(
    "source",
    [
        "@dataclass(slots=True, frozen=True)\nclass A: ...",
        "@dataclasses.dataclass(frozen=True)\nclass A: ...",
        "class A(NamedTuple): ...",
        "class A(typing.NamedTuple): ...",
        "A = namedtuple('A', 'x')",
        "A = collections.namedtuple('A', 'x')",
    ],
)
def test_another_way_is_found(source: str) -> None:
    assert len(ways(source)) == 1


@pytest.mark.parametrize("source", ["@value\nclass A: ...", "@dataclass(slots=True)\nclass A: ..."])
def test_our_ways_are_none_of_those(source: str) -> None:
    assert ways(source) == []
