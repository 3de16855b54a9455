"""The form of the sources: modules that are read in one sitting."""

from tests.architecture.imports import MODULES


def test_no_module_outgrows_one_sitting() -> None:
    long = {str(path): len(path.read_text().splitlines()) for path in MODULES}
    assert {path: lines for path, lines in long.items() if lines > 300} == {}
